import { describe, expect, test } from 'vitest';
import { listBarred } from '../../../src/engine/ai/barred.ts';
import { chooseTarget } from '../../../src/engine/ai/targeting.ts';
import { figureIn, type PriorityWord } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/sim/cases/case-position.ts';
import { parseCase } from '../../../src/sim/cases/parse-case.ts';
import { caseCards } from '../../support/cases.ts';
import { byPriority } from '../../support/slow-ai/reading.ts';
import { figureOf, type SlowTable } from '../../support/slow-ai/table.ts';

const stats = { hp: 20, defense: 6, movement: 4, armor: 1, size: [1, 1], attack: { kind: 'melee' } };
const dice = { dice: ['white', 'white'], conviction: ['purple', 'purple'], casting: null };

const figure = (id: string, at: readonly [number, number], own: object = {}, rest: object = {}) => ({
  id,
  side: id === 'beast' ? 'combatants' : 'adventurers',
  at,
  stats: { ...stats, ...dice, ...own },
  ...rest,
});

const scene = (rows: readonly string[], figures: readonly object[]) =>
  positionOf(parseCase({ board: { rows }, figures, active: 'beast' }), caseCards);

describe('what is prioritised (p.60)', () => {
  // Three of whom the first is least and the last is most of everything; the middle one is what all are but for that.
  const least = { hp: 12, defense: 4, armor: 0, conviction: ['teal', 'teal'] };
  const most = { hp: 30, defense: 9, armor: 3, conviction: ['black', 'black'] };
  const position = scene(
    ['.......'],
    [
      figure('beast', [0, 0]),
      figure('least', [1, 0], least, { sp: 0 }),
      figure('middle', [3, 0], {}, { damage: 1, effects: ['wilt'], sp: 2 }),
      figure('most', [5, 0], most, { damage: 4, effects: ['wilt', 'poison'], sp: 5 }),
    ],
  );
  const among = (ids: readonly string[]) => ids.map((id) => figureIn(position.state, id));
  const first = (priority: PriorityWord, ids = ['least', 'middle', 'most']) =>
    chooseTarget(position, figureIn(position.state, 'beast'), among(ids), [priority]).target?.id;

  /** `last-attacker` is played in circumstances.test.ts. */
  const words: Readonly<Record<Exclude<PriorityWord, 'last-attacker'>, string>> = {
    'most-damage': 'most',
    'lowest-hp': 'least',
    'highest-hp': 'most',
    'lowest-defense': 'least',
    'highest-defense': 'most',
    'most-effects': 'most',
    'most-sp': 'most',
    'lowest-armor': 'least',
    'highest-armor': 'most',
    // BLACK is the weakest die, TEAL the strongest.
    'lowest-conviction': 'most',
    nearest: 'least',
    farthest: 'most',
  };

  test.each(Object.entries(words) as [PriorityWord, string][])('%s: %s', (word, wanted) => {
    // Whoever stands first in the state is none of the three orders' reason.
    for (const ids of [
      ['least', 'middle', 'most'],
      ['most', 'middle', 'least'],
      ['middle', 'most', 'least'],
    ])
      expect(first(word, ids)).toBe(wanted);
    const table = position as unknown as SlowTable;
    const all = ['least', 'middle', 'most'].map((id) => figureOf(table, id));
    expect(byPriority(table, figureOf(table, 'beast'), all, [word])[0]?.id, 'by the second reading').toBe(
      wanted,
    );
  });
});

describe('spaces a Combatant may not end in (p.58)', () => {
  const rows = ['.......', '...X...', '.......', '.......'];
  const at: readonly [number, number] = [3, 2];
  const position = scene(
    rows.map((row) => row.replace('X', '.')),
    [
      figure('beast', at),
      figure('near', [4, 2]),
      figure('edge', [3, 0]),
      figure('far', [6, 2]),
      figure('west', [0, 3]),
    ],
  );
  const barred = (points: number) =>
    listBarred(position, figureIn(position.state, 'beast'), points).map(({ space }) => space);

  test('are told as far as its points go, to all sides, and no further', () => {
    expect(barred(1)).toEqual([[4, 2]]);
    expect(barred(2)).toEqual([
      [3, 0],
      [4, 2],
    ]);
    expect(barred(3)).toEqual([
      [3, 0],
      [4, 2],
      [6, 2],
      [0, 3],
    ]);
    expect(barred(9)).toEqual(barred(3));
  });
});
