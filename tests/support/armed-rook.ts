import type { Position } from '../../src/engine/index.ts';
import { type knife, withFront } from './answers.ts';
import type { Roll } from './arena.ts';
import { corridor, rook, scene } from './encounter-arena.ts';

/** 5 and 5: 10 to hit, with two books and two shields. */
export const ten: Roll[] = [
  ['white', 4],
  ['white', 4],
];
export const soft = { defense: 9 };

/** Rook on that board with disciplines and a weapon of that front in each hand it can, and whoever else. */
const rookOn =
  (board: { readonly rows: readonly string[] }, at: readonly [number, number]) =>
  (front: typeof knife, disciplines: readonly string[], ...others: readonly object[]): Position =>
    withFront(
      scene({
        board,
        figures: [
          rook(at, { disciplines, items: front.hands === 2 ? ['katar'] : ['katar', 'katar'] }),
          ...others,
        ],
        active: 'rook',
        initiative: ['rook', ...others.map((one) => (one as { id: string }).id)],
      }),
      'katar',
      front,
    );

/** In a corridor. */
export const armed = rookOn(corridor(9), [2, 0]);
/** In the middle of open ground. */
export const inTheOpen = rookOn({ rows: ['......', '......', '......'] }, [2, 1]);
