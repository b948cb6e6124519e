import { expect, test } from 'vitest';
import { TERRAIN_OF } from '../../../src/engine/index.ts';
import { castOf } from '../../../src/ui/home/cast-of.ts';
import { onstage } from '../../../src/ui/home/stage.ts';
import { windowOn } from '../../../src/ui/home/window-on.ts';
import { gameContent } from '../../support/content.ts';

const { encounters } = gameContent;

test('what lies nearer is larger and lower, what lies in the middle is as large as it is', () => {
  expect(onstage(0, 0)).toEqual({ x: 0, y: 0, scale: 1 });
  const [far, near] = [onstage(4, -5), onstage(4, 5)];
  expect(near.scale).toBeGreaterThan(far.scale);
  expect(near.y).toBeGreaterThan(0);
  expect(near.x).toBeGreaterThan(far.x);
  expect(onstage(-4, 5).x).toBe(-near.x);
});

test.each(Object.values(encounters))(
  'on the stage of $name all opponents stand, and a party on its floor',
  (encounter) => {
    const cast = castOf(encounter);
    const party = cast.filter(({ players }) => players);
    expect(cast.length - party.length).toBe(encounter.combatants.length);
    expect(party.length).toBe(Math.min(4, Object.keys(encounter.loadouts).length));
    for (const { at } of party) expect(TERRAIN_OF[encounter.board.rows[at[1]]![at[0]]!]).toBe('normal');
    expect(new Set(cast.map(({ at }) => at.join())).size).toBe(cast.length);
  },
);

const at = (x: number, y: number, side: 'adventurers' | 'combatants' = 'adventurers') =>
  ({ at: [x, y], size: [1, 1], side }) as const;

test('the picture of a moment looks at all who stand there, or at the players where they are too far apart', () => {
  expect(windowOn([at(4, 4), at(6, 5, 'combatants')], [20, 14])).toEqual({ middle: [5.5, 5], spaces: 7 });
  const far = windowOn([at(1, 1), at(2, 1), at(19, 13, 'combatants')], [20, 14]);
  expect(far.middle).toEqual([2, 1.5]);
  expect(windowOn([], [20, 14])).toEqual({ middle: [10, 7], spaces: 21 });
  const spread = windowOn([at(0, 0), at(19, 13)], [20, 14]);
  expect(spread.spaces).toBe(10);
});
