import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MoveDestination, Option, Position, Space } from '../../../src/engine/index.ts';
import { useBoardChoice } from '../../../src/ui/hooks/use-board-choice.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { playFrom } from '../../support/encounter-arena.ts';

/** Nova's turn on open ground; whoever stands at her side strikes when she leaves. */
function onBoard(at: Space, foe: Space, ...decided: readonly string[]) {
  const start = arena({
    board: { rows: ['.......', '.......', '.......', '.......'] },
    figures: [hero('nova', at, {}, { sp: 4 }), brute('ogre', foe)],
    active: 'nova',
    initiative: ['nova', 'ogre'],
  });
  const session = playFrom(start);
  for (const option of decided) session.decide(option);
  const now = (): Position => ({ ...start, state: session.state });
  const moveAlong = vi.fn<(destination: MoveDestination) => void>();
  const answer = vi.fn((option: Option) => session.decide(option.id));
  const hook = renderHook(
    ({ position, pending }) => useBoardChoice({ moveAlong, strike: vi.fn() }, answer, position, pending),
    { initialProps: { position: now(), pending: session.pending } },
  );
  const again = () => hook.rerender({ position: now(), pending: session.pending });
  return { hook, moveAlong, answer, again, session };
}

describe('a space on the board', () => {
  test('is gone to at the first click where nothing lies on the way', () => {
    const { hook, moveAlong } = onBoard([0, 0], [6, 3]);
    act(() => hook.result.current.onSpace([2, 0]));
    expect(moveAlong).toHaveBeenCalledTimes(1);
    expect(moveAlong.mock.calls[0]![0]).toMatchObject({ space: [2, 0], startSp: 1 });
  });

  test('by touch at the second', () => {
    const { hook, moveAlong } = onBoard([0, 0], [6, 3]);
    act(() => hook.result.current.onSpace([2, 0], true));
    expect(moveAlong).not.toHaveBeenCalled();
    expect(hook.result.current.selection).toMatchObject({ kind: 'destination', other: null });
    act(() => hook.result.current.onSpace([2, 0], true));
    expect(moveAlong).toHaveBeenCalledTimes(1);
  });

  test('where somebody would strike, the first shows it, with a way that meets nobody where there is one', () => {
    const { hook, moveAlong } = onBoard([0, 0], [2, 1]);
    act(() => hook.result.current.onSpace([4, 1]));
    const { selection } = hook.result.current;
    if (selection?.kind !== 'destination') throw new Error('nothing is shown');
    expect(moveAlong).not.toHaveBeenCalled();
    expect(selection.destination.breaks).toEqual(['ogre']);
    expect(selection.other).toMatchObject({ space: [4, 1], breaks: [] });
    expect(selection.other!.cost).toBeGreaterThan(selection.destination.cost);
    act(() => hook.result.current.takeOther());
    act(() => hook.result.current.onSpace([4, 1]));
    expect(moveAlong).toHaveBeenCalledWith(selection.other);
  });

  test('is of the near reach while an attack could still be paid from there', () => {
    const { hook } = onBoard([0, 0], [6, 3]);
    const { near, reach } = hook.result.current;
    expect(near!.length).toBeGreaterThan(1);
    expect(near!.length).toBeLessThan(reach.length);
    for (const one of reach) expect(near!.includes(one)).toBe(one.startSp + one.sp <= 2);
  });

  test('where the figure stands is nowhere to go', () => {
    const { hook, moveAlong } = onBoard([0, 0], [6, 3]);
    act(() => hook.result.current.onSpace([0, 0]));
    expect(moveAlong).not.toHaveBeenCalled();
    expect(hook.result.current.selection).toBeNull();
  });
});

test('while it moves, a click on whom it could attack ends the movement and shows the attack', () => {
  const { hook, answer, again, session } = onBoard([0, 0], [2, 0], 'move', 'step:1,0');
  expect(hook.result.current.strikes).toEqual(['ogre']);
  act(() => void hook.result.current.onFigure('ogre'));
  expect(answer.mock.calls[0]![0].act.do).toBe('end-movement');
  expect(session.pending!.kind).toBe('turn');
  act(again);
  expect(hook.result.current.selection).toMatchObject({
    kind: 'option',
    option: { act: { do: 'attack', target: 'ogre' } },
  });
});
