import { describe, expect, test } from 'vitest';
import type { Position, Space } from '../../../../src/engine/index.ts';
import {
  chooseSpace,
  foremostPlayer,
  playerFor,
  seatFor,
} from '../../../../src/engine/procedures/core/place.ts';
import type { Table } from '../../../../src/engine/procedures/core/table.ts';
import { arena, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, doing, inTurnOf, rook, run, zeke } from '../../../support/encounter-arena.ts';

const table = (rows: string[] = ['......', '......'], ruleset: object = {}): Position =>
  arena({
    board: { rows },
    figures: [rook([0, 0]), zeke([0, 1]), body('foe', [4, 0])],
    initiative: ['foe', 'zeke', 'rook'],
    ruleset,
  });

/** The same table where the ruling decides what players would for a Combatant. */
const settledAt = (table: Table): Table => Object.create(table, { settled: { value: true } });

/** The space chosen for the foe; null where it is asked about. */
function spaceFor(
  position: Position,
  spaces: readonly Space[],
  how: Parameters<typeof chooseSpace>[5] = {},
  settled = false,
) {
  let at: Space | null = null;
  const session = run(position, function* (one: Table) {
    at = yield* chooseSpace(settled ? settledAt(one) : one, 'foe', spaces, { ask: 'placement' }, 'C9', how);
  });
  return { at, session };
}

describe('a space no step leads to, chosen for a Combatant (C5)', () => {
  const settled = (rows: string[], spaces: readonly Space[], stands?: object) =>
    spaceFor(
      table(rows),
      spaces,
      {
        ofCombatant: true,
        ...(stands
          ? { stands: { size: [1, 1], side: 'combatants', fights: 'melee', ...stands } as never }
          : {}),
      },
      true,
    ).at;

  test('the first row, then the first column', () => {
    const plain = ['......', '......'];
    expect(
      settled(plain, [
        [5, 1],
        [3, 1],
        [5, 0],
        [3, 0],
      ]),
    ).toEqual([3, 0]);
    expect(
      settled(plain, [
        [2, 1],
        [5, 0],
      ]),
    ).toEqual([5, 0]);
  });

  test.each(['w', 'm', 'd'])('out of hazards first: %s (X6)', (hazard) => {
    expect(
      settled(
        [`..${hazard}...`, '......'],
        [
          [2, 0],
          [5, 1],
        ],
      ),
    ).toEqual([5, 1]);
  });

  test('Hindering is no hazard', () => {
    expect(
      settled(
        ['..h...', '......'],
        [
          [2, 0],
          [5, 1],
        ],
      ),
    ).toEqual([2, 0]);
  });

  test('beside the most opponents where it fights near, the fewest where far', () => {
    const plain = ['......', '......'];
    const spaces: readonly Space[] = [
      [3, 0],
      [1, 1],
    ];
    expect(settled(plain, spaces, { fights: 'melee' })).toEqual([1, 1]);
    expect(
      settled(
        plain,
        [
          [1, 0],
          [3, 1],
        ],
        { fights: 'ranged' },
      ),
    ).toEqual([3, 1]);
    // Opponents of the other side count, its own do not.
    expect(
      settled(
        plain,
        [
          [3, 1],
          [1, 1],
        ],
        { fights: 'melee', side: 'adventurers' },
      ),
    ).toEqual([3, 1]);
  });

  test('what is the players’ affair is asked of them (p.19)', () => {
    const { session } = spaceFor(
      table(),
      [
        [3, 0],
        [3, 1],
      ],
      { ofCombatant: false },
    );
    expect(optionsOf(session)).toEqual(['space:3,0', 'space:3,1']);
    expect(session.pending?.figure).toBe('zeke'); // the foremost a player has
  });
});

describe('who answers for another (p.19, C9)', () => {
  const answers = (position: Position, whom: string, turn?: string) => {
    let who: string | null = null;
    const rule = doing((at) => {
      who = playerFor(at, whom);
    });
    run(position, turn ? inTurnOf(turn, rule) : rule);
    return who;
  };

  test('itself where a player has it, else whose turn it is, else the foremost', () => {
    expect(answers(table(), 'rook', 'zeke')).toBe('rook');
    expect(answers(table(), 'foe', 'rook')).toBe('rook');
    expect(answers(table(), 'foe', 'foe')).toBe('zeke');
    expect(answers(table(), 'foe')).toBe('zeke');
  });

  test('nobody who is Defeated, and itself where nobody is left', () => {
    const position = table();
    Object.assign(editFigure(position.state, 'zeke'), { defeated: true, at: null });
    expect(answers(position, 'foe')).toBe('rook');
    Object.assign(editFigure(position.state, 'rook'), { defeated: true, at: null });
    expect(answers(position, 'foe')).toBe('foe');
    run(
      position,
      doing((at) => {
        expect(foremostPlayer(at)).toBeNull();
        expect(seatFor(at, null)).toBe(at.state.seats[0]?.id ?? null);
        expect(seatFor(at, 'foe')).toBe(at.state.seats[0]?.id ?? null);
      }),
    );
  });
});
