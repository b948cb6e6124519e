import { expect, test } from 'vitest';
import { AimedBot } from '../../src/bots/planner/aimed-bot.ts';
import { type Aim, isWinHidden } from '../../src/bots/planner/aims.ts';
import { outlookOf } from '../../src/bots/planner/outlook.ts';
import { PlannerBot } from '../../src/bots/planner/planner-bot.ts';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import { type EncounterState, finished, type Position } from '../../src/engine/index.ts';
import { newGame, street, yard } from '../support/games.ts';

const LOCKS = 'when-the-locks-opened';
const changed = (position: Position, changes: Partial<EncounterState>): Position => ({
  ...position,
  state: { ...position.state, ...changes },
});

/** The culvert of the locks, which only an Objective opens. */
const withTheWayOut = (position: Position): Position =>
  changed(position, {
    boardTokens: [...position.state.boardTokens, { id: 'out', kind: 'exit', colour: 'green', at: [9, 11] }],
  });

test('a win is hidden where it is told by an Objective or its exit is not there', () => {
  const { position } = newGame(LOCKS, 'aims');
  expect(isWinHidden(position)).toBe(true);
  expect(isWinHidden(withTheWayOut(position))).toBe(false);
  for (const encounter of [street, yard])
    expect(isWinHidden(newGame(encounter, 'aims').position)).toBe(false);
});

test('an Objective is worth far more where nothing else leads to a win', () => {
  const { position } = newGame(LOCKS, 'aims');
  const gain = (of: Position): number =>
    outlookOf(changed(of, { done: ['turn-the-wheel'] }), 'fight').worth - outlookOf(of, 'fight').worth;
  expect(gain(withTheWayOut(position))).toBeGreaterThan(0);
  expect(gain(position)).toBeGreaterThan(4 * gain(withTheWayOut(position)));
});

test('at the locks it goes for an Objective, where a fight would take it elsewhere', () => {
  const session = newGame(LOCKS, 'aims');
  const simple = new SimpleBot();
  while (session.pending!.kind !== 'turn') session.decide(simple.choose(session));
  const answer = (aim: Aim) => {
    const bot = new AimedBot({ aim, manner: 'plain' });
    return { option: bot.choose(session), way: bot.way };
  };
  const line = finished(new PlannerBot('aims').think(session));
  expect(answer('errand')).not.toEqual(answer('fight'));
  expect(line).toEqual(answer('errand'));
});
