import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  atTurnOf,
  type EncounterState,
  type FigureId,
  type PlannedStep,
  type PlanStep,
  type Position,
  planned,
} from '../../engine/index.ts';
import type { LaidTurn } from '../kept/saved-game.ts';

/** A turn laid out by somebody at the table; nothing of it is in the game until it is taken. */
export interface Plan extends LaidTurn {
  readonly id: number;
  /** Whoever laid it out on another page, by the name they are seen by there: looked at here, and copied, but not changed. */
  readonly by?: string;
}

export interface PlansState {
  /** All there are, of every seat. */
  readonly plans: readonly Plan[];
  /** The one being laid out; null while nobody plans. */
  readonly open: number | null;
  /** Whose plans went with the moment they were made for, since somebody planned last. */
  readonly gone: readonly FigureId[];
}

/** The plans of a game. Those with steps are kept with it. */
export interface Plans {
  readonly store: StoreApi<PlansState>;
  /**
   * Opens the last of a figure's plans, else a new one for its turn in that state; the one that is open is kept, unless
   * nothing is in it.
   */
  begin(figure: FigureId, state: EncounterState): void;
  /** Opens that one; of another page's a copy. */
  choose(id: number): void;
  leave(): void;
  add(step: PlanStep): void;
  /** Takes a step out, with those after it. */
  cut(at: number): void;
  /** Another one with the same steps, open: to change it and compare. */
  copy(): void;
  drop(id: number): void;
  /** Drops those whose turn is over, or whose figure is gone, in the game as it stands now. */
  stand(state: EncounterState): void;
}

export function createPlans(kept: readonly LaidTurn[] = []): Plans {
  const store = createStore<PlansState>(() => ({
    plans: kept.map((plan, i) => ({ ...plan, id: i + 1 })),
    open: null,
    gone: [],
  }));
  let last = kept.length;
  const filled = ({ plans, open }: PlansState, keep: number | null) =>
    plans.filter((plan) => plan.steps.length > 0 || plan.id === keep || plan.id !== open);
  const put = (plan: LaidTurn) =>
    store.setState((was) => {
      last += 1;
      return { plans: [...filled(was, null), { ...plan, id: last }], open: last, gone: [] };
    });
  const change = (edit: (steps: readonly PlanStep[]) => readonly PlanStep[]) =>
    store.setState(({ plans, open }) => ({
      plans: plans.map((plan) => (plan.id === open ? { ...plan, steps: edit(plan.steps) } : plan)),
    }));
  return {
    store,
    begin(figure, state) {
      const { plans } = store.getState();
      const there = plans.findLast((plan) => plan.figure === figure && plan.by === undefined);
      if (there) store.setState((was) => ({ plans: filled(was, there.id), open: there.id, gone: [] }));
      else put({ figure, turn: turnToCome(state, figure), steps: [] });
    },
    choose(id) {
      const theirs = store.getState().plans.find((plan) => plan.id === id && plan.by !== undefined);
      if (theirs) put(laidTurnOf(theirs));
      else store.setState((was) => ({ plans: filled(was, id), open: id }));
    },
    leave: () => store.setState((was) => ({ plans: filled(was, null), open: null })),
    add: (step) => change((steps) => [...steps, step]),
    cut: (at) => change((steps) => steps.slice(0, at)),
    copy() {
      const { plans, open } = store.getState();
      const plan = plans.find(({ id }) => id === open);
      if (plan) put(plan);
    },
    drop: (id) =>
      store.setState(({ plans, open }) => ({
        plans: plans.filter((plan) => plan.id !== id),
        open: open === id ? null : open,
      })),
    stand(state) {
      const { plans } = store.getState();
      const lost = plans.filter((plan) => isGone(state, plan));
      if (lost.length === 0) return;
      store.setState((was) => ({
        plans: was.plans.filter((plan) => !lost.includes(plan)),
        open: lost.some(({ id }) => id === was.open) ? null : was.open,
        gone: [
          ...new Set([
            ...was.gone,
            ...lost
              .filter(({ steps, by }) => steps.length > 0 && by === undefined)
              .map(({ figure }) => figure),
          ]),
        ],
      }));
    },
  };
}

export const laidTurnOf = ({ figure, turn, steps }: Plan): LaidTurn => ({ figure, turn, steps });

/** Those of this page that have steps. */
export const ownPlans = ({ plans }: PlansState): LaidTurn[] =>
  plans.filter(({ steps, by }) => steps.length > 0 && by === undefined).map(laidTurnOf);

/** The turn of a figure that is under way, else its next. A turn is counted when it begins. */
function turnToCome({ turn, figures }: EncounterState, figure: FigureId): number {
  const taken = figures.find(({ id }) => id === figure)?.turnsTaken ?? 0;
  return turn?.figure === figure ? taken : taken + 1;
}

/** Whether the turn a plan is for is over, or there is nobody to take it. */
function isGone(state: EncounterState, { figure, turn }: LaidTurn): boolean {
  const own = state.figures.find(({ id }) => id === figure);
  return !own || own.defeated || turnToCome(state, figure) > turn || state.outcome !== null;
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
