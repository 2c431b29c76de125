import { describe, expect, it } from 'vitest';

import { refusal } from '../../rules.js';
import { GameState } from '../../state/game.js';
import { setup as anySetup } from '../../testing/rules.js';
import * as choices from './choice.js';
import type { Choice } from './choice.js';

const { firstChoice, withPlayers, withScenario, withVariantToggled, withStarter } = choices;

function named(choice: Choice, ...names: string[]): Choice {
  return names.reduce((changed, name, index) => choices.withSeat(changed, index, { name, seat: 'human' }), choice);
}

describe('the first choice', () => {
  it('is Chullpa against level 3', () => {
    const { setup, series } = choices.agreed(firstChoice());
    expect(setup).toMatchObject({ scenario: 'chullpa', players: 2, variants: 'standard', seats: ['human', 'level3'] });
    expect(series).toBeUndefined();
    expect(GameState.begin(setup).plan.name).toBe('Chullpa');
  });
});

describe('scenario and players', () => {
  it('offers only as many players as the scenario has', () => {
    expect(choices.possiblePlayers(withScenario(firstChoice(), 'chullpa'))).toEqual([2, 3, 4]);
    expect(choices.possiblePlayers(withScenario(firstChoice(), 'huaca'))).toEqual([2, 3, 4, 5, 6]);
  });

  it('keeps the number of players if it can, and else takes the most there are', () => {
    const six = withPlayers(withScenario(firstChoice(), 'huaca'), 6);
    expect(withScenario(six, 'colca').players).toBe(6);
    expect(withScenario(six, 'chullpa').players).toBe(4);
  });

  it('keeps the names of those who sit out for a while', () => {
    const four = named(withPlayers(firstChoice(), 4), 'Ada', 'Ben', 'Cem', 'Dua');
    const names = choices.seated(withPlayers(withPlayers(four, 2), 4)).map(({ name }) => name);
    expect(names).toEqual(['Ada', 'Ben', 'Cem', 'Dua']);
  });
});

describe('variants', () => {
  it('are refused with the reason of the rules', () => {
    expect(choices.variantRefusal(firstChoice(), 'rebuild')?.code).toBe('rules-rebuild-scenario');
    expect(choices.variantRefusal(withPlayers(firstChoice(), 3), 'four-colours')?.code).toBe(
      'rules-four-colours-players',
    );
    expect(choices.variantRefusal(firstChoice(), 'inverse')).toBeUndefined();
  });

  it('go when they do not fit any more, and the others stay', () => {
    const both = withVariantToggled(withVariantToggled(firstChoice(), 'four-colours'), 'inverse');
    expect(both.variants).toEqual(['four-colours', 'inverse']);
    expect(withPlayers(both, 3).variants).toEqual(['inverse']);
  });

  it('never come to something that the rules refuse', () => {
    for (const scenario of ['chullpa', 'colca', 'huaca']) {
      for (const players of [2, 3, 4, 5, 6]) {
        const all = choices.VARIANTS.reduce(
          withVariantToggled,
          withPlayers(withScenario(firstChoice(), scenario), players),
        );
        expect(refusal(scenario, all.players, all.variants.join(',') || 'standard')).toBeUndefined();
      }
    }
  });
});

describe('who starts', () => {
  it('sits first, and the others follow in their order', () => {
    const three = named(withPlayers(firstChoice(), 3), 'Ada', 'Ben', 'Cem');
    expect(choices.agreed(withStarter(three, 0)).setup.names).toEqual(['Ada', 'Ben', 'Cem']);
    expect(choices.agreed(withStarter(three, 1)).setup.names).toEqual(['Ben', 'Cem', 'Ada']);
  });

  it('is shown with the colours that the game then gives', () => {
    const variants = [[], ['four-colours']] as const;
    for (const chosen of variants) {
      for (const starter of [0, 1]) {
        const choice = { ...withStarter(named(firstChoice(), 'Ada', 'Ben'), starter), variants: chosen };
        const { plan, names } = GameState.begin(choices.agreed(choice).setup);
        const inGame = ['Ada', 'Ben'].map((name) =>
          plan.colours.filter((_, turn) => names[plan.owners[turn] ?? 0] === name),
        );
        expect(choices.coloursOf(choice)).toEqual(inGame);
      }
    }
  });

  it('can be drawn: then nobody has a colour yet, and everybody plays', () => {
    const lot = withStarter(named(firstChoice(), 'Ada', 'Ben'), 'lot');
    expect(choices.coloursOf(lot)).toBeUndefined();
    expect(choices.agreed(lot).setup.names.toSorted()).toEqual(['Ada', 'Ben']);
  });

  it('is somebody who plays', () => {
    const third = withStarter(withPlayers(firstChoice(), 3), 2);
    expect(withPlayers(third, 2).starter).toBe(0);
  });
});

describe('a series', () => {
  const begun = choices.withSeries(firstChoice(), true);

  it('has scenarios in the order they were ticked', () => {
    const three = ['huaca', 'pisac'].reduce(choices.withScenarioToggled, begun);
    expect(three.scenarios).toEqual(['chullpa', 'huaca', 'pisac']);
    expect(choices.withScenarioToggled(three, 'huaca').scenarios).toEqual(['chullpa', 'pisac']);
    const { setup, series } = choices.agreed(three);
    expect(setup.scenario).toBe('chullpa');
    expect(series).toMatchObject({ scenarios: ['chullpa', 'huaca', 'pisac'], current: 0, points: [0, 0] });
  });

  it('needs two of them', () => {
    expect(choices.lack(begun)).toBe('new-series-too-short');
    expect(choices.lack(choices.withScenarioToggled(begun, 'pisac'))).toBeUndefined();
  });

  it('has only scenarios for its players', () => {
    const five = withPlayers(choices.withSeries(withScenario(firstChoice(), 'huaca'), true), 5);
    expect(choices.scenarioRefusal(five, 'chullpa')?.code).toBe('rules-players');
    expect(choices.scenarioRefusal(five, 'colca')).toBeUndefined();
    expect(choices.possiblePlayers(choices.withScenarioToggled(begun, 'huaca'))).toEqual([2, 3, 4]);
  });

  it('ends with its first scenario when it is given up', () => {
    expect(choices.withSeries(choices.withScenarioToggled(begun, 'pisac'), false).scenarios).toEqual(['chullpa']);
  });
});

describe('a kept choice', () => {
  it('comes back as it was', () => {
    const choice = withStarter(named(withPlayers(withScenario(firstChoice(), 'huaca'), 5), 'Ada'), 3);
    expect(choices.restored(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([undefined, null, 'x', [], { scenarios: ['nowhere'], players: 99, seats: [{ seat: 'level12', name: 1 }] }])(
    'that makes no sense leaves a game that can be begun: %j',
    (kept) => {
      const { setup } = choices.agreed(choices.restored(kept));
      expect(GameState.begin(setup).plan.scenario).toBe('chullpa');
      expect(Object.keys(setup).toSorted()).toEqual(Object.keys(anySetup()).toSorted());
    },
  );
});
