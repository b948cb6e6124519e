import type { Between } from '../../../engine/index.ts';

/** A number between two: "at least 3"; with `not`, one that is not: "less than 3". */
export function boundsText({ atLeast, atMost }: Between, not = false): string {
  if (atLeast !== undefined && atMost !== undefined) {
    const between = atLeast === atMost ? `exactly ${atLeast}` : `${atLeast} to ${atMost}`;
    return not ? `not ${between}` : between;
  }
  if (atLeast !== undefined) return not ? `less than ${atLeast}` : `at least ${atLeast}`;
  if (atMost !== undefined) return not ? `more than ${atMost}` : `at most ${atMost}`;
  return not ? 'no number of' : 'any number of';
}

/** Such a number of things: "at most 1 space", "2 to 4 spaces". */
export function boundedText(bounds: Between, [one, many]: readonly [string, string], not = false): string {
  const { atLeast = bounds.atMost, atMost = bounds.atLeast } = bounds;
  return `${boundsText(bounds, not)} ${atLeast === 1 && atMost === 1 ? one : many}`;
}
