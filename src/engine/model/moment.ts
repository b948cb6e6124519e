import type { Position } from './position.ts';
import type { Scope } from './scopes.ts';
import type { EncounterState } from './state.ts';

/*
 * A moment lasts until an event changes anything that a query may read. What was worked out of the whole position is
 * kept for that long: all parts of the state are compared by identity each time, so no event can forget to say that
 * something is out of date. Left out is what no number and no way goes by: the generator, what an opponent has thought
 * so far, and which figures are yet to come.
 */

type Parts = readonly unknown[];

interface Moment {
  readonly parts: Parts;
  readonly known: Map<unknown, Map<unknown, unknown>>;
}

const partsOf = ({ state, cards, encounter }: Position): Parts => {
  const { clock, turn } = state;
  return [
    state.figures,
    heeded(state.scopes),
    state.board,
    turn?.figure,
    turn?.phase,
    turn?.moved,
    turn?.movementOver,
    turn?.breakAttacked,
    turn?.used,
    turn?.attacks,
    clock.round,
    clock.phase,
    clock.used,
    state.wards,
    state.boardTokens,
    state.track,
    state.dynamite,
    state.done,
    state.loot,
    state.urgency,
    state.outcome,
    state.ruleset,
    cards,
    encounter,
  ];
};

/** A plain movement under way changes nothing but where its figure stands: what was asked before it began still holds. */
const heeded = (scopes: readonly Scope[]): readonly Scope[] =>
  scopes.every((scope) => scope.kind === 'move' && !scope.flight && !scope.through) ? NO_SCOPES : scopes;

const NO_SCOPES: readonly Scope[] = [];

const moments = new WeakMap<EncounterState, Moment>();

function momentOf(position: Position): Moment {
  const last = moments.get(position.state);
  const parts = partsOf(position);
  if (last?.parts.every((part, i) => part === parts[i])) return last;
  const moment: Moment = { parts, known: new Map() };
  moments.set(position.state, moment);
  return moment;
}

/** A query of a position and one thing more (a figure of it, a key), asked once in each moment. */
export function keptInMoment<K, V>(ask: (position: Position, of: K) => V): (position: Position, of: K) => V {
  return (position, of) => {
    const { known } = momentOf(position);
    let answers = known.get(ask) as Map<K, V> | undefined;
    if (answers === undefined) {
      answers = new Map();
      known.set(ask, answers);
    }
    const answer = answers.get(of);
    if (answer !== undefined || answers.has(of)) return answer as V;
    const made = ask(position, of);
    answers.set(of, made);
    return made;
  };
}
