import { describe, expect, test } from 'vitest';
import { figureIn, listCards, type Position } from '../../../../src/engine/index.ts';
import { resolveReEquip } from '../../../../src/engine/procedures/consequences/re-equip.ts';
import { resolveTurnPhase } from '../../../../src/engine/procedures/turn/turn.ts';
import { listAbilities, listSymbolAbilities } from '../../../../src/engine/queries/cards/abilities-of.ts';
import { armorOf, heavyOf, movementOf } from '../../../../src/engine/queries/figures/stats.ts';
import { eventsOf, optionsOf, runRule } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, playFrom, rook, scene, zeke } from '../../../support/encounter-arena.ts';

const remi = (items: unknown[], rest: object = {}) => zeke([0, 0], { items, sp: 5, ...rest });
const one = (position: Position) => figureIn(position.state, 'zeke');
const hammer = (...upgrades: string[]) => ({ ref: 'great-hammer', upgrades });

describe('Item Upgrades, p.28', () => {
  test('Etherium takes HEAVY from the Great Hammer, and only from it', () => {
    const plain = scene({ board: corridor(6), figures: [remi([hammer()])] });
    const light = scene({ board: corridor(6), figures: [remi([hammer('etherium')])] });
    expect([heavyOf(plain, one(plain)), heavyOf(light, one(light))]).toEqual([1, 0]);
    expect(movementOf(light, one(light)).total).toBe(movementOf(plain, one(plain)).total + 1);
  });

  test('count beside the item: modifiers and symbol abilities', () => {
    const bare = scene({ board: corridor(6), figures: [remi(['buckler'])] });
    const bulky = scene({ board: corridor(6), figures: [remi([{ ref: 'buckler', upgrades: ['bulky'] }])] });
    expect(armorOf(bulky, one(bulky)).total).toBe(armorOf(bare, one(bare)).total + 1);
    const magic = scene({ board: corridor(6), figures: [remi([hammer('otherworldly')])] });
    expect(listSymbolAbilities(magic.cards, one(magic)).map(({ key }) => key)).toContain(
      'zeke.great-hammer.otherworldly/books',
    );
  });

  test('Master Work adds 1 after the roll was seen (p.48) and is exhausted apart from its hammer', () => {
    const position = scene({
      board: corridor(6),
      figures: [remi([hammer('master-work')]), body('foe', [1, 0], { defense: 4 })],
    });
    const session = playFrom(position, [
      ['white', 1],
      ['white', 1],
    ]);
    session.decide('attack:foe');
    while (session.pending && session.pending.kind !== 'to-hit') session.decide('no');
    const use = 'use:zeke.great-hammer.master-work/true-edge';
    expect(optionsOf(session)).toContain(use);
    expect(session.pending?.options[0]?.act).toMatchObject({
      do: 'use',
      cause: { type: 'upgrade', card: 'master-work', host: 'great-hammer' },
    });
    session.decide(use);
    const [judged] = eventsOf(session, 'attackJudged');
    expect(judged?.roll.entries).toContainEqual(expect.objectContaining({ amount: 1 }));
    const [item] = figureIn(session.state, 'zeke').cards.filter(({ type }) => type === 'item');
    expect([item!.exhausted, item!.upgrades![0]!.exhausted]).toEqual([false, true]);
  });

  test('is refreshed like any card (p.39), in the Pack too', () => {
    const position = scene({ board: corridor(6), figures: [remi([hammer('master-work')])] });
    const figure = editFigure(position.state, 'zeke');
    for (const card of figure.cards)
      for (const lying of [card, ...(card.upgrades ?? [])]) lying.exhausted = true;
    figure.pack = figure.cards.filter(({ type }) => type === 'item');
    figure.cards = figure.cards.filter(({ type }) => type !== 'item');
    position.state.turn = {
      figure: 'zeke',
      phase: 'refresh',
      moved: false,
      movementOver: false,
      statusDone: [],
      breakAttacked: [],
      used: [],
      aiStep: 0,
      aiActed: false,
    };
    const { session } = runRule(position, (table) => resolveTurnPhase(table));
    expect(listCards(figureIn(session.state, 'zeke')).map(({ exhausted }) => exhausted)).not.toContain(true);
  });

  test('stays on its item when that goes into the Pack or to an ally', () => {
    const position = scene({
      board: corridor(6),
      figures: [remi([hammer('etherium')]), rook([1, 0], { items: [], sp: 3 })],
    });
    const { session } = runRule(position, (table) => resolveReEquip(table, 'rook'));
    session.decide('take:zeke.great-hammer');
    const [taken] = figureIn(session.state, 'rook').pack;
    expect(taken?.upgrades?.map(({ ref }) => ref)).toEqual(['etherium']);
  });

  test('X32: both sides of a DOUBLE weapon share them; the one-handed side uses one', () => {
    const sword = { ref: 'long-sword', upgrades: ['master-work', 'dark'] };
    const front = scene({ board: corridor(6), figures: [remi([sword])] });
    const back = scene({ board: corridor(6), figures: [remi([{ ...sword, face: 'back' }])] });
    const names = (position: Position) =>
      (['to-hit', 'follow-up'] as const).flatMap((timing) =>
        listAbilities(position.cards, one(position), timing).flatMap(({ host, card }) =>
          host ? [card.ref] : [],
        ),
      );
    expect(names(front)).toEqual(['master-work']);
    expect(names(back)).toEqual(['master-work', 'dark']);
  });

  test('COMBO of an upgrade asks for another item than its own', () => {
    const light = { ref: 'short-sword', upgrades: ['imbued'] };
    const alone = scene({ board: corridor(6), figures: [remi([light]), body('foe', [1, 0])] });
    const held = listAbilities(alone.cards, one(alone), 'passive').find(({ host }) => host)!;
    expect(held.host?.ref).toBe('short-sword');
  });
});

describe('Familiars, p.68', () => {
  test('X32: give their constant benefit, flipped too (p.39)', () => {
    const position = scene({
      board: corridor(6),
      figures: [remi([], { disciplines: ['familiar'], familiar: 'tatva' })],
    });
    const bare = scene({ board: corridor(6), figures: [remi([])] });
    expect(movementOf(position, one(position)).total).toBe(movementOf(bare, one(bare)).total + 1);
    const card = editFigure(position.state, 'zeke').cards.find(({ type }) => type === 'familiar')!;
    card.flipped = true;
    expect(movementOf(position, one(position)).total).toBe(movementOf(bare, one(bare)).total + 1);
  });
});
