import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import { wayTo } from '../../src/bots/way-to.ts';
import type { DoorState, EncounterSession, Space, Wall } from '../../src/engine/index.ts';
import { changedGame, gameContent, yard } from '../support/games.ts';

/** The yard in two halves, the opponent in the other one, and a door between them. */
function halves(state: DoorState): EncounterSession {
  const edge = (y: number): Wall => [
    [2, y],
    [3, y],
  ];
  const { board } = gameContent.encounters[yard]!;
  const walls = [...board.walls, ...[0, 1, 2, 3, 4].filter((y) => y !== 2 || state !== 'open').map(edge)];
  const doors = [{ id: 'gate', name: 'the gate', edges: [edge(2)], state }];
  const loadouts = { 'rook-lars': { items: ['hand-axe', 'buckler'], disciplines: [] } };
  return changedGame(yard, { board: { ...board, walls }, doors, loadouts });
}

const from: Space[] = [[0, 2]];
const there: Space[] = [[5, 2]];

describe('a closed door lies on the way of the party, which opens it (X132)', () => {
  const to = (state: DoorState, places: readonly Space[] = there) =>
    wayTo(halves(state).position, from, places);

  test('steps lead through it where nothing else leads there, and never through a locked one', () => {
    expect(to('open')).toMatchObject({ isShut: false });
    expect(to('closed')).toMatchObject({ isShut: true });
    expect(to('open').steps(from)).toBe(5);
    expect(to('closed').steps(from)).toBe(5);
    expect(to('locked')).toMatchObject({ isShut: false });
    expect(to('locked').steps(from)).toBeNull();
  });

  test('what there is on this side of it is gone for without opening it', () => {
    const way = to('closed', [[2, 2], ...there]);
    expect(way).toMatchObject({ isShut: false });
    expect(way.steps(there)).toBe(0);
    expect(way.steps([[3, 2]])).toBe(2);
    expect(to('closed', []).steps(from)).toBeNull();
  });

  test('a bot goes there, opens it, and there are blows', () => {
    const session = halves('closed');
    const bot = new SimpleBot();
    const struck = () => session.events.findIndex(({ type }) => type === 'attackRollRecorded');
    for (let i = 0; i < 80 && session.pending && struck() < 0; i++) session.decide(bot.choose(session));
    const opened = session.events.findIndex((e) => e.type === 'doorChanged' && e.to === 'open');
    expect(opened).toBeGreaterThan(0);
    expect(struck()).toBeGreaterThan(opened);
  });
});
