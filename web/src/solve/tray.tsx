// The stones that are left. A small hand lies there as a whole; of a large one, the stones of one colour.

import { StonePicture } from '../pictures/stone.js';
import { COLOURS, letterOf } from '../pictures/colours.js';
import { cubesOf, lying } from '../page/game/hand.js';
import { STONE_KEYS } from '../page/game/keys.js';
import { colourName, stoneName } from '../page/game/words.js';
import type { ColourName, StoneName } from '../rules.js';
import { settings } from '../state/settings.js';
import { t } from '../texts/texts.js';
import type { Solving } from './solving.js';

/** A stone of the tray: how many there are, and how many are left. */
interface Kind {
  colour: ColourName;
  stone: StoneName;
  left: number;
}

/** So many stones can lie side by side. */
const MOST_TOGETHER = 11;

/** The stones that lie in the tray, in their places, also where none is left. */
export function trayOf(solving: Solving): Kind[] {
  const { hand, moves } = solving.state.view.value;
  const placed = (colour: ColourName) => moves.filter((move) => move.colour === colour).map(({ stone }) => stone);
  const kinds = hand.flatMap(({ colour, stones }) => {
    const all = [...stones, ...placed(colour)];
    const inOrder = [...new Set(all)].toSorted((one, other) => lying(one) - lying(other));
    return inOrder.map((stone) => ({ colour, stone, left: stones.filter((other) => other === stone).length }));
  });
  return kinds.length <= MOST_TOGETHER ? kinds : kinds.filter(({ colour }) => colour === solving.state.colour.value);
}

/** Takes a stone of the tray in hand. */
export function takeInHand(solving: Solving, { colour, stone, left }: Kind): void {
  if (left === 0 || !solving.isMyTurn.peek()) return;
  solving.state.chooseColour(colour);
  solving.picking.choose(stone);
}

export function Tray({ solving }: { solving: Solving }) {
  const kinds = trayOf(solving);
  const { hand } = solving.state.view.value;
  return (
    <>
      {hand.length > 1 && new Set(kinds.map(({ colour }) => colour)).size === 1 && <Colours solving={solving} />}
      <ul class="tray" aria-label={t('solve-tray')}>
        {kinds.map((kind, index) => (
          <li
            key={`${kind.colour} ${kind.stone}`}
            {...(kind.left === 0 && { class: 'tray-gap', 'aria-hidden': 'true' as const })}
          >
            {kind.left > 0 && <TrayStone solving={solving} kind={kind} keyName={STONE_KEYS[index]} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function TrayStone({ solving, kind, keyName }: { solving: Solving; kind: Kind; keyName: string | undefined }) {
  const { state, picking } = solving;
  const { colour, stone, left } = kind;
  const fits = state.fits(colour, stone);
  const isChosen = picking.stone.value === stone && state.colour.value === colour;
  const name = t('solve-stone', { stone: stoneName(stone), colour: colourName(colour), count: left });
  const label = fits ? name : t('stone-fits-nowhere', { stone: name });
  return (
    <button
      type="button"
      class="tray-stone"
      data-stone={stone}
      aria-pressed={isChosen}
      disabled={!fits || !solving.isMyTurn.value}
      title={label}
      aria-label={label}
      onClick={() => takeInHand(solving, kind)}
    >
      <StonePicture
        cubes={cubesOf(lying(stone))}
        colour={colour}
        facing={0}
        patterns={settings.value.patterns}
        dimmed={!fits}
      />
      <kbd aria-hidden="true" data-key={keyName} />
      {left > 1 && <span class="tray-count" aria-hidden="true" data-count={`×${left}`} />}
    </button>
  );
}

/** One colour after the other where there are too many stones for one tray. */
function Colours({ solving }: { solving: Solving }) {
  const { state } = solving;
  return (
    <div class="segments tray-colours" role="radiogroup" aria-label={t('solve-colour')}>
      {state.view.value.hand.map(({ colour, stones }) => (
        <label key={colour} class="segment">
          <input
            type="radio"
            name="tray-colour"
            checked={state.colour.value === colour}
            disabled={stones.length === 0}
            aria-label={t('solve-colour-stones', { colour: colourName(colour), count: stones.length })}
            onChange={() => state.chooseColour(colour)}
          />
          <span aria-hidden="true">
            <i class="colour-dot" style={{ background: COLOURS[colour].base, color: COLOURS[colour].ink }}>
              {letterOf(colour)}
            </i>
            {stones.length}
          </span>
        </label>
      ))}
    </div>
  );
}
