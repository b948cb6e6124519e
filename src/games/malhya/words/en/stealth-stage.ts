/** What the stage of stealth says of itself: its track, its dice, who sees what, what waiting is good for. */
import type { Space } from '../../rules/place/space.ts';
import type { StealthDie, StealthLine, StealthOdds, StealthShare } from '../../rules/stealth/stealth-dice.ts';
import type { Kill, KillBar, StealthSigns } from '../../rules/stealth/stealth-lines.ts';
import type { ThreatRow } from '../../rules/stealth/threat.ts';
import type { Standing } from '../../screens/fight/fight-view.ts';
import type { QuietCorpse } from '../../screens/stealth/quiet-view.ts';
import { spaceName, whoName } from './fight-names.ts';
import { STANDING } from './fight-stage.ts';
import { listed, type Named, several } from './names.ts';
import { gazeText } from './stealth-names.ts';
import { names } from './stealth-seen.ts';

type Read = Pick<Named, 'content' | 'state'>;

export const percent = ([numerator, denominator]: StealthShare): string =>
  `${Math.round((numerator / denominator) * 100)} %`;

const KILL: Readonly<Record<Kill['by'], string>> = {
  'melee-kill': 'melee kill',
  'ranged-kill': 'ranged kill',
};

const KILL_BAR: Readonly<Record<KillBar, string>> = {
  'no-ranged-weapon': 'no ranged weapon',
  'weapon-forbids': 'not with this weapon',
  'enemy-forbids': 'this enemy cannot be killed so',
  'not-adjacent': 'not adjacent',
  'no-sight': 'no line of sight',
  'too-far': 'beyond the range of the weapon',
  hindering: 'a hindering line is in the way',
  'adversary-in-line': 'an adversary is in the line',
  'too-few-ap': 'too few action points',
};

export const quietWords = {
  title: 'Stealth',
  heroes: 'Heroes and enemies',
  track: 'Threat track',
  threatShort: (now: number, alarm: number) => `threat ${now}/${alarm}`,
  times: (count: number) => `×${count}`,
  heroInBar: (name: string, ap: number, standing: Standing) => `${name}, ${ap} AP, ${STANDING[standing]}`,
  enemiesInBar: (name: string, count: number) => `${name} ×${count}`,
  threat: (now: number, alarm: number) => `Threat ${now} of ${alarm}`,
  row: ({ sight, cards }: ThreatRow) => `see ${several(sight, 'space')}, turn ${several(cards, 'card')}`,
  rowSpoken: (from: number, { upTo, sight, cards }: ThreatRow, here: number | null) =>
    `${from} to ${upTo}: enemies see ${several(sight, 'space')} and turn ${several(cards, 'card')}${here === null ? '' : `; threat is ${here}`}`,
  alarmAt: (space: number) => `${space}: alarm`,
  nextRow: (from: number, spaces: number) =>
    `${several(spaces, 'more space')} in sight from threat ${from} on (dotted)`,
  lastRow: 'After this row: alarm',
  dice: (name: string) => `Dice to come: ${name}`,
  noDice: 'none so far',
  die: { white: 'white die', black: 'black die' } satisfies Record<StealthDie, string>,
  line: {
    move: 'move',
    'ranged-kill': 'ranged kill',
    'melee-kill': 'melee kill',
    corpse: 'corpse',
  } satisfies Record<StealthLine, string>,
  alarm: 'alarm',
  otherRow: 'next threat row',
  nothing: 'nothing',
  oneMore: ({ alarm, nextRow }: StealthOdds) =>
    `${percent(alarm)} alarm, ${percent(nextRow)} next threat row if you use one more line`,
  deck: (cards: number) =>
    cards === 1
      ? '1 card left in the deck: the alarm'
      : `${cards} cards left in the deck; the last one: alarm`,
  cardsLeft: (n: number) => `${several(n, 'card')} still to turn`,
  cardsToCome: (n: number) => `Enemies turn ${several(n, 'card')} by this row`,
  wait: (ap: number) => `Waiting costs ${several(ap, 'action point')}`,
  asked:
    'Who waits is asked between turns, before each card and amid each enemy’s move; never between dice and their result.',
  corpses: 'Corpses',
  gone: (n: number) => `${n} in rifts: still count`,
  avert: 'Avert the alarm',
  nobodyCan: 'Nobody who waits can kill it: alarm',
  averted: 'averted',
  inVain: 'in vain',
  calls: 'What the cards left in the deck call for',
  callsAbout: 'Each card once; nobody knows their order.',
  to: 'To',
  firstStep: 'Enemies called',
  secondStep: 'Enemy on it looks',
  corpseCards: 'threat for corpses',
  looks: 'How enemies look',
  seenFields: 'Eye: seen now. Shut eye: with the next row. Chevrons: watched lane.',
};

/** `sees 2 spaces all round`, `watches up and down`. */
export const lookText = (sight: number, gazes: readonly Space[]): string =>
  gazes.length > 0 ? `watches ${listed(gazes.map(gazeText))}` : `sees ${several(sight, 'space')} all round`;

/** Who sees a space. */
export const seenText = (named: Read, by: readonly string[]): string =>
  by.length > 0 ? `seen by ${names(named, by)}` : 'not seen';

/** Who would see it with the next row of the track; null: nobody else. */
export const nextText = (named: Read, by: readonly string[]): string | null =>
  by.length > 0 ? `with the next row seen by ${names(named, by)}` : null;

/** A corpse, and who sees it. */
export const corpseText = (named: Read, { id, at, by }: QuietCorpse): string =>
  `${whoName(named, id)} on ${spaceName(at)}: ${by.length > 0 ? `seen by ${names(named, by)}` : 'not seen'}`;

/** `melee kill, 4 AP: not adjacent`. */
export const killText = ({ by, ap, why }: Kill): string =>
  `${KILL[by]}, ${ap} AP${why ? `: ${KILL_BAR[why]}` : ''}`;

/** Signs of an enemy's card that count in stealth. */
export function signsText(signs: StealthSigns): string {
  return [
    signs.noKill && 'cannot be killed',
    signs.noRangedKill && 'no ranged kill',
    signs.meleeKill && `melee kill +${signs.meleeKill} AP`,
    signs.sees && `sees ${signs.sees} farther`,
    signs.moves && `moves ${signs.moves} farther`,
    signs.looksBothWays && 'watches both ways',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who can do what against the alarm, and what comes of it. */
export const avertText = (
  named: Read,
  one: { readonly hero: string; readonly kill: Kill; readonly alsoSee: readonly string[] },
): string =>
  `${whoName(named, one.hero)}, ${killText(one.kill)}${one.alsoSee.length > 0 ? `; ${names(named, one.alsoSee)} would see the corpse` : ''}`;
