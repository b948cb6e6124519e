/** The words of a refusal. */
import type { Reason, SightBlockAt } from '../../../engine/index.ts';
import { wordOf } from '../content.ts';
import { oneOf, points } from '../grammar.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';

const REASONS: Sentences<Reason, 'why'> = {
  paralyzed: () => 'paralyzed',
  'off-board': () => 'not on the board',
  sp: ({ needs }) => `needs ${needs} ◆`,
  energy: ({ needs }) => `needs ${needs} Energy`,
  gold: ({ needs }) => `needs ${needs} Gold`,
  tokens: ({ needs, token }) => `needs ${points(needs, `${token} token`)}`,
  symbols: () => 'needs symbols',
  exhausted: () => 'exhausted',
  flipped: () => 'flipped',
  used: (reason) => USED[reason.in],
  combo: ({ tags }) => `COMBO: ${oneOf(tags.map(wordOf))}`,
  condition: () => 'its condition is not met',
  weapon: ({ kind }) => `needs a ${kind} weapon`,
  'no-discipline': () => 'no such Discipline',
  'no-conduit': () => 'no CONDUIT of your LVL',
  'no-exalted': () => 'no EXALTED ESPER of your LVL',
  'no-spells': () => 'no spells can be cast here',
  'discipline-level': ({ tree, level }) => `needs an ${tree.toUpperCase()} discipline of LVL ${level}`,
  'nobody-to-attack': () => 'nobody to attack',
  'nobody-to-touch': () => 'nobody to touch',
  'nobody-within': ({ range }) => `nobody within Range ${range} and sight`,
  'not-within-soi': () => 'out of its influence, SOI',
  'not-for-it': () => 'not a target for it, or too far',
  'struck-already': () => 'already attacked',
  'answers-itself': ({ cause, times }, n) =>
    `${n.cause(cause)} has led to itself ${times} times in a row; it ends here`,
  'pays-for-itself': ({ cause, times }, n) =>
    `${n.cause(cause)} gives back what it costs; it was used ${times} times this turn`,
  'one-move-a-turn': () => 'only one Move Action a turn',
  'movement-over': () => 'a failed jump ended its movement',
  movement: ({ costs, left }) => `costs ${costs}, ${left} left`,
  'opponent-there': () => 'an enemy is there',
  'figure-there': ({ figure }, n) => `${n.figure(figure)} is there (p.41)`,
  wall: () => 'wall',
  void: () => 'void',
  obstructing: () => 'obstructing',
  elevation: () => 'elevation',
  'no-way-out': () => 'no space to end on past the ally',
  'no-room': () => 'its base does not fit there',
  'dangerous-there': () => 'Dangerous Terrain would defeat it there (p.58)',
  'current-there': () => 'a Current would defeat it there (p.58)',
  ally: () => 'an ally',
  'not-to-be-targeted': () => 'cannot be targeted',
  levels: ({ levels }) => `${levels} levels apart; melee reaches 1`,
  'not-adjacent': () => 'not adjacent',
  range: ({ range, reach }) => `range ${range}, reaches ${reach}`,
  sight: ({ by }, n) => `no line of sight: ${blockText(by, n)}`,
  'not-beside': () => 'not on or beside it',
  'nothing-to-change': () => 'nothing to equip, store or take',
  'on-board-already': () => 'already on the board',
  'no-room-in-soi': () => 'no free space in its influence, SOI',
  said: ({ text }) => text,
};

const USED = {
  turn: 'used this turn',
  round: 'used this round',
  encounter: 'used in this encounter',
} as const;

export const reasonText = speaker('why', REASONS);

/** What blocks a line: where, the line on the board shows. */
export const blockText = ({ reason, figure }: SightBlockAt, n: Speaker): string =>
  `${figure === undefined ? reason : n.figure(figure)} in the way`;
