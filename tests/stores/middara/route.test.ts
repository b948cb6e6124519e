import { describe, expect, test } from 'vitest';
import {
  listMoveDestinations,
  type MoveDestination,
  type Prompt,
  type Space,
} from '../../../src/engine/index.ts';
import { nextRouteStep, type Route, routeTo, wayLeft } from '../../../src/stores/middara/route.ts';
import { gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

const canMove = (prompt: Prompt) =>
  prompt.kind === 'turn' && prompt.options.some((option) => option.id === 'move');

function far(
  session: ReturnType<typeof sessionOf>,
  wish: (one: MoveDestination) => boolean,
): MoveDestination {
  const found = listMoveDestinations(session.position, session.pending!.figure).find(wish);
  if (!found) throw new Error('no such destination');
  return found;
}

describe('walking to where somebody clicked', () => {
  test('starts the Move Action, takes the steps, and asks again at the end', () => {
    const session = sessionOf('walk', 'under-hallow-street');
    playUntil(session, canMove);
    const game = gameOf(session);
    const { figure } = session.pending!;
    const goal = far(session, (one) => one.way.length === 3 && one.sp === 0 && one.breaks.length === 0);
    const asked = new Set<string>();
    game.store.subscribe(({ pending, decisions }) => pending && asked.add(`${decisions} ${pending.kind}`));
    const before = session.decisions.length;
    game.moveAlong(goal);
    expect(session.state.figures.find((one) => one.id === figure)!.at).toEqual(goal.space);
    // What the walk answers is not shown as asked: a key would be lost on it.
    expect([...asked]).toEqual([`${before} turn`, `${session.decisions.length} ${session.pending!.kind}`]);
    expect(session.decisions.slice(-4).map((one) => one.option)[0]).toBe('move');
    expect(game.store.getState()).toMatchObject({ route: null, busy: false });
    expect(game.store.getState().view).toEqual(session.state);
  });

  test('buys movement when the points are short, and one undo takes the whole way back', () => {
    const session = sessionOf('buy', 'under-hallow-street');
    playUntil(session, canMove);
    const game = gameOf(session);
    const before = structuredClone(session.state);
    const goal = far(session, (one) => one.sp > 0 && one.breaks.length === 0);
    game.moveAlong(goal);
    expect(session.decisions.some((one) => one.option === 'buy')).toBe(true);
    expect(session.state.figures.find((one) => one.id === session.pending!.figure)!.at).toEqual(goal.space);
    game.undo();
    expect(session.state).toEqual(before);
    game.redo();
    expect(session.state.figures.find((one) => one.id === session.pending!.figure)!.at).toEqual(goal.space);
  });

  test('a Break Attack stops it with its own question; after the answer it goes on', () => {
    for (let n = 0; n < 60; n++) {
      const session = sessionOf(`break-${n}`);
      playUntil(
        session,
        (prompt) =>
          canMove(prompt) &&
          listMoveDestinations(session.position, prompt.figure).some(
            (one) => one.breaks.length > 0 && one.sp === 0,
          ),
        n + 1,
      );
      const game = gameOf(session);
      const { figure } = session.pending!;
      const goal = far(session, (one) => one.breaks.length > 0 && one.sp === 0 && one.way.length > 1);
      game.moveAlong(goal);
      if (session.pending?.kind !== 'dodge') continue;
      expect(game.store.getState().route).toMatchObject({ waiting: true });
      expect(game.store.getState().pending?.kind).toBe('dodge');
      for (let open = game.store.getState().pending; open; open = game.store.getState().pending) {
        if (open.kind === 'move' || open.kind === 'turn') break;
        game.decide((open.options.find((option) => option.id === 'no') ?? open.options[0]!).id);
      }
      const mover = session.state.figures.find((one) => one.id === figure)!;
      if (mover.defeated || mover.effects.includes('paralyze')) continue;
      expect(mover.at).toEqual(goal.space);
      expect(game.store.getState().route).toBeNull();
      return;
    }
    throw new Error('no game had a Break Attack that asked');
  });

  test('ends the movement by itself where no point is left, in the same thing done; not where some are', () => {
    const session = sessionOf('spent', 'under-hallow-street');
    playUntil(session, canMove);
    const game = gameOf(session);
    const { points } = session.pending!.options.map(({ act }) => act).find((act) => act.do === 'move')!;
    const before = session.decisions.length;
    game.moveAlong(far(session, (one) => one.cost === points && one.breaks.length === 0));
    expect(session.pending!.kind).toBe('turn');
    expect(session.decisions.at(-1)!.option).toBe('end');
    game.undo();
    expect(session.decisions.length).toBe(before);
    game.moveAlong(far(session, (one) => one.cost === points - 2 && one.breaks.length === 0));
    expect(session.pending!.kind).toBe('move');
  });

  test('what is left of a way begins where its figure stands, wherever the walk has stopped (G4)', () => {
    const session = sessionOf('left', 'under-hallow-street');
    playUntil(session, canMove);
    const { figure } = session.pending!;
    const route = routeTo(
      session.state,
      figure,
      far(session, (one) => one.way.length === 3),
    )!;
    const standing = (at: Space | null) => ({
      ...session.state,
      figures: session.state.figures.map((one) => (one.id === figure ? { ...one, at } : one)),
    });
    const [first, second, third] = route.way;
    expect(wayLeft(route, session.state)).toEqual([route.at, first, second, third]);
    expect(wayLeft(route, standing(second!))).toEqual([second, third]);
    expect(wayLeft(route, standing([99, 99]))).toBeNull();
    expect(wayLeft(route, standing(null))).toBeNull();
  });

  test('any other answer of the mover forgets the way', () => {
    const session = sessionOf('forget', 'under-hallow-street');
    playUntil(session, canMove);
    const route: Route = {
      figure: session.pending!.figure,
      way: [[0, 0]],
      taken: 0,
      at: [17, 13],
      begun: false,
      met: false,
      waiting: false,
    };
    const step = { ...session.pending!, kind: 'move' as const };
    expect(nextRouteStep(route, session.state, step)).toEqual({ do: 'end' });
    expect(nextRouteStep({ ...route, begun: true }, session.state, session.pending)).toEqual({ do: 'end' });
    expect(nextRouteStep(route, session.state, null)).toEqual({ do: 'end' });
  });
});
