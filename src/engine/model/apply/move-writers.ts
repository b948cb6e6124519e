import type { MoveEvent } from '../events.ts';
import { moveWith, scopeWith } from '../with.ts';
import { changeFigure, changeScope, changeTurn } from './changed.ts';
import type { Writers } from './writers.ts';

/** Resolutions that open and close, and movement. */
export const MOVE_WRITERS = {
  scopeOpened: (state, { scope }) => {
    state.scopes = [...state.scopes, scopeWith(scope)];
    if (scope.kind !== 'attack' || !state.turn) return;
    const { attacker, target } = scope;
    changeTurn(state, ({ attacks = [] }) => ({ attacks: [...attacks, { attacker, target }] }));
  },
  scopeClosed: (state, event) => {
    const closed = state.scopes.at(-1);
    state.scopes = state.scopes.slice(0, -1);
    if (closed?.kind !== event.kind)
      throw new Error(`closed ${event.kind} inside ${closed?.kind ?? 'nothing'}`);
  },
  moveActionUsed: (state, { another }) => {
    if (another) return;
    changeTurn(state, ({ moved, movedMore = 0 }) => (moved ? { movedMore: movedMore + 1 } : { moved: true }));
  },
  movementBought: (state, event) => {
    changeScope(state, 'move', ({ points }) => ({ points: points + event.points }));
  },
  movementStopped: (state) => {
    changeTurn(state, { movementOver: true });
  },
  figureMoved: (state, event) => {
    changeFigure(state, event.figure, { at: event.to });
    // A push inside a move: the push pays for it, and it lies on the way of both.
    const innermost = state.scopes.findLastIndex(
      (scope) => scope.kind === 'move' && scope.figure === event.figure,
    );
    if (innermost < 0) return;
    state.scopes = state.scopes.map((scope, index) =>
      scope.kind === 'move' && scope.figure === event.figure
        ? moveWith(scope, {
            way: [...scope.way, event.to],
            points: scope.points - (index === innermost ? event.cost : 0),
          })
        : scope,
    );
  },
  figurePassed: (state, event) => {
    changeScope(state, 'move', ({ passed }) => ({
      passed: passed.includes(event.passed) ? passed : [...passed, event.passed],
    }));
  },
  breakAttackProvoked: (state, event) => {
    changeTurn(state, ({ breakAttacked }) => ({ breakAttacked: [...breakAttacked, event.by] }));
  },
} satisfies Writers<MoveEvent['type']>;
