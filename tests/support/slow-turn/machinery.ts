/** What an encounter brings to a random position (pp.14, 17-19). */
import type { Board, EncounterDefinition, EncounterOp, Space } from '../../../src/engine/index.ts';
import { slowIsSpace } from '../slow-geometry.ts';

export const spacesOf = (board: Board): Space[] =>
  board.rows.flatMap((row, y) =>
    [...row].flatMap((_, x) => (slowIsSpace(board, [x, y]) ? [[x, y] as Space] : [])),
  );

/** Tokens, Totems, Objectives, Achievements and End Conditions, each in some positions. */
export function machinery(
  next: Next,
  board: Board,
  bare: EncounterDefinition,
  round: number,
  card: string,
  spawned: string,
): EncounterDefinition {
  const free = spacesOf(board);
  const at = (): Space => free[next(free.length)] ?? [0, 0];
  const ops = (): EncounterOp[] => {
    const one = next(7);
    if (one === 0)
      return [
        {
          do: 'place-terrain',
          terrain: (['water', 'muck', 'hindering'] as const)[next(3)] ?? 'water',
          spaces: [at(), at()],
        },
      ];
    if (one === 1) return [{ do: 'end', condition: 'told' }];
    if (one === 2 || (spawned === card && one > 3)) return [{ do: 'spawn', card: spawned, at: at() }];
    if (one === 3)
      return [
        {
          do: 'check',
          skill: 'lore',
          difficulty: 10,
          pass: [{ do: 'gain-gold', amount: 3 }],
          fail: [{ do: 'remove-token', token: 'chest' }],
        },
      ];
    return [{ do: 'gain-gold', amount: 1 + next(9) }];
  };
  const told = () => ({ text: '', do: ops() });
  const tokens = [
    ...(next(2) ? [{ id: 'chest', kind: 'loot' as const, colour: 'red', at: at() }] : []),
    ...(next(3) === 0 ? [{ id: 'totem', kind: 'totem' as const, colour: 'blue', at: at() }] : []),
    ...(next(3) === 0 ? [{ id: 'mark', kind: 'objective' as const, colour: 'green', at: at() }] : []),
  ];
  return {
    ...bare,
    tokens,
    totems: { blue: told() },
    objectives: [
      ...(next(3) === 0
        ? [{ id: 'entered', when: { is: 'adventurer-enters' as const, spaces: [at(), at()] }, ...told() }]
        : []),
      ...(next(3) === 0
        ? [{ id: 'beside', when: { is: 'adventurer-beside' as const, token: 'mark' }, ...told() }]
        : []),
    ],
    achievements: next(2)
      ? [{ id: 'slain', when: { is: 'defeated' as const, card, count: 1 + next(2) }, ...told() }]
      : [],
    endConditions: [
      ...(next(5)
        ? [
            {
              id: 'won',
              result: 'won' as const,
              text: '',
              when: { is: 'all-opponents-defeated' as const },
              gold: next(4),
            },
          ]
        : []),
      { id: 'lost', result: 'lost', text: '', when: { is: 'all-adventurers-defeated' } },
      ...(next(4) === 0
        ? [
            {
              id: 'late',
              result: 'lost' as const,
              text: '',
              when: { is: 'rounds-passed' as const, rounds: round },
            },
          ]
        : []),
      { id: 'told', result: 'won', text: '', when: { is: 'told' } },
    ],
  };
}

type Next = (below: number) => number;
