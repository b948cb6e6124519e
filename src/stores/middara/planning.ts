/** A turn as it is laid out by hand, and the plan that is being taken. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  asked,
  attackAfter,
  type FigureId,
  isSameSpace,
  keptBy,
  listMoveDestinations,
  listStrikes,
  type MoveDestination,
  type Position,
  type Space,
} from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import type { Game } from './game.ts';
import { type PlanEnd, takePlan } from './plan-run.ts';
import { type LaidOut, layOut, type Plan, type PlansState } from './plans.ts';

/** A plan where things stand, and how it may go on. */
export interface PlanAtHand {
  readonly plan: Plan;
  readonly laid: LaidOut;
  /** The position it ends in so far: the ghost on the board. */
  readonly ghost: Position;
  readonly reach: readonly MoveDestination[];
  readonly near: readonly MoveDestination[] | null;
  readonly targets: readonly FigureId[];
}

export interface PlanningState {
  /** Whom to strike; how is asked. */
  readonly striking: FigureId | null;
  /** How the plan that was taken last ended; null while it is being taken, and when it came to its end. */
  readonly ended: PlanEnd | null;
  readonly isRunning: boolean;
}

/** Presses that lay a turn out. */
export interface Planning {
  readonly store: StoreApi<PlanningState>;
  begin(figure: FigureId): void;
  leave(): void;
  pressSpace(space: Space): void;
  /** False where it is nobody to strike at. */
  pressFigure(id: FigureId): boolean;
  strike(empower: boolean): void;
  take(plan: Plan): void;
  /** Takes no plan any further. */
  stop(): void;
}

const NONE: readonly never[] = [];

const atHand = keptBy((plan: Plan, position: Position): PlanAtHand | null => {
  const laid = asked(() => layOut(position, plan));
  const ghost = laid?.positions.at(-1);
  if (!laid || !ghost) return null;
  const ways = asked(() => {
    const reach = listMoveDestinations(ghost, plan.figure).filter(({ way }) => way.length > 0);
    return {
      reach,
      near: reach.filter(attackAfter(ghost, plan.figure)),
      targets: listStrikes(ghost, plan.figure),
    };
  });
  return { plan, laid, ghost, ...(ways ?? { reach: NONE, near: null, targets: NONE }) };
});

/** The plan that is being laid out; null while nobody plans, and where it takes too long. */
export function planAtHand(position: Position, { plans, open }: PlansState): PlanAtHand | null {
  const plan = plans.find(({ id }) => id === open);
  return plan ? atHand(plan, position) : null;
}

const IDLE: PlanningState = { striking: null, ended: null, isRunning: false };

export function createPlanning(
  game: Pick<Game, 'store' | 'plans' | 'positionOf' | 'moveAlong' | 'strike' | 'decide'>,
  timer: Timer,
): Planning {
  const store = createStore<PlanningState>(() => IDLE);
  let stop = () => {};
  const now = () => planAtHand(game.positionOf(game.store.getState().view), game.plans.store.getState());
  const add: typeof game.plans.add = (step) => {
    const laid = now()?.laid;
    store.setState({ striking: null });
    // What does not stand is in the way of what comes.
    if (laid?.isBroken) game.plans.cut(laid.steps.length);
    game.plans.add(step);
  };
  return {
    store,
    begin(figure) {
      store.setState({ striking: null, ended: null });
      game.plans.begin(figure, game.store.getState().view);
    },
    leave() {
      store.setState({ striking: null, ended: null });
      game.plans.leave();
    },
    pressSpace(space) {
      const to = now()?.reach.find((one) => isSameSpace(one.space, space));
      if (to) add({ do: 'go', space: to.space, way: to.way });
    },
    pressFigure(id) {
      const isTarget = now()?.targets.includes(id) ?? false;
      if (isTarget) store.setState({ striking: id });
      return isTarget;
    },
    strike(empower) {
      const { striking } = store.getState();
      if (striking) add({ do: 'strike', target: striking, empower });
    },
    take(plan) {
      stop();
      game.plans.drop(plan.id);
      store.setState({ ...IDLE, isRunning: true });
      stop = takePlan(game, plan, timer, (how) =>
        store.setState({ isRunning: false, ended: how === 'done' ? null : how }),
      );
    },
    stop: () => stop(),
  };
}
