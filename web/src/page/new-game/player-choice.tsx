// How many play, who they are, and who starts.

import { COLOURS, letterOf } from '../../pictures/colours.js';
import type { ColourName } from '../../rules.js';
import { t } from '../../texts/texts.js';
import { HUMAN, levelOf, playerNames } from '../players.js';
import {
  LEVELS,
  LONGEST_NAME,
  coloursOf,
  possiblePlayers,
  seated,
  withPlayers,
  withSeat,
  withStarter,
} from './choice.js';
import type { Choice } from './choice.js';

interface Props {
  choice: Choice;
  onChoice(choice: Choice): void;
}

export function PlayerChoice({ choice, onChoice }: Props) {
  const colours = coloursOf(choice);
  return (
    <fieldset class="part">
      <legend>{t('new-players')}</legend>
      <CountChoice choice={choice} onChoice={onChoice} />
      <ol class="seats">
        {seated(choice).map((_, index) => (
          <SeatRow key={index} index={index} colours={colours?.[index]} choice={choice} onChoice={onChoice} />
        ))}
      </ol>
      <StarterChoice choice={choice} onChoice={onChoice} />
    </fieldset>
  );
}

function CountChoice({ choice, onChoice }: Props) {
  return (
    <div class="segments" role="radiogroup" aria-label={t('new-how-many')}>
      {possiblePlayers(choice).map((count) => (
        <label key={count} class="segment">
          <input
            type="radio"
            name="players"
            checked={choice.players === count}
            aria-label={t('new-so-many', { count })}
            onChange={() => onChoice(withPlayers(choice, count))}
          />
          <span aria-hidden="true">{count}</span>
        </label>
      ))}
    </div>
  );
}

function SeatRow({ index, colours, choice, onChoice }: Props & { index: number; colours: ColourName[] | undefined }) {
  const { name, seat } = choice.seats[index] ?? { name: '', seat: HUMAN };
  const set = (changes: { name?: string; seat?: string }) => onChoice(withSeat(choice, index, changes));
  return (
    <li class="seat" aria-label={t('player-number', { number: index + 1 })}>
      <Swatches colours={colours} />
      <input
        class="input"
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={namesOf(choice, index)}
        aria-label={t('new-name', { number: index + 1 })}
        autocomplete="off"
        onInput={(event) => set({ name: event.currentTarget.value })}
      />
      <select
        class="input"
        value={seat}
        aria-label={t('new-seat', { number: index + 1 })}
        onChange={(event) => set({ seat: event.currentTarget.value })}
      >
        <option value={HUMAN}>{t('seat-human')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={`level${level}`}>
            {t('seat-level', { level })}
          </option>
        ))}
      </select>
    </li>
  );
}

/** What an unnamed player will be called. */
function namesOf(choice: Choice, index: number): string | undefined {
  const seats = seated(choice).map(({ seat }) => seat);
  return playerNames([], seats)[index];
}

/** The colours a player will have, as small squares with their letters. */
function Swatches({ colours }: { colours: ColourName[] | undefined }) {
  const label = colours ? colours.map((colour) => t(`colour-${colour}`)).join(', ') : t('new-colour-by-lot');
  return (
    <span class="swatches" role="img" aria-label={label} title={label}>
      {colours?.map((colour) => <Swatch key={colour} colour={colour} />) ?? <span class="swatch open">?</span>}
    </span>
  );
}

function Swatch({ colour }: { colour: ColourName }) {
  const { base, ink } = COLOURS[colour];
  return (
    <span class="swatch" style={{ background: base, color: ink }}>
      {letterOf(colour)}
    </span>
  );
}

function StarterChoice({ choice, onChoice }: Props) {
  const players = seated(choice);
  const names = players.map(({ name, seat }, index) => {
    const called = name.trim() || namesOf(choice, index) || '';
    // Two players of one level would have one name.
    return levelOf(seat) === undefined || name.trim() ? called : `${index + 1}. ${called}`;
  });
  const set = (value: string) => onChoice(withStarter(choice, value === 'lot' ? 'lot' : Number(value)));
  return (
    <label class="field starter">
      <span>{t('new-starter')}</span>
      <select class="input" value={choice.starter} onChange={(event) => set(event.currentTarget.value)}>
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
        <option value="lot">{t('new-starter-lot')}</option>
      </select>
    </label>
  );
}
