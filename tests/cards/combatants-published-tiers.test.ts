import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { resolveSpawn } from '../../src/engine/procedures/consequences/spawn.ts';
import { borneBy } from '../../src/engine/queries/figures/borne.ts';
import { rangeOf } from '../../src/engine/queries/figures/figures.ts';
import { hasModifier } from '../../src/engine/queries/figures/modifiers.ts';
import { rangeBetween } from '../../src/engine/queries/geometry/adjacency.ts';
import { damageOn, effectsOn } from '../support/answers.ts';
import { arena, eventsOf, optionsOf, type Roll, runRule } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { inTurnOf, playFrom, rook } from '../support/encounter-arena.ts';
import { attackIn, den, faces, felledIn, hurtIn, turnFrom, turnOf, victim } from '../support/monster-play.ts';

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
    expect(borneBy(figureIn(session.state, 'a'), 'sedate')).toBe(1);
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

  cardTest(
    'uncommon-fragor',
    'lays a Bulb where its target stands: nobody casts a spell within 4 spaces of it',
    () => {
      const zeke = victim('zeke', [5, 0]);
      const { session } = turnOf({ card: 'uncommon-fragor', others: [zeke] });
      expect(session.state.wards).toEqual([
        expect.objectContaining({ at: [5, 0], side: 'figure', reach: 4 }),
      ]);
      const { cards } = den({ card: 'uncommon-fragor', others: [zeke] });
      const casts = (id: string) => {
        const position = { ...den({ card: 'uncommon-fragor', others: [zeke] }), state: session.state, cards };
        return !hasModifier(position, figureIn(session.state, id), 'noSpells');
      };
      expect([casts('zeke'), casts('beast')]).toEqual([
        false,
        rangeOf(figureIn(session.state, 'beast'), figureIn(session.state, 'zeke')) > 4,
      ]);
      expect(turnOf({ card: 'uncommon-fragor', others: [victim('a', [1, 0])] }).steps).toContain('spores');
    },
  );

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

  cardTest(
    'uncommon-adlet-drudge',
    'a burst of the shard blinds; its rake pierces by its shards and sedates; then again',
    () => {
      const { session, steps } = turnOf(
        { card: 'uncommon-adlet-drudge', others: [victim('a', [1, 0], { armor: 5 })], energy: 3 },
        faces(4, { teal: 6, purple: 1 }),
      );
      expect(steps).toEqual(['shard', 'rake']);
      expect(effectsOn(session, 'a')).toEqual(['darkness']);
      expect(borneBy(figureIn(session.state, 'a'), 'sedate')).toBe(1);
      expect(eventsOf(session, 'finalDamageDetermined')[0]!.sum.entries).toContainEqual(
        expect.objectContaining({ cause: { kind: 'armor', armor: 5, pierced: 2 } }),
      );
      expect(figureIn(session.state, 'beast').cards[0]!.energy).toBe(1);
      const plain = turnOf(
        { card: 'uncommon-adlet-drudge', others: [victim('a', [1, 0])], energy: 1 },
        faces(1),
      );
      expect(effectsOn(plain.session, 'a')).toEqual([]);
    },
  );

  cardTest(
    'uncommon-adlet-drudge',
    'comes with a shard and a Deposit, and warps to the nearest for more',
    () => {
      const position = den({
        card: 'uncommon-adlet-drudge',
        others: [victim('a', [0, 4])],
        rows: ['..........', '##########', '..........', '..........', '..........'],
      });
      const spawned = runRule(
        position,
        inTurnOf('a', function* (table) {
          yield* resolveSpawn(table, 'adlet-drudge', [8, 0], null);
        }),
        { chance: faces(1) },
      ).session;
      for (let i = 0; i < 9 && spawned.pending; i++) spawned.decide(optionsOf(spawned)[0]!);
      expect(spawned.state.wards).toHaveLength(1);
      const adlet = spawned.state.figures.find(({ card }) => card === 'adlet-drudge')!;
      expect(adlet.cards[0]!.energy).toBe(1);
      const [ward] = spawned.state.wards!;
      const { session, steps } = turnFrom({ ...position, state: { ...position.state, wards: [ward!] } });
      expect(steps).toEqual(['gather']);
      expect(eventsOf(session, 'figureMoved').map(({ how }) => how)).toEqual(['warp']);
      expect(rangeBetween([figureIn(session.state, 'beast').at!], [ward!.at])).toBeLessThanOrEqual(1);
      expect(figureIn(session.state, 'beast').cards[0]!.energy).toBe(2);
    },
  );

  cardTest('uncommon-merk-hound', 'is sticky: a Move Action begun beside it asks for Strength 10', () => {
    const start = (at: readonly [number, number], rolls: Roll[]) => {
      const session = playFrom(
        arena({
          figures: [rook([1, 0], { sp: 5 }), { id: 'hound', card: 'uncommon-merk-hound', at }],
          active: 'rook',
        }),
        rolls,
      );
      session.decide('move');
      return session;
    };
    const low: Roll[] = [
      ['purple', 1],
      ['purple', 1],
    ];
    const held = start([2, 0], low);
    expect([held.pending?.kind, held.state.turn?.moved]).toEqual(['turn', true]);
    expect(
      start(
        [2, 0],
        [
          ['purple', 6],
          ['purple', 6],
        ],
      ).pending?.kind,
    ).toBe('move');
    expect(start([4, 0], []).pending?.kind).toBe('move');
  });
});
