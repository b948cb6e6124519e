import type { CheckEvent } from '../../rules/model/events.ts';
import { checkAt, checkNow } from '../../rules/queries/booklets.ts';
import { bannerText } from './check-words.ts';
import { CHARACTERISTIC, cubeName, several } from './names.ts';
import { bad, good, kept, plain, quiet, type TellersOf, turn } from './told-line.ts';

const successes = (count: number): string => several(count, 'success', 'successes');

/** How checks are told. */
export const CHECK_TELLERS: TellersOf<CheckEvent['type']> = {
  checkBegan({ check }, { content, view }) {
    const one = checkAt({ content, state: view }, check.ref);
    return turn(`${one.name}: ${bannerText(one)}.`);
  },
  heroJoined: kept,
  heroBegan({ hero }, { content, view, name }) {
    const found = checkNow({ content, state: view });
    return found ? plain(`${name(hero)}: ${CHARACTERISTIC[found.check.characteristic]}.`) : null;
  },
  apPaid: ({ hero, amount }, { name }) => plain(`${name(hero)} spends ${several(amount, 'action point')}.`),
  cubesDiscarded: ({ hero, kind, colours }, { name }) =>
    plain(`${name(hero)} discards ${colours.map((colour) => cubeName(kind, colour)).join(', ')}.`),
  pickChosen: ({ hero, colour, stops }, { name }) =>
    plain(
      `${name(hero)} uses a ${cubeName('key', colour)}${stops === null ? '' : `: ${several(stops, 'stop')}`}.`,
    ),
  auraDieTaken: ({ hero }, { name }) => good(`${name(hero)} spends an aura token: 1 more die.`),
  // What it comes to is told with the tokens.
  diceRolled: kept,
  dieRerolled: ({ hero, face }, { name }) => plain(`${name(hero)} rolls a die again: ${face}.`),
  stopCancelled: ({ hero }, { name }) => good(`${name(hero)} cancels a stop.`),
  tokensTaken({ successes: gained, stops }, { view }) {
    const { check } = view;
    const all = `${successes(check?.successes ?? 0)}, ${several(check?.stops ?? 0, 'stop')} in all`;
    const told = `${successes(gained)}, ${several(stops, 'stop')} (${all}).`;
    return stops > 0 ? bad(told) : gained > 0 ? good(told) : quiet(told);
  },
  stopsCleared: ({ times }) => bad(`The stops take effect${times > 1 ? ` ${times} times` : ''}, and go.`),
  heroFailed: ({ hero, rule }, { name }) =>
    bad(`${name(hero)} fails${rule === 'MA-262' ? ': no further roll can change anything' : ''}.`),
  heroStopped: ({ hero, successes: made }, { name }) => good(`${name(hero)} stops with ${successes(made)}.`),
  levelAttained: ({ successes: made, level }) =>
    level === null ? bad(`Together ${successes(made)}: not enough.`) : good(`Together ${successes(made)}.`),
  checkEnded: kept,
};
