import { expect, test } from 'vitest';
import type { EncounterOp } from '../../../../src/engine/index.ts';
import { watchEncounter } from '../../../../src/engine/procedures/consequences/watch.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import {
  body,
  corridor,
  gold,
  inTurnOf,
  objective,
  rook,
  run,
  scene,
  token,
  told,
} from '../../../support/encounter-arena.ts';

const dry = { do: 'place-terrain', terrain: 'water', spaces: [[6, 0]] } as const;
const both = (figures: readonly object[], more: readonly EncounterOp[] = [dry]) =>
  scene({
    figures,
    board: corridor(8),
    tokens: [token('totem', [3, 0], 'blue'), token('objective', [1, 0], 'red', 'lever')],
    encounter: {
      totems: { blue: told(gold(1), ...more) },
      objectives: [objective('pulled', { is: 'adventurer-beside', token: 'lever' }, gold(2))],
    },
  });
const foe = body('foe', [7, 0]);

test('X31: of several things at once the player whose turn it is says which is first', () => {
  const session = run(both([rook([0, 0]), foe]), inTurnOf('rook', watchEncounter));
  expect(session.pending).toMatchObject({ kind: 'choose', figure: 'rook', rule: 'X31' });
  expect(optionsOf(session)).toEqual(['first:totem:blue', 'first:pulled']);
  // Their hidden text is not in the question.
  expect(session.pending!.options.map(({ label }) => label)).toEqual([
    'The blue Totem',
    'Objective: the red token',
  ]);
  session.decide('first:pulled');
  expect(session.pending).toBeNull();
  expect(eventsOf(session, 'goldGained').map(({ amount }) => amount)).toEqual([2, 1]);
});

test('X31: where only gold comes of them the order cannot matter, and nobody is asked', () => {
  const session = run(both([rook([0, 0]), foe], []), inTurnOf('rook', watchEncounter));
  expect(session.pending).toBeNull();
  expect(session.state.loot.gold).toBe(3);
});

test('X31: in an opponent’s turn, or in nobody’s, they come as printed', () => {
  for (const rule of [inTurnOf('foe', watchEncounter), watchEncounter]) {
    const session = run(both([rook([0, 0]), foe]), rule);
    expect(session.pending).toBeNull();
    expect(eventsOf(session, 'goldGained').map(({ amount }) => amount)).toEqual([1, 2]);
  }
});

test('X31: what the first brings about comes in the same breath', () => {
  const session = run(
    scene({
      figures: [rook([0, 0])],
      board: corridor(4),
      tokens: [token('objective', [1, 0], 'red', 'lever')],
      encounter: {
        objectives: [
          objective('second', { is: 'adventurer-beside', token: 'door' }, gold(2)),
          objective(
            'first',
            { is: 'adventurer-beside', token: 'lever' },
            { do: 'place-token', token: token('objective', [0, 0], 'green', 'door') },
          ),
        ],
      },
    }),
    watchEncounter,
  );
  expect(eventsOf(session, 'objectiveActivated').map((event) => event.objective)).toEqual([
    'first',
    'second',
  ]);
});
