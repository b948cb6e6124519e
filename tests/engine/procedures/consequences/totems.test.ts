import { describe, expect, test } from 'vitest';
import { type EncounterOp, figureIn, type Space } from '../../../../src/engine/index.ts';
import { watchEncounter } from '../../../../src/engine/procedures/consequences/watch.ts';
import { resolveForcedMove } from '../../../../src/engine/procedures/movement/forced-move.ts';
import { answerAll, eventsOf, optionsOf, runRule } from '../../../support/arena.ts';
import {
  body,
  corridor,
  gold,
  playFrom,
  rook,
  run,
  scene,
  token,
  told,
  zeke,
} from '../../../support/encounter-arena.ts';

const totem = (at: Space, colour = 'blue', id = colour) => token('totem', at, colour, id);
const watch = watchEncounter;

describe('Totems, p.17', () => {
  const totems = { blue: told(gold(7)) };
  const lone = (changes: object) =>
    scene({
      figures: [rook([0, 0])],
      tokens: [totem([19, 0])],
      board: corridor(20),
      encounter: { totems },
      ...changes,
    });

  test('wake when an Adventurer has line of sight, at any range; then they are gone', () => {
    const session = run(lone({}), watch);
    expect(eventsOf(session, 'totemSeen')).toMatchObject([
      { token: 'blue', colour: 'blue', by: 'rook', rule: 'p.17' },
    ]);
    expect(session.state.loot.gold).toBe(7);
    expect(session.state.boardTokens).toEqual([]);
  });

  test('an opponent in between blocks it; an ally does not', () => {
    const seen = (other: object) =>
      eventsOf(run(lone({ figures: [rook([0, 0]), other] }), watch), 'totemSeen').length;
    expect(seen(body('foe', [9, 0]))).toBe(0);
    expect(seen({ ...body('keeper', [9, 0]), side: 'adventurers' })).toBe(1);
  });

  test('obstructing terrain and higher ground block it', () => {
    const blind = lone({ board: { rows: [`${'.'.repeat(9)}#${'.'.repeat(10)}`] } });
    expect(eventsOf(run(blind, watch), 'totemSeen')).toEqual([]);
    const hill = lone({ board: { rows: ['.'.repeat(20)], elevation: [`${'1'.repeat(17)}222`] } });
    expect(eventsOf(run(hill, watch), 'totemSeen')).toEqual([]);
  });

  test('Combatants of either side do not wake one', () => {
    const figures = [body('foe', [18, 0]), { ...body('keeper', [17, 0]), side: 'adventurers' }];
    expect(eventsOf(run(lone({ figures }), watch), 'totemSeen')).toEqual([]);
  });

  test('one seen in the middle of a move: its text comes at once, then the move goes on', () => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0])],
        board: { rows: ['.#.', '...'] },
        active: 'rook',
        tokens: [totem([2, 0])],
        encounter: { totems },
      }),
    );
    answerAll(session, ['move', 'step:0,1', 'step:1,1']);
    const types = session.events.map((event) => event.type);
    expect(types.indexOf('totemSeen')).toBeGreaterThan(types.lastIndexOf('figureMoved'));
    expect(session.pending).toMatchObject({ kind: 'move', figure: 'rook' });
    expect(session.state.scopes.map(({ kind }) => kind)).toEqual(['move']);
  });

  test('one wakes when the opponent in the line is moved out of it', () => {
    const position = scene({
      figures: [rook([0, 1]), zeke([2, 2]), body('foe', [2, 1])],
      board: { rows: ['....', '....', '....'] },
      tokens: [totem([3, 1])],
      encounter: { totems: { blue: told() } },
    });
    const blocked = {
      ...position,
      state: { ...position.state, figures: position.state.figures.filter((f) => f.id !== 'zeke') },
    };
    expect(eventsOf(run(blocked, watch), 'totemSeen')).toEqual([]);
    const pushed = run(position, (table) => resolveForcedMove(table, 'push', 'foe', 'zeke', 1));
    pushed.decide('number:1');
    expect(eventsOf(pushed, 'figureMoved')).toMatchObject([{ figure: 'foe', to: [2, 0] }]);
    expect(eventsOf(pushed, 'totemSeen')).toHaveLength(1);
  });

  test('one seen on the way of a push wakes at once, though not seen where the push ends', () => {
    const pushed = run(
      scene({
        figures: [rook([1, 2]), body('foe', [0, 2])],
        board: { rows: ['##.##', '##.##', '.....'] },
        tokens: [totem([2, 0])],
        encounter: { totems },
      }),
      (table) => resolveForcedMove(table, 'push', 'rook', 'foe', 2),
    );
    const told = pushed.events.filter(({ type }) => type === 'figureMoved' || type === 'totemSeen');
    expect(told).toMatchObject([
      { type: 'figureMoved', to: [2, 2] },
      { type: 'totemSeen', by: 'rook' },
      { type: 'figureMoved', to: [3, 2] },
    ]);
  });

  test('of several seen at once each wakes, unless the first takes the second off the board', () => {
    const two = (first: EncounterOp) =>
      run(
        scene({
          figures: [rook([0, 0])],
          board: corridor(6),
          tokens: [totem([3, 0], 'red'), totem([5, 0], 'blue')],
          encounter: { totems: { red: told(first), blue: told(gold(7)) } },
        }),
        watch,
      );
    expect(eventsOf(two(gold(1)), 'totemSeen').map((event) => event.token)).toEqual(['red', 'blue']);
    const removed = two({ do: 'remove-token', token: 'blue' });
    expect(eventsOf(removed, 'totemSeen').map((event) => event.token)).toEqual(['red']);
    expect(removed.state.loot.gold).toBe(0);
  });
});

describe('random tokens, pp.17 and 19', () => {
  const totems = { red: told(gold(1)), blue: told(gold(2)), green: told(gold(3)) };
  const draw = (value: number) => ({
    pick: (words: readonly [number, number, number, number], n: number, what: string) => {
      drawn.push({ n, what });
      return { value: Math.min(value, n - 1), words };
    },
  });
  let drawn: { n: number; what: string }[] = [];
  const faceDown = (tokens: Parameters<typeof scene>[0]['tokens'], value = 0) => {
    drawn = [];
    return runRule(
      scene({
        figures: [rook([0, 0])],
        board: { rows: ['......', '#####.', '......'] },
        tokens,
        encounter: { totems },
      }),
      watch,
      { chance: draw(value) },
    ).session;
  };

  test('the colour is drawn when it wakes, among those that lie nowhere', () => {
    const session = faceDown([totem([2, 0], 'random', 'hidden'), totem([0, 2], 'red')], 1);
    expect(drawn).toEqual([{ n: 2, what: 'draw:totem token' }]);
    expect(eventsOf(session, 'boardTokenTurned')).toMatchObject([
      { token: 'hidden', colour: 'green', rule: 'p.17' },
    ]);
    expect(session.state.loot.gold).toBe(3);
  });

  test('a colour drawn once is not drawn again', () => {
    const session = faceDown([
      totem([1, 0], 'random', 'a'),
      totem([2, 0], 'random', 'b'),
      totem([3, 0], 'random', 'c'),
    ]);
    expect(eventsOf(session, 'boardTokenTurned').map((event) => event.colour)).toEqual([
      'red',
      'blue',
      'green',
    ]);
    expect(session.state.loot.gold).toBe(6);
  });

  test('a random Loot token is drawn by the Encounter Action that opens it', () => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0])],
        board: corridor(6),
        active: 'rook',
        tokens: [token('loot', [1, 0], 'random', 'crate')],
        encounter: { loot: { blue: { text: 'a purse', gold: 4 } } },
      }),
    );
    expect(optionsOf(session)).toContain('encounter:crate');
    session.decide('encounter:crate');
    expect(eventsOf(session, 'boardTokenTurned')).toMatchObject([{ token: 'crate', colour: 'blue' }]);
    expect(session.state.loot.gold).toBe(4);
    expect(figureIn(session.state, 'rook').sp).toBe(4);
  });
});
