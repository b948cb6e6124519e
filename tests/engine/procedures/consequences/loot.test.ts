import { describe, expect, test } from 'vitest';
import { areIdle } from '../../../../src/engine/abilities/idle.ts';
import {
  cloneState,
  type EffectOp,
  type EncounterState,
  figureIn,
  type Position,
  type Tier,
} from '../../../../src/engine/index.ts';
import { FACES } from '../../../../src/engine/model/dice.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import {
  gainRandomConsumables,
  isLeft,
  itemTypeFor,
  listRandom,
} from '../../../../src/engine/procedures/consequences/loot.ts';
import type { ChancePort } from '../../../../src/engine/rng/chance.ts';
import { eventsOf, optionsOf, runRule } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { drive, gameContent, newGame, street } from '../../../support/games.ts';

const begun = drive(newGame(street, 'loot'), 'simple', 'loot', 4);

/** Under Hallow Street with everybody placed, between two actions. */
function street1(change: (state: EncounterState) => void = () => {}): Position {
  const state = cloneState(begun.state);
  state.scopes = [];
  change(state);
  return { ...begun.position, state };
}

/** Draws the card of that name; items the first; dice show what is told. */
function drawing(name: string, state: EncounterState, face = 1): ChancePort {
  return {
    pick(words, n, what) {
      if (what === 'draw:combatant-loot') {
        const deck = Object.entries(state.loot.deck).flatMap(([card, k]) =>
          Array.from({ length: k }, () => card),
        );
        return { value: Math.min(n - 1, deck.indexOf(name)), words };
      }
      return { value: what.startsWith('draw:') ? 0 : face - 1, words };
    },
  };
}

function defeat(
  figures: readonly string[],
  position: Position,
  chance: ChancePort,
  by: string | null = 'rook',
) {
  return runRule(
    position,
    function* (table) {
      for (const figure of figures) yield* resolveDefeat(table, figure, by, term('crush'));
    },
    { chance },
  ).session;
}

const gained = (session: Parameters<typeof eventsOf>[0]) =>
  eventsOf(session, 'lootDrawn').map((e) => e.gain.card);

describe('Combatant Loot, p.55', () => {
  test('the deck holds 30 cards', () => {
    const cards = Object.values(begun.state.loot.deck).reduce((sum, n) => sum + n, 0);
    expect(cards).toBe(30);
  });

  test('gold goes to the party, and its card out of the deck', () => {
    const position = street1();
    const before = position.state.loot.deck['gold:6']!;
    const session = defeat(['animate-1'], position, drawing('gold:6', position.state));
    expect(session.state.loot).toMatchObject({
      gold: 6,
      gained: [{ figure: 'rook', card: 'gold:6', gold: 6 }],
    });
    expect(session.state.loot.deck['gold:6']).toBe(before - 1);
  });

  test('a SWARM leaves loot with the last of its Group only', () => {
    const position = street1();
    const session = defeat(['cave-sickle-1', 'cave-sickle-2'], position, drawing('gold:5', position.state));
    expect(gained(session)).toEqual([]);
    const last = defeat(
      ['cave-sickle-1', 'cave-sickle-2', 'cave-sickle-3'],
      street1(),
      drawing('gold:5', position.state),
    );
    expect(gained(last)).toEqual(['gold:5']);
  });

  test('two Groups leave a card each', () => {
    const position = street1();
    const all = [1, 2, 3, 4, 5, 6].map((n) => `cave-sickle-${n}`);
    expect(gained(defeat(all, position, drawing('gold:5', position.state)))).toEqual(['gold:5', 'gold:5']);
  });

  test('whoever was spawned by a figure leaves none', () => {
    const position = street1((state) => {
      editFigure(state, 'animate-1').spawnedByFigure = true;
    });
    expect(gained(defeat(['animate-1'], position, drawing('gold:5', position.state)))).toEqual([]);
  });

  test('nobody in particular: the first Adventurer that stands finds it', () => {
    const position = street1((state) => {
      editFigure(state, 'nightingale').defeated = true;
    });
    const session = defeat(['animate-1'], position, drawing('gold:5', position.state), null);
    expect(eventsOf(session, 'lootDrawn')[0]?.gain.figure).not.toBe('nightingale');
  });

  test('X13: an item nobody in particular found goes to the Adventurer the players choose (p.67)', () => {
    const position = street1();
    const session = defeat(['animate-1'], position, drawing('unique', position.state), null);
    expect(session.pending).toMatchObject({ kind: 'choose-target', rule: 'p.67' });
    expect(optionsOf(session).sort()).toEqual(
      ['nightingale', 'remi', 'rook', 'zeke'].map((id) => `target:${id}`),
    );
    session.decide('target:zeke');
    expect(eventsOf(session, 'itemGained')[0]).toMatchObject({ figure: 'zeke' });
  });

  test('the monster card gives that Combatant’s own loot to whoever defeated it', () => {
    const position = street1();
    const sickles = ['cave-sickle-1', 'cave-sickle-2', 'cave-sickle-3'];
    const session = defeat(sickles, position, drawing('monster', position.state));
    const [, item] = gained(session);
    expect(gameContent.cards.items[item!.slice('card:'.length)]?.lootOf).toBe('cave-sickle');
    expect(figureIn(session.state, 'rook').pack.map((card) => `card:${card.ref}`)).toContain(item);
    expect(session.pending?.kind).toBe('re-equip'); // free, for who gains an item (p.67)
  });

  test('a monster without loot of its own has no monster card', () => {
    const whole = street1();
    const others = Object.entries(whole.cards.items).filter(([, { lootOf }]) => lootOf !== 'animate');
    const position = { ...whole, cards: { ...whole.cards, items: Object.fromEntries(others) } };
    expect(gained(defeat(['animate-1'], position, drawing('monster', position.state)))).not.toContain(
      'monster',
    );
  });

  test('of a deck with nothing but that card it is discarded, and gives nothing (p.55)', () => {
    const whole = street1((state) => {
      const none = Object.keys(state.loot.deck).map((name) => [name, name === 'monster' ? 1 : 0]);
      state.loot = { ...state.loot, deck: Object.fromEntries(none) };
    });
    const others = Object.entries(whole.cards.items).filter(([, { lootOf }]) => lootOf !== 'animate');
    const position = { ...whole, cards: { ...whole.cards, items: Object.fromEntries(others) } };
    const session = defeat(['animate-1'], position, drawing('monster', position.state));
    expect(gained(session)).toEqual(['monster']);
    expect(session.state.loot).toMatchObject({
      gold: 0,
      gained: [{ figure: 'rook', card: 'monster', gold: 0 }],
    });
    expect(eventsOf(session, 'itemGained')).toEqual([]);
  });

  test('the unique card gives a unique item nobody has', () => {
    const position = street1();
    const session = defeat(['animate-1'], position, drawing('unique', position.state));
    const item = gained(session)[1]!.slice('card:'.length);
    expect(gameContent.cards.items[item]?.unique).toBe(true);
    expect(eventsOf(session, 'itemGained')[0]).toMatchObject({ figure: 'rook', item: { ref: item } });
  });

  test.each([
    [2, 'accessory'],
    [5, 'accessory'],
    [6, 'armor'],
    [7, 'core'],
    [8, 'relic'],
    [9, 'weapon'],
    [11, 'weapon'],
    [12, 'consumable'],
    [14, 'consumable'],
  ])('Item Loot: %i on two WHITE is of type %s (N1)', (number, type) => {
    expect(itemTypeFor(number)).toBe(type);
  });

  test('the item card rolls two WHITE and gives an item of that type and Loot LVL', () => {
    const position = street1();
    const session = defeat(['animate-1'], position, drawing('item', position.state, 6));
    expect(eventsOf(session, 'diceRolled')[0]).toMatchObject({ purpose: 'loot', rule: 'N1' });
    const ref = gained(session)[1]!.slice('card:'.length);
    expect(gameContent.cards.items[ref]).toMatchObject({ itemType: 'consumable', tier: 'mundane' });
  });

  test('a full Pack: the stash, or one of the three for it', () => {
    const position = street1((state) => {
      const rook = editFigure(state, 'rook');
      rook.pack = ['a', 'b', 'c'].map((id) => ({
        id: `rook.cloak.${id}`,
        ref: 'cloak',
        type: 'item' as const,
        face: 'front' as const,
        exhausted: false,
        flipped: false,
        used: [],
      }));
    });
    const run = () => defeat(['animate-1'], structuredClone(position), drawing('unique', position.state));
    const kept = run();
    expect(optionsOf(kept)).toEqual(expect.arrayContaining(['stash', 'discard:rook.cloak.b']));
    kept.decide('discard:rook.cloak.b');
    expect(figureIn(kept.state, 'rook').pack).toHaveLength(3);
    expect(figureIn(kept.state, 'rook').pack.map((card) => card.id)).not.toContain('rook.cloak.b');
    const stashed = run();
    stashed.decide('stash');
    expect(eventsOf(stashed, 'itemGained')[0]).toMatchObject({ place: 'stash' });
    expect(figureIn(stashed.state, 'rook').pack).toHaveLength(3);
    // With its only copy in the party stash it is not drawn again (p.19).
    const [item] = eventsOf(stashed, 'itemGained');
    expect(stashed.state.loot.stash).toEqual([item!.item.ref]);
    expect(isLeft({ ...position, state: stashed.state }, item!.item.ref)).toBe(false);
  });
});

describe('random Consumables, p.17', () => {
  test('are drawn of the Loot LVL and the tiers below, and never of what Combatants leave (p.55)', () => {
    const among = new Set<string>();
    const chance: ChancePort = {
      pick: (words, _n, what, names = []) => {
        if (what === 'draw:item') for (const name of names) among.add(name);
        return { value: 0, words };
      },
    };
    const position = street1((state) => {
      state.loot = { ...state.loot, level: 'common' };
    });
    runRule(position, (table) => gainRandomConsumables(table, 'rook', 1), { chance });
    const items = [...among].map((id) => position.cards.items[id]!);
    expect(new Set(items.map(({ itemType }) => itemType))).toEqual(new Set(['consumable']));
    expect(new Set(items.map(({ tier }) => tier))).toEqual(new Set(['mundane', 'common']));
    expect(items.filter(({ lootOf, unique }) => lootOf || unique)).toEqual([]);
  });
});

describe('random items by an ability (X178)', () => {
  const find = (
    op: Partial<Extract<EffectOp, { do: 'gain-random' }>>,
    position = street1(),
    by = 'rook',
    face = 1,
  ) => {
    const { session } = runRule(
      position,
      (table) =>
        table.hooks.carryOut(
          table,
          [{ do: 'gain-random', to: { who: 'self' }, ...op }],
          by,
          null,
          term('crush'),
        ),
      { chance: drawing('', position.state, face) },
    );
    while (session.pending) session.decide(optionsOf(session).at(-1)!); // free Re-Equips
    return eventsOf(session, 'lootDrawn').map(({ gain }) => ({
      by: gain.figure,
      item: gameContent.cards.items[gain.card.slice('card:'.length)]!,
    }));
  };
  const at = (level: Tier) =>
    street1((state) => {
      state.loot = { ...state.loot, level };
    });

  test('of a type: of the Loot LVL, for whoever used it, neither Unique nor one Combatant’s', () => {
    const [{ by, item }] = find({ type: 'relic' }, at('common')) as [ReturnType<typeof find>[number]];
    expect(by).toBe('rook');
    expect(item).toMatchObject({ itemType: 'relic', tier: 'common' });
    expect(item.unique ?? item.lootOf).toBeUndefined();
  });

  test('of a tier that is named; Consumables else of the tiers below as well (p.17)', () => {
    expect(find({ type: 'weapon', tier: 'uncommon' })[0]!.item.tier).toBe('uncommon');
    const below = listRandom(at('uncommon'), 'consumable').map(({ tier }) => tier);
    expect(new Set(below)).toEqual(new Set(['mundane', 'common', 'uncommon']));
    const named = listRandom(at('uncommon'), 'consumable', 'common').map(({ tier }) => tier);
    expect(new Set(named)).toEqual(new Set(['common']));
  });

  test('so many, each of another item; without a type as two WHITE dice say (p.55)', () => {
    const items = find({ type: 'consumable', amount: 2 }).map(({ item }) => item.id);
    expect(items).toHaveLength(2);
    const face = 6; // two of the highest
    const number = 2 * FACES.white[face - 1]!.number;
    expect(find({}, street1(), 'rook', face)[0]!.item.itemType).toBe(itemTypeFor(number));
  });

  test('what an opponent finds is nobody’s; where none is left it is told that nothing comes of it', () => {
    expect(find({ type: 'weapon' }, street1(), 'animate-1')).toEqual([]);
    const table = (position: Position) => position as Parameters<typeof areIdle>[0];
    const effect: EffectOp = { do: 'gain-random', type: 'core', tier: 'mundane', to: { who: 'self' } };
    const idle = (position: Position, by = 'rook') =>
      areIdle(table(position), [effect], { by, target: null });
    const none = street1((state) => {
      const cores = listRandom(begun.position, 'core', 'mundane').flatMap(({ id, stock = 1 }) =>
        Array.from({ length: stock }, () => id),
      );
      state.loot = { ...state.loot, stash: [...(state.loot.stash ?? []), ...cores] };
    });
    expect([idle(street1()), idle(none), idle(street1(), 'animate-1')]).toEqual([false, true, true]);
    expect(find({ type: 'core', tier: 'mundane' }, none)).toEqual([]);
  });
});
