//! Section 4 of docs/rules.md, the variants: one test a sentence, on boards drawn as small as they can be. The rebuild
//! has a file of its own.

mod drawn;

use drawn::{Drawn, allows, out, plan, reason};
use rumis::{Colour, Edition, Game, Illegal, Move, Plan, Rules, RulesError, Variant, Variants, official, winners};

use std::sync::Arc;

fn on_chullpa(players: u8, variants: impl Into<Variants>) -> Game {
    let scenario = official("chullpa").unwrap();
    Game::new(Arc::new(Plan::new(&scenario, Rules::new(&scenario, players, variants.into()).unwrap())))
}

fn refusal(scenario: &str, players: u8, variants: &str) -> RulesError {
    Rules::new(&official(scenario).unwrap(), players, variants.parse().unwrap()).unwrap_err()
}

mod combinations {
    use super::*;

    #[test]
    fn inverse_goes_with_four_colours_and_with_ruinas() {
        for variants in ["four-colours,inverse", "ruinas,inverse"] {
            assert!(Rules::new(&official("pisac").unwrap(), 2, variants.parse().unwrap()).is_ok());
        }
    }

    #[test]
    fn what_cannot_be_combined_is_refused_with_a_reason() {
        for (variants, reason) in [
            ("four-colours,ruinas", "no colour is left for the ruins"),
            ("four-colours,rebuild", "between two colours"),
            ("ruinas,rebuild", "ruins could never be taken away"),
            ("inverse,rebuild", "grows by touching its own colour"),
        ] {
            for scenario in ["chullpa", "colca"] {
                let sentence = refusal(scenario, 2, variants).to_string();
                assert!(sentence.contains(reason), "{variants}: {sentence}");
            }
        }
    }

    #[test]
    fn the_number_of_players_must_be_one_that_the_scenario_has() {
        assert_eq!(refusal("chullpa", 5, "standard").to_string(), "Chullpa is for 2, 3 or 4 players, not for 5");
        assert_eq!(refusal("huaca", 7, "inverse").to_string(), "Huaca is for 2, 3, 4, 5 or 6 players, not for 7");
    }
}

mod four_colours {
    use super::*;

    #[test]
    fn it_is_for_two_players_on_the_scenarios_of_rumis() {
        assert_eq!(refusal("chullpa", 3, "four-colours"), RulesError::FourColoursPlayers(3));
        assert_eq!(refusal("colca", 2, "four-colours"), RulesError::FourColoursEdition("Colca".into()));
        for (id, _) in rumis::OFFICIAL {
            let scenario = official(id).unwrap();
            let accepted = Rules::new(&scenario, 2, Variant::FourColours.into()).is_ok();
            assert_eq!(accepted, scenario.def().edition == Edition::Rumis, "{id}");
        }
    }

    #[test]
    fn it_has_the_limits_of_four_players() {
        let game = on_chullpa(2, Variant::FourColours);
        assert!(game.plan().columns().iter().all(|column| column.limit == 8), "4 would be that of two players");
    }

    #[test]
    fn colours_play_in_the_order_red_blue_green_yellow() {
        let mut game = on_chullpa(2, Variant::FourColours);
        let mut order = Vec::new();
        for text in ["a1.1,b1.1", "a2.1,b2.1", "a3.1,b3.1", "a4.1,b4.1", "c1.1,d1.1,e1.1"] {
            order.extend(game.to_move());
            drawn::play(&mut game, text);
        }
        use Colour::*;
        assert_eq!(order, [Red, Blue, Green, Yellow, Red]);
    }

    #[test]
    fn the_first_player_has_red_and_green_the_second_blue_and_yellow() {
        let game = on_chullpa(2, Variant::FourColours);
        let owners = game.plan().rules().turn_order().iter().map(|&colour| game.plan().rules().owner(colour));
        assert_eq!(owners.collect::<Vec<_>>(), [0, 1, 0, 1]);
    }

    #[test]
    fn each_colour_follows_the_rules_as_if_it_were_a_player() {
        let mut game = on_chullpa(2, Variant::FourColours);
        drawn::play(&mut game, "a1.1,b1.1 a2.1,b2.1");
        assert_eq!(game.hand(Colour::Green).count(), 11);
        let nothing = Illegal::FirstTouchesNothing { colour: Colour::Green };
        assert_eq!(reason(&game, "d4.1,e4.1"), nothing, "green has a first stone of its own");
        drawn::play(&mut game, "c1.1,d1.1 c2.1,d2.1");
        // e1 touches green, of the same player, but not red.
        assert_eq!(reason(&game, "e1.1,e1.2,e1.3"), Illegal::MustTouchOwn { colour: Colour::Red });
    }

    #[test]
    fn the_owner_of_the_single_colour_with_the_most_points_wins() {
        // The second player has more in all (6 + 6 > 7 + 1), the first has the best colour.
        assert_eq!(winners(&[7, 6, 1, 6], 2), [0]);
        assert_eq!(winners(&[1, 6, 3, 7], 2), [1]);
        assert_eq!(winners(&[7, 1, 1, 7], 2), [0, 1], "equal best colours share the win");
    }

    #[test]
    fn the_winner_of_a_game_is_found_by_colour() {
        //  Four squares of height 1: red covers three, blue, green and yellow have no room.
        let game = plan(2, 1, &["####"]).variant(Variant::FourColours).after("a1.1,b1.1,c1.1");
        assert!(game.is_over());
        assert_eq!(drawn::totals(&game), [-7, -11, -11, -11]);
        assert_eq!(game.winners(), [0]);
    }
}

mod ruinas {
    use super::*;
    use rumis::{Cube, Ruins, RuinsError, Stone};

    /// Room for the eleven ruins and more.
    fn roomy() -> Drawn {
        plan(2, 5, &["#####"; 4]).variant(Variant::Ruinas)
    }

    fn random(drawn: &Drawn, seed: u64) -> Game {
        let plan = drawn.tables();
        let ruins = Ruins::from_seed(&plan, seed).unwrap();
        Game::with_ruins(plan, &ruins)
    }

    #[test]
    fn it_is_for_two_or_three_players() {
        for players in 2..=6 {
            let rules = Rules::new(&official("huaca").unwrap(), players, Variant::Ruinas.into());
            match players {
                2 | 3 => assert!(rules.is_ok()),
                _ => assert_eq!(rules, Err(RulesError::RuinasPlayers(players))),
            }
        }
    }

    #[test]
    fn it_has_the_limits_of_one_player_more() {
        assert!(on_chullpa(2, Variant::Ruinas).plan().columns().iter().all(|column| column.limit == 6));
        assert!(on_chullpa(3, Variant::Ruinas).plan().columns().iter().all(|column| column.limit == 8));
    }

    #[test]
    fn the_ruins_are_all_eleven_stones_of_an_unused_colour() {
        let game = random(&roomy(), 1);
        let stones = game.stones();
        let mut laid: Vec<Stone> = stones.iter().map(|&(_, placement)| game.plan().stone(placement)).collect();
        laid.sort();
        assert_eq!(laid, Stone::ALL);
        assert!(stones.iter().all(|&(colour, _)| colour == Colour::Green), "the first colour nobody plays");
        assert_eq!(game.hand(Colour::Red).count() + game.hand(Colour::Blue).count(), 22);
    }

    #[test]
    fn the_same_seed_lays_the_same_ruins_and_another_seed_others() {
        let stones = |seed| random(&roomy(), seed).stones();
        assert_eq!(stones(1), stones(1));
        assert_ne!(stones(1), stones(2));
    }

    #[test]
    fn ruins_obey_points_1_to_3() {
        let plan = roomy().tables();
        let refusal = |text: &str| match Ruins::from_cubes(&plan, [&text.parse().unwrap()]) {
            Err(RuinsError::Illegal { number: 1, reason, .. }) => reason,
            other => panic!("{text} gave {other:?}"),
        };
        let cube = |text: &str| text.parse::<Cube>().unwrap();
        assert_eq!(refusal("e1.1,f1.1"), Illegal::OffPlan { cube: cube("f1.1") });
        assert_eq!(refusal("a1.5,a1.6"), Illegal::TooHigh { cube: cube("a1.6"), limit: 5 });
        assert_eq!(refusal("a1.2,b1.2"), Illegal::Hole { cube: cube("a1.2"), height: 0 });
        let two = ["a1.1,b1.1", "b1.1,b2.1,b3.1"].map(|text| text.parse().unwrap());
        let overlap = Illegal::Overlap { cube: cube("b1.1"), by: Colour::Green };
        match Ruins::from_cubes(&plan, &two) {
            Err(RuinsError::Illegal { number: 2, reason, .. }) => assert_eq!(reason, overlap),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn ruins_need_touch_nothing() {
        // Two ruins far apart, and one that stands on another's shoulders, off the board.
        let texts = ["a1.1,b1.1", "c4.1,d4.1,e4.1", "c4.2,d4.2,e4.2,d4.3"].map(|text| text.parse().unwrap());
        let unfinished = Ruins::from_cubes(&roomy().tables(), &texts);
        assert!(matches!(unfinished, Err(RuinsError::Incomplete { .. })), "only the other eight stones are missing");
    }

    #[test]
    fn a_ruin_that_fits_nowhere_is_put_aside() {
        //  Three squares of height 1: I2 at a1 b1 leaves no room for any other stone.
        let game = plan(2, 1, &["###"]).variant(Variant::Ruinas).with_ruins("a1.1,b1.1", "");
        drawn::assert_view(&game, &["G1 G1 --"]);
        assert!(game.is_over(), "nor is there room for a player");
    }

    #[test]
    fn a_ruin_that_still_fits_must_be_laid() {
        let plan = plan(2, 1, &["####"]).variant(Variant::Ruinas).tables();
        let missing = Ruins::from_cubes(&plan, [&"a1.1,b1.1,c1.1".parse().unwrap()]);
        assert!(missing.is_ok(), "one square is left, and no stone is so small");
        let missing = Ruins::from_cubes(&plan, []).unwrap_err();
        assert!(matches!(missing, RuinsError::Incomplete { stone: Stone::I2, .. }), "{missing}");
    }

    /// Ours: a stone may be left out if at some moment it fitted nowhere.
    #[test]
    fn a_ruin_that_fitted_nowhere_at_some_moment_may_be_left_out() {
        //  On two bare squares T4 fits nowhere: it needs a step. V3 makes one, but T4 stays excused.
        let plan = plan(2, 3, &["##"]).variant(Variant::Ruinas).tables();
        let mut site = rumis::RuinSite::new(&plan).unwrap();
        assert!(site.fits(Stone::T4).is_empty());
        let ruin = site.find(&"a1.1,a1.2,b1.1".parse().unwrap()).unwrap();
        site.lay(ruin);
        assert_eq!(site.hand().count(), 10);
        let ruin = site.find(&"b1.2,b1.3".parse().unwrap()).unwrap();
        site.lay(ruin);
        assert!(site.is_complete());
    }

    #[test]
    fn ruins_score_for_nobody() {
        let game = random(&roomy(), 1);
        assert_eq!(drawn::visible_and_left(&game), [(0, 11), (0, 11)]);
        assert_eq!(game.scores().len(), 2);
    }

    #[test]
    fn ruins_count_as_stones_already_placed() {
        let mut game = random(&roomy(), 1);
        let ruin_cubes: Vec<Cube> = cubes_of(&game, Colour::Green);
        game.play_unchecked(game.moves()[0]);
        let red: Vec<Cube> = cubes_of(&game, Colour::Red);
        let touches = |text: &rumis::MoveText, others: &[Cube]| match text {
            rumis::MoveText::Place(cubes) => cubes.as_slice().iter().any(|a| others.iter().any(|b| a.shares_face(*b))),
            rumis::MoveText::Rebuild { .. } => false,
        };
        let texts: Vec<_> = game.moves().into_iter().map(|played| game.text(played)).collect();
        assert!(
            texts.iter().any(|text| touches(text, &ruin_cubes) && !touches(text, &red)),
            "blue may touch ruins only"
        );
    }

    fn cubes_of(game: &Game, colour: Colour) -> Vec<Cube> {
        let own = game.stones().into_iter().filter(|&(owner, _)| owner == colour);
        own.flat_map(|(_, placement)| game.plan().cubes(placement).as_slice().to_vec()).collect()
    }

    #[test]
    fn the_first_player_starts_as_usual_and_needs_touch_nothing() {
        let roomy = plan(2, 3, &["########"; 8]).variant(Variant::Ruinas);
        let game = random(&roomy, 1);
        let ruins = cubes_of(&game, Colour::Green);
        assert_eq!(game.to_move(), Some(Colour::Red));
        let free = |played: &Move| match game.text(*played) {
            rumis::MoveText::Place(cubes) => !cubes.as_slice().iter().any(|a| ruins.iter().any(|b| a.shares_face(*b))),
            rumis::MoveText::Rebuild { .. } => false,
        };
        assert!(game.moves().iter().any(free));
        assert!(game.moves().iter().all(|&played| game.text(played).to_string().contains(".1")), "on the board");
    }

    #[test]
    fn where_ruins_cover_the_board_a_first_stone_need_not_touch_it() {
        let small = plan(2, 16, &["###"; 3]).variant(Variant::Ruinas);
        let covered = |game: &Game| game.plan().columns().iter().all(|column| game.height(column.square) > 0);
        let game = (0..200).map(|seed| random(&small, seed)).find(covered).expect("some seed covers nine squares");
        assert_eq!((game.to_move(), out(&game)), (Some(Colour::Red), vec![]));
        assert!(!game.moves().is_empty());
        let mut game = game;
        game.play_unchecked(game.moves()[0]);
        assert_eq!(game.to_move(), Some(Colour::Blue), "the same holds for the others");
    }
}

mod five_and_six_players {
    use super::*;

    #[test]
    fn only_scenarios_of_rumis_plus_are_for_five_and_six() {
        for (id, _) in rumis::OFFICIAL {
            let scenario = official(id).unwrap();
            for players in [5, 6] {
                let accepted = Rules::standard(&scenario, players).is_ok();
                assert_eq!(accepted, scenario.def().edition == Edition::RumisPlus, "{id} for {players}");
            }
        }
    }

    //  . . . .
    //  . . B B      blue shares an edge with red and no face
    //  R R . .
    fn after_red(players: u8) -> Game {
        plan(players, 4, &["######"; 6]).after("a1.1,b1.1")
    }

    #[test]
    fn the_first_stone_shares_an_edge_and_no_face() {
        for players in [5, 6] {
            let game = after_red(players);
            assert!(allows(&game, "c2.1,d2.1"));
            let face = Illegal::FirstSharesFace { colour: Colour::Blue, cube: "c1.1".parse().unwrap() };
            assert_eq!(reason(&game, "c1.1,d1.1"), face);
            assert_eq!(reason(&game, "c3.1,d3.1"), Illegal::FirstSharesNoEdge { colour: Colour::Blue });
        }
        assert_eq!(reason(&after_red(4), "c2.1,d2.1"), Illegal::FirstTouchesNothing { colour: Colour::Blue });
    }

    #[test]
    fn the_first_stone_lies_on_the_board() {
        let game = after_red(5);
        assert_eq!(reason(&game, "a1.2,b1.2"), Illegal::FirstNotOnBoard { colour: Colour::Blue });
    }

    #[test]
    fn the_first_stone_shares_an_edge_with_some_stone_and_a_face_with_none_of_all() {
        let mut game = after_red(5);
        drawn::play(&mut game, "c2.1,d2.1");
        // b2 shares a face with red and with blue; e3 an edge with blue; e1 too.
        assert!(matches!(reason(&game, "b2.1,b3.1"), Illegal::FirstSharesFace { .. }));
        assert!(allows(&game, "e3.1,f3.1"));
        assert!(allows(&game, "e1.1,f1.1"));
    }

    #[test]
    fn the_very_first_stone_needs_touch_nothing() {
        let game = plan(5, 4, &["######"; 6]).after("");
        assert!(allows(&game, "c3.1,d3.1"));
    }

    #[test]
    fn later_stones_touch_their_own_colour_as_always() {
        let game = plan(5, 4, &["######"; 6]).after("a1.1,b1.1 c2.1,d2.1 e3.1,f3.1 e1.1,f1.1 b3.1,b4.1");
        assert_eq!(game.to_move(), Some(Colour::Red));
        assert!(allows(&game, "c1.1,d1.1,c1.2"));
        assert_eq!(reason(&game, "a5.1,a6.1,b6.1"), Illegal::MustTouchOwn { colour: Colour::Red });
    }
}

mod inverse {
    use super::*;

    fn game(players: u8, moves: &str) -> Game {
        plan(players, 4, &["######"; 6]).variant(Variant::Inverse).after(moves)
    }

    #[test]
    fn it_is_for_any_number_of_players_on_any_scenario() {
        for (id, _) in rumis::OFFICIAL {
            let scenario = official(id).unwrap();
            for players in scenario.player_counts() {
                assert!(Rules::new(&scenario, players, Variant::Inverse.into()).is_ok(), "{id} for {players}");
            }
        }
    }

    #[test]
    fn a_later_stone_must_not_share_a_face_with_its_own_colour() {
        let game = game(2, "a1.1,b1.1 a2.1,b2.1");
        let touches = |cube: &str| Illegal::MustNotTouchOwn { colour: Colour::Red, cube: cube.parse().unwrap() };
        assert_eq!(reason(&game, "c1.1,d1.1,e1.1"), touches("c1.1"));
        assert_eq!(reason(&game, "b1.2,b2.2,c2.1,c2.2"), touches("b1.2"), "nor on top of it");
        assert!(allows(&game, "c2.1,d2.1,e2.1"), "an edge is no face, and blue may be touched");
    }

    #[test]
    fn a_later_stone_need_touch_nothing() {
        assert!(allows(&game(2, "a1.1,b1.1 a2.1,b2.1"), "d5.1,e5.1,f5.1"));
    }

    #[test]
    fn first_stones_are_as_usual_for_two_to_four() {
        let game = game(2, "a1.1,b1.1");
        assert_eq!(reason(&game, "d5.1,e5.1"), Illegal::FirstTouchesNothing { colour: Colour::Blue });
        assert!(allows(&game, "c1.1,d1.1"));
    }

    #[test]
    fn first_stones_are_as_usual_for_five_and_six() {
        let game = game(6, "a1.1,b1.1");
        assert!(allows(&game, "c2.1,d2.1"));
        assert!(matches!(reason(&game, "c1.1,d1.1"), Illegal::FirstSharesFace { .. }));
    }
}
