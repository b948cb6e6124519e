/** When a hint of a lesson is told: what has to hold at a question. */
import {
  adjacency,
  type EncounterEvent,
  type Figure,
  figureIn,
  isSameSpace,
  listOpponents,
  type Position,
  type Prompt,
  type Space,
  spacesOf,
  terrainAt,
} from '../../engine/index.ts';
import type { Advice } from './advice.ts';
import type { When } from './lesson.ts';

/** What was pointed at and waits for a second press: an answer by its id, or a space. */
export type Chosen = string | Space | null;

/** A moment of a game as a lesson looks at it. */
export interface LessonView {
  readonly position: Position;
  /** null while something is being shown. */
  readonly pending: Prompt | null;
  /** What has been shown so far, oldest first. */
  readonly events: readonly EncounterEvent[];
  readonly decisions: number;
  readonly chosen: Chosen;
}

/** The same at a question, with what the lesson would do about it. */
export interface AskedView extends LessonView {
  readonly pending: Prompt;
  readonly advice: Advice;
}

/** Whether it is the moment. */
export function holds(when: When, view: AskedView): boolean {
  const { position, pending, advice, events } = view;
  const figure = figureIn(position.state, pending.figure);
  switch (when.is) {
    case 'asked':
      return pending.kind === when.kind;
    case 'question':
      return pending.question.ask === when.ask;
    case 'offered':
      return pending.options.some(({ act }) => act.do === when.act);
    case 'advised':
      return advice.to === when.to;
    case 'pointed':
      return isPointed(view);
    case 'sp':
      return figure.sp >= when.least;
    case 'beside-foe':
      return isBesideFoe(position, figure);
    case 'on-terrain':
      return figure.at !== null && terrainAt(position.state.board, figure.at) === when.terrain;
    case 'foes':
      return listOpponents(position.state, figure).length <= when.most;
    case 'urgency':
      return position.state.urgency >= when.least;
    case 'happened':
      return events.some(({ type }) => type === when.event);
    case 'all':
      return when.of.every((one) => holds(one, view));
    case 'any':
      return when.of.some((one) => holds(one, view));
    case 'not':
      return !holds(when.of, view);
  }
}

/** What the lesson would do has been pointed at already. */
export function isPointed({ advice, chosen }: Pick<AskedView, 'advice' | 'chosen'>): boolean {
  if (chosen === null) return false;
  if (typeof chosen === 'string') return advice.to !== 'go' && advice.option.id === chosen;
  return advice.to === 'go' && isSameSpace(advice.space, chosen);
}

function isBesideFoe({ state }: Position, figure: Figure): boolean {
  const own = spacesOf(figure);
  return listOpponents(state, figure).some((foe) =>
    adjacency.areBasesAdjacent(state.board, own, spacesOf(foe)),
  );
}
