import type { PersonLook } from '../../../engine/index.ts';

/** Right halves of heads. */
export const HEADS: Readonly<Record<NonNullable<PersonLook['head']>, string>> = {
  oval: '100,46 123,54 129,80 122,104 110,117 100,120',
  square: '100,44 126,52 131,80 128,102! 114,119! 100,121',
  slim: '100,48 121,56 126,80 116,104 100,121',
  round: '100,48 127,58 132,84 120,108 100,117',
  child: '100,50 128,60 136,86 124,108 108,118 100,119',
};
