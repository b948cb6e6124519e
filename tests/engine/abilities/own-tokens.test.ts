import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../../src/content/index.ts';
import { judge } from '../../../src/engine/ai/conditions.ts';
import { type EffectOp, figureIn, type Position, type TokenCard } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { countedAmount } from '../../../src/engine/queries/figures/counts.ts';
import { fitsFilter } from '../../../src/engine/queries/figures/figure-filter.ts';
import { armorTotalOf } from '../../../src/engine/queries/figures/stats.ts';
import { testsHold } from '../../../src/engine/queries/figures/tests.ts';
import { cardText, plainText } from '../../../src/words/en/cards/card-text.ts';
import { problemLine } from '../../../src/words/en/problems.ts';
import { arena } from '../../support/arena.ts';
import { body, corridor, inTurnOf, playFrom, rook, run } from '../../support/encounter-arena.ts';

const burning: TokenCard = {
  id: 'burning',
  type: 'token',
  name: 'Burning',
  sources: { default: 'original' },
  polarity: 'negative',
  limit: 3,
  abilities: [
    { id: 'soft', when: 'passive', modifiers: [{ stat: 'armor', amount: -1 }] },
    {
      id: 'burn',
      when: 'turn-end',
      conditions: { perTurn: true },
      effects: [
        { do: 'damage', type: 'magic', amount: 2, to: { who: 'self' } },
        { do: 'take-token', token: 'burning', amount: 1, to: { who: 'self' } },
      ],
    },
  ],
};

const stage = (card: Partial<TokenCard> = {}): Position => {
  const position = arena({
    board: corridor(8),
    figures: [rook([0, 0]), body('foe', [4, 0], { armor: 4 })],
    active: 'rook',
    initiative: ['rook', 'foe'],
  });
  return { ...position, cards: { ...position.cards, tokens: { burning: { ...burning, ...card } } } };
};
const put = (amount: number, to: 'target' | 'self' = 'target'): EffectOp => ({
  do: 'put-token',
  token: 'burning',
  amount,
  to: { who: to },
});
const use = (position: Position, ...effects: EffectOp[]) =>
  run(
    position,
    inTurnOf('rook', (table) => table.hooks.carryOut(table, effects, 'rook', 'foe', term('this-attack'))),
  );
const borne = (position: Position, id: string) =>
  countedAmount(position, figureIn(position.state, id), { count: 'borne', what: 'burning' });

describe("tokens of a pack's own (X169)", () => {
  test('each gives its bearer its abilities, up to its limit', () => {
    const position = stage();
    const after = { ...position, state: use(position, put(2)).state };
    expect(borne(after, 'foe')).toBe(2);
    expect(armorTotalOf(after, figureIn(after.state, 'foe'))).toBe(2);
    const full = stage();
    expect(borne({ ...full, state: use(full, put(2), put(2)).state }, 'foe')).toBe(3);
  });

  test('nothing is told where there is none to be taken (X169)', () => {
    const take = { do: 'take-token', token: 'burning', to: { who: 'target' } } as const;
    for (const amount of [1, undefined]) {
      const one = stage();
      const { events } = use(one, { ...take, ...(amount === undefined ? {} : { amount }) });
      expect(events.map(({ type }) => type)).not.toContain('grantsEnded');
    }
  });

  test('so many are taken, or all', () => {
    const [one, all] = [stage(), stage()];
    const take = { do: 'take-token', token: 'burning', to: { who: 'target' } } as const;
    expect(borne({ ...one, state: use(one, put(3), { ...take, amount: 1 }).state }, 'foe')).toBe(2);
    expect(borne({ ...all, state: use(all, put(3), take).state }, 'foe')).toBe(0);
  });

  test('their upkeep is an ability of theirs', () => {
    const position = stage();
    const start = use(position, put(1, 'self'));
    const session = playFrom({
      ...position,
      state: { ...start.state, turn: stage().state.turn, scopes: [] },
    });
    session.decide('end-turn');
    expect(figureIn(session.state, 'rook').damage).toBe(2);
    expect(figureIn(session.state, 'rook').granted ?? []).toEqual([]);
  });

  test('they stay for the time their card tells', () => {
    const position = stage({ until: 'end-of-turn', abilities: burning.abilities.slice(0, 1) });
    const start = use(position, put(1));
    expect(borne({ ...position, state: start.state }, 'foe')).toBe(1);
    const session = playFrom({
      ...position,
      state: { ...start.state, turn: stage().state.turn, scopes: [] },
    });
    session.decide('end-turn');
    expect(borne({ ...position, state: session.state }, 'foe')).toBe(0);
  });

  test('tests, filters, counts and opponents ask after them', () => {
    const position = stage();
    const after = { ...position, state: use(position, put(2)).state };
    const [me, foe] = [figureIn(after.state, 'rook'), figureIn(after.state, 'foe')];
    const holds = (atLeast: number) =>
      testsHold(after, me, [{ is: 'bears', token: 'burning', of: 'target', atLeast }], { target: 'foe' });
    expect([holds(2), holds(3)]).toEqual([true, false]);
    expect([
      fitsFilter(after, me, foe, { bears: 'burning' }),
      fitsFilter(after, foe, me, { bears: 'burning' }),
    ]).toEqual([true, false]);
    expect(countedAmount(after, me, { count: 'target-borne', what: 'burning' }, { target: 'foe' })).toBe(2);
    expect(judge(after, foe, { is: 'bears', token: 'burning' })).toMatchObject({
      value: true,
      because: { kind: 'bears', token: 'burning', count: 2 },
    });
  });
});

describe('a pack with a token', () => {
  const built = readContentFolder('content');
  const file = (path: string, json: unknown): ContentFile => ({ path: `my/${path}`, json, own: true });
  const manifest = {
    ...{ id: 'my', name: 'My', version: '1.0.0', engine: '*', authors: ['me'] },
    ...{ licence: 'mine', description: 'mine' },
  };
  const torch = (token: string) => ({
    ...{ id: 'torch', extends: 'katar', name: 'Torch' },
    front: {
      abilities: [
        { id: 'light', when: 'follow-up', effects: [{ do: 'put-token', token, to: { who: 'target' } }] },
      ],
    },
  });
  const load = (token: string, card: object = burning) =>
    loadContent([
      ...built,
      file('pack.json', manifest),
      file('tokens/burning.json', card),
      file('items/torch.json', torch(token)),
    ]);

  test('is loaded, and its card says what it does', () => {
    const content = load('burning');
    expect(content.problems).toEqual([]);
    const text = plainText(cardText(content.cards.tokens['my:burning']!));
    expect(text).toContain('at the end of its turn: Take 2 MAGIC DMG. Remove 1 Burning token');
    expect(text).toContain('Limit 3 on a figure');
  });

  test('a token nobody has is told where it is named', () => {
    expect(load('burnin').problems.map((one) => problemLine(one))).toEqual([
      expect.stringMatching(
        /torch\.json: \$\.front\.abilities\[0\]\.effects\[0\]\.token: .*did you mean "burning"/,
      ),
    ]);
  });

  test('a token that names nobody is left out', () => {
    const spawn = { id: 's', when: 'turn-end', effects: [{ do: 'spawn', card: 'emberling' }] };
    const content = load('burning', { ...burning, abilities: [spawn] });
    expect(content.problems[0]).toMatchObject({ path: '$.abilities[0].effects[0].card' });
    expect(content.cards.tokens['my:burning']).toBeUndefined();
    expect(content.packs.find(({ id }) => id === 'my')!.ids.tokens).toEqual([]);
  });
});
