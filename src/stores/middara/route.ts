import {
  type Act,
  type EncounterState,
  figureIn,
  isSameSpace,
  type MoveDestination,
  type Prompt,
  type Space,
} from '../../engine/index.ts';
import type { CourseStep } from '../game/play.ts';

/** A way somebody clicked, walked decision by decision. */
export interface Route {
  readonly figure: string;
  readonly way: readonly Space[];
  /** Spaces of the way already stepped into. */
  readonly taken: number;
  /** Where the figure must stand for the way to hold. */
  readonly at: Space;
  /** Another question came in between: the way goes on after it, if it still can. */
  readonly waiting: boolean;
}

export type RouteStep = CourseStep<Route>;

export function routeTo(view: EncounterState, figure: string, destination: MoveDestination): Route | null {
  const { at } = figureIn(view, figure);
  return at && { figure, way: destination.way, taken: 0, at, waiting: false };
}

/** What the route wants to do about the open question. */
export function nextRouteStep(route: Route, view: EncounterState, pending: Prompt | null): RouteStep {
  const figure = view.figures.find((one) => one.id === route.figure);
  if (!pending || !figure || figure.at === null || route.taken >= route.way.length) return { do: 'end' };
  const answer = (fits: (act: Act) => boolean) => pending.options.find(({ act }) => fits(act))?.id;
  if (pending.kind === 'turn') {
    const start = answer((act) => act.do === 'move');
    const starts = route.taken === 0 && !route.waiting && pending.figure === route.figure;
    return starts && start !== undefined ? { do: 'decide', option: start, route } : { do: 'end' };
  }
  if (pending.kind !== 'move' || pending.figure !== route.figure) {
    return { do: 'wait', route: { ...route, waiting: true } };
  }
  const to = route.way[route.taken]!;
  const arrived = isSameSpace(figure.at, to);
  const standing = isSameSpace(figure.at, route.at);
  if (arrived)
    return nextRouteStep({ ...route, taken: route.taken + 1, at: to, waiting: false }, view, pending);
  if (!standing) return { do: 'end' };
  const isStep = (act: Act) => act.do === 'step' && isSameSpace(act.space, to);
  const step = answer(isStep);
  if (step !== undefined) return { do: 'decide', option: step, route: { ...route, waiting: false } };
  const short = pending.refused?.some(({ act, reason }) => isStep(act) && reason.why === 'movement');
  const buy = answer((act) => act.do === 'buy-movement');
  return short && buy !== undefined ? { do: 'decide', option: buy, route } : { do: 'end' };
}
