import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { resolveSpell } from '../../src/engine/procedures/attack/spell.ts';
import { choose, damageOn, effectsOn } from '../support/answers.ts';
import { eventsOf, runRule } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { inTurnOf } from '../support/encounter-arena.ts';
import { attackIn, den, faces, felledIn, hurtIn, turnOf, victim } from '../support/monster-play.ts';

describe('higher tiers of the published Combatants', () => {
  cardTest('uncommon-animate', 'mends 3, then its stronger spell and both attacks', () => {
    const { session, steps } = turnOf(
      { card: 'uncommon-animate', others: [victim('a', [3, 0])], has: { damage: 5 } },
      faces(1),
    );
    expect(steps).toEqual(['mend', 'darkness']);
    expect(damageOn(session, 'beast')).toBe(2);
    expect(effectsOn(session, 'a')).toEqual(['darkness']);
    // Two attacks, and Chains of Perdition after the first hit.
    expect(eventsOf(session, 'attackEnded')).toHaveLength(3);
  });

  cardTest('common-cave-sickle', 'deals 2 more to the poisoned, and goes for them', () => {
    const others = [victim('a', [1, 0]), victim('b', [0, 1], {}, { effects: ['poison'] })];
    const { session, steps } = turnOf({ card: 'common-cave-sickle', others }, faces(1));
    expect(steps).toEqual(['adjacent']);
    expect(damageOn(session, 'a')).toBe(0);
    const plain = attackIn({ card: 'common-cave-sickle', others }, 'beast', 'a');
    const poisoned = attackIn({ card: 'common-cave-sickle', others }, 'beast', 'b');
    expect(damageOn(poisoned, 'b') - damageOn(plain, 'a')).toBe(2);
  });

  cardTest('uncommon-earth-loa', 'shakes off the crowd; breaks apart when it falls', () => {
    const scene = {
      card: 'uncommon-earth-loa',
      at: [4, 2],
      others: [victim('a', [3, 2]), victim('b', [5, 2])],
    } as const;
    const { session, steps } = turnOf(scene, faces(1));
    expect(steps[0]).toBe('tremor');
    expect(effectsOn(session, 'a')).toContain('wilt');
    expect(figureIn(session.state, 'a').at).not.toEqual([3, 2]);
    expect(damageOn(hurtIn(scene, 36, 'a', faces(6)), 'a')).toBe(7); // BLACK's sixth face is the skull
    expect(damageOn(hurtIn(scene, 36, 'a', faces(3)), 'a')).toBe(0);
    expect(damageOn(hurtIn(scene, 20, 'a', faces(6)), 'a')).toBe(0);
    expect(damageOn(felledIn(scene, 'a', faces(6)), 'a')).toBe(7); // whatever Defeats it
  });

  cardTest('common-water-loa', 'its spell deals 2 and the difference; its hit pulls', () => {
    const others = [victim('a', [3, 0])];
    const { session, steps } = turnOf({ card: 'common-water-loa', others }, faces(1));
    expect(steps).toEqual(['drown']);
    const [check] = eventsOf(session, 'convictionChecked');
    expect(check).toMatchObject({ passed: false });
    expect(effectsOn(session, 'a')).toEqual([]);
    const spell = eventsOf(session, 'damageDealt').find(({ damageType }) => damageType === 'magic');
    expect(spell?.amount).toBeGreaterThan(2);
    const pulled = attackIn({ card: 'common-water-loa', others }, 'beast', 'a', faces(4), 6);
    expect(figureIn(pulled.state, 'a').at).toEqual([1, 0]);
  });

  cardTest('living-oblation', 'withers, then strikes whom it withered', () => {
    const { session, steps } = turnOf({ card: 'living-oblation', others: [victim('a', [1, 0])] }, faces(1));
    expect(steps).toEqual(['wither', 'burn']);
    expect(effectsOn(session, 'a')).toContain('wilt');
  });

  cardTest('uncommon-living-oblation', 'heals as its light fails, and hits harder', () => {
    const scene = { card: 'uncommon-living-oblation', others: [victim('a', [1, 0])] };
    expect(damageOn(hurtIn(scene, 9, 'a'), 'beast')).toBe(7);
    expect(damageOn(hurtIn(scene, 7, 'a'), 'beast')).toBe(7);
    const fresh = attackIn(scene, 'beast', 'a');
    const dying = attackIn({ ...scene, has: { damage: 8 } }, 'beast', 'a');
    expect(damageOn(dying, 'a') - damageOn(fresh, 'a')).toBe(2);
  });

  cardTest('merk-hound', 'spits, then bites; a burst paralyzes', () => {
    const { session, steps } = turnOf({ card: 'merk-hound', others: [victim('a', [3, 0])] });
    expect(steps).toEqual(['spit', 'pounce']);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
    expect(effectsOn(session, 'a')).toEqual([]);
    const burst = attackIn(
      { card: 'merk-hound', others: [victim('a', [1, 0])] },
      'beast',
      'a',
      faces(6, { purple: 1, white: 1 }),
    );
    expect(effectsOn(burst, 'a')).toEqual(['paralyze']);
  });

  cardTest('uncommon-merk-hound', 'pierces 4 of the thickest armor', () => {
    const others = [victim('a', [3, 0]), victim('b', [3, 2], { armor: 4 })];
    const { session, steps } = turnOf({ card: 'uncommon-merk-hound', others });
    expect(steps).toEqual(['spit', 'maul']);
    expect(eventsOf(session, 'attackEnded')[0]).toMatchObject({ target: 'b' });
    expect(eventsOf(session, 'finalDamageDetermined')[0]!.sum.entries).toContainEqual(
      expect.objectContaining({ cause: { kind: 'armor', armor: 4, pierced: 4 }, amount: 0 }),
    );
  });

  cardTest('uncommon-merk-hound', 'two of them are bound: 2 more damage, whatever their tier', () => {
    const with_ = (card: string) => {
      const other = { id: 'other', card, at: [0, 2] };
      return damageOn(
        attackIn({ card: 'uncommon-merk-hound', others: [victim('a', [1, 0]), other] }, 'beast', 'a'),
        'a',
      );
    };
    expect([
      with_('uncommon-merk-hound') - with_('tunnel-boar'),
      with_('merk-hound') - with_('tunnel-boar'),
    ]).toEqual([2, 1]);
  });

  cardTest('fragor', 'sickens whoever is near, and bursts open', () => {
    const { session, steps } = turnOf(
      { card: 'fragor', others: [victim('a', [1, 0])] },
      faces(1, { teal: 4, white: 4 }),
    );
    expect(steps).toContain('spores');
    expect(effectsOn(session, 'a')).toContain('disease');
    expect(damageOn(session, 'beast')).toBe(1); // PURPLE on itself
  });

  cardTest('uncommon-fragor', 'weakens spells around it', () => {
    const caster = (x: number) => {
      const zeke = { id: 'zeke', card: 'zeke-jeong', at: [x, 0], sp: 5, disciplines: ['gore-shot'] };
      const position = { ...den({ card: 'uncommon-fragor', others: [zeke] }) };
      const session = runRule(
        position,
        inTurnOf('zeke', (table) =>
          resolveSpell(table, {
            caster: 'zeke',
            force: 6,
            effects: [],
            cause: { kind: 'spell', by: 'zeke' },
          }),
        ),
        { chance: faces(2) },
      ).session;
      choose(session);
      return eventsOf(session, 'forceDetermined')[0]!.force.entries;
    };
    expect(caster(2)).toContainEqual(
      expect.objectContaining({
        cause: { kind: 'ability', type: 'combatant', card: 'uncommon-fragor', ability: 'anti-magic-hum' },
        amount: -4,
      }),
    );
    expect(turnOf({ card: 'uncommon-fragor', others: [victim('a', [1, 0])] }).steps).toContain('spores');
  });

  cardTest('gevaudan', 'strikes twice and is gone again', () => {
    const { session, steps } = turnOf({ card: 'gevaudan', others: [victim('a', [4, 0])] });
    expect(steps).toEqual(['hamstring']);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
    expect(figureIn(session.state, 'beast').at![0]).not.toBe(3);
  });

  cardTest('uncommon-gevaudan', 'smells blood', () => {
    const at = (damage: number) =>
      damageOn(
        attackIn({ card: 'uncommon-gevaudan', others: [victim('a', [1, 0], {}, { damage })] }, 'beast', 'a'),
        'a',
      ) - damage;
    expect(at(30) - at(0)).toBe(2);
  });

  cardTest('adlet-drudge', 'throws its shard, rakes, and gathers more', () => {
    const near = turnOf({ card: 'adlet-drudge', others: [victim('a', [2, 0])], energy: 1 });
    expect(near.steps).toEqual(['shard', 'rake']);
    expect(eventsOf(near.session, 'energyChanged').map(({ amount }) => amount)).toEqual([-1]);
    expect(eventsOf(near.session, 'damageDealt')[0]).toMatchObject({ figure: 'a', amount: 5 });
    const spent = turnOf({ card: 'adlet-drudge', rows: ['...#......'], others: [victim('a', [9, 0])] });
    expect(spent.steps).toEqual(['gather']);
    expect(figureIn(spent.session.state, 'beast').cards[0]!.energy).toBe(2);
  });

  cardTest('uncommon-adlet-drudge', 'a burst of the shard blinds; its rake withers', () => {
    const { session, steps } = turnOf(
      { card: 'uncommon-adlet-drudge', others: [victim('a', [1, 0])], energy: 3 },
      faces(4, { teal: 6, purple: 1 }),
    );
    expect(steps).toEqual(['shard', 'rake']);
    expect(effectsOn(session, 'a')).toEqual(['darkness', 'wilt']);
    expect(figureIn(session.state, 'beast').cards[0]!.energy).toBe(2);
  });
});
