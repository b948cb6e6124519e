import type { Space } from './board.ts';
import type { Act } from './messages/act.ts';
import type { Reason } from './messages/reason.ts';
import type { Option, Refusal } from './prompts.ts';

const at = (space: Space): string => `${space[0]},${space[1]}`;

/** How each act is named in logs, cases and on the keyboard. The names are for ever: logs hold them. */
const IDS: { readonly [K in Act['do']]: (act: Extract<Act, { do: K }>) => string } = {
  pass: () => 'pass',
  decline: () => 'no',
  done: () => 'done',
  'nobody-else': () => 'nobody-else',
  'end-turn': () => 'end-turn',
  actions: () => 'actions',
  move: () => 'move',
  attack: ({ target }) => `attack:${target}`,
  'attack-ally': ({ target }) => `attack:${target}`,
  'open-loot': ({ token }) => `encounter:${token}`,
  'encounter-action': ({ objective }) => `encounter:${objective}`,
  'take-dynamite': ({ token }) => `dynamite:${token}`,
  'place-dynamite': ({ token }) => `dynamite:${token}`,
  're-equip': () => 're-equip',
  summon: ({ card }) => `summon:${card}`,
  step: ({ space }) => `step:${at(space)}`,
  jump: ({ space, over, another }) => `jump:${at(space)}${another ? `:over:${over.map(at).join(';')}` : ''}`,
  'buy-movement': () => 'buy',
  'end-movement': () => 'end',
  'be-moved': ({ space, index }) => `way:${at(space)}:${index}`,
  place: ({ space }) => `place:${at(space)}`,
  'choose-space': ({ space }) => `space:${at(space)}`,
  target: ({ target }) => `target:${target}`,
  'choose-trader': ({ figure }) => `who:${figure}`,
  use: ({ ability }) => `use:${ability}`,
  'use-token': ({ token }) => `token:${token}`,
  'use-now': () => 'use',
  'choose-discipline': ({ ability }) => `use:${ability}`,
  'choose-card': ({ card }) => `card:${card}`,
  'choose-effect': ({ effect }) => `effect:${effect}`,
  'choose-part': ({ part }) => `choose:${part}`,
  agree: ({ part }) => `yes:${part}`,
  'choose-number': ({ number }) => `number:${number}`,
  'resolve-first': ({ due }) => `first:${due}`,
  'resolve-status': ({ status }) => `status:${status}`,
  empower: () => 'empower',
  dodge: (act) => (act.with === 'token' ? 'dodge:token' : 'dodge'),
  'dodge-with': ({ ability }) => `dodge:${ability}`,
  counter: () => 'counter',
  'counter-with': ({ ability }) => `counter:${ability}`,
  'break-attack': () => 'attack',
  'spend-best': () => 'best',
  spend: ({ ability }) => `spend:${ability}`,
  resist: () => 'resist',
  'fail-on-purpose': () => 'fail',
  'use-upgrades': ({ dice }) => `upgrade:${dice.join('+')}`,
  'use-dice': ({ dice }) => `pool:${dice.join('+')}`,
  'keep-roll': ({ which }) => `dice:${which}`,
  'roll-again': () => 'again',
  'choose-dice': ({ which }) => `dice:${which.join(',')}`,
  'turn-die': ({ which, face }) => `turn:${which}:${face}`,
  'type-face': ({ face }) => `face:${face}`,
  equip: ({ card, turned }) => `equip:${card}${turned ? ':back' : ''}`,
  store: ({ card }) => `store:${card}`,
  'turn-over': ({ card }) => `turn:${card}`,
  discard: ({ card }) => `discard:${card}`,
  take: ({ card }) => `take:${card}`,
  stash: () => 'stash',
};

export const idOf = (act: Act): string => (IDS[act.do] as (act: Act) => string)(act);

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
