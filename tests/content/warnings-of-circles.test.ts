import { describe, expect, test } from 'vitest';
import { doubtsOfCircles } from '../../src/content/lint/doubts-of-circles.ts';
import type { Card, CardIndex } from '../../src/engine/model/cards/cards.ts';
import { SHELVES } from '../../src/engine/model/cards/shelves.ts';

const self = { who: 'self' };
const gain = (what: object) => ({ amount: 1, to: self, ...what });

/** What is said of cards of which each has these abilities, and there are no others. */
function said(...all: readonly (readonly [keyof typeof SHELVES, readonly object[]])[]): string[] {
  const made = all.map(([type, abilities], i) => {
    const named = abilities.map((one, at) => ({ id: `a${at}`, ...one }));
    return { id: `card-${i}`, type, abilities: named } as unknown as Card;
  });
  const of = (type: string) =>
    Object.fromEntries(made.flatMap((card) => (card.type === type ? [[card.id, card]] : [])));
  const shelves = Object.entries(SHELVES).map(([type, shelf]) => [shelf, of(type)]);
  const cards = { hash: '', ...Object.fromEntries(shelves) } as unknown as CardIndex;
  return made.flatMap((card) =>
    doubtsOfCircles(card, cards).map(({ path, doubt }) => `${card.id} ${path} ${doubt.doubt}`),
  );
}
const ofSword = (...abilities: readonly object[]) => said(['discipline', abilities]).join();

describe('cards that pay for each other (X492)', () => {
  const act = (conditions: object, ...effects: readonly object[]) => ({
    when: 'action',
    conditions,
    effects,
  });
  const vow = gain({ do: 'gain-token', token: 'vow', amount: 2 });
  const sp = (amount: number) => gain({ do: 'gain-sp', amount });
  const toVow = act({ sp: 1 }, vow);
  test('each gives what the other costs', () => {
    const all = ofSword(toVow, act({ tokens: { vow: 1 } }, sp(1)));
    expect(all).toContain('abilities[0] pay-for-each-other');
    expect(all).toContain('abilities[1] pay-for-each-other');
  });
  test('not where it loses some of it each time, or once a turn ends it', () => {
    expect(ofSword(toVow, act({ tokens: { vow: 3 } }, sp(1)))).not.toContain('pay-for');
    expect(ofSword(toVow, act({ tokens: { vow: 2 }, perTurn: true }, sp(3)))).not.toContain('pay-for');
  });
  test('a card that readies the other; not where it costs HP', () => {
    const drink = act({ exhaust: true }, sp(1));
    const ready = act({ sp: 1 }, { do: 'ready', card: 'choose' });
    expect(ofSword(drink, ready)).toContain('pay-for-each-other');
    const hurt = { do: 'damage', type: 'irreducible', amount: 1, to: self };
    expect(ofSword(act({ exhaust: true }, hurt, sp(1)), ready)).not.toContain('pay-for');
  });
  test('an Action that costs nothing', () => {
    const strike = { do: 'attack', kind: 'melee' };
    expect(ofSword(act({}, strike))).toContain('abilities[0] costs-nothing');
    expect(ofSword(act({ exhaust: true }, strike))).not.toContain('costs-nothing');
    expect(ofSword(act({}, { do: 'move-action', another: true }))).toContain('costs-nothing');
    // The turn's one Move Action (p.41).
    expect(ofSword(act({}, { do: 'move-action' }))).not.toContain('costs-nothing');
  });
});

describe('cards that answer each other (X460)', () => {
  const token = gain({ do: 'gain-token', token: 'heal', to: { who: 'all', side: 'ally', within: 'soi' } });
  const run = { do: 'free-move', spaces: 1 };
  test('on one figure, or on two', () => {
    const all = ofSword(
      { when: 'gains-token', effects: [run] },
      { when: 'moves', of: { side: 'ally', within: 'board' }, effects: [token] },
    );
    expect(all).toContain('abilities[0] answer-each-other');
    expect(all).toContain('abilities[1] answer-each-other');
  });
  test('not where one of them is limited, or may be passed', () => {
    const moves = { when: 'gains-token', effects: [run] };
    const gains = { when: 'moves', effects: [token] };
    expect(ofSword(moves, { ...gains, may: true })).not.toContain('answer-each');
    expect(ofSword(moves, { ...gains, conditions: { perTurn: true } })).not.toContain('answer-each');
  });
  test('a Combatant’s and an Adventurer’s', () => {
    const back = { do: 'damage', type: 'irreducible', amount: 1, to: { who: 'target' } };
    const hurts = { when: 'damaged', effects: [back] };
    expect(said(['combatant', [hurts]], ['adventurer', [hurts]])).toEqual([
      'card-0 $.abilities[0] answer-each-other',
      'card-1 $.abilities[0] answer-each-other',
    ]);
    const counter = { when: 'counter', effects: [{ do: 'counter' }] };
    expect(said(['combatant', [counter]], ['adventurer', [counter]])).toHaveLength(2);
    expect(said(['combatant', [counter]], ['adventurer', [{ ...counter, conditions: { sp: 1 } }]])).toEqual(
      [],
    );
    // Called, and gone.
    expect(said(['exalted', [{ when: 'action', effects: [back] }]])).toEqual([]);
  });
});
