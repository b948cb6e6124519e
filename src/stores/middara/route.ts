/** Courses on foot: a way walked decision by decision, and the end of a movement with what follows it. */
import {
  type Act,
  type EncounterState,
  type FigureId,
  figureIn,
  isSameSpace,
  type MoveDestination,
  type Option,
  type Position,
  type Prompt,
  type Space,
} from '../../engine/index.ts';
import type { CourseStep } from '../game/play.ts';
import type { HeldCard } from './at-hand.ts';
import { stakeOf } from './stakes.ts';

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

export function routeTo(
  view: EncounterState,
  figure: string,
  destination: Pick<MoveDestination, 'way'>,
): Route | null {
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

type Next =
  | 'end-turn'
  | { readonly answer: string }
  | { readonly attack: FigureId }
  | { readonly card: HeldCard };

/**
 * The end of a figure's own movement, and what is to follow it in the same thing done: its turn's end or another answer;
 * or what is only taken in hand then: an attack that is pointed at, a card with several targets.
 */
export interface EndThen {
  readonly figure: FigureId;
  /** Which of its turns it is: the next is not ended by it. */
  readonly turn: number;
  readonly next: Next;
  /** What is not asked once more before it is done, by kind. */
  readonly unasked: readonly string[];
  readonly is: 'ordered' | 'moved' | 'done';
}

/** What ends the Move Action of whoever has the turn; null where there is none to end. */
export function endOfOwnMove({ state }: Position, pending: Prompt | null): Option | null {
  if (pending?.question.ask !== 'move' || pending.question.unit !== 'point') return null;
  if (state.turn?.figure !== pending.figure) return null;
  return pending.options.find(({ act }) => act.do === 'end-movement') ?? null;
}

/** Whether the question is that of the turn it was ordered in. */
export const isAtItsTurn = (
  { figure, turn }: EndThen,
  { state }: Position,
  pending: Prompt | null,
): boolean =>
  pending?.kind === 'turn' && pending.figure === figure && figureIn(state, figure).turnsTaken === turn;

/** What it wants to do about the open question; any other question that comes in between ends it. */
export function nextEndStep(
  course: EndThen,
  position: Position,
  pending: Prompt | null,
): CourseStep<EndThen> {
  if (pending?.figure !== course.figure) return { do: 'end' };
  if (course.is === 'ordered') {
    const end = endOfOwnMove(position, pending);
    return end ? { do: 'decide', option: end.id, route: { ...course, is: 'moved' } } : { do: 'end' };
  }
  if (course.is === 'done' || !isAtItsTurn(course, position, pending)) return { do: 'end' };
  const option = followedBy(course, pending!);
  const stake = option && stakeOf(position, pending!, option);
  return option && (!stake || course.unasked.includes(stake.stake))
    ? { do: 'decide', option: option.id, route: { ...course, is: 'done' } }
    : { do: 'end' };
}

/** The answer of the turn that is to follow; undefined where it is not offered, or something is taken in hand. */
export const followedBy = ({ next }: Pick<EndThen, 'next'>, { options }: Prompt): Option | undefined =>
  options.find(({ act, id }) =>
    next === 'end-turn' ? act.do === 'end-turn' : 'answer' in next && id === next.answer,
  );
