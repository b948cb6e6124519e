/** The odds of an answer as a piece of work for a thread. */
import {
  type CardIndex,
  type ChoiceMoment,
  type FigureId,
  type Option,
  type OptionOdds,
  OverBudget,
  type PromptKind,
  type Space,
  STEPS_PER_DECISION,
  workOutOption,
  workOutWay,
} from '../../engine/index.ts';
import { stepped } from '../game/stepped.ts';

/** What is asked about: an answer to the question, with one to the next where both are ordered in one, or a way from it. */
export type ChoiceAsked =
  | { readonly kind: PromptKind; readonly option: Pick<Option, 'id' | 'act'>; readonly next?: string }
  | { readonly figure: FigureId; readonly way: readonly Space[] };

/** What is known of an answer's odds; 'too-much' where dice or cards go on without end, or the rules have none. */
export type ChoiceKnown = OptionOdds | 'too-much';

/** Throws a rough one is made from: most chances are told to within seven in a hundred. */
const FEW = 200;

/** The part of it that is worked out on another thread. */
export interface ChoiceWork {
  /** The question, all of it but its cards; and those. */
  choiceAt(moment: Omit<ChoiceMoment, 'cards'>): void;
  choiceCards(cards: CardIndex): void;
  choice(asked: ChoiceAsked): Generator<void, ChoiceKnown, unknown>;
  /** The same from a few throws, where somebody waits for it. */
  choiceRough(asked: ChoiceAsked): Generator<void, ChoiceKnown, unknown>;
}

export function createChoiceWork(): ChoiceWork {
  let cards: CardIndex | null = null;
  let at: Omit<ChoiceMoment, 'cards'> | null = null;
  function* workOut(asked: ChoiceAsked, throws?: number): Generator<void, ChoiceKnown, unknown> {
    if (!cards || !at) throw new Error('odds of no question');
    const moment: ChoiceMoment = { ...at, cards };
    const work =
      'way' in asked
        ? workOutWay(moment, asked.figure, asked.way, throws)
        : workOutOption(moment, asked, asked.next, throws);
    try {
      return yield* stepped(work, { left: STEPS_PER_DECISION });
    } catch (error) {
      if (error instanceof OverBudget) return 'too-much';
      throw error;
    }
  }
  return {
    choiceCards(told) {
      cards = told;
    },
    choiceAt(told) {
      at = told;
    },
    choice: (asked) => workOut(asked),
    choiceRough: (asked) => workOut(asked, FEW),
  };
}
