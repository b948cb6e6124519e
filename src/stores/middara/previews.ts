import type { AtQuestion, Preview, Prompt } from '../../engine/index.ts';
import { SLICE } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import { rulesOfPage } from './rules-of-page.ts';

/** What is certain to come of the answers on the screen, each worked out once. */
export interface Previews {
  /** undefined: not worked out yet; null: nothing can be said. */
  known(prompt: Prompt, option: string): Preview | null | undefined;
  /** Has it worked out and tells when it is; what is given back says that nobody waits any more. */
  ask(prompt: Prompt, option: string, tell: () => void): () => void;
}

/** Milliseconds. */
const TWO_FRAMES = 34;

interface Waiting {
  readonly prompt: Prompt;
  readonly option: string;
  readonly tell: () => void;
  working?: Generator<void, Preview | null>;
}

/**
 * Works them out on the page, for an answer takes a millisecond or two and the question is there already: as many at a
 * stretch as leave room for a frame, in the order they were asked for, and of the first, whose rules are new to the
 * processor, a part. All of a stretch are told of together.
 */
export function createPreviews(
  session: AtQuestion,
  timer: Timer,
  clock: () => number = () => performance.now(),
): Previews {
  const kept = new WeakMap<Prompt, Map<string, Preview | null>>();
  const waiting = new Set<Waiting>();
  let isWorking = false;

  const keptOf = (prompt: Prompt) => {
    const known = kept.get(prompt) ?? new Map<string, Preview | null>();
    kept.set(prompt, known);
    return known;
  };

  function work(): void {
    isWorking = false;
    const rules = rulesOfPage.arrived();
    // The first question may be on the screen before them, and is to be seen before they are fetched. Where they do not
    // come, that is told when it is answered.
    if (!rules) return void timer.start(() => void rulesOfPage.fetch().then(goOn, () => {}), TWO_FRAMES);
    const until = clock() + SLICE;
    const done: Waiting[] = [];
    for (const one of waiting) {
      // A question that is open no more is shown no more.
      if (one.prompt !== session.pending) {
        waiting.delete(one);
        continue;
      }
      const known = keptOf(one.prompt);
      one.working ??= rules.previewing(session, one.option);
      while (!known.has(one.option) && clock() < until) {
        const step = one.working.next();
        if (step.done) known.set(one.option, step.value);
      }
      if (!known.has(one.option)) break;
      waiting.delete(one);
      done.push(one);
    }
    for (const { tell } of done) tell();
    goOn();
  }

  function goOn(): void {
    if (isWorking || waiting.size === 0) return;
    isWorking = true;
    timer.start(work, 0);
  }

  return {
    known: (prompt, option) => kept.get(prompt)?.get(option),
    ask(prompt, option, tell) {
      const one: Waiting = { prompt, option, tell };
      waiting.add(one);
      goOn();
      return () => void waiting.delete(one);
    },
  };
}
