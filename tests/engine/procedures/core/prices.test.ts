import { describe, expect, test } from 'vitest';
import { type Ability, figureIn, type Position } from '../../../../src/engine/index.ts';
import type { Conditions } from '../../../../src/engine/model/language/abilities.ts';
import {
  hasPrice,
  leastSpOf,
  payConditions,
  shownSpOf,
  spOf,
  whyNotPayable,
} from '../../../../src/engine/procedures/core/price.ts';
import { listHeldAbilities } from '../../../../src/engine/queries/figures/held-abilities.ts';
import { arena, eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, inTurnOf, rook, run } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';
import { strike } from '../../../support/struck-rook.ts';

const near = { who: 'choose', side: 'opponent', within: 'soi' } as const;
const ability = (conditions: Conditions): Ability => ({
  id: 'a',
  when: 'action',
  conditions,
  effects: [{ do: 'inflict', effect: 'wilt', to: near }],
});

/** Rook with an ability of those conditions; a foe that has Poison, another that has not. */
const holding = (conditions: Conditions, rest: object = {}): Position =>
  withCard(
    arena({
      board: corridor(8),
      figures: [
        rook([0, 0], { sp: 3, ...rest }),
        { ...body('sick', [1, 0]), effects: ['poison'] },
        body('well', [2, 0]),
      ],
    }),
    'rook',
    [ability(conditions)],
  );

const asked = (position: Position) => {
  const rook = figureIn(position.state, 'rook');
  const held = listHeldAbilities(position, rook, 'action').find(({ key }) => key === 'rook.own/a')!;
  return { rook, held, why: whyNotPayable(position, rook, held) };
};
const why = (position: Position) => asked(position).why;

/** The card of the ability, as told. */
function lying(position: Position, card: object): Position {
  const own = editFigure(position.state, 'rook');
  own.cards = own.cards.map((one) => (one.id === 'rook.own' ? { ...one, ...card } : one));
  return position;
}

describe('why an ability cannot be paid for (p.30, p.48)', () => {
  test('a card that is Exhausted, FLIPPED or used, where that is its price', () => {
    expect(why(lying(holding({ exhaust: true }), { exhausted: true }))).toEqual({ why: 'exhausted' });
    const position = holding({ flip: true });
    const { rook, held } = asked(position);
    const turned = { ...held, card: { ...held.card, flipped: true } };
    expect(whyNotPayable(position, rook, turned)).toEqual({ why: 'flipped' });
    expect(why(lying(holding({ flip: true }), { exhausted: true }))).toBeNull();
    expect(why(lying(holding({ perEncounter: true }), { used: ['a'] }))).toEqual({
      why: 'used',
      in: 'encounter',
    });
    expect(why(lying(holding({ perEncounter: true }), { used: ['b'] }))).toBeNull();
    expect(why(lying(holding({ sp: 1 }), { used: ['a'] }))).toBeNull();
  });

  test('SP up to what it has (p.40)', () => {
    expect([why(holding({ sp: 3 })), why(holding({ sp: 4 }))]).toEqual([null, { why: 'sp', needs: 4 }]);
  });

  test('Energy and tokens up to what it has (p.30)', () => {
    expect(why(lying(holding({ energy: 2 }), { energy: 2 }))).toBeNull();
    expect(why(lying(holding({ energy: 2 }), { energy: 1 }))).toEqual({ why: 'energy', needs: 2 });
    expect(why(holding({ energy: 1 }))).toEqual({ why: 'energy', needs: 1 });
    expect(why(holding({ tokens: { vow: 2 } }, { tokens: { vow: 2 } }))).toBeNull();
    expect(why(holding({ tokens: { vow: 2 } }, { tokens: { vow: 1 } }))).toEqual({
      why: 'tokens',
      token: 'vow',
      needs: 2,
    });
  });

  test('symbols only in an attack, and COMBO only with its tag in hand (p.30, p.43 6a)', () => {
    expect(why(holding({ symbols: { burst: 1 } }))).toEqual({ why: 'symbols' });
    expect(why(holding({ combo: ['axe'] }))).toEqual({ why: 'combo', tags: ['axe'] });
  });

  test('once a turn, once a round (p.48)', () => {
    const used = ['rook:rook.own/a'];
    const clocked = (position: Position, of: readonly string[]): Position => ({
      ...position,
      state: { ...position.state, turn: null, clock: { ...position.state.clock, used: [...of] } },
    });
    expect(why(clocked(holding({ perTurn: true }), used))).toEqual({ why: 'used', in: 'turn' });
    expect(why(clocked(holding({ perRound: true }), used))).toEqual({ why: 'used', in: 'round' });
    expect(why(clocked(holding({ perRound: true }), ['well:rook.own/a']))).toBeNull();
    expect(why(clocked(holding({ sp: 1 }), used))).toBeNull();
  });
});

describe('what it costs', () => {
  const less = {
    sp: 3,
    spLess: [{ by: 2, if: [{ is: 'target-has-effect', effect: 'poison' }] }],
  } as unknown as Conditions;

  test.each([
    [{ exhaust: true }, true],
    [{ flip: true }, true],
    [{ discard: true }, true],
    [{ perEncounter: true }, true],
    [{ sp: 1 }, true],
    [{ symbols: { burst: 1 } }, true],
    [{ energy: 1 }, true],
    [{ tokens: { vow: 1 } }, true],
    [{ perTurn: true }, false],
    [{ sp: 0 }, false],
    [{}, false],
  ] as const)('%j has a price: %s', (conditions, is) => {
    expect(hasPrice(ability(conditions as Conditions))).toBe(is);
  });

  test('less SP while a test holds, never below 0 (p.67)', () => {
    const hurt = (by: number) =>
      ({ sp: 2, spLess: [{ by, if: [{ is: 'sp', atMost: 3 }] }] }) as unknown as Conditions;
    const price = (conditions: Conditions, rest = {}) => {
      const position = holding(conditions, rest);
      const { rook, held } = asked(position);
      return spOf(position, rook, held);
    };
    expect([price(hurt(1)), price(hurt(2)), price(hurt(5))]).toEqual([1, 0, 0]);
    expect(price(hurt(1), { sp: 4 })).toBe(2);
    expect(price({ exhaust: true })).toBe(0);
  });

  test('less against some: the full price is shown, or the least where no more is at hand (p.48)', () => {
    const prices = (sp: number) => {
      const position = holding(less, { sp });
      const { rook, held } = asked(position);
      return [
        spOf(position, rook, held, ['sick']),
        spOf(position, rook, held, ['well']),
        spOf(position, rook, held, ['sick', 'well']),
        leastSpOf(position, rook, held),
        shownSpOf(position, rook, held),
      ];
    };
    expect(prices(3)).toEqual([1, 3, 3, 1, 3]);
    expect(prices(2)).toEqual([1, 3, 3, 1, 1]);
  });

  test.each([
    ['any of two', { is: 'any', tests: [{ is: 'sp', atLeast: 99 }, less.spLess![0]!.if[0]!] }],
    ['not not', { is: 'not', test: { is: 'not', test: less.spLess![0]!.if[0]! } }],
  ])('less against some, said by "%s": the least it may cost is that against the cheapest', (_what, test) => {
    const by = less.spLess![0]!.by;
    const position = holding({ ...less, spLess: [{ by, if: [test] }] } as unknown as Conditions, { sp: 2 });
    const { rook, held } = asked(position);
    expect([spOf(position, rook, held, ['sick']), leastSpOf(position, rook, held)]).toEqual([1, 1]);
  });
});

describe('what is paid before the first question (p.48)', () => {
  const paid = (conditions: Conditions, rest: object = {}, card: object = {}) => {
    const position = lying(holding(conditions, rest), card);
    return run(
      position,
      inTurnOf('rook', function* (table) {
        yield* [];
        payConditions(table, 'rook', asked(table as unknown as Position).held);
      }),
    );
  };
  const lies = (session: ReturnType<typeof run>) =>
    figureIn(session.state, 'rook').cards.find(({ id }) => id === 'rook.own');

  test('SP, the card, Energy and each token', () => {
    expect(figureIn(paid({ sp: 2 }).state, 'rook').sp).toBe(1);
    expect(lies(paid({ exhaust: true }))).toMatchObject({ exhausted: true, flipped: false });
    expect(lies(paid({ flip: true }))).toMatchObject({ exhausted: false, flipped: true });
    expect(lies(paid({ discard: true }))).toBeUndefined();
    expect(lies(paid({ energy: 2 }, {}, { energy: 5 }))).toMatchObject({ energy: 3 });
    const tokens = paid({ tokens: { vow: 2 } }, { tokens: { vow: 3 } });
    expect(figureIn(tokens.state, 'rook').tokens.vow).toBe(1);
  });

  test('its use is noted for as long as it counts', () => {
    const limit = (conditions: Conditions) =>
      eventsOf(paid(conditions), 'abilityUsed').map((one) => one.limit);
    expect(limit({ perEncounter: true })).toEqual(['encounter']);
    expect(limit({ perTurn: true })).toEqual(['turn']);
    expect(limit({ perRound: true })).toEqual(['round']);
    expect(limit({ exhaust: true })).toEqual(['none']);
  });
});

test('p.50: what a Dodge costs is told beside it, by SP and by a card', () => {
  const nimble: Ability = {
    id: 'nimble',
    when: 'dodge',
    conditions: { sp: 2 },
    effects: [{ do: 'dodge' }],
  };
  const position = arena({ figures: [rook([0, 0], { sp: 3 }), body('foe', [1, 0])] });
  const { pending } = run(withCard(position, 'rook', [nimble]), strike('foe', 'rook'));
  expect(pending!.options.map(({ id, sp }) => [id, sp])).toEqual([
    ['no', undefined],
    ['dodge', 1],
    ['dodge:rook.own/nimble', 2],
  ]);
});
