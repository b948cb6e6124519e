import type { PersonLook } from '../../../engine/index.ts';
import { half, type Part, twin } from '../part.ts';

/** Under the mouth, over the chest. */
export const BEARDS: Readonly<Record<NonNullable<PersonLook['beard']>, readonly Part[]>> = {
  full: [half('hair', '100,104! 112,100 128,88! 130,112 120,136 108,150! 100,156', { tone: [-6, -8] })],
  goatee: [half('hair', '100,110 108,110 110,122 104,138! 100,144!', { tone: [-4, -5] })],
  moustache: [twin('hair', '100,100! 110,98 124,108! 110,110 100,107!', { tone: [-3, -3] })],
};
