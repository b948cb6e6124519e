/** The order of answers and their keys. */
import type { Act, Option, Prompt, PromptKind } from '../../engine/index.ts';
import { spaceOf } from '../../stores/middara/options.ts';
import type { Answers } from '../../stores/middara/speech.ts';

/** A question's answers as the panel sets them out, in this order wherever they are shown. */
export interface OptionGroups {
  /** What is used at any time, while a life hangs on it: before all else. */
  readonly rescue: readonly Option[];
  /** What does something. */
  readonly main: readonly Option[];
  /** Spaces of the board: pointed at there, or chosen from a row of small buttons. */
  readonly spaces: readonly Option[];
  /** Interjections: used, and the same question comes again. */
  readonly anyTime: readonly Option[];
  /** Attacks on friends: out of the way of the others, without keys (p.43). */
  readonly friendly: readonly Option[];
  /** Passing, going on, ending: last, and on keys of their own. */
  readonly decline: readonly Option[];
}

/** Whether its spaces are pointed at on the board rather than listed with the other answers. */
const ON_BOARD: Readonly<Record<PromptKind, boolean>> = {
  placement: true,
  turn: false,
  'attack-target': false,
  move: true,
  're-equip': false,
  empower: false,
  dodge: false,
  'break-attack': false,
  'after-roll': false,
  'choose-dice': false,
  'to-hit': false,
  'determine-damage': false,
  'spend-symbols': false,
  'damage-reduction': false,
  counter: false,
  'after-miss': false,
  'follow-up': false,
  reaction: false,
  'choose-target': false,
  'choose-space': true,
  'choose-way': false,
  optional: false,
  choose: false,
  'status-order': false,
  conviction: false,
  'die-face': false,
  'gain-item': false,
  upgrade: false,
};

/** The key of what ends something, and that of what declines; all else has a number. */
export const DECLINE_KEYS: { readonly [K in Act['do']]?: 'e' | '0' } = {
  'end-turn': 'e',
  'end-movement': 'e',
  pass: '0',
  decline: '0',
  done: '0',
  'nobody-else': '0',
};

const declines = ({ act }: Option): boolean => DECLINE_KEYS[act.do] !== undefined;

/** Somebody is about to be Defeated, and what may be used now may save it. */
const isLifeAtStake = ({ question }: Pick<Prompt, 'question'>): boolean => question.ask === 'about-to-fall';

export function groupOptions(prompt: Prompt): OptionGroups {
  const onBoard = (option: Option) => ON_BOARD[prompt.kind] && spaceOf(option.act) !== null;
  const isFriendly = ({ act }: Option) => act.do === 'attack-ally';
  const own = prompt.options.filter((option) => !option.interjection);
  const acting = own.filter((option) => !onBoard(option) && !isFriendly(option) && !declines(option));
  const anyTime = prompt.options.filter((option) => option.interjection);
  const isUrgent = isLifeAtStake(prompt);
  return {
    rescue: isUrgent ? anyTime : [],
    // What the table proposes comes first.
    main: [...acting.filter((o) => o.proposed), ...acting.filter((o) => !o.proposed)],
    spaces: own.filter(onBoard),
    anyTime: isUrgent ? [] : anyTime,
    friendly: own.filter(isFriendly),
    decline: own.filter(declines),
  };
}

/** The key of each answer that has one: numbers in the order they stand, then those of declining. */
export function keysOf(prompt: Prompt): ReadonlyMap<string, Option> {
  if (prompt.kind === 'die-face')
    return new Map(prompt.options.map((option, i) => [String(i + 1), option] as const));
  const { rescue, main, anyTime, decline } = groupOptions(prompt);
  const numbered = [...rescue, ...main, ...anyTime].slice(0, 9);
  return new Map([
    ...numbered.map((option, i) => [String(i + 1), option] as const),
    ...decline.toReversed().map((option) => [DECLINE_KEYS[option.act.do]!, option] as const),
  ]);
}

/**
 * The answers as they are read out: with their keys, spaces counted, and what is used at any time only where nothing
 * else would be done.
 */
export function answersHeard(prompt: Prompt): Answers {
  const keys = [...keysOf(prompt)];
  const { main, spaces } = groupOptions(prompt);
  const isAside = ({ interjection }: Option) => interjection === true && main.length + spaces.length > 0;
  const isUrgent = isLifeAtStake(prompt);
  return { named: keys.filter(([, option]) => isUrgent || !isAside(option)), spaces: spaces.length };
}

/** What Enter answers; nothing where the table proposes nothing, and never a refusal. */
export const proposedBy = (prompt: Prompt): Option | null =>
  prompt.options.find((option) => option.proposed && !declines(option)) ?? null;
