import { describe, expect, test } from 'vitest';
import { lootDeckFor, type Position, type Tier } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import type { ChancePort } from '../../../../src/engine/rng/chance.ts';
import { eventsOf, runRule } from '../../../support/arena.ts';
import { rook, scene } from '../../../support/encounter-arena.ts';

const GOLD_ONLY = { 'gold:4': 9 };
/** Draws the first of whatever is drawn. */
const first: ChancePort = { pick: (words) => ({ value: 0, words }) };

const fallen = (card: string, deck: Record<string, number> = GOLD_ONLY): string[] => {
  const position: Position = scene({
    figures: [rook([0, 0]), { id: `${card}-1`, card, at: [2, 0] }],
    board: { rows: ['......', '......'] },
    state: { loot: { level: 'mundane', deck, gold: 0, gained: [] } },
  });
  const { session } = runRule(position, (table) => resolveDefeat(table, `${card}-1`, 'rook', term('crush')), {
    chance: first,
  });
  while (session.pending) session.decide('done');
  return eventsOf(session, 'lootDrawn').map(({ gain }) => gain.card);
};

describe('Combatant Loot by tag, pp.54-55', () => {
  test('AVARICE X: X cards more; a BOSS draws as others do', () => {
    expect(fallen('animate')).toEqual(['gold:4']);
    expect(fallen('drowned-castellan')).toEqual(['gold:4', 'gold:4']);
  });

  test('TRIVIAL: none', () => {
    expect(fallen('drowned-hand')).toEqual([]);
  });

  test('GILDED: its Monster Loot in place of a card, with AVARICE once more while there is another', () => {
    expect(fallen('sluice-ogre')).toEqual(['card:ogre-sluice-key']);
    expect(fallen('coin-crab')).toEqual(['card:coin-crab-shell', 'card:crab-pearl']);
  });

  test('the monster card gives a Combatant’s own, and a BOSS draws anew', () => {
    const deck = { monster: 1, 'gold:4': 9 };
    expect(fallen('silt-matron', deck)).toEqual(['monster', 'card:silt-egg']);
    expect(fallen('drowned-castellan', deck)).toEqual(['gold:4', 'gold:4']);
  });

  test('SWARM: the last of its Group', () => {
    expect(fallen('silt-imp')).toEqual(['gold:4']);
  });

  test('an empty deck gives nothing more', () => {
    expect(fallen('drowned-castellan', { 'gold:4': 1 })).toEqual(['gold:4']);
  });
});

test.each([
  ['mundane', [4, 5, 6, 7, 8, 9]],
  ['common', [5, 6, 7, 8, 9, 10]],
  ['uncommon', [6, 7, 8, 9, 10, 12]],
  ['rare', [7, 8, 9, 10, 12, 14]],
] as const)('the deck of Loot LVL %s (p.20)', (tier: Tier, values) => {
  const copies = [3, 4, 5, 5, 5, 5];
  expect(lootDeckFor(tier)).toEqual({
    ...Object.fromEntries(values.map((gold, i) => [`gold:${gold}`, copies[i]])),
    item: 1,
    monster: 1,
    unique: 1,
  });
});
