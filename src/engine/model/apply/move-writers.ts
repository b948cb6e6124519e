import { copyOf } from '../copy.ts';
import type { MoveEvent } from '../events.ts';
import { figureIn } from '../figures.ts';
import { scopeIn, turnIn } from './under-way.ts';
import type { Writers } from './writers.ts';

/** Resolutions that open and close, and movement. */
export const MOVE_WRITERS = {
  scopeOpened: (state, event) => {
    state.scopes.push(copyOf(event.scope));
    if (event.scope.kind === 'attack' && state.turn) {
      const { attacker, target } = event.scope;
      state.turn.attacks = [...(state.turn.attacks ?? []), { attacker, target }];
    }
  },
  scopeClosed: (state, event) => {
    const closed = state.scopes.pop();
    if (closed?.kind !== event.kind)
      throw new Error(`closed ${event.kind} inside ${closed?.kind ?? 'nothing'}`);
  },
  moveActionUsed: (state) => {
    turnIn(state).moved = true;
  },
  movementBought: (state, event) => {
    scopeIn(state, 'move').points += event.points;
  },
  movementStopped: (state) => {
    turnIn(state).movementOver = true;
  },
  figureMoved: (state, event) => {
    figureIn(state, event.figure).at = [...event.to];
    // A push inside a move: the push pays for it, and it lies on the way of both.
    const moves = state.scopes.filter((s) => s.kind === 'move').filter((s) => s.figure === event.figure);
    for (const move of moves) move.way.push([...event.to]);
    const innermost = moves.at(-1);
    if (innermost) innermost.points -= event.cost;
  },
  figurePassed: (state, event) => {
    const { passed } = scopeIn(state, 'move');
    if (!passed.includes(event.passed)) passed.push(event.passed);
  },
  breakAttackProvoked: (state, event) => {
    turnIn(state).breakAttacked.push(event.by);
  },
} satisfies Writers<MoveEvent['type']>;
