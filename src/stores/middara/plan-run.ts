/** A laid-out turn taken, step by step. */
import {
  asked,
  isSameSpace,
  isSameWay,
  listMoveDestinations,
  type PlanStep,
  type Prompt,
  type Space,
} from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import type { Game } from './game.ts';
import type { Plan } from './plans.ts';

/** Why a plan was not taken to its end. */
export type PlanEnd = 'done' | 'not-on-offer' | 'another-turn';

type Played = Pick<Game, 'store' | 'moveAlong' | 'strike' | 'decide' | 'positionOf'>;

/**
 * Takes a plan, step by step: a way walked, an attack ordered, as somebody would by hand. Questions it says nothing of
 * (a Dodge, a reaction) are left to whoever is asked, and it goes on after them. It ends where a step is not on offer any more, or the turn is over. Gives
 * what breaks it off.
 */
export function takePlan(game: Played, plan: Plan, timer: Timer, ended: (how: PlanEnd) => void): () => void {
  let left = plan.steps;
  /** The step whose questions are asked just now. */
  let under: PlanStep | null = null;
  let clock: unknown = null;

  function end(how: PlanEnd): void {
    stop();
    ended(how);
  }

  function go(): void {
    clock = null;
    const { pending, route, view } = game.store.getState();
    if (!pending || route) return;
    const own = pending.figure === plan.figure ? endOfWay(pending, under) : null;
    if (view.turn?.figure !== plan.figure) end(left.length === 0 ? 'done' : 'another-turn');
    // Struck or hurt on the way, it stands elsewhere: what comes next was laid out for another place.
    else if (pending.kind === 'move' && under?.do === 'go' && !isThere(under.space)) end('not-on-offer');
    else if (own !== null) game.decide(own);
    else if (pending.kind === 'turn') next(pending);
  }

  function isThere(space: Space): boolean {
    const at = game.store.getState().view.figures.find(({ id }) => id === plan.figure)?.at;
    return at !== null && at !== undefined && isSameSpace(at, space);
  }

  function next(pending: Prompt): void {
    const [step, ...rest] = left;
    under = step ?? null;
    left = rest;
    if (!step) {
      end('done');
      return;
    }
    if (step.do === 'strike') {
      const isOffered = pending.options.some(({ act }) => act.do === 'attack' && act.target === step.target);
      if (isOffered) game.strike(step.target, step.empower);
      else end('not-on-offer');
      return;
    }
    const position = game.positionOf(game.store.getState().view);
    const destination = asked(() => listMoveDestinations(position, plan.figure))?.find(({ way }) =>
      isSameWay(way, step.way),
    );
    if (destination) game.moveAlong(destination);
    else end('not-on-offer');
  }

  // After whatever shows the question, so that it is answered as by a hand.
  const soon = () => {
    clock ??= timer.start(go, 0);
  };
  const quiet = game.store.subscribe(soon);
  function stop(): void {
    quiet();
    if (clock !== null) timer.stop(clock);
    clock = null;
  }
  soon();
  return stop;
}

/** The end of a way that has come to its space, whatever points are left; null for any other question. */
function endOfWay({ kind, options }: Prompt, under: PlanStep | null): string | null {
  if (kind !== 'move' || under?.do !== 'go') return null;
  return options.find(({ act }) => act.do === 'end-movement')?.id ?? null;
}
