import { keptBy } from './kept.ts';

/** How many are remembered of those that stand for others: a game, and what is thought out from it. */
const LATELY = 4;

/**
 * For what is worked out of a little of a part that nearly every event makes anew: of parts that are alike in that little,
 * the one met first stands for the others, as long as it is one of the last few. `isAlike` compares all that is read of it.
 */
export function standIn<Part extends object>(isAlike: (a: Part, b: Part) => boolean): (part: Part) => Part {
  const lately: Part[] = [];
  let next = 0;
  return keptBy((part: Part) => {
    for (const one of lately) if (isAlike(one, part)) return one;
    lately[next] = part;
    next = (next + 1) % LATELY;
    return part;
  });
}
