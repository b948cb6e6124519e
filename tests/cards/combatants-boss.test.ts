import { describe, expect, test } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { damageOn } from '../support/answers.ts';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { faces, hurtIn, turnOf, victim } from '../support/monster-play.ts';

describe('a BOSS with phases (X60)', () => {
  const others = [victim('a', [2, 0]), victim('b', [2, 1])];

  cardTest(
    'drowned-castellan',
    'the tide turns at half of its HP: other numbers, other steps, same damage',
    () => {
      const scene = { card: 'drowned-castellan', others };
      expect(figureIn(hurtIn(scene, 12, 'a').state, 'beast').card).toBe('drowned-castellan');
      const turned = hurtIn(scene, 13, 'a');
      const beast = figureIn(turned.state, 'beast');
      expect(beast).toMatchObject({
        card: 'high-tide-castellan',
        damage: 13,
        group: 'beast',
        defeated: false,
      });
      expect(beast.cards.map(({ ref }) => ref)).toEqual(['high-tide-castellan']);
      expect(eventsOf(turned, 'terrainPlaced')[0]).toMatchObject({ terrain: 'water' });
    },
  );

  cardTest('high-tide-castellan', 'drowns those in darkness, then breaks them twice', () => {
    const dark = [victim('a', [4, 0], {}, { effects: ['darkness'] })];
    const { session, steps } = turnOf({ card: 'high-tide-castellan', others: dark }, faces(1));
    expect(steps).toEqual(['drown', 'breaker']);
    expect(eventsOf(session, 'terrainPlaced')[0]).toMatchObject({ terrain: 'water' });
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
  });

  cardTest('common-drowned-castellan', 'turns at half of its HP, and not for less', () => {
    const scene = { card: 'common-drowned-castellan', others };
    expect(figureIn(hurtIn(scene, 18, 'a').state, 'beast').card).toBe('common-drowned-castellan');
    expect(figureIn(hurtIn(scene, 19, 'a').state, 'beast').card).toBe('common-high-tide-castellan');
    const { session, steps } = turnOf(scene, faces(1));
    expect(steps[0]).toBe('call');
    expect(eventsOf(session, 'figureSpawned')[0]!.figure.card).toBe('common-drowned-hand');
  });

  cardTest(
    'common-high-tide-castellan',
    'would be Defeated: it is unsealed, whole again and no longer alone',
    () => {
      const scene = { card: 'common-high-tide-castellan', others, has: { damage: 30, effects: ['disease'] } };
      const session = hurtIn(scene, 8, 'a');
      expect(figureIn(session.state, 'beast')).toMatchObject({
        card: 'castellan-unsealed',
        damage: 0,
        effects: [],
        defeated: false,
      });
      expect(eventsOf(session, 'figureSpawned')).toHaveLength(1);
      expect(turnOf({ ...scene, has: {} }, faces(1)).steps).toEqual(['undertow']);
    },
  );

  test('one blow from above half to none goes straight to the last phase', () => {
    const session = hurtIn({ card: 'common-drowned-castellan', others }, 40, 'a');
    expect(eventsOf(session, 'cardTurned').map(({ to }) => to)).toEqual(['castellan-unsealed']);
  });

  cardTest(
    'castellan-unsealed',
    'strikes everybody with what no armor stops, feeds on it, and can be Defeated',
    () => {
      const thick = [victim('a', [3, 0], { armor: 5 }), victim('b', [3, 2], { armor: 5 })];
      const { session, steps } = turnOf({ card: 'castellan-unsealed', others: thick, has: { damage: 6 } });
      expect(steps).toEqual(['wail', 'through']);
      expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual(['a', 'b']);
      expect(damageOn(session, 'a')).toBeGreaterThan(5);
      expect(damageOn(session, 'beast')).toBe(4);
      expect(
        figureIn(hurtIn({ card: 'castellan-unsealed', others: thick }, 14, 'a').state, 'beast').defeated,
      ).toBe(true);
    },
  );
});
