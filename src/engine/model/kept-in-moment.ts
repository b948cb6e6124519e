import { type Counted, once } from '../kernel/budget.ts';
import type { Position } from './position.ts';
import type { Scope } from './scopes.ts';
import type { Clock, EncounterState, TurnState } from './state.ts';
import { stateWith } from './with.ts';

/*
 * A moment lasts until an event changes anything that a query may read. What was worked out of the whole position is
 * kept for that long: all parts of the state are compared by identity each time, so no event can forget to say that
 * something is out of date. Left out is what no number and no way goes by: the generator, what an opponent has thought
 * so far, and which figures are yet to come.
 */

interface Moment {
  readonly of: Position;
  readonly state: EncounterState;
  readonly known: Map<unknown, Map<unknown, unknown>>;
}

/** Whether nothing that a query may read has changed; `was` is the state's own fields as they were. */
const isSame = (was: EncounterState, now: EncounterState): boolean =>
  was.figures === now.figures &&
  heeded(was.scopes) === heeded(now.scopes) &&
  was.board === now.board &&
  isSameTurn(was.turn, now.turn) &&
  isSameClock(was.clock, now.clock) &&
  was.wards === now.wards &&
  was.counters === now.counters &&
  was.carried === now.carried &&
  was.doors === now.doors &&
  was.left === now.left &&
  was.boardTokens === now.boardTokens &&
  was.track === now.track &&
  was.dynamite === now.dynamite &&
  was.done === now.done &&
  was.loot === now.loot &&
  was.urgency === now.urgency &&
  was.outcome === now.outcome &&
  was.ruleset === now.ruleset;

const isSameTurn = (was: TurnState | null, now: TurnState | null): boolean =>
  was === now ||
  (was !== null &&
    now !== null &&
    was.figure === now.figure &&
    was.phase === now.phase &&
    was.moved === now.moved &&
    was.movementOver === now.movementOver &&
    was.breakAttacked === now.breakAttacked &&
    was.used === now.used &&
    was.attacks === now.attacks);

const isSameClock = (was: Clock, now: Clock): boolean =>
  was === now || (was.round === now.round && was.phase === now.phase && was.used === now.used);

/** A plain movement under way changes nothing but where its figure stands: what was asked before it began still holds. */
const heeded = (scopes: readonly Scope[]): readonly Scope[] =>
  scopes.every((scope) => scope.kind === 'move' && !scope.flight && !scope.through) ? NO_SCOPES : scopes;

const NO_SCOPES: readonly Scope[] = [];

const moments = new WeakMap<EncounterState, Moment>();

function momentOf(position: Position): Moment {
  const { state, cards, encounter } = position;
  const last = moments.get(state);
  if (last && last.of.cards === cards && last.of.encounter === encounter && isSame(last.state, state))
    return last;
  const moment: Moment = { of: position, state: stateWith(state), known: new Map() };
  moments.set(state, moment);
  return moment;
}

/** A query of a position and one thing more (a figure of it, a key), asked once in each moment. */
export function keptInMoment<K, V>(ask: (position: Position, of: K) => V): (position: Position, of: K) => V {
  return (position, of) => {
    const { known } = momentOf(position);
    let answers = known.get(ask) as Map<K, Counted<V>> | undefined;
    if (answers === undefined) {
      answers = new Map();
      known.set(ask, answers);
    }
    return once(answers, of, () => ask(position, of));
  };
}
