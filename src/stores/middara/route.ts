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
  /** Something of it was decided: it starts no Move Action any more. */
  readonly begun: boolean;
  /** Another question came in between: the way goes on after it, if it still can. */
  readonly waiting: boolean;
  /** One has come: what to do at the end of the way is asked, whatever is left. */
  readonly met: boolean;
}

export type RouteStep = CourseStep<Route>;

export function routeTo(view: EncounterState, figure: string, destination: MoveDestination): Route | null {
  const { at } = figureIn(view, figure);
  return at && { figure, way: destination.way, taken: 0, at, begun: false, waiting: false, met: false };
}

/** What is left of a way, from where its figure stands now; null where it stands on none of it. */
export function wayLeft({ figure, way, at }: Route, view: EncounterState): Space[] | null {
  const here = view.figures.find((one) => one.id === figure)?.at;
  if (!here) return null;
  const done = way.findLastIndex((space) => isSameSpace(space, here));
  return done >= 0 || isSameSpace(here, at) ? [here, ...way.slice(done + 1)] : null;
}

/** What the route wants to do about the open question. */
export function nextRouteStep(route: Route, view: EncounterState, pending: Prompt | null): RouteStep {
  const figure = view.figures.find((one) => one.id === route.figure);
  if (!pending || !figure || figure.at === null) return { do: 'end' };
  const answer = (fits: (act: Act) => boolean) => pending.options.find(({ act }) => fits(act))?.id;
  if (pending.kind === 'turn') {
    const start = answer((act) => act.do === 'move');
    const starts = !route.begun && !route.waiting && pending.figure === route.figure;
    return starts && start !== undefined
      ? { do: 'decide', option: start, route: { ...route, begun: true } }
      : { do: 'end' };
  }
  if (pending.kind !== 'move' || pending.figure !== route.figure) {
    return { do: 'wait', route: { ...route, waiting: true, met: true } };
  }
  const to = route.way[route.taken];
  if (!to) return atTheEnd(route, view, pending);
  const arrived = isSameSpace(figure.at, to);
  const standing = isSameSpace(figure.at, route.at);
  if (arrived)
    return nextRouteStep({ ...route, taken: route.taken + 1, at: to, waiting: false }, view, pending);
  if (!standing) return { do: 'end' };
  const isStep = (act: Act) => act.do === 'step' && isSameSpace(act.space, to);
  const step = answer(isStep);
  const on = { ...route, begun: true, waiting: false };
  if (step !== undefined) return { do: 'decide', option: step, route: on };
  const short = pending.refused?.some(({ act, reason }) => isStep(act) && reason.why === 'movement');
  const buy = answer((act) => act.do === 'buy-movement');
  return short && buy !== undefined ? { do: 'decide', option: buy, route: on } : { do: 'end' };
}

/** A movement with no point left that went as it was meant to is over with its way (X116). */
function atTheEnd(route: Route, { scopes }: EncounterState, { options }: Prompt): RouteStep {
  const move = scopes.findLast((scope) => scope.kind === 'move' && scope.figure === route.figure);
  const spent = move?.kind === 'move' && move.points === 0;
  const goesOn = options.some(({ act }) => act.do === 'step' || act.do === 'jump');
  const end = options.find(({ act }) => act.do === 'end-movement')?.id;
  return spent && !route.met && !goesOn && end !== undefined
    ? { do: 'decide', option: end, route }
    : { do: 'end' };
}

/**
 * The end of a Move Action that has come to its end: no point is left, none can be bought, and nothing is to be warned
 * of. Nobody is asked then. What may be used at any time may be used in the turn it leads back to.
 */
export function endOfMove({ question, options }: Prompt): string | null {
  if (question.ask !== 'move' || question.unit !== 'point' || question.left > 0) return null;
  const [end, ...others] = options.filter(({ interjection }) => !interjection);
  return end?.act.do === 'end-movement' && !end.note && others.length === 0 ? end.id : null;
}
