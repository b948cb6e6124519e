import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../../../src/bots/simple-bot.ts';
import { areIdle } from '../../../../src/engine/abilities/idle.ts';
import { type EffectOp, type EncounterOp, figureIn, type Position } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import { body, corridor, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

const cause = term('reward');
const self = { who: 'self' } as const;
type Offer = Omit<Extract<EncounterOp, { do: 'offer-items' }>, 'do'>;

/** Rook, Zeke and a foe; the party has so much Gold. */
const hall = (gold = 0, stash: readonly string[] = []): Position => {
  const position = scene({
    figures: [rook([0, 0]), zeke([1, 0]), body('foe', [9, 0])],
    board: corridor(10),
    active: 'rook',
  });
  position.state.loot = { ...position.state.loot, level: 'mundane', gold, stash: [...stash] };
  return position;
};

const byCard = (offer: Offer, position = hall(), rolls: readonly Roll[] = [], by = 'rook') => {
  const effects: EffectOp[] = [{ do: 'offer-items', to: self, ...offer }];
  return run(position, (table) => table.hooks.carryOut(table, effects, by, null, cause), rolls);
};
const byText = (offer: Offer, position = hall(), isClear = true) =>
  run(position, (table) => resolveReveal(table, [{ do: 'offer-items', ...offer }], 'rook', cause, isClear));

const packOf = (session: ReturnType<typeof byCard>, id = 'rook') =>
  figureIn(session.state, id).pack.map(({ ref }) => ref);
const waresOf = (session: ReturnType<typeof byCard>) =>
  optionsOf(session).filter((id) => id.startsWith('ware') || id === 'done');

describe('items that are offered (X190)', () => {
  test.each([
    ['a card', byCard],
    ['the text', byText],
  ] as const)('by %s, for nothing, one has to be taken, and the others are gone', (_, offer) => {
    const session = offer({ items: ['buckler', 'war-axe', 'smoke-bomb'] });
    expect(session.pending).toMatchObject({ kind: 'gain-item', question: { ask: 'which-ware' } });
    expect(waresOf(session)).toEqual(['ware:buckler', 'ware:war-axe', 'ware:smoke-bomb']);
    session.decide('ware:smoke-bomb');
    expect(packOf(session)).toEqual(['smoke-bomb']);
    expect(session.pending?.kind).toBe('re-equip'); // free, once (p.67)
    session.decide('done');
    expect(session.pending).toBeNull();
    expect(session.state.loot.gold).toBe(0);
  });

  test('of `take` so many, each of those that lie there once', () => {
    const session = byCard({ items: ['buckler', 'smoke-bomb', 'katar'], take: 2 });
    session.decide('ware:smoke-bomb');
    expect(waresOf(session)).toEqual(['ware:buckler', 'ware:katar']);
    session.decide('ware:katar');
    expect(packOf(session)).toEqual(['smoke-bomb', 'katar']);
    expect(eventsOf(session, 'itemsOffered')).toHaveLength(1);
  });

  test('for sale: paid from the Gold of the party, none need be bought, what is too dear is refused', () => {
    const session = byCard({ items: ['buckler', 'smoke-bomb'], price: 'printed' }, hall(10));
    expect(session.pending!.question).toMatchObject({ ask: 'which-ware', gold: 10 });
    expect(waresOf(session)).toEqual(['ware:smoke-bomb', 'done']);
    expect(session.pending!.refused).toMatchObject([
      { act: { do: 'take-ware', item: 'buckler', gold: 18 }, reason: { why: 'gold', needs: 18 } },
    ]);
    session.decide('ware:smoke-bomb');
    session.decide('ware:smoke-bomb'); // its second copy
    expect(eventsOf(session, 'goldSpent').map(({ amount }) => amount)).toEqual([4, 4]);
    expect(session.state.loot.gold).toBe(2);
    // Nothing left that could be paid: it is over by itself.
    expect(session.pending?.kind).toBe('re-equip');
    const nothing = byText({ items: ['buckler'], price: 'printed' }, hall(18));
    nothing.decide('done');
    expect([nothing.pending, nothing.state.loot.gold, packOf(nothing)]).toEqual([null, 18, []]);
  });

  test('prices: as printed, half of that rounded up, so much each; `take` is the most there may be', () => {
    const goldOf = (price: NonNullable<Offer['price']>, item: string) => {
      const session = byCard({ items: [item], price, take: 1 }, hall(100));
      session.decide(`ware:${item}`);
      expect(session.pending?.kind).toBe('re-equip');
      return 100 - session.state.loot.gold;
    };
    expect([goldOf('printed', 'war-axe'), goldOf('half', 'war-axe'), goldOf(3, 'war-axe')]).toEqual([
      35, 18, 3,
    ]);
  });

  test('what somebody has of all copies is not there (p.67)', () => {
    const session = byCard({ items: ['buckler', 'katar', 'war-axe'] }, hall(0, ['buckler']));
    expect(waresOf(session)).toEqual(['ware:katar', 'ware:war-axe']);
    const all = byCard({ items: ['buckler'] }, hall(0, ['buckler']));
    expect([all.pending, eventsOf(all, 'itemsOffered')[0]?.items]).toEqual([null, []]);
  });

  test('by chance: each another, of the type and tier; one that was drawn is sold once', () => {
    const session = byCard({ draw: 3, type: 'weapon', price: 1 }, hall(9), [
      ['draw:item', 1],
      ['draw:item', 1],
      ['draw:item', 1],
    ]);
    const [offered] = eventsOf(session, 'itemsOffered');
    expect(new Set(offered!.items).size).toBe(3);
    for (const item of offered!.items)
      expect(session.state && hall().cards.items[item]).toMatchObject({
        itemType: 'weapon',
        tier: 'mundane',
      });
    expect(offered!.items.some((item) => hall().cards.items[item]!.unique)).toBe(false);
    const [first] = offered!.items;
    session.decide(`ware:${first}`);
    expect(waresOf(session)).toEqual([...offered!.items.slice(1).map((item) => `ware:${item}`), 'done']);
  });

  test('where it is not clear who brought the text about the players say who gains (p.67)', () => {
    const session = byText({ items: ['buckler', 'katar'] }, hall(), false);
    session.decide('ware:katar');
    expect(session.pending).toMatchObject({ question: { ask: 'who-gains', item: 'katar' } });
    session.decide('target:zeke');
    expect([packOf(session), packOf(session, 'zeke')]).toEqual([[], ['katar']]);
  });

  test('an opponent is offered nothing; where nothing is left it is told that nothing comes of it', () => {
    const foes = byCard({ items: ['buckler', 'katar'] }, hall(), [], 'foe');
    expect([foes.pending, foes.events]).toEqual([null, []]);
    const idle = (offer: Offer, position: Position) =>
      areIdle(position as Parameters<typeof areIdle>[0], [{ do: 'offer-items', to: self, ...offer }], {
        by: 'rook',
        target: null,
      });
    expect(idle({ items: ['buckler'] }, hall())).toBe(false);
    expect(idle({ items: ['buckler'] }, hall(0, ['buckler']))).toBe(true);
    expect(idle({ items: ['buckler'], draw: 1 }, hall(0, ['buckler']))).toBe(false);
  });

  test('a bot takes the dearest it can pay', () => {
    const session = byCard({ items: ['smoke-bomb', 'katar', 'war-axe'], price: 'printed' }, hall(20));
    const position = { ...hall(), state: session.state };
    type Asked = Parameters<SimpleBot['choose']>[0];
    expect(new SimpleBot().choose({ pending: session.pending, position } as Asked)).toBe('ware:katar');
  });
});
