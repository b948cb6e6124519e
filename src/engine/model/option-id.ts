/** The id of an answer, made of what it does, and what an id may be. */
import type { Space } from './board.ts';
import type { Act, ActKind } from './messages/act.ts';
import type { Reason } from './messages/reason.ts';
import type { Option, Refusal } from './prompts.ts';

const at = (space: Space): string => `${space[0]},${space[1]}`;

type Name<A> = readonly [word: string, which?: (act: A) => string | null];

/**
 * How each act is named in logs, cases and on the keyboard: by a word, and by what tells it from others of its kind
 * where there is something. The names are for ever: logs hold them.
 */
const IDS: { readonly [K in ActKind]: Name<Extract<Act, { do: K }>> } = {
  pass: ['pass'],
  decline: ['no'],
  done: ['done'],
  'nobody-else': ['nobody-else'],
  'end-turn': ['end-turn'],
  actions: ['actions'],
  move: ['move'],
  attack: ['attack', ({ target }) => target],
  'attack-ally': ['attack', ({ target }) => target],
  'open-loot': ['encounter', ({ token }) => token],
  'encounter-action': ['encounter', ({ objective }) => objective],
  'take-token': ['pick-up', ({ token }) => token],
  'drop-token': ['put-down', ({ token }) => token],
  'turn-door': ['door', ({ door, to }) => `${door}:${to}`],
  story: ['story', ({ option }) => option],
  'take-dynamite': ['dynamite', ({ token }) => token],
  'place-dynamite': ['dynamite', ({ token }) => token],
  're-equip': ['re-equip'],
  summon: ['summon', ({ card }) => card],
  step: ['step', ({ space }) => at(space)],
  jump: [
    'jump',
    ({ space, over, another }) => `${at(space)}${another ? `:over:${over.map(at).join(';')}` : ''}`,
  ],
  'buy-movement': ['buy'],
  'end-movement': ['end'],
  'be-moved': ['way', ({ space, index }) => `${at(space)}:${index}`],
  place: ['place', ({ space }) => at(space)],
  'choose-space': ['space', ({ space }) => at(space)],
  target: ['target', ({ target }) => target],
  'choose-trader': ['who', ({ figure }) => figure],
  use: ['use', ({ ability }) => ability],
  'use-token': ['token', ({ token }) => token],
  'use-now': ['use'],
  'choose-discipline': ['use', ({ ability }) => ability],
  'choose-card': ['card', ({ card }) => card],
  'choose-effect': ['effect', ({ effect }) => effect],
  'choose-part': ['choose', ({ part }) => part],
  // As while the four were parts of one card.
  'choose-exalted': ['choose', ({ card }) => card],
  agree: ['yes', ({ part }) => part],
  'choose-number': ['number', ({ number }) => String(number)],
  'resolve-first': ['first', ({ due }) => due],
  'resolve-status': ['status', ({ status }) => status],
  empower: ['empower'],
  dodge: ['dodge', (act) => (act.with === 'token' ? 'token' : null)],
  'dodge-with': ['dodge', ({ ability }) => ability],
  counter: ['counter'],
  'counter-with': ['counter', ({ ability }) => ability],
  'break-attack': ['attack'],
  'spend-best': ['best'],
  spend: ['spend', ({ ability }) => ability],
  resist: ['resist'],
  'fail-on-purpose': ['fail'],
  'use-upgrades': ['upgrade', ({ dice }) => dice.join('+')],
  'use-dice': ['pool', ({ dice }) => dice.join('+')],
  'keep-roll': ['dice', ({ which }) => which],
  'roll-again': ['again'],
  'choose-dice': ['dice', ({ which }) => which.join(',')],
  'turn-die': ['turn', ({ which, face }) => `${which}:${face}`],
  'type-face': ['face', ({ face }) => String(face)],
  equip: ['equip', ({ card, turned }) => `${card}${turned ? ':back' : ''}`],
  store: ['store', ({ card }) => card],
  'turn-over': ['turn', ({ card }) => card],
  discard: ['discard', ({ card }) => card],
  take: ['take', ({ card }) => card],
  'take-companion': ['take', ({ card }) => card],
  'stash-companion': ['stash'],
  stash: ['stash'],
  'take-ware': ['ware', ({ item }) => item],
};

export function idOf(act: Act): string {
  const name = IDS[act.do] as Name<Act>;
  const which = name[1] === undefined ? null : name[1](act);
  return which === null ? name[0] : `${name[0]}:${which}`;
}

/** Whether an id may be that of an act of this kind: kinds may share their word. */
export function mayName(id: string, kind: ActKind): boolean {
  const word = IDS[kind][0];
  return id.startsWith(word) && (id.length === word.length || id[word.length] === ':');
}

/** An answer from what it does; `more` is its price and what is to be known of it. */
export const optionOf = <A extends Act>(act: A, more: Omit<Option, 'id' | 'act'> = {}): Option<A> => ({
  id: idOf(act),
  act,
  ...more,
});

export const refusalOf = (act: Act, reason: Reason, rule: string): Refusal => ({
  id: idOf(act),
  act,
  reason,
  rule,
});
