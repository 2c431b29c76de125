//! The weights of the outlook: `cargo run --release -p rumis-engine --example learn_outlook -- PLAN…` prints them.
//!
//! In the order of the fields of [`rumis::Lead`], then whose turn it is and the number of moves; first what counts in any
//! case, then what is added by how much has been played.

use super::Things;

/// For a plan by its name. On those that are not here matches did not show that it helps; docs/strength.md has the figures.
pub(super) fn of(plan: &str) -> Option<&'static Things> {
    PLANS.iter().find(|(name, _)| *name == plan).map(|(_, weights)| weights)
}

const PLANS: [(&str, Things); 6] = [
    (
        "tambo",
        [
            0.218, -0.112, 0.131, 0.388, -0.220, -0.001, -0.062, 0.453, -0.116, 0.451, 0.571, -0.217, -0.274, 0.667,
            -0.015, 0.798, -0.797, 2.054,
        ],
    ),
    (
        "pirka",
        [
            0.202, -0.104, -0.042, -0.027, 0.102, 0.005, -0.003, 0.644, -0.127, 0.442, 0.498, -0.080, 0.269, 0.212,
            0.164, 0.516, -0.556, 1.093,
        ],
    ),
    (
        "chullpa",
        [
            0.696, 0.159, -0.167, 0.098, 0.069, -0.003, -0.024, -0.993, 0.044, -0.559, -0.144, 0.645, -0.214, -0.012,
            -0.018, 0.248, 1.387, 2.133,
        ],
    ),
    (
        "chullpa-first",
        [
            0.696, 0.159, -0.167, 0.098, 0.069, -0.003, -0.024, -0.993, 0.044, -0.559, -0.144, 0.645, -0.214, -0.012,
            -0.018, 0.248, 1.387, 2.133,
        ],
    ),
    (
        "coricancha",
        [
            0.411, 0.070, -0.110, 0.227, -0.055, -0.004, -0.012, -0.561, 0.046, -0.035, 0.024, 0.311, -0.180, 0.129,
            0.033, 0.127, 0.993, 0.642,
        ],
    ),
    (
        "puncu",
        [
            0.319, -0.086, -0.046, -0.075, 0.048, -0.021, -0.007, 0.125, -0.156, 0.040, 0.260, -0.279, 0.767, 0.122,
            0.709, 0.553, -0.288, 2.047,
        ],
    ),
];
