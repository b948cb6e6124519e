import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { listConduits } from '../../../src/engine/abilities/change-shape.ts';
import {
  type Ability,
  type CombatantCard,
  defaultSetup,
  type EffectOp,
  EncounterSession,
  figureIn,
  type Position,
} from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import type { Table } from '../../../src/engine/procedures/core/table.ts';
import { arena, brute, eventsOf, hero, optionsOf } from '../../support/arena.ts';
import { body, inTurnOf, rook, run, scene } from '../../support/encounter-arena.ts';
import { gameContent } from '../../support/games.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;

/** Effects carried out in its turn by that figure, with somebody struck. */
const use = (ops: readonly EffectOp[], position: Position, by: string, struck: string | null = null) =>
  run(
    position,
    inTurnOf(by, (table) => table.hooks.carryOut(table, ops, by, struck, term('this-attack'))),
  );

describe('p.58: an Intelligent Combatant does not warp itself to where it would be Defeated', () => {
  const beside = { do: 'warp', within: 'adjacent' } as const;
  const foe = (tags: readonly string[] = []) => body('foe', [4, 0], { tags });
  const offered = (by: string, to: typeof self | typeof target, tags: readonly string[] = []) => {
    const position = scene({ figures: [rook([1, 0]), foe(tags)], board: { rows: ['.....d', 'd.d...'] } });
    return optionsOf(use([{ ...beside, to }], position, by, by === 'foe' ? 'rook' : 'foe'));
  };
  // Rook's neighbours: 0,0 and 2,0 beside him, 0,1 and 2,1 Dangerous; the foe's: 5,0 alone is.
  const rooks = ['0,0', '2,0', '0,1', '1,1', '2,1'];
  const foes = ['3,0', '5,0', '3,1', '4,1', '5,1'];
  const ids = (spaces: readonly string[]) => spaces.map((at) => `space:${at}`);

  test('it leaves Dangerous spaces out, with FLIGHT it need not', () => {
    expect(offered('foe', self)).toEqual(ids(foes.filter((at) => at !== '5,0')));
    expect(offered('foe', self, ['flight'])).toEqual(ids(foes));
  });

  test('an Adventurer may go there, and each may send the other', () => {
    expect(offered('rook', self)).toEqual(ids(rooks));
    // Beside whoever uses it.
    expect(offered('foe', target)).toEqual(ids(foes));
    expect(offered('rook', target)).toEqual(ids(rooks));
  });
});

describe('p.21: terrain laid', () => {
  const lay = (
    spaces: number,
    within: 'adjacent' | 'range',
    by = 'rook',
    rows = ['....', '....', '....'],
  ) => {
    const position = scene({ figures: [rook([1, 1]), body('foe', [3, 1])], board: { rows } });
    return use([{ do: 'place-terrain', terrain: 'muck', spaces, within, range: 1 }], position, by);
  };
  const laid = (session: ReturnType<typeof lay>) =>
    eventsOf(session, 'terrainPlaced').reduce((sum, { spaces }) => sum + spaces.length, 0);

  test('on all eight spaces beside it without a question', () => {
    const session = lay(8, 'adjacent');
    expect(session.pending).toBeNull();
    expect(laid(session)).toBe(8);
  });

  test('on fewer of them, or within a range, one space at a time', () => {
    for (const [spaces, within] of [
      [7, 'adjacent'],
      [8, 'range'],
    ] as const) {
      const session = lay(spaces, within);
      expect(session.pending).not.toBeNull();
      let asked = 0;
      while (session.pending && asked < 20) {
        session.decide(optionsOf(session)[0]!);
        asked += 1;
      }
      expect(asked).toBe(spaces);
      expect(laid(session)).toBe(spaces);
    }
  });
});

describe('p.48: a number that is chosen', () => {
  const vows = { do: 'gain-token', token: 'vow', amount: { count: 'chosen' }, to: self } as const;
  const number = (more: object): EffectOp => ({
    do: 'choose-number',
    id: 'n',
    max: 3,
    effects: [vows],
    ...more,
  });
  const chosen = (op: EffectOp, answer: string) => {
    const session = use([op], scene({ figures: [rook([0, 0]), body('foe', [3, 0])] }), 'rook');
    const offered = optionsOf(session);
    session.decide(answer);
    const { sp, tokens } = figureIn(session.state, 'rook');
    return { offered, spent: 5 - sp, gained: tokens.vow ?? 0 };
  };
  const numbers = (...of: number[]) => of.map((one) => `number:${one}`);

  test('without a price costs nothing', () => {
    expect(chosen(number({}), 'number:2')).toEqual({ offered: numbers(0, 1, 2, 3), spent: 0, gained: 2 });
  });

  test('with one as many times as chosen, no more than there is SP for; from the least on', () => {
    expect(chosen(number({ sp: 2 }), 'number:2')).toEqual({ offered: numbers(0, 1, 2), spent: 4, gained: 2 });
    expect(chosen(number({ sp: 5 }), 'number:1')).toEqual({ offered: numbers(0, 1), spent: 5, gained: 1 });
    expect(chosen(number({ sp: 2 }), 'number:0')).toMatchObject({ spent: 0, gained: 0 });
    expect(chosen(number({ min: 2 }), 'number:3')).toEqual({ offered: numbers(2, 3), spent: 0, gained: 3 });
  });
});

describe('X45: damage moved from one card to another', () => {
  const moved = (from: object, to: object, rest: { from?: number; hp?: number; amount?: number } = {}) => {
    const figures = [rook([0, 0], { damage: rest.from ?? 3 }), body('foe', [1, 0], { hp: rest.hp ?? 20 })];
    const op = { do: 'transfer-damage', from, to, amount: rest.amount ?? 2 } as EffectOp;
    const session = use([op], scene({ figures }), 'rook', 'foe');
    return [
      eventsOf(session, 'damageMoved').map(({ amount }) => amount),
      eventsOf(session, 'figureDefeated').map(({ figure }) => figure),
    ];
  };
  const nobody = { who: 'marked', mark: 'nobody-has-it' };

  test('no more than lie there, nor than defeat; the last of these defeats', () => {
    expect(moved(self, target)).toEqual([[2], []]);
    expect(moved(self, target, { amount: 9 })).toEqual([[3], []]);
    expect(moved(self, target, { from: 0 })).toEqual([[], []]);
    expect(moved(self, target, { hp: 3, amount: 2 })).toEqual([[2], []]);
    expect(moved(self, target, { hp: 2, amount: 3 })).toEqual([[2], ['foe']]);
  });

  test('from nobody, to nobody, and to itself none is', () => {
    expect(moved(nobody, target)).toEqual([[], []]);
    expect(moved(self, nobody)).toEqual([[], []]);
    expect(moved(self, self)).toEqual([[], []]);
  });
});

test('X171: CONDUITS whose LVL is its highest in ASSEMBLAGE or less, and nobody’s shape', () => {
  const levels = [1, 2, 3, 4] as const;
  const of = (highest: number | null, taken: string | null = null): string[] => {
    const plain = arena({ figures: [hero('anna', [0, 0]), hero('ben', [2, 0]), brute('foe', [4, 0])] });
    const card = Object.values(plain.cards.combatants)[0] as CombatantCard;
    const conduits = levels.map((level) => ({ ...card, id: `shape-${level}`, conduit: { level } }));
    const combatants = Object.fromEntries([card, ...conduits].map((one) => [one.id, one]));
    const own = [1, highest].flatMap((level) => (level === null ? [] : [level]));
    const position = own.reduce(
      (so, level, i) => withCard(so, 'anna', [], `own-${i}`, { tree: 'assemblage', level: level as 1 }),
      { ...plain, cards: { ...plain.cards, combatants } } as Position,
    );
    const figures = position.state.figures.map((one) =>
      one.id === 'ben' && taken !== null ? { ...one, card: taken } : one,
    );
    const table = { ...position, state: { ...position.state, figures } } as unknown as Table;
    return listConduits(table, figureIn(table.state, 'anna')).map(({ id }) => id);
  };
  expect(of(null)).toEqual(['shape-1']);
  expect(of(2)).toEqual(['shape-1', 'shape-2']);
  expect(of(4)).toEqual(['shape-1', 'shape-2', 'shape-3', 'shape-4']);
  expect(of(3, 'shape-3')).toEqual(['shape-1', 'shape-2']);
});

describe('X174: whoever has reduced damage by another ability in this turn', () => {
  const reduces = (id: string, amount: number, tests?: readonly object[]): Ability => ({
    id,
    when: 'damage-reduction',
    ...(tests ? { conditions: { if: tests as never } } : {}),
    effects: [{ do: 'reduce', type: 'any', amount }],
  });
  const plain = reduces('plain', 1);
  const first = reduces('first', 2, [{ is: 'not', test: { is: 'has-reduced' } }]);
  const then = reduces('then', 2, [{ is: 'has-reduced' }]);

  /** What is dealt of 4 points, blow by blow, in one turn. */
  const left = (abilities: readonly Ability[], blows = 1) => {
    const position = withCard(
      arena({ figures: [hero('anna', [0, 0]), brute('foe', [1, 0])] }),
      'anna',
      abilities,
    );
    const session = run(
      position,
      inTurnOf('foe', function* (table) {
        for (let i = 0; i < blows; i++)
          yield* dealDamage(
            table,
            'anna',
            'physical',
            [{ cause: term('this-attack'), amount: 4, rule: 'p.44' }],
            {
              by: 'foe',
              cause: term('this-attack'),
              rule: 'p.44',
            },
          );
      }),
    );
    return {
      dealt: eventsOf(session, 'damageDealt').map(({ amount }) => amount),
      noted: eventsOf(session, 'abilityUsed').filter(({ rule }) => rule === 'X174').length,
    };
  };

  test('a card that asks after it holds before, not after', () => {
    expect(left([plain, first]).dealt).toEqual([3]);
    expect(left([first, plain]).dealt).toEqual([1]);
    expect(left([first], 2).dealt).toEqual([2, 4]);
  });

  test('one that wants it the other way about', () => {
    expect(left([then], 2).dealt).toEqual([4, 4]);
    expect(left([plain, then], 2).dealt).toEqual([1, 1]);
  });

  test('it is kept only of whoever has a card that asks', () => {
    expect(left([plain]).noted).toBe(0);
    expect(left([plain, first]).noted).toBe(1);
  });
});

describe('X460: an answer that brings about its own occasion', () => {
  /** Every weapon attacks again after a miss, and nothing is ever hit. */
  const circling = () => {
    const again: Ability = { id: 'again', when: 'after-miss', effects: [{ do: 'attack', sameTarget: true }] };
    const { cards } = gameContent;
    const items = Object.entries(cards.items).map(([id, card]) => [
      id,
      card.itemType === 'weapon' ? { ...card, front: { ...card.front, abilities: [again] } } : card,
    ]);
    const animate = { ...cards.combatants.animate!, defense: 90 };
    return {
      ...gameContent,
      cards: {
        ...cards,
        items: Object.fromEntries(items) as typeof cards.items,
        combatants: { ...cards.combatants, animate },
      },
    };
  };

  test('ends after ten, with a word that names its card, and the game goes on', () => {
    const content = circling();
    const session = new EncounterSession(
      defaultSetup(content.encounters['training-yard']!, 'circle'),
      content,
    );
    const bot = makeBot('simple', 'circle');
    const ended = () => session.events.filter(({ type }) => type === 'attackNotMade');
    let asked = 0;
    while (session.pending && ended().length === 0 && session.decisions.length < 900) {
      const again = session.pending.options.find(({ id }) => /again$/.test(id));
      if (again) asked += 1;
      session.decide(again?.id ?? bot.choose(session));
    }
    expect(ended()[0]).toMatchObject({ reason: { why: 'answers-itself', times: 10 } });
    // With a weapon in each hand either may be the one that goes on.
    expect([10, 11, 20]).toContain(asked);
    for (let n = 0; n < 30 && session.pending; n++) session.decide(bot.choose(session));
    expect(session.state.clock.round).toBeGreaterThan(0);
  });
});
