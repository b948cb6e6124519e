import {
  type EncounterState,
  figureIn,
  isSameSpace,
  type MoveDestination,
  type Prompt,
  type Space,
} from '../../engine/index.ts';

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

export type RouteStep =
  | { readonly do: 'decide'; readonly option: string; readonly route: Route }
  | { readonly do: 'wait'; readonly route: Route }
  | { readonly do: 'end' };

export function routeTo(view: EncounterState, figure: string, destination: MoveDestination): Route | null {
  const { at } = figureIn(view, figure);
  return at && { figure, way: destination.way, taken: 0, at, waiting: false };
}

/** What the route wants to do about the open question. */
export function nextRouteStep(route: Route, view: EncounterState, pending: Prompt | null): RouteStep {
  const figure = view.figures.find((one) => one.id === route.figure);
  if (!pending || !figure || figure.at === null || route.taken >= route.way.length) return { do: 'end' };
  const ids = new Set(pending.options.map((option) => option.id));
  if (pending.kind === 'turn') {
    const starts = route.taken === 0 && !route.waiting && pending.figure === route.figure && ids.has('move');
    return starts ? { do: 'decide', option: 'move', route } : { do: 'end' };
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
  const step = `step:${to[0]},${to[1]}`;
  if (ids.has(step)) return { do: 'decide', option: step, route: { ...route, waiting: false } };
  const short = pending.refused?.some((refusal) => refusal.id === step && refusal.rule === 'M1');
  return short && ids.has('buy') ? { do: 'decide', option: 'buy', route } : { do: 'end' };
}
