import { describe, expect, test } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { damageOn, effectsOn } from '../support/answers.ts';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { attackIn, faces, hurtIn, turnOf, victim } from '../support/monster-play.ts';

describe('the Duke of Marl, a BOSS of three phases (X60)', () => {
  const others = [victim('a', [2, 0]), victim('b', [1, 1])];

  cardTest('masked-duke', 'calls the farthest to dance, strikes all beside him; unmasked at half', () => {
    const scene = { card: 'masked-duke', others };
    const { session, steps } = turnOf(scene, faces(1));
    expect(steps[0]).toBe('invite');
    expect(eventsOf(session, 'convictionChecked')[0]).toMatchObject({ figure: 'a', passed: false });
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
    expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual(['a', 'b']);
    expect(figureIn(hurtIn(scene, 9, 'a').state, 'beast').card).toBe('masked-duke');
    const turned = hurtIn(scene, 10, 'a', faces(1));
    expect(figureIn(turned.state, 'beast')).toMatchObject({ card: 'unmasked-duke', damage: 10 });
    expect(effectsOn(turned, 'b')).toContain('darkness');
  });

  cardTest(
    'unmasked-duke',
    'names whom it is dark around, strikes twice; would fall: whole, and not alone',
    () => {
      const scene = { card: 'unmasked-duke', others: [victim('a', [3, 0], {}, { effects: ['darkness'] })] };
      const { session, steps } = turnOf(scene, faces(1));
      expect(steps).toEqual(['name-them', 'double-time']);
      expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
      const last = hurtIn({ ...scene, has: { damage: 15, effects: ['poison'] } }, 7, 'a');
      expect(figureIn(last.state, 'beast')).toMatchObject({
        card: 'duke-of-last-measure',
        damage: 0,
        effects: [],
        defeated: false,
      });
      expect(eventsOf(last, 'figureSpawned')[0]!.figure.card).toBe('wax-dancer');
    },
  );

  cardTest(
    'duke-of-last-measure',
    'hurts all who hear it, by what no armor stops, feeds on it, and may fall',
    () => {
      const thick = [victim('a', [1, 0], { armor: 5 }), victim('b', [1, 1], { armor: 5 })];
      const scene = { card: 'duke-of-last-measure', others: thick };
      const { session, steps } = turnOf({ ...scene, has: { damage: 6 } });
      expect(steps).toEqual(['call-the-measure', 'last-figure']);
      expect(damageOn(session, 'a')).toBeGreaterThan(2);
      expect(damageOn(session, 'beast')).toBe(4);
      expect(figureIn(hurtIn(scene, 17, 'a').state, 'beast').defeated).toBe(true);
    },
  );

  cardTest('wax-dancer', 'pulls a partner along, and is soft', () => {
    const { session, steps } = turnOf({ card: 'wax-dancer', others: [victim('a', [4, 0])] });
    expect(steps).toEqual(['step-in']);
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
    const beside = turnOf({ card: 'wax-dancer', others: [victim('a', [1, 0])] });
    expect(beside.steps).toEqual(['take-partner']);
    expect(figureIn(beside.session.state, 'a').at).not.toEqual([1, 0]);
    const hit = attackIn({ card: 'wax-dancer', others: [victim('a', [1, 0])] }, 'a', 'beast', faces(6));
    const dealt = eventsOf(hit, 'damageDealt')[0]!;
    expect(dealt.sum.entries.map(({ amount }) => amount)).toContain(-1);
    expect(dealt.amount).toBeGreaterThan(0);
  });
});

describe('the Hollow Hart', () => {
  cardTest(
    'hollow-hart',
    'charges whoever is worst off and is gone; hurt, it wilts whoever is beside it',
    () => {
      const scene = { card: 'hollow-hart', others: [victim('a', [5, 2])] };
      const { session, steps } = turnOf(scene);
      expect(steps).toEqual(['charge']);
      expect(damageOn(session, 'a')).toBeGreaterThan(0);
      expect(eventsOf(session, 'aiWayChosen').length).toBeGreaterThan(1);
      const hurt = hurtIn({ card: 'hollow-hart', others: [victim('a', [2, 0])] }, 3, 'a', faces(1));
      expect(effectsOn(hurt, 'a')).toContain('wilt');
    },
  );

  test('surrounded and at half of its HP it bolts and mends; before that it throws them all back', () => {
    const others = [victim('a', [2, 0]), victim('b', [2, 1])];
    expect(turnOf({ card: 'hollow-hart', others }).steps).toEqual(['toss']);
    const bolted = turnOf({ card: 'hollow-hart', others, has: { damage: 15 } });
    expect(bolted.steps).toEqual(['bolt']);
    expect(damageOn(bolted.session, 'beast')).toBe(13);
    expect(eventsOf(bolted.session, 'attackEnded')).toEqual([]);
  });
});

describe('who is to be looked after', () => {
  /** Beside somebody else when the Duke's mask falls, which is dark to whoever fails. */
  const unmasking = (card: string) => {
    const ward = { id: 'ward', card, side: 'adventurers', at: [1, 1] };
    return hurtIn({ card: 'masked-duke', others: [victim('a', [1, 0]), ward] }, 10, 'a', faces(1));
  };

  cardTest('old-wick', 'is used to the dark', () => {
    const session = unmasking('old-wick');
    expect(effectsOn(session, 'a')).toContain('darkness');
    expect(effectsOn(session, 'ward')).toEqual([]);
  });

  cardTest('last-keeper', 'has a fire to see by', () => {
    const session = unmasking('last-keeper');
    expect(effectsOn(session, 'a')).toContain('darkness');
    expect(effectsOn(session, 'ward')).toEqual([]);
  });
});
