// When nothing else works: what has happened, in words, and a way out. These words stand here and not with the other
// texts, because those may be what could not be loaded.

import { preferred } from '../texts/texts.js';
import type { Language } from '../texts/texts.js';
import { settings } from '../state/settings.js';

interface Words {
  title: string;
  broken: string;
  unloaded: string;
  kept: string;
  reload: string;
  goOn: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Something went wrong',
    broken: 'The page has come across something it did not expect.',
    unloaded: 'The rules of the game could not be loaded. Perhaps the connection was lost, or this browser is too old.',
    kept: 'Your games are kept: after reloading, everything is as it was after the last move.',
    reload: 'Reload',
    goOn: 'Go on without reloading',
  },
  de: {
    title: 'Da ist etwas schiefgegangen',
    broken: 'Die Seite ist auf etwas gestoßen, mit dem sie nicht gerechnet hat.',
    unloaded:
      'Die Spielregeln konnten nicht geladen werden. Vielleicht ist die Verbindung abgerissen, oder dieser Browser ist zu alt.',
    kept: 'Deine Spiele sind gespeichert: Nach dem Neuladen ist alles wie nach dem letzten Zug.',
    reload: 'Neu laden',
    goOn: 'Ohne Neuladen weiter',
  },
  fr: {
    title: 'Quelque chose a mal tourné',
    broken: 'La page est tombée sur quelque chose d’inattendu.',
    unloaded:
      'Les règles du jeu n’ont pas pu être chargées. La connexion est peut-être coupée, ou ce navigateur est trop ancien.',
    kept: 'Tes parties sont conservées : après le rechargement, tout sera comme après le dernier coup.',
    reload: 'Recharger',
    goOn: 'Continuer sans recharger',
  },
  it: {
    title: 'Qualcosa è andato storto',
    broken: 'La pagina ha incontrato qualcosa di inatteso.',
    unloaded:
      'Non è stato possibile caricare le regole del gioco. Forse manca la connessione, o questo browser è troppo vecchio.',
    kept: 'Le tue partite sono al sicuro: dopo aver ricaricato, tutto sarà come dopo l’ultima mossa.',
    reload: 'Ricarica',
    goOn: 'Continua senza ricaricare',
  },
  nl: {
    title: 'Er ging iets mis',
    broken: 'De pagina liep tegen iets onverwachts aan.',
    unloaded: 'De spelregels konden niet worden geladen. Misschien is de verbinding weg, of is deze browser te oud.',
    kept: 'Je spellen zijn bewaard: na het herladen is alles zoals na de laatste zet.',
    reload: 'Herladen',
    goOn: 'Verder zonder herladen',
  },
};

interface FailureProps {
  /** What failed: the start, or something later. */
  kind: 'unloaded' | 'broken';
  /** Where going on may still work. */
  onGoOn?: (() => void) | undefined;
}

export function Failure({ kind, onGoOn }: FailureProps) {
  const tag = preferred(settings.value.language, navigator.languages);
  const words = WORDS[tag];
  return (
    <main class="failure" lang={tag}>
      <div class="card" role="alert">
        <h1>{words.title}</h1>
        <p>{words[kind]}</p>
        <p>{words.kept}</p>
        <div class="row">
          <button type="button" class="primary" onClick={() => location.reload()}>
            {words.reload}
          </button>
          {onGoOn && (
            <button type="button" onClick={onGoOn}>
              {words.goOn}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
