//! The numbers of move sequences in the files of `perft/`, which the slow twin made, against those of the crate.
//!
//! To make the files anew (some minutes): `RUMIS_WRITE_PERFT=1 cargo test -p rumis --release --test perft`.

mod twin;

use std::fmt::Write;
use std::path::PathBuf;

use rumis::{Game, Variant, perft};
use twin::{Dice, Setting, Twin, TwinMove, accepted_settings};

const HEADER: &str = "\
# perft of this scenario, made by the slow twin: how to make it anew stands in ../perft.rs.
# players, variants, seed of the ruins or -, perft(1) perft(2) …, and the moves before after a colon
";

/// One line of a file.
struct Line {
    setting: Setting,
    ruin_seed: Option<u64>,
    counts: Vec<u64>,
    moves: Vec<String>,
}

impl Line {
    fn parse(scenario: &'static str, text: &str) -> Option<Line> {
        let (numbers, moves) = text.split_once(':')?;
        let mut fields = numbers.split_whitespace();
        let players = fields.next()?.parse().ok()?;
        let variants = fields.next()?.parse().ok()?;
        let ruin_seed = match fields.next()? {
            "-" => None,
            seed => Some(seed.parse().ok()?),
        };
        let counts = fields.map(|count| count.parse().ok()).collect::<Option<Vec<u64>>>()?;
        let moves = moves.split_whitespace().map(str::to_string).collect();
        Some(Line { setting: Setting { scenario, players, variants }, ruin_seed, counts, moves })
    }

    fn write(&self, text: &mut String) {
        let Setting { players, variants, .. } = self.setting;
        let seed = self.ruin_seed.map_or("-".to_string(), |seed| seed.to_string());
        let counts: Vec<String> = self.counts.iter().map(u64::to_string).collect();
        let moves: String = self.moves.iter().map(|text| format!(" {text}")).collect();
        writeln!(text, "{players} {variants} {seed} {} :{moves}", counts.join(" ")).unwrap();
    }
}

fn file(scenario: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(format!("{scenario}.txt"))
}

fn settings(scenario: &str) -> Vec<Setting> {
    accepted_settings().into_iter().filter(|setting| setting.scenario == scenario).collect()
}

/// The twin's numbers at the beginning and further on: depth 2 alone would meet nothing but first stones.
fn write_file(scenario: &str) {
    let mut text = HEADER.to_string();
    for setting in settings(scenario) {
        let plan = setting.plan();
        let seeds = if setting.variants.has(Variant::Ruinas) { vec![Some(1), Some(2)] } else { vec![None] };
        for ruin_seed in seeds {
            let (_, beginning) = setting.begin(&plan, ruin_seed.unwrap_or(0));
            let played = random_game(&beginning);
            for third in 0..3 {
                let moves = played[..played.len() * third / 3].to_vec();
                let twin = moves.iter().fold(beginning.clone(), |mut twin, text| {
                    twin.play(&TwinMove::from_text(text));
                    twin
                });
                let is_smallest = setting.to_string() == "chullpa 2 standard";
                let deepest = if is_smallest { 3 } else { 2 };
                let counts = (1..=deepest).map(|depth| twin.perft(depth)).collect();
                Line { setting: setting.clone(), ruin_seed, counts, moves }.write(&mut text);
            }
        }
    }
    std::fs::write(file(scenario), text).unwrap();
}

fn random_game(beginning: &Twin) -> Vec<String> {
    let mut twin = beginning.clone();
    let mut dice = Dice::new(2003);
    let mut played = Vec::new();
    while let Some(text) = dice.pick(&twin.legal_texts()) {
        twin.play(&TwinMove::from_text(text));
        played.push(text.clone());
    }
    played
}

fn check(scenario: &'static str) {
    if std::env::var_os("RUMIS_WRITE_PERFT").is_some() {
        write_file(scenario);
    }
    let text = std::fs::read_to_string(file(scenario)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<Line> = lines.map(|line| Line::parse(scenario, line).expect(line)).collect();
    for setting in settings(scenario) {
        let plan = setting.plan();
        let of_setting: Vec<&Line> = lines.iter().filter(|line| line.setting == setting).collect();
        assert!(of_setting.len() >= 3, "the file has too few lines for {setting}");
        for line in of_setting {
            let (mut game, _) = setting.begin(&plan, line.ruin_seed.unwrap_or(0));
            line.moves.iter().for_each(|text| assert!(game.play(&text.parse().unwrap()).is_ok(), "{setting}: {text}"));
            check_counts(&game, line);
        }
    }
}

fn check_counts(game: &Game, line: &Line) {
    assert!(line.counts.len() >= 2, "perft(1) and perft(2) at least");
    for (depth, &count) in (1..).zip(&line.counts) {
        let place = format!("perft({depth}) of {} after {} moves", line.setting, line.moves.len());
        assert_eq!(perft(game, depth), count, "{place}");
    }
    assert_eq!(perft(game, 0), 1);
}

macro_rules! tests {
    ($($name:ident $scenario:literal)*) => {
        $(#[test] fn $name() { check($scenario) })*

        /// A new scenario needs a file and a test.
        #[test]
        fn no_scenario_is_forgotten() {
            let official: Vec<&str> = rumis::OFFICIAL.iter().map(|(id, _)| *id).collect();
            assert_eq!([$($scenario),*].as_slice(), official);
        }
    };
}

tests! {
    chullpa "chullpa"
    chullpa_first "chullpa-first"
    pirka "pirka"
    tambo "tambo"
    pisac "pisac"
    coricancha "coricancha"
    cucho "cucho"
    colca "colca"
    puncu "puncu"
    apachita "apachita"
    chaka "chaka"
    huaca "huaca"
    incahuasi "incahuasi"
}
