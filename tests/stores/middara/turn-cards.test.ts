import { describe, expect, test } from 'vitest';
import { type Act, type Option, optionOf, type Prompt, refusalOf } from '../../../src/engine/index.ts';
import { ASKS } from '../../../src/stores/middara/asks.ts';
import { DEEDS, RANKS } from '../../../src/stores/middara/deed-cards.ts';
import {
  cardsOf,
  isUsable,
  keyedCards,
  pricesOf,
  type TurnCard,
  type TurnCards,
} from '../../../src/stores/middara/turn-cards.ts';
import { boldOption, dealer, sessionOf } from '../../support/table-of-memory.ts';

const asking = (more: Partial<Prompt>): Prompt => ({
  ...{ kind: 'turn', seat: 's', figure: 'f', question: { ask: 'turn' }, rule: '', options: [] },
  ...more,
});
const used = (card: string, more: Partial<Option> = {}, lies = 'f') =>
  optionOf(
    {
      do: 'use',
      ability: `${lies}.${card}/act`,
      cause: { kind: 'ability', type: 'item', card, ability: 'act' },
    },
    more,
  );
const unused = (card: string) => refusalOf(used(card).act, { why: 'exhausted' }, 'p.30');
const end = optionOf({ do: 'end-turn' });
const move = optionOf({ do: 'move', points: 5 }, { sp: 1 });
const attack = (target: string) => optionOf({ do: 'attack', target }, { sp: 2 });
const allOf = ({ shown, items, more, ends }: TurnCards): TurnCard[] => [...shown, ...items, ...more, ...ends];
const names = (cards: readonly TurnCard[]) =>
  cards.map(({ act }) => ('cause' in act && act.cause.kind === 'ability' ? act.cause.card : act.do));

describe('the cards of a turn', () => {
  test('stand by kind, whatever order the rules tell them in; what ends comes last, with its own key', () => {
    const dock = cardsOf(
      asking({
        options: [
          optionOf({ do: 'open-loot', token: 'loot-red', colour: 'red', space: [1, 1] }, { sp: 1 }),
          optionOf({ do: 're-equip' }, { sp: 1 }),
          used('helm'),
          attack('imp-1'),
          move,
          end,
        ],
      }),
    );
    expect(names(dock.shown)).toEqual(['move', 'attack', 'helm', 'open-loot']);
    expect(names(dock.more)).toEqual(['re-equip']);
    expect(
      keyedCards(dock).map(({ key, card }) => [key, typeof card === 'string' ? card : card.act.do]),
    ).toEqual([
      ['1', 'move'],
      ['2', 'attack'],
      ['3', 'use'],
      ['4', 'open-loot'],
      ['5', 'more'],
      ['e', 'end-turn'],
    ]);
  });

  test('carry all that differs in target, space or copy alone', () => {
    const spaces: Act[] = [
      { do: 'open-loot', token: 'loot-red', colour: 'red', space: [1, 1] },
      { do: 'open-loot', token: 'loot-blue', colour: 'blue', space: [2, 1] },
    ];
    const dock = cardsOf(
      asking({
        options: [
          attack('imp-1'),
          attack('imp-2'),
          used('potion', { sp: 1 }, 'f'),
          used('potion', { sp: 2 }, 'f2'),
          used('salve'),
          ...spaces.map((act) => optionOf(act)),
          end,
        ],
      }),
    );
    expect(dock.shown.map(({ options }) => options.length)).toEqual([2, 2, 1, 2]);
    expect(pricesOf(dock.shown[1]!)).toEqual([1, 2]);
    expect(pricesOf(dock.shown[0]!)).toEqual([2]);
  });

  test('what cannot be done stands in its place where it is one’s own, and under More where it is not', () => {
    const door: Act = { do: 'turn-door', door: 'd', to: 'open', space: [9, 9] };
    const dock = cardsOf(
      asking({
        options: [used('bow'), end],
        refused: [
          refusalOf({ do: 'attack', target: 'imp-1' }, { why: 'sp', needs: 2 }, 'p.40'),
          unused('axe'),
          refusalOf(door, { why: 'not-beside' }, 'p.48'),
          refusalOf({ do: 'move', points: 5 }, { why: 'one-move-a-turn' }, 'p.41'),
        ],
      }),
    );
    expect(names(dock.shown)).toEqual(['move', 'attack', 'bow', 'axe']);
    expect(dock.shown.map(({ refused }) => refused[0]?.reason.why ?? null)).toEqual([
      'one-move-a-turn',
      'sp',
      null,
      'exhausted',
    ]);
    expect(names(dock.more)).toEqual(['turn-door']);
  });

  test('what may be done to one is no refusal because of another', () => {
    const dock = cardsOf(
      asking({
        options: [attack('imp-1'), end],
        refused: [refusalOf({ do: 'attack', target: 'imp-2' }, { why: 'range', range: 7, reach: 6 }, 'p.45')],
      }),
    );
    expect(dock.shown.map(({ options, refused }) => [options.length, refused.length])).toEqual([[1, 1]]);
    expect(dock.shown.map(isUsable)).toEqual([true]);
  });

  test('beyond nine go under More: what cannot be done first, never Move and Attack', () => {
    const usable = 'abcdefgh'.split('').map((id) => used(id));
    const dock = cardsOf(
      asking({
        options: [move, attack('imp-1'), ...usable, used('potion', { interjection: true }), end],
        refused: [unused('x'), unused('y')],
      }),
    );
    expect(names(dock.shown)).toEqual(['move', 'attack', 'a', 'b', 'c', 'd', 'e']);
    expect(names(dock.items)).toEqual(['potion']);
    expect(names(dock.more)).toEqual(['f', 'g', 'h', 'x', 'y']);
    expect(keyedCards(dock).filter(({ key }) => key !== 'e')).toHaveLength(9);
    const few = cardsOf(asking({ options: [move, attack('imp-1'), end], refused: [unused('x')] }), 1);
    expect(names(few.shown)).toEqual(['move', 'attack']);
    expect(names(few.more)).toEqual(['x']);
  });

  test('nine have room without More, ten have not', () => {
    const nine = 'abcdefg'.split('').map((id) => used(id));
    expect(cardsOf(asking({ options: [move, attack('imp-1'), ...nine, end] })).more).toEqual([]);
    const ten = cardsOf(asking({ options: [move, attack('imp-1'), ...nine, used('h'), end] }));
    expect(names(ten.more)).toEqual(['g', 'h']);
  });

  test('Items has what changes something; the rest lies under More', () => {
    const idle = { interjection: true, note: { note: 'does-nothing' } } as const;
    const dock = cardsOf(
      asking({ options: [move, used('potion', { interjection: true }), used('salve', idle), end] }),
    );
    expect([names(dock.items), names(dock.more)]).toEqual([['potion'], ['salve']]);
  });

  test('an attack on a friend is under More, and the last of it', () => {
    const dock = cardsOf(
      asking({
        options: [optionOf({ do: 'attack-ally', target: 'rook' }), optionOf({ do: 're-equip' }), move, end],
      }),
    );
    expect(names(dock.more)).toEqual(['re-equip', 'attack-ally']);
  });
});

describe('other questions', () => {
  test('what the table proposes comes first', () => {
    const spend = (worth: number, more: Partial<Option> = {}) =>
      optionOf({ do: 'spend-best', worth, buys: [] }, more);
    const plain = optionOf({ do: 'roll-again' });
    const dock = cardsOf(
      asking({
        kind: 'spend-symbols',
        question: { ask: 'spend-symbols', goal: 'damage' },
        options: [plain, spend(3, { proposed: true }), optionOf({ do: 'done' })],
      }),
    );
    expect(names(dock.shown)).toEqual(['spend-best', 'roll-again']);
    expect(keyedCards(dock).at(-1)?.key).toBe('0');
  });

  test('where a life hangs on it, what is used at any time are the answers', () => {
    const potion = used('potion', { interjection: true });
    const options = [potion, optionOf({ do: 'pass' })];
    const dying = cardsOf(asking({ kind: 'reaction', question: { ask: 'about-to-fall' }, options }));
    expect([names(dying.shown), dying.items]).toEqual([['potion'], []]);
    const dodge = cardsOf(asking({ kind: 'dodge', question: { ask: 'dodge', attacker: 'imp-1' }, options }));
    expect([dodge.shown, names(dodge.items)]).toEqual([[], ['potion']]);
  });
});

describe('in games', () => {
  const met = ['training-yard', 'under-hallow-street', 'two-bells'].flatMap((encounter, i) => {
    const session = sessionOf(`cards-${i}`, encounter);
    const pick = dealer(i + 3);
    const prompts: Prompt[] = [];
    for (let n = 0; n < 250 && session.pending; n++) {
      prompts.push(session.pending);
      session.decide(boldOption(session.pending, pick).id);
    }
    return prompts;
  });

  test('there are turns and other questions to look at', () => {
    expect(new Set(met.map(({ kind }) => kind)).size).toBeGreaterThan(6);
    expect(met.filter(({ kind }) => kind === 'turn').length).toBeGreaterThan(20);
  });

  test('each answer is on one card and on no other, and each card has an answer or a reason', () => {
    for (const prompt of met) {
      const cards = allOf(cardsOf(prompt));
      const ids = cards.flatMap(({ options }) => options.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(prompt.options.map(({ id }) => id).toSorted());
      for (const { options, refused } of cards) expect(options.length + refused.length).toBeGreaterThan(0);
    }
  });

  test('a turn has at most nine places, by kind, one card for all attacks', () => {
    for (const prompt of met.filter(({ kind }) => kind === 'turn')) {
      const dock = cardsOf(prompt);
      const places = keyedCards(dock);
      expect(places.filter(({ key }) => /\d/.test(key)).length).toBeLessThanOrEqual(9);
      expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
      const ranks = dock.shown.map(({ act }) => RANKS[DEEDS[act.do].rank]);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(dock.shown.filter(({ act }) => act.do === 'attack').length).toBeLessThanOrEqual(1);
    }
  });

  test('what is asked on the board has answers that can be pointed at there', () => {
    // Of a movement nothing may be left but to buy more of it.
    const board = met.filter(({ question: { ask } }) => ask !== 'move' && ASKS[ask].form === 'board');
    expect(board.length).toBeGreaterThan(5);
    for (const prompt of board)
      expect(
        prompt.options.some(({ act }) => DEEDS[act.do].aim !== 'none'),
        prompt.question.ask,
      ).toBe(true);
  });
});

describe('how questions are answered', () => {
  test('a sheet is named where the form is one, and nowhere else', () => {
    for (const [ask, { form, sheet }] of Object.entries(ASKS))
      expect(sheet !== undefined, ask).toBe(form === 'sheet');
  });

  test('odds are wanted at what is pointed at, where something is', () => {
    for (const [ask, { form, odds }] of Object.entries(ASKS))
      if (odds === 'target') expect(['board', 'cards'], ask).toContain(form);
      else if (odds === 'answer') expect(['board', 'cards'], ask).not.toContain(form);
  });
});
