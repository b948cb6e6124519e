import { beforeAll, expect, test } from 'vitest';
import { faceOf, faceOfFoe } from '../../../../src/games/midgard/screens/faces.ts';
import { drawnLook } from '../../../../src/ui/figures/drawn.ts';
import { fetchDrawing } from '../../../../src/ui/figures/use-drawn.ts';
import { content } from '../sitting.ts';

beforeAll(fetchDrawing);

test('heroes and all who fight them have a face of their own, drawn on a base', () => {
  const { heroes, randoms, destiny, adventures, shadows } = content;
  const foes = [
    ...Object.values(randoms).flatMap(({ id, kind }) => (kind === 'creature' ? [id] : [])),
    ...Object.values(destiny).flatMap(({ id, does }) => ('guardian' in does ? [id] : [])),
    ...Object.keys(adventures),
    ...Object.keys(shadows),
  ];
  const faces = [
    ...Object.keys(heroes).map(faceOf),
    ...foes.map((ref) => faceOfFoe({ folder: 'randoms', ref, lp: 1 })),
  ];
  expect(faces).toHaveLength(4 + 6 + 4 + 9 + 4);
  expect(faces).not.toContain(undefined);
  const pictures = faces.map((face) => drawnLook(face!).standing({ base: 'hexagon' }));
  expect(new Set(pictures).size).toBe(faces.length);
  expect(faceOf('constructor')).toBeUndefined();
});
