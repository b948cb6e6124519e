import { choiceMomentOf, type EncounterSession, type Prompt } from '../../engine/index.ts';
import type { Before, Pool } from '../game/pool.ts';
import type { ChoiceAsked, ChoiceKnown, ChoiceWork } from './choice-work.ts';

/** The odds of every answer to the open question, worked out once and beside the page. */
export interface Choices {
  /** undefined: not worked out yet. */
  known(question: Prompt, asked: ChoiceAsked): ChoiceKnown | undefined;
  /**
   * Has them worked out and tells when they are; what is given back says that nobody waits any more. Of a game that is
   * no longer at that question nothing is told.
   */
  ask(session: EncounterSession, question: Prompt, asked: ChoiceAsked, tell: () => void): () => void;
}

interface Entry {
  odds?: ChoiceKnown;
  readonly waiting: Set<() => void>;
  readonly stop: AbortController;
}

interface Kept {
  readonly entries: Map<string, Entry>;
  readonly before: readonly Before<ChoiceWork>[];
}

/** Milliseconds: odds that take longer are of a pack that runs away, and are not shown. */
const DEADLINE = 30_000;

const keyOf = (asked: ChoiceAsked): string =>
  'way' in asked ? `${asked.figure} ${asked.way.join(' ')}` : asked.option.id;

export function createChoices(pool: Pool<ChoiceWork>): Choices {
  const kept = new WeakMap<Prompt, Kept>();

  function keptOf(session: EncounterSession, question: Prompt): Kept | null {
    const found = kept.get(question);
    if (found) return found;
    const moment = session.pending === question ? choiceMomentOf(session) : null;
    if (!moment) return null;
    const { cards, ...at } = moment;
    const made: Kept = {
      entries: new Map(),
      before: [
        { job: 'choiceCards', given: [cards], of: cards },
        { job: 'choiceAt', given: [at], of: question },
      ],
    };
    kept.set(question, made);
    return made;
  }

  async function workOut(entry: Entry, before: Kept['before'], asked: ChoiceAsked) {
    try {
      entry.odds = await pool.ask('choice', [asked], {
        before,
        signal: entry.stop.signal,
        deadline: DEADLINE,
      });
    } catch {
      if (entry.stop.signal.aborted) return;
      entry.odds = 'too-much';
    }
    for (const tell of entry.waiting) tell();
    entry.waiting.clear();
  }

  return {
    known: (question, asked) => kept.get(question)?.entries.get(keyOf(asked))?.odds,
    ask(session, question, asked, tell) {
      const of = keptOf(session, question);
      if (!of) return () => {};
      const key = keyOf(asked);
      let entry = of.entries.get(key);
      if (!entry) {
        entry = { waiting: new Set(), stop: new AbortController() };
        of.entries.set(key, entry);
        void workOut(entry, of.before, asked);
      }
      const waitedFor = entry;
      waitedFor.waiting.add(tell);
      return () => {
        if (!waitedFor.waiting.delete(tell) || waitedFor.waiting.size > 0) return;
        of.entries.delete(key);
        waitedFor.stop.abort();
      };
    },
  };
}
