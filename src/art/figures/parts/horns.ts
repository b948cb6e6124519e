import type { PersonLook } from '../../../engine/index.ts';
import { line, type Part, twin } from '../part.ts';

/** Out past the hair, or they melt into it at 48 pixels. */
export const HORNS: Readonly<Record<NonNullable<PersonLook['horns']>, readonly Part[]>> = {
  ram: [
    twin('bone', '112,46! 130,16 164,10 190,36 188,72 168,94 146,90! 162,80 168,62 160,46 144,42 126,60!', {
      inside: [
        line('bone-', 3, '138,20 146,42'),
        line('bone-', 3, '164,10 162,46'),
        line('bone-', 3, '190,40 168,56'),
        line('bone-', 3, '184,80 166,72'),
      ],
    }),
  ],
  antlers: [
    twin(
      'bone',
      '112,46! 116,22 132,2 130,-27! 139,-16 141,0! 154,-6 168,-27! 166,-4 151,12 139,20! 154,20 174,8! 165,28 141,34 126,48!',
      {
        tone: [-3, -4],
      },
    ),
  ],
};
