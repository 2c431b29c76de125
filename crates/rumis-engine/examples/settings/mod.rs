//! Parameters as they are written on the command line of these programs: NAME=VALUE,NAME=VALUE.

use rumis_engine::Params;

/// These parameters but for some settings.
pub fn with(params: &Params, settings: &str) -> Params {
    let mut all = serde_json::to_value(params).expect("parameters are plain data");
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        let known = all.pointer_mut(&format!("/{}", name.replace('.', "/")));
        *known.unwrap_or_else(|| panic!("there is no parameter {name:?}")) =
            value.parse().unwrap_or_else(|_| panic!("{value:?} is no value for {name}"));
    }
    serde_json::from_value(all).unwrap_or_else(|error| panic!("{settings}: {error}"))
}
