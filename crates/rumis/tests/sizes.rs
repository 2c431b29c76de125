//! What hot types and tables may cost. Whoever makes one larger should know it and say why.

mod twin;

use rumis::{Cube, Game, Move, Part, Placement, Score, Square};

#[test]
fn a_game_fits_into_two_kibibytes() {
    assert!(size_of::<Game>() <= 2048, "{}", size_of::<Game>());
}

#[test]
fn small_types_stay_small() {
    assert_eq!(size_of::<Placement>(), 2);
    assert_eq!(size_of::<Option<Placement>>(), 2);
    assert!(size_of::<Move>() <= 6, "{}", size_of::<Move>());
    assert_eq!(size_of::<Part>(), 3);
    assert_eq!(size_of::<Cube>(), 3);
    assert_eq!(size_of::<Square>(), 2);
    assert_eq!(size_of::<Score>(), 6);
}

#[test]
fn the_tables_of_every_official_plan_take_at_most_32_mebibytes() {
    for setting in twin::accepted_settings() {
        let bytes = setting.plan().table_bytes();
        assert!(bytes <= 32 << 20, "{setting} takes {bytes} bytes");
        assert!(bytes > 100_000, "{setting} claims to take only {bytes} bytes");
    }
}
