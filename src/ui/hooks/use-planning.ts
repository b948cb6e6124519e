import { useEffect, useMemo, useRef, useState } from 'react';
import {
  asked,
  attackAfter,
  type FigureId,
  listMoveDestinations,
  listStrikes,
  type MoveDestination,
  type Position,
  type Space,
} from '../../engine/index.ts';
import { browserTimer } from '../../stores/game/pace.ts';
import type { Game } from '../../stores/middara/game.ts';
import { type PlanEnd, takePlan } from '../../stores/middara/plan-run.ts';
import { type LaidOut, layOut, type Plan } from '../../stores/middara/plans.ts';
import { useStoreInPieces } from './use-store.ts';

/** A plan that is being laid out, as the screen needs it. */
export interface Planning {
  readonly plan: Plan;
  readonly laid: LaidOut;
  /** The position it ends in so far: the ghost on the board. */
  readonly ghost: Position;
  readonly reach: readonly MoveDestination[];
  readonly near: readonly MoveDestination[] | null;
  readonly targets: readonly FigureId[];
  /** Whom to strike; how is asked. */
  readonly striking: FigureId | null;
  strike(empower: boolean): void;
  onSpace(space: Space): void;
  /** False where it is nobody to strike at. */
  onFigure(id: FigureId): boolean;
}

export interface Plans {
  readonly planning: Planning | null;
  /** How the plan that was taken last ended; null while it is being taken, and when it came to its end. */
  readonly ended: PlanEnd | null;
  readonly isRunning: boolean;
  /** Whose plans went with the turn they were made for. */
  readonly gone: readonly FigureId[];
  /** How many there are. */
  readonly kept: number;
  toggle(figure: FigureId): void;
  take(plan: Plan): void;
}

const NONE: readonly never[] = [];

/** The plans of the game on the table, and the one being laid out. */
export function usePlanning(game: Game, position: Position): Plans {
  const { plans, open, gone } = useStoreInPieces(game.plans.store, (state) => state);
  const plan = plans.find(({ id }) => id === open) ?? null;
  const [striking, setStriking] = useState<FigureId | null>(null);
  const [ended, setEnded] = useState<PlanEnd | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<() => void>(() => {});
  useEffect(() => () => running.current(), []);
  const laid = useMemo(() => plan && asked(() => layOut(position, plan)), [position, plan]);
  const ghost = laid?.positions.at(-1) ?? null;
  const ways = useMemo(() => {
    if (!plan || !ghost) return null;
    return asked(() => {
      const reach = listMoveDestinations(ghost, plan.figure).filter(({ way }) => way.length > 0);
      return {
        reach,
        near: reach.filter(attackAfter(ghost, plan.figure)),
        targets: listStrikes(ghost, plan.figure),
      };
    });
  }, [plan, ghost]);

  const add: typeof game.plans.add = (step) => {
    setStriking(null);
    // What does not stand is in the way of what comes.
    if (laid?.isBroken) game.plans.cut(laid.steps.length);
    game.plans.add(step);
  };
  const planning: Planning | null = plan &&
    laid &&
    ghost && {
      plan,
      laid,
      ghost,
      reach: ways?.reach ?? NONE,
      near: ways?.near ?? null,
      targets: ways?.targets ?? NONE,
      striking,
      strike: (empower) => striking && add({ do: 'strike', target: striking, empower }),
      onSpace([x, y]) {
        const to = ways?.reach.find(({ space }) => space[0] === x && space[1] === y);
        if (to) add({ do: 'go', space: to.space, way: to.way });
      },
      onFigure(id) {
        const isTarget = ways?.targets.includes(id) ?? false;
        if (isTarget) setStriking(id);
        return isTarget;
      },
    };
  return {
    planning,
    ended,
    isRunning,
    gone,
    kept: plans.length,
    toggle(figure) {
      setStriking(null);
      setEnded(null);
      if (planning) game.plans.leave();
      else game.plans.begin(figure, position.state);
    },
    take(taken) {
      running.current();
      game.plans.drop(taken.id);
      setStriking(null);
      setEnded(null);
      setRunning(true);
      running.current = takePlan(game, taken, browserTimer, (how) => {
        setRunning(false);
        setEnded(how === 'done' ? null : how);
      });
    },
  };
}
