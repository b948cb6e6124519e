/** A way walked and an attack made at its end: one thing ordered, and one to take back. */
import { figureIn, isSameSpace, type Position, type Prompt } from '../../engine/index.ts';
import type { CourseStep } from '../game/play.ts';
import { type EndThen, endOfOwnMove, nextRouteStep, type Route } from './route.ts';
import { nextStrikeStep, type Strike } from './strike.ts';

export interface ApproachTaken {
  readonly walk: Route;
  /** Which of its turns it is: in the next nobody is attacked. */
  readonly turn: number;
  readonly strike: Strike;
}

/** The way of what is under way; null of what has none. */
export function walkOf(course: Route | Strike | ApproachTaken | EndThen | null): Route | null {
  if (!course) return null;
  return 'walk' in course ? course.walk : 'way' in course ? course : null;
}

/** What it wants to do about the open question; where anything comes in between on the way, it is over with the way. */
export function nextApproachStep(
  course: ApproachTaken,
  position: Position,
  pending: Prompt | null,
): CourseStep<ApproachTaken> {
  const { walk, strike } = course;
  if (strike.begun) return onward(course, nextStrikeStep(strike, position, pending));
  const walked = nextRouteStep(walk, position.state, pending);
  if (walked.do !== 'end') return { ...walked, route: { ...course, walk: walked.route } };
  const { at, turnsTaken } = figureIn(position.state, walk.figure);
  const isThere = at && isSameSpace(at, walk.way.at(-1)!);
  if (!pending || !isThere || walk.met || turnsTaken !== course.turn) return { do: 'end' };
  const end = endOfOwnMove(position, pending);
  if (end) return { do: 'decide', option: end.id, route: course };
  return onward(course, nextStrikeStep(strike, position, pending));
}

const onward = (course: ApproachTaken, step: CourseStep<Strike>): CourseStep<ApproachTaken> =>
  step.do === 'end' ? step : { ...step, route: { ...course, strike: step.route } };
