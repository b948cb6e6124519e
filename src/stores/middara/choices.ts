import { choiceMomentOf, type EncounterSession, type Prompt } from '../../engine/index.ts';
import { type Answers, createAnswers } from '../game/answers.ts';
import { browserTimer, type Timer } from '../game/pace.ts';
import type { Before, Pool } from '../game/pool.ts';
import type { ChoiceAsked, ChoiceKnown, ChoiceWork } from './choice-work.ts';

/** The odds of every answer to the open question, worked out once and beside the page. */
export interface Choices {
  /** undefined: not worked out yet. */
  known(question: Prompt, asked: ChoiceAsked): ChoiceKnown | undefined;
  /** From a few throws, where the exact ones take long; undefined where there are none, either. */
  rough(question: Prompt, asked: ChoiceAsked): ChoiceKnown | undefined;
  /**
   * Has them worked out and tells when they are, and before it when there are rough ones; what is given back says that
   * nobody waits any more. Of a game that is no longer at that question nothing is told.
   */
  ask(session: EncounterSession, question: Prompt, asked: ChoiceAsked, tell: () => void): () => void;
}

interface Kept {
  readonly answers: Answers<ChoiceKnown>;
  readonly rough: Answers<ChoiceKnown>;
  readonly before: readonly Before<ChoiceWork>[];
}

/** Milliseconds: odds that take longer are of a pack that runs away, and are not shown. */
const DEADLINE = 30_000;
/** Milliseconds somebody looks at dots, before a few throws are tried (face.md 11, *odds not there yet*). */
const LONG = 1500;

function keyOf(asked: ChoiceAsked): string {
  if ('way' in asked) return `${asked.figure} ${asked.way.join(' ')}`;
  const { option, next } = asked;
  return next === undefined ? option.id : `${option.id} ${next}`;
}

export function createChoices(pool: Pool<ChoiceWork>, timer: Timer = browserTimer): Choices {
  const kept = new WeakMap<Prompt, Kept>();

  function keptOf(session: EncounterSession, question: Prompt): Kept | null {
    const found = kept.get(question);
    if (found) return found;
    const moment = session.pending === question ? choiceMomentOf(session) : null;
    if (!moment) return null;
    const { cards, ...at } = moment;
    const made: Kept = {
      answers: createAnswers<ChoiceKnown>('too-much'),
      rough: createAnswers<ChoiceKnown>('too-much'),
      before: [
        { job: 'choiceCards', given: [cards], of: cards },
        { job: 'choiceAt', given: [at], of: question },
      ],
    };
    kept.set(question, made);
    return made;
  }

  return {
    known: (question, asked) => kept.get(question)?.answers.known(keyOf(asked)),
    rough: (question, asked) => {
      const known = kept.get(question)?.rough.known(keyOf(asked));
      return known === 'too-much' ? undefined : known;
    },
    ask(session, question, asked, tell) {
      const of = keptOf(session, question);
      if (!of) return () => {};
      const key = keyOf(asked);
      const work = (job: 'choice' | 'choiceRough') => (signal: AbortSignal) =>
        pool.ask(job, [asked], { before: of.before, signal, deadline: DEADLINE });
      let leaveRough = () => {};
      const clock = timer.start(() => {
        leaveRough = of.rough.ask(key, work('choiceRough'), tell);
      }, LONG);
      const stop = () => {
        timer.stop(clock);
        leaveRough();
      };
      // Where the exact ones are too much, the rough ones are the best there is.
      const best = async (signal: AbortSignal): Promise<ChoiceKnown> => {
        const exact = await work('choice')(signal).catch((error: unknown) => {
          if (signal.aborted) throw error;
          return 'too-much' as const;
        });
        return exact === 'too-much' ? (of.rough.known(key) ?? work('choiceRough')(signal)) : exact;
      };
      const leave = of.answers.ask(key, best, () => {
        stop();
        tell();
      });
      return () => {
        stop();
        leave();
      };
    },
  };
}
