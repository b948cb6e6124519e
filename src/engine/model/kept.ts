import { type Counted, once } from '../kernel/budget.ts';

/**
 * What is worked out of a part of the state, kept for as long as that part stands. Nothing below a state is ever
 * written (`model/apply`), so a part that is the same object says the same: no event can be forgotten, and forks,
 * views and made-up positions share what they have in common. `under` is what it stands on beside it (the cards): kept
 * only while that is the same object too. Where a part changes with nearly every event (the figures there are), it is kept
 * by the state and stands on that part: one value for each state, instead of one for each event.
 */
export function keptBy<Part extends object, V, Under = void>(
  workOut: (part: Part, under: Under) => V,
): (part: Part, under: Under) => V {
  const known = new WeakMap<Part, { readonly under: Under; readonly value: V }>();
  return (part, under) => {
    const found = known.get(part);
    if (found !== undefined && found.under === under) return found.value;
    const value = workOut(part, under);
    known.set(part, { under, value });
    return value;
  };
}

/** How many parts are remembered of those that nearly every event makes anew: a game, and what is thought out from it. */
const LATELY = 4;

/**
 * The same for parts that nearly every event makes anew (the list of figures): the last few are remembered, since to
 * note each for good costs more than most of what is worked out of it.
 */
export function keptLately<Part extends object, V, Under = void>(
  workOut: (part: Part, under: Under) => V,
): (part: Part, under: Under) => V {
  const known: { readonly part: Part; readonly under: Under; readonly value: V }[] = [];
  let next = 0;
  return (part, under) => {
    for (let i = 0; i < known.length; i++) {
      const one = known[i]!;
      if (one.part === part && one.under === under) return one.value;
    }
    const value = workOut(part, under);
    known[next] = { part, under, value };
    next = (next + 1) % LATELY;
    return value;
  };
}

/** The same for what takes many steps: they count again whenever it is given. */
export function keptWithSteps<Part extends object, V, Under = void>(
  workOut: (part: Part, under: Under) => V,
): (part: Part, under: Under) => V {
  const known = keptBy((_: Part, __: Under) => new Map<'value', Counted<V>>());
  return (part, under) => once(known(part, under), 'value', () => workOut(part, under));
}
