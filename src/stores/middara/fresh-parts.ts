/** What of a deed is new to whoever does not look. */
import type { DeedPart } from './deed-parts.ts';

/** A part of a deed that has something new to say. */
export interface FreshPart {
  readonly part: DeedPart;
  /** As it was when it was last spoken of; null: it was not. */
  readonly before: DeedPart | null;
  /** It is known what comes of it. */
  readonly isSettled: boolean;
}

/** Whether it is known what came of an attack or a spell; of all else it is. */
const isSettled = (part: DeedPart): boolean =>
  part.did === 'cast' ? part.over || part.failed : part.did !== 'struck' || part.end !== null || part.fell;

/** The parts of a deed that were not spoken of as they are now; `said`: its parts as they were then. */
export const freshParts = (parts: readonly DeedPart[], said: readonly (DeedPart | null)[]): FreshPart[] =>
  parts.flatMap((part, i) => {
    const before = said[i] ?? null;
    return before && !saysMore(part, before) ? [] : [{ part, before, isSettled: isSettled(part) }];
  });

/** A part grows while its deed goes on; one thing may turn out to be another (an ability, the spell it casts). */
function saysMore(part: DeedPart, before: DeedPart): boolean {
  switch (part.did) {
    case 'went':
      return part.did !== before.did || part.steps > before.steps;
    case 'struck':
    case 'cast':
      return part.did !== before.did || isSettled(part) !== isSettled(before);
    case 'placed':
      return part.did !== before.did || part.figures.length > before.figures.length;
    case 'arranged':
      return part.did !== before.did || part.times > before.times;
    default:
      return part.did !== before.did;
  }
}
