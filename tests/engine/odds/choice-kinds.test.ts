import { expect, test } from 'vitest';
import { bearsOnDice, type EncounterState, type Prompt } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import { arena } from '../../support/arena.ts';
import { body, inTurnOf, rook, run, zeke } from '../../support/encounter-arena.ts';
import { newGame } from '../../support/games.ts';

test.each([
  ['whoever answers damage with a Force has dice of its own', 'hollow-hart', true],
  ['nobody has', 'animate', false],
])('damage an ability deals is asked about with odds where %s', (_, card, shown) => {
  const position = arena({
    figures: [
      rook([0, 0], { items: ['bearer-of-justice'] }),
      zeke([1, 0]),
      body('foe', [5, 0]),
      { id: 'other', card, at: [3, 1] },
    ],
    initiative: ['rook', 'zeke', 'foe', 'other'],
  });
  const session = run(
    position,
    inTurnOf('rook', (table) =>
      dealDamage(table, 'zeke', 'magic', [{ cause: term('this-attack'), amount: 2, rule: 'p.44' }], {
        by: 'other',
        cause: term('this-attack'),
        rule: 'p.44',
      }),
    ),
  );
  const pending = session.pending!;
  const retribution = pending.options.find(({ id }) => id.includes('retribution'))!;
  expect(bearsOnDice({ ...position, state: session.state }, pending, retribution)).toBe(shown);
});

test.each([
  ['a Combatant', 'foe', true],
  ['an Adventurer', 'zeke', false],
])(
  'an answer to damage in the turn of %s is asked about with odds: its ability may go on to dice',
  (_, active, shown) => {
    const figures = [rook([0, 0]), zeke([1, 0]), { id: 'foe', card: 'animate', at: [3, 1] }];
    const position = arena(
      { figures },
      { state: { turn: { figure: active } as NonNullable<EncounterState['turn']> } },
    );
    const prompt = { kind: 'reaction', figure: 'rook', question: { ask: 'react' } } as unknown as Prompt;
    expect(bearsOnDice(position, prompt, { act: { do: 'pass' } })).toBe(shown);
  },
);

test('a step onto a creaking board is asked about with odds, one beside it is not (X135)', () => {
  const { position } = newGame('the-sleeping-house', 'boards');
  const prompt = { kind: 'move', figure: 'remi' } as Prompt;
  const step = (x: number, y: number) =>
    bearsOnDice(position, prompt, { act: { do: 'step', space: [x, y], cost: 1, unit: 'point' } });
  const { rows } = position.state.board;
  expect([rows[7]![9], rows[7]![8]]).toEqual(['s', '.']);
  expect([step(9, 7), step(8, 7)]).toEqual([true, false]);
});
