import { describe, expect, test } from 'vitest';
import { figureIn, isSameSpace, listMoveDestinations, type Space } from '../../../src/engine/index.ts';
import { type ArenaSession, arena, brute, hero } from '../../support/arena.ts';
import { playFrom } from '../../support/encounter-arena.ts';

/** The hero at the west end of a row, its turn begun. */
const turnOn = (row: string) =>
  playFrom(
    arena({
      board: { rows: [row, ' '.repeat(row.length), '.'.repeat(row.length)] },
      figures: [hero('nova', [0, 0]), brute('ogre', [0, 2])],
      active: 'nova',
      initiative: ['nova', 'ogre'],
    }),
  );

const position = (session: ArenaSession) => {
  const { cards, encounter } = arena({ figures: [hero('nova', [0, 0])] });
  return { cards, encounter, state: session.state };
};

const to = (session: ArenaSession, space: Space) =>
  listMoveDestinations(position(session), 'nova').find((one) => isSameSpace(one.space, space))!;

/** Walks there, buying movement only when it runs out. Gives the SP it took. */
function walk(session: ArenaSession, way: readonly Space[]): number {
  const { sp } = figureIn(session.state, 'nova');
  session.decide('move');
  for (const [x, y] of way) {
    const step = `step:${x},${y}`;
    while (!session.pending!.options.some(({ id }) => id === step)) session.decide('buy');
    session.decide(step);
  }
  return sp - figureIn(session.state, 'nova').sp;
}

describe('the price of a walk, before it is begun', () => {
  test('starting the Move Action costs 1 SP', () => {
    const session = turnOn('........');
    expect(to(session, [3, 0])).toMatchObject({ startSp: 1, sp: 0 });
    expect(walk(session, to(session, [3, 0]).way)).toBe(1);
  });

  test('in Muck starting it costs 2 (p.21, M1)', () => {
    const session = turnOn('m.......');
    const start = session.pending!.options.find(({ act }) => act.do === 'move');
    expect(to(session, [1, 0])).toMatchObject({ startSp: 2, sp: 0 });
    expect(start?.sp).toBe(2);
    expect(walk(session, to(session, [1, 0]).way)).toBe(2);
  });

  test('movement bought after leaving Muck costs 1 again; bought in it, 2 (M5)', () => {
    const out = turnOn('m.......');
    const beyond = to(out, [5, 0]);
    expect(beyond).toMatchObject({ startSp: 2, sp: 1 });
    expect(walk(out, beyond.way)).toBe(3);

    const into = turnOn('...mm...');
    const far = to(into, [5, 0]);
    expect(walk(into, far.way)).toBe(far.startSp + far.sp);
    expect(far.sp).toBe(2);
  });

  test('nothing while a move is under way', () => {
    const session = turnOn('m.......');
    session.decide('move');
    expect(to(session, [1, 0])).toMatchObject({ startSp: 0, sp: 0 });
  });
});
