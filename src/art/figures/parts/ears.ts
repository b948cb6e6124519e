/** Ears, by the name a look gives. */
import type { PersonLook } from '../../../engine/index.ts';
import { type Part, twin } from '../part.ts';

export const EARS: Readonly<Record<NonNullable<PersonLook['ears']>, readonly Part[]>> = {
  long: [twin('skin', '124,78! 144,68 162,52! 156,84 140,100 126,98!', { tone: [-4, -6] })],
  human: [twin('skin', '124,80! 134,74 138,84 134,98 124,98!', { tone: [-3, -3] })],
  pierced: [
    twin('skin', '124,80! 134,74 138,84 134,98 124,98!', { tone: [-3, -3] }),
    twin('brass', '133,92 138,96 134,102 130,97', { tone: null }),
  ],
};
