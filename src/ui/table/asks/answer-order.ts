/** The order of answers and their keys. */
import type { CardIndex, Option, Prompt } from '../../../engine/index.ts';
import { askOf } from '../../../stores/middara/asks.ts';
import { dearerOf } from '../../../stores/middara/dearer-answers.ts';
import { deedOf } from '../../../stores/middara/deed-cards.ts';
import { diceChoiceOf } from '../../../stores/middara/dice-choice.ts';
import type { Answers } from '../../../stores/middara/speech.ts';
import { cardsOf, keyedCards } from '../../../stores/middara/turn-cards.ts';

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

const declines = ({ act }: Option): boolean => deedOf(act).key !== undefined;

const isFriendly = ({ act }: Option): boolean => deedOf(act).rank === 'friend';

/** With `cards` known, without what another does as well for less. */
export function groupOptions(prompt: Prompt, cards?: CardIndex): OptionGroups {
  const { form, rescue: isUrgent } = askOf(prompt);
  // Whether its spaces are pointed at on the board rather than listed with the other answers.
  const onBoard = ({ act }: Option) => form === 'board' && deedOf(act).aim === 'space';
  const dear = cards && dearerOf(prompt, cards);
  const own = prompt.options.filter((option) => !option.interjection && !dear?.has(option));
  const acting = own.filter((option) => !onBoard(option) && !isFriendly(option) && !declines(option));
  const anyTime = prompt.options.filter((option) => option.interjection);
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

/** Numbers by their digit; one that begins a longer number has none, since the rest of it may still be typed. */
function amountsOf(options: readonly Option[]): readonly (readonly [key: string, option: Option])[] {
  const numbers = options.flatMap(({ act }) => (act.do === 'choose-number' ? [String(act.number)] : []));
  return options.flatMap((option) => {
    const { act } = option;
    const key = act.do === 'choose-number' ? String(act.number) : null;
    if (key === null || key.length > 1) return [];
    return numbers.some((one) => one !== key && one.startsWith(key)) ? [] : [[key, option] as const];
  });
}

/** The key of each answer that has one: numbers in the order they stand, then those of declining. */
export function keysOf(prompt: Prompt, cards?: CardIndex): ReadonlyMap<string, Option> {
  // They are typed, several dice in one go (ui/frame/TypedDice).
  if (askOf(prompt).form === 'faces') return new Map();
  const { rescue, main, anyTime, decline } = groupOptions(prompt, cards);
  const own = decline.toReversed().map((option) => [deedOf(option.act).key!, option] as const);
  // The digit is the number itself, so none stands for a place.
  if (askOf(prompt).form === 'number') return new Map([...own, ...amountsOf(main)]);
  const numbered = [...rescue, ...main, ...anyTime].slice(0, 9);
  return new Map([...numbered.map((option, i) => [String(i + 1), option] as const), ...own]);
}

/**
 * The answers as they are read out: with their keys, spaces counted, and what is used at any time only where nothing
 * else would be done.
 */
export function answersHeard(prompt: Prompt, cards?: CardIndex): Answers {
  // Each die by its key, not every way of taking some of them.
  const dice = askOf(prompt).form === 'dice' ? diceChoiceOf(prompt) : null;
  if (dice) {
    const first = dice.switches.filter(({ of }) => of === undefined);
    return { named: [], dice: first.map((die, i) => [String(i + 1), die] as const), spaces: 0 };
  }
  // On a turn the keys are those of cards: several targets have the one that opens their list.
  const keys =
    askOf(prompt).form === 'cards'
      ? keyedCards(cardsOf(prompt)).flatMap(({ key, card }) =>
          typeof card === 'string' ? [] : card.options.map((option) => [key, option] as const),
        )
      : [...keysOf(prompt, cards)];
  const { main, spaces } = groupOptions(prompt, cards);
  const isAside = ({ interjection }: Option) => interjection === true && main.length + spaces.length > 0;
  const { rescue: isUrgent } = askOf(prompt);
  return { named: keys.filter(([, option]) => isUrgent || !isAside(option)), spaces: spaces.length };
}

/** What Enter answers; nothing where the table proposes nothing, and never a refusal. */
export const proposedBy = (prompt: Prompt): Option | null =>
  prompt.options.find((option) => option.proposed && !declines(option)) ?? null;
