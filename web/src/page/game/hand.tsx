// The stones: one's own to choose from, how the chosen one can be turned, and what the others have left.

import type { ReadonlySignal } from '@preact/signals';

import { StonePicture } from '../../pictures/stone.js';
import { Icon, TurnIcon } from '../../pictures/turning.js';
import { catalogue } from '../../rules.js';
import type { ColourName, ColourView, OrientationView, StoneName } from '../../rules.js';
import type { Picking } from '../../state/picking.js';
import type { Session } from '../../state/session.js';
import { settings } from '../../state/settings.js';
import type { Turn } from '../../state/turning.js';
import { t } from '../../texts/texts.js';
import { STONE_KEYS } from './keys.js';
import { playerOf, stoneName } from './words.js';

/** Somebody who has a stone in hand, in a game or elsewhere. */
export interface Builder {
  readonly picking: Picking;
  readonly isMyTurn: ReadonlySignal<boolean>;
  place(): Promise<void>;
}

/** The orientation in which a stone lies flattest: so it rests in the tray. */
export function lying(stone: StoneName): number {
  const height = ({ cubes }: OrientationView) => Math.max(...cubes.map(([, , z]) => z));
  const all = catalogue().orientations;
  const own = all.filter((other) => other.stone === stone).toSorted((one, other) => height(one) - height(other));
  return own[0] ? all.indexOf(own[0]) : 0;
}

export const cubesOf = (orientation: number) => catalogue().orientations[orientation]?.cubes ?? [];

/** The stones of a colour; in the second phase of a rebuild those it can take. They keep their places, so that a stone is always found where it was. */
export function Tray({ session, of, label }: { session: Session; of: ColourView; label?: string }) {
  const { picking, game } = session;
  const isMine = session.isMyTurn.value;
  return (
    <ul class="tray" aria-label={label ?? t('tray-label', { who: playerOf(session.game, of.colour) })}>
      {catalogue().stones.map((stone, index) => {
        const isPlayable = picking.playable.value.has(stone);
        const isHeld = game.shown.value.secondPhase ? isPlayable : of.hand.includes(stone);
        // As long as somebody else moves nobody knows.
        const fits = isPlayable || !isMine;
        const isChosen = isMine && picking.stone.value === stone;
        if (!isHeld) return <li key={stone} class="tray-gap" aria-hidden="true" />;
        return (
          <li key={stone}>
            <button
              type="button"
              class="tray-stone"
              data-stone={stone}
              aria-pressed={isChosen}
              disabled={!isMine || !fits}
              title={fits ? stoneName(stone) : t('stone-fits-nowhere', { stone: stoneName(stone) })}
              aria-label={fits ? stoneName(stone) : t('stone-fits-nowhere', { stone: stoneName(stone) })}
              onClick={() => picking.choose(stone)}
            >
              <StonePicture
                cubes={cubesOf(lying(stone))}
                colour={of.colour}
                facing={0}
                patterns={settings.value.patterns}
                dimmed={!fits}
              />
              {/* As text it would have to be part of the button's name. */}
              <kbd aria-hidden="true" data-key={STONE_KEYS[index]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The ways the chosen stone can be turned so that it fits somewhere. */
export function Orientations({ session }: { session: Builder }) {
  const { picking } = session;
  const colour = picking.game.shown.value.toMove;
  if (picking.stone.value === undefined || !colour) return null;
  return (
    <ul class="strip" aria-label={t('orientations-label', { count: picking.fitting.value.length })}>
      {picking.fitting.value.map((orientation, index) => (
        <li key={orientation}>
          <button
            type="button"
            aria-pressed={picking.orientation.value === orientation}
            aria-label={t('orientation-number', { number: index + 1, count: picking.fitting.value.length })}
            onClick={() => picking.orient(orientation)}
          >
            <StonePicture
              cubes={cubesOf(orientation)}
              colour={colour}
              facing={picking.facing.value}
              patterns={settings.value.patterns}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

const TURNS: readonly { turn: Turn; key: string }[] = [
  { turn: 'anticlockwise', key: 'Q' },
  { turn: 'away', key: 'W' },
  { turn: 'clockwise', key: 'E' },
  { turn: 'left', key: 'A' },
  { turn: 'towards', key: 'S' },
  { turn: 'right', key: 'D' },
];

/** Six buttons that turn the stone as the viewer sees it, laid out like their keys. */
export function TurnButtons({ session }: { session: Builder }) {
  const isEmptyHanded = session.picking.stone.value === undefined || !session.isMyTurn.value;
  return (
    <div class="turns" role="group" aria-label={t('turns-label')}>
      {TURNS.map(({ turn, key }) => (
        <button
          key={turn}
          type="button"
          disabled={isEmptyHanded}
          title={`${t(`turn-${turn}`)} (${key})`}
          aria-label={t(`turn-${turn}`)}
          onClick={() => session.picking.turn(turn)}
        >
          <TurnIcon about={turn} />
        </button>
      ))}
    </div>
  );
}

/** What is done with the stone in hand. */
export function HandActions({ session }: { session: Builder }) {
  const { picking } = session;
  if (picking.stone.value === undefined || !session.isMyTurn.value) return null;
  const goesAside = picking.mustGoAside;
  const canPlace = goesAside || picking.aim.value?.placement !== undefined;
  return (
    <div class="hand-actions">
      <button
        type="button"
        class="icon-button"
        title={`${t('next-placement')} (N)`}
        aria-label={t('next-placement')}
        onClick={() => picking.cycleAll(1)}
      >
        <Icon name="next" />
      </button>
      <button type="button" onClick={() => picking.drop()}>
        <Icon name="cancel" /> {t('drop-stone')}
      </button>
      <button
        type="button"
        class="primary"
        data-action="place"
        disabled={!canPlace}
        onClick={() => void session.place()}
      >
        <Icon name="confirm" /> {goesAside ? t('put-aside') : t('place-stone')}
      </button>
    </div>
  );
}

/** The stones of everybody else who has some left. */
export function RivalTrays({ session, except }: { session: Session; except: ColourName | undefined }) {
  const { game } = session;
  const rivals = game.shown.value.colours.filter(({ colour, hand }) => colour !== except && hand.length > 0);
  return (
    <section class="rivals" aria-label={t('rivals-label')}>
      {rivals.map(({ colour, hand }) => (
        <div key={colour} class="rival">
          <span class="rival-name">{playerOf(game, colour)}</span>
          <span
            class="rival-stones"
            role="img"
            aria-label={t('stones-in-hand', { count: hand.length, list: hand.map(stoneName).join(', ') })}
          >
            {hand.map((stone) => (
              <StonePicture
                key={stone}
                cubes={cubesOf(lying(stone))}
                colour={colour}
                facing={0}
                patterns={false}
                size={5}
              />
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}
