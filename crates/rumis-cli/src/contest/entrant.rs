//! A player of a match, perhaps with other parameters than usual.

use std::fmt;

use rumis::Rules;
use rumis_engine::{Params, Player};
use serde_json::{Map, Value};

use crate::failure::{Failure, Outcome};

/// Who plays, and with what.
pub struct Entrant {
    pub player: Player,
    pub params: Option<Params>,
    settings: Vec<String>,
}

impl Entrant {
    /// Changes the parameters of a player by settings like `exploration=0.1` or `prior.room=-0.5`.
    pub fn new(player: Player, rules: Rules, settings: &[String]) -> Outcome<Entrant> {
        let mut params = player.params(rules);
        for setting in settings {
            let Some(params) = &mut params else {
                return Err(Failure::usage(format!("{player} does not think ahead: there is nothing to set")));
            };
            *params = with(params, setting)?;
        }
        Ok(Entrant { player, params, settings: settings.to_vec() })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.player)?;
        self.settings.iter().try_for_each(|setting| write!(f, " {setting}"))
    }
}

fn with(params: &Params, setting: &str) -> Outcome<Params> {
    let as_data = |error: serde_json::Error| Failure::usage(format!("{setting}: {error}"));
    let mut all = serde_json::to_value(params).map_err(as_data)?;
    let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
    let path = format!("/{}", name.replace('.', "/"));
    match all.pointer_mut(&path) {
        Some(known) if !known.is_object() => *known = value.parse().unwrap_or(Value::Null),
        _ => {
            let names = names(all.as_object().unwrap_or(&Map::new()));
            return Err(Failure::usage(format!("there is no parameter {name:?}: choose one of {}", names.join(", "))));
        }
    }
    serde_json::from_value(all).map_err(|_| Failure::usage(format!("{value:?} is no value for {name}")))
}

fn names(params: &Map<String, Value>) -> Vec<String> {
    let inner = |name: &String, value: &Value| match value.as_object() {
        None => vec![name.clone()],
        Some(inner) => names(inner).into_iter().map(|inner| format!("{name}.{inner}")).collect(),
    };
    params.iter().flat_map(|(name, value)| inner(name, value)).collect()
}

#[cfg(test)]
mod tests {
    use rumis::official;

    use super::*;

    fn rules() -> Rules {
        Rules::standard(&official("chullpa").unwrap(), 2).unwrap()
    }

    fn set(settings: &[&str]) -> Result<Option<Params>, String> {
        let settings: Vec<String> = settings.iter().map(ToString::to_string).collect();
        let entrant = Entrant::new("level9".parse().unwrap(), rules(), &settings);
        entrant.map(|entrant| entrant.params).map_err(|failure| failure.sentence())
    }

    #[test]
    fn parameters_are_set_by_name() {
        let mut expected = Params::for_rules(rules());
        expected.exploration = 0.25;
        expected.candidates = 3;
        expected.playout.room = -1.0;
        expected.exact = false;
        let settings = ["exploration=0.25", "candidates=3", "playout.room=-1", "exact=false"];
        assert_eq!(set(&settings), Ok(Some(expected)));
    }

    #[test]
    fn a_setting_that_makes_no_sense_is_refused_in_a_sentence() {
        let unknown = set(&["exploring=1"]).unwrap_err();
        assert!(unknown.starts_with("there is no parameter \"exploring\": choose one of "), "{unknown}");
        assert!(unknown.contains("prior.room") && unknown.contains("exploration"), "{unknown}");
        assert!(set(&["prior=1"]).unwrap_err().contains("no parameter \"prior\""));
        assert_eq!(set(&["candidates=many"]).unwrap_err(), "\"many\" is no value for candidates");
        assert_eq!(set(&["candidates"]).unwrap_err(), "\"\" is no value for candidates");
        let idle = Entrant::new(Player::Random, rules(), &["margin=0".into()]).err().unwrap();
        assert_eq!(idle.sentence(), "random does not think ahead: there is nothing to set");
    }
}
