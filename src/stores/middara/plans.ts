import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  atTurnOf,
  type FigureId,
  type PlannedStep,
  type PlanStep,
  type Position,
  planned,
} from '../../engine/index.ts';

/** A turn laid out by somebody at the table; nothing of it is in the game until it is taken. */
export interface Plan {
  readonly id: number;
  readonly figure: FigureId;
  readonly steps: readonly PlanStep[];
}

export interface PlansState {
  /** All there are, of every seat. */
  readonly plans: readonly Plan[];
  /** The one being laid out; null while nobody plans. */
  readonly open: number | null;
}

/** The plans of a game, as long as it is on the table. */
export interface Plans {
  readonly store: StoreApi<PlansState>;
  /** Opens a new one for a figure; the one that is open is kept, unless nothing is in it. */
  begin(figure: FigureId): void;
  choose(id: number): void;
  leave(): void;
  add(step: PlanStep): void;
  /** Takes a step out, with those after it. */
  cut(at: number): void;
  /** Another one with the same steps, open: to change it and compare. */
  copy(): void;
  drop(id: number): void;
}

export function createPlans(): Plans {
  const store = createStore<PlansState>(() => ({ plans: [], open: null }));
  let last = 0;
  const filled = ({ plans, open }: PlansState, keep: number | null) =>
    plans.filter((plan) => plan.steps.length > 0 || plan.id === keep || plan.id !== open);
  const put = (figure: FigureId, steps: readonly PlanStep[]) =>
    store.setState((was) => {
      last += 1;
      return { plans: [...filled(was, null), { id: last, figure, steps }], open: last };
    });
  const change = (edit: (steps: readonly PlanStep[]) => readonly PlanStep[]) =>
    store.setState(({ plans, open }) => ({
      plans: plans.map((plan) => (plan.id === open ? { ...plan, steps: edit(plan.steps) } : plan)),
    }));
  return {
    store,
    begin(figure) {
      const { plans } = store.getState();
      const there = plans.findLast((plan) => plan.figure === figure);
      if (there) store.setState((was) => ({ plans: filled(was, there.id), open: there.id }));
      else put(figure, []);
    },
    choose: (id) => store.setState((was) => ({ plans: filled(was, id), open: id })),
    leave: () => store.setState((was) => ({ plans: filled(was, null), open: null })),
    add: (step) => change((steps) => [...steps, step]),
    cut: (at) => change((steps) => steps.slice(0, at)),
    copy() {
      const { plans, open } = store.getState();
      const plan = plans.find(({ id }) => id === open);
      if (plan) put(plan.figure, plan.steps);
    },
    drop: (id) =>
      store.setState(({ plans, open }) => ({
        plans: plans.filter((plan) => plan.id !== id),
        open: open === id ? null : open,
      })),
  };
}

/** A plan on a position. */
export interface LaidOut {
  /** Each step with what it finds, from the first on; it ends before the first that may not be taken. */
  readonly steps: readonly PlannedStep[];
  /** The position each step begins in, and after the last the one the plan ends in. */
  readonly positions: readonly Position[];
  /** Whether a step may not be taken as things stand. */
  readonly isBroken: boolean;
}

/** Lays a plan out where things stand now. */
export function layOut(position: Position, { figure, steps }: Plan): LaidOut {
  const found: PlannedStep[] = [];
  const positions = [atTurnOf(position, figure)];
  for (const step of steps) {
    const one = planned(positions.at(-1)!, figure, step);
    if (!one) return { steps: found, positions, isBroken: true };
    found.push(one);
    positions.push(one.after);
  }
  return { steps: found, positions, isBroken: false };
}
