import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { damageOn, effectsOn } from '../support/answers.ts';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { attackIn, faces, hurtIn, turnOf, victim } from '../support/monster-play.ts';

const beside = [victim('a', [1, 0])];
/** It misses everything. */
const weak = victim('a', [1, 0], { dice: ['purple'] });

describe('higher tiers of our own Combatants', () => {
  cardTest('common-ash-esper', 'burns whoever misses it, and withers with its spell', () => {
    const missed = attackIn({ card: 'common-ash-esper', others: [weak] }, 'a', 'beast', faces(1));
    expect(damageOn(missed, 'a')).toBe(2);
    const { session, steps } = turnOf({ card: 'common-ash-esper', others: [victim('a', [3, 0])] }, faces(1));
    expect(steps).toEqual(['delay', 'sear']);
    expect(effectsOn(session, 'a')).toEqual(['wilt']);
    expect(damageOn(session, 'a')).toBe(2);
  });

  cardTest('common-coin-crab', 'takes 2 less the first time each turn; its pinch withers', () => {
    const others = [victim('a', [1, 0], { dice: ['white', 'white', 'white', 'white'] })];
    const scene = { card: 'common-coin-crab', others };
    // 20 to hit against 12: 8, less Armor 3, less 2.
    expect(damageOn(attackIn(scene, 'a', 'beast'), 'beast')).toBe(3);
    const { session, steps } = turnOf(scene, faces(4, { purple: 1 }));
    expect(steps).toEqual(['pinch']);
    expect(effectsOn(session, 'a')).toEqual(['wilt']);
  });

  cardTest('common-drowned-hand', 'holds on: a place down the track', () => {
    const { session, steps } = turnOf(
      { card: 'common-drowned-hand', others: beside },
      faces(4, { purple: 3 }),
    );
    expect(steps).toEqual(['clutch']);
    expect(eventsOf(session, 'convictionChecked')).toHaveLength(1);
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
  });

  cardTest('common-gutter-gargoyle', 'pierces 2 from above, when somebody flanks with it', () => {
    const friend = { id: 'friend', card: 'common-gutter-gargoyle', at: [2, 0] };
    const armored = victim('a', [1, 0], { armor: 3 });
    const flanked = attackIn({ card: 'common-gutter-gargoyle', others: [armored, friend] }, 'beast', 'a');
    const alone = attackIn({ card: 'common-gutter-gargoyle', others: [armored] }, 'beast', 'a');
    // Flanking itself: 1 to hit, 3 damage.
    expect(damageOn(flanked, 'a') - damageOn(alone, 'a')).toBe(4 + 2);
    expect(turnOf({ card: 'common-gutter-gargoyle', others: [victim('a', [6, 0])] }).steps).toEqual([
      'spout',
    ]);
  });

  cardTest('common-mirror-knight', 'shatters over those around when half of it is gone', () => {
    const scene = { card: 'common-mirror-knight', others: beside };
    expect(damageOn(hurtIn(scene, 10, 'a'), 'a')).toBe(1);
    expect(damageOn(hurtIn(scene, 9, 'a'), 'a')).toBe(0);
    expect(turnOf(scene).steps).toEqual(['duel']);
  });

  cardTest('common-mud-shaman', 'its paint helps others to hit', () => {
    const imp = { id: 'imp', card: 'silt-imp', at: [2, 0] };
    const scene = { card: 'common-mud-shaman', at: [3, 0], others: [victim('a', [1, 0]), imp] } as const;
    const [judged] = eventsOf(attackIn(scene, 'imp', 'a'), 'attackJudged');
    expect(judged!.roll.entries).toContainEqual(
      expect.objectContaining({
        cause: { kind: 'ability', type: 'combatant', card: 'common-mud-shaman', ability: 'war-paint' },
        amount: 1,
      }),
    );
    const { session, steps } = turnOf(scene);
    expect(steps[0]).toBe('rouse');
    expect([...effectsOn(session, 'imp'), ...effectsOn(session, 'beast')]).toContain('courage');
  });

  cardTest('common-silt-imp', 'bites harder beside another', () => {
    const other = { id: 'imp', card: 'common-silt-imp', at: [0, 1] };
    const alone = attackIn({ card: 'common-silt-imp', others: beside }, 'beast', 'a');
    const together = attackIn({ card: 'common-silt-imp', others: [...beside, other] }, 'beast', 'a');
    expect(damageOn(together, 'a') - damageOn(alone, 'a')).toBe(1);
    expect(turnOf({ card: 'common-silt-imp', others: beside }).steps).toEqual(['nip']);
  });

  cardTest('common-silt-matron', 'brings forth an imp each turn, and one more where it is hurt', () => {
    const scene = { card: 'common-silt-matron', others: [victim('a', [4, 0])] };
    const { session, steps } = turnOf(scene);
    expect(steps[0]).toBe('brood');
    expect(eventsOf(session, 'figureSpawned').map(({ figure }) => figure.card)).toEqual(['common-silt-imp']);
    expect(eventsOf(hurtIn(scene, 4, 'a'), 'figureSpawned')).toHaveLength(1);
    expect(eventsOf(hurtIn(scene, 3, 'a'), 'figureSpawned')).toHaveLength(0);
  });

  cardTest('common-sluice-ogre', 'rages at half of its HP', () => {
    const others = [victim('a', [2, 0])];
    const fresh = turnOf({ card: 'common-sluice-ogre', others }, faces(1));
    const raging = turnOf({ card: 'common-sluice-ogre', others, has: { damage: 16 } }, faces(1));
    expect(fresh.steps).toEqual(['swat']);
    expect(raging.steps[0]).toBe('wrench');
    expect(damageOn(raging.session, 'a')).toBeGreaterThan(damageOn(fresh.session, 'a'));
    expect(figureIn(raging.session.state, 'beast').size).toEqual([2, 2]);
  });

  cardTest('common-tunnel-boar', 'gores, and drives whom it gores before it', () => {
    const { session, steps } = turnOf(
      { card: 'common-tunnel-boar', others: [victim('a', [3, 0])] },
      faces(4, { purple: 1 }),
    );
    expect(steps).toEqual(['charge']);
    expect(figureIn(session.state, 'a').at).not.toEqual([3, 0]);
    expect(eventsOf(session, 'damageDealt').at(-1)).toMatchObject({ damageType: 'irreducible', amount: 1 });
  });
});
