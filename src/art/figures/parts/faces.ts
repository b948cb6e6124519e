import type { PersonLook } from '../../../engine/index.ts';
import { half, line, type Part, solid, twin, twinLine } from '../part.ts';

const MOUTHS: Readonly<Record<NonNullable<PersonLook['mouth']>, string>> = {
  smile: '88,107 100,111 113,105',
  flat: '91,108 100,107 110,108',
  frown: '90,110 100,107 111,111',
  smirk: '92,109 104,110 114,104',
};
const WHITE = '#f6efe0';

/** Two lit eyes in the dark of a hood, and a chin. */
const SHADOW: readonly Part[] = [
  half('#241a33', '100,50 122,62 128,90 120,118 100,128', { flat: true, hole: true }),
  twin('glow', '106,88! 114,82 122,82! 116,89', { glow: 3, hole: true }),
  half('skin-', '100,104 108,106 114,112 108,122 100,126', { flat: true, hole: true }),
  line('ink', 2.4, '94,113 100,115 106,113', { hole: true }),
];

/** Round glasses over a canister. */
const MASK: readonly Part[] = [
  half('leather', '100,62 124,66 130,88 124,110 112,122 100,124', { tone: [-8, -5] }),
  twin('brass', '104,84 112,72 124,72 130,84 122,96 110,96', {
    inside: [solid('glow', '109,84 114,77 122,78 125,85 120,91 112,91')],
  }),
  half('iron', '100,100! 112,102! 116,118! 108,136! 100,138!', {
    inside: [line('ink', 3, '86,112 114,112'), line('ink', 3, '88,122 112,122')],
  }),
];

const OPEN_EYE = twin(WHITE, '104,84! 110,79 118,80 122,85! 114,89 107,88', {
  tone: null,
  hole: true,
  dull: true,
  ink: 0,
  inside: [solid('eye', '109,78 117,78 118,89 109,89'), solid('ink', '112,81 116,81 116,86 112,86')],
});
const NARROW_EYE = twin(WHITE, '104,86! 112,82 122,81! 118,88 108,89', {
  tone: null,
  hole: true,
  dull: true,
  ink: 0,
  inside: [solid('ink', '110,80 118,80 118,89 110,89')],
});

/** Light half and dark half come of the head's tone; brows carry the mood, the mouth is one line, no nose has an outline. */
export function faceOf({ face = 'open', mouth = 'flat', marks = [] }: PersonLook): Part[] {
  if (face === 'shadow') return [...SHADOW];
  if (face === 'mask') return [...MASK];
  const stern = marks.includes('stern');
  const out: Part[] = [solid('skin-', '101,76! 108,98 104,103 99,102!', { flat: true, soft: true })];
  if (face !== 'blind')
    out.push(
      face === 'grim' ? NARROW_EYE : OPEN_EYE,
      twinLine('ink', 3.2, stern ? '103,83 112,77 123,76' : '103,81 112,77 123,80', { hole: true }),
      stern
        ? twinLine('brow', 5, '103,76 114,70 125,69', { hole: true })
        : twinLine('brow', 3.6, '104,71 114,67 125,71', { hole: true }),
    );
  out.push(line('ink', 2.8, MOUTHS[mouth], { hole: true }));
  if (marks.includes('lips'))
    out.push(solid('#a83f48', '92,108! 100,105 109,108! 100,113', { flat: true, hole: true }));
  if (marks.includes('scar')) out.push(line('#e9b6a0', 3, '112,66 118,82 116,102', { hole: true }));
  if (marks.includes('freckles'))
    out.push(
      twinLine('skin-', 3, '112,97 113,97', { hole: true }),
      twinLine('skin-', 3, '119,95 120,95', { hole: true }),
    );
  if (marks.includes('paint'))
    out.push(
      twinLine('accent', 5, '108,92 112,104', { hole: true }),
      twinLine('accent', 5, '118,91 120,101', { hole: true }),
    );
  return out;
}
