import { expect, test } from 'vitest';
import { areaAt, asksForArea } from '../../../src/engine/index.ts';
import { body, scene, zeke } from '../../support/encounter-arena.ts';
import { handAt } from '../../support/hand-at.ts';

test('an area touches all around its middle, friends and the thrower too', () => {
  const figures = [
    zeke([0, 0], { items: ['magic-frag'], sp: 5 }),
    body('near', [2, 0]),
    body('beside', [2, 2]),
    body('far', [4, 0]),
  ];
  const { session } = handAt(
    scene({
      board: { rows: ['.....', '.....', '.....'] },
      figures,
      active: 'zeke',
      initiative: ['zeke', 'near', 'beside', 'far'],
    }),
  );
  const { pending: turn } = session;
  expect([asksForArea(session.position, turn!), areaAt(session.position, turn!, [1, 1])]).toEqual([
    false,
    null,
  ]);
  session.decide(turn!.options.find(({ id }) => id.includes('magic-frag'))!.id);
  const pending = session.pending!;
  expect(asksForArea(session.position, pending)).toBe(true);
  const area = areaAt(session.position, pending, [1, 1])!;
  expect(area.spaces).toHaveLength(9);
  expect(new Set(area.figures)).toEqual(new Set(['zeke', 'near', 'beside']));
  expect(areaAt(session.position, pending, [4, 1])).toMatchObject({ figures: ['far'] });
  expect(areaAt(session.position, pending, [4, 1])!.spaces).toHaveLength(6);
});
