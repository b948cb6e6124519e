/** What is assumed of later answers where odds are worked out. */
import type { Act } from '../model/messages/act.ts';
import type { Option, Prompt, PromptKind } from '../model/prompts.ts';

/**
 * What is asked again only of whoever goes on: here what comes of an answer is over, unless something it began is
 * still under way.
 */
const GOES_ON: Readonly<Record<PromptKind, boolean>> = {
  placement: true,
  turn: true,
  'attack-target': true,
  move: true,
  're-equip': true,
  empower: false,
  dodge: false,
  'break-attack': true,
  'after-roll': false,
  'choose-dice': false,
  'to-hit': false,
  'determine-damage': false,
  'spend-symbols': false,
  'damage-reduction': false,
  counter: false,
  'after-miss': false,
  'follow-up': true,
  reaction: false,
  'choose-target': true,
  'choose-space': true,
  'choose-way': true,
  optional: true,
  choose: true,
  'status-order': true,
  conviction: false,
  'die-face': false,
  'gain-item': true,
  upgrade: false,
};

export const isOfWhatFollows = ({ kind }: Prompt): boolean => GOES_ON[kind];

/** What is answered to a later question, the first of these that is offered. */
const WANTED: readonly ((option: Option) => boolean)[] = [
  ({ proposed }) => proposed === true,
  ({ act }) => act.do === 'spend-best',
  ({ act }) => PASSING.has(act.do),
  ({ interjection }) => !interjection,
];

const PASSING: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'pass',
  'decline',
  'done',
  'nobody-else',
  'resist',
  'end-movement',
  'end-turn',
]);

/**
 * How a question that comes later is answered where odds are worked out: what the table proposes, symbols for the most
 * damage, and else no: nobody Dodges, Empowers, Counters or uses an ability that need not be used; whoever may resist
 * does. Opponents do what their cards say, and are not asked.
 */
export function laterAnswer({ options }: Prompt): Option {
  for (const isWanted of WANTED) {
    const found = options.find(isWanted);
    if (found) return found;
  }
  return options[0]!;
}
