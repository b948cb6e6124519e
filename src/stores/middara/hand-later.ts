/** What a hand needs only after the first press: several targets, enemies out of reach, the arrow keys. */
export { approachKnown, approachTo, bestKnown, courseOf, workOutBest } from './approach.ts';
export { gatheredOf, pressed as pressedTarget } from './gathered-targets.ts';
export { meantByArrow } from './hand-arrows.ts';
