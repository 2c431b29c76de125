//! The scenarios of Rumis and Rumis+, from the files in `scenarios/`.

use super::Scenario;

/// The ids of all scenarios of the two boxes, in the order they are listed, with their files.
pub const OFFICIAL: [(&str, &str); 13] = [
    ("chullpa", include_str!("../../../../scenarios/chullpa.toml")),
    ("chullpa-first", include_str!("../../../../scenarios/chullpa-first.toml")),
    ("pirka", include_str!("../../../../scenarios/pirka.toml")),
    ("tambo", include_str!("../../../../scenarios/tambo.toml")),
    ("pisac", include_str!("../../../../scenarios/pisac.toml")),
    ("coricancha", include_str!("../../../../scenarios/coricancha.toml")),
    ("cucho", include_str!("../../../../scenarios/cucho.toml")),
    ("colca", include_str!("../../../../scenarios/colca.toml")),
    ("puncu", include_str!("../../../../scenarios/puncu.toml")),
    ("apachita", include_str!("../../../../scenarios/apachita.toml")),
    ("chaka", include_str!("../../../../scenarios/chaka.toml")),
    ("huaca", include_str!("../../../../scenarios/huaca.toml")),
    ("incahuasi", include_str!("../../../../scenarios/incahuasi.toml")),
];

/// The official scenario with this id, small or capital letters.
pub fn official(id: &str) -> Option<Scenario> {
    let (_, text) = OFFICIAL.iter().find(|(known, _)| known.eq_ignore_ascii_case(id))?;
    Some(Scenario::from_toml(text).expect("the embedded scenarios are tested to be without faults"))
}
