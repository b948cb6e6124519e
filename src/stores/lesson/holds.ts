/** When a hint of a lesson is told: what has to hold at a question. */
import {
  attackProfileOf,
  couldPayForDodge,
  type EncounterEvent,
  figureIn,
  isSameSpace,
  listOpponents,
  type Position,
  type Prompt,
  type Space,
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
  const { position, pending, advice } = view;
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
    case 'dodge-paid':
      return couldPayForDodge(position, figure);
    case 'melee':
      return attackProfileOf(position, figure).kind === 'melee';
    case 'foes':
      return listOpponents(position.state, figure).length <= when.most;
    case 'all':
      return when.of.every((one) => holds(one, view));
    case 'not':
      return !holds(when.of, view);
  }
}

/** What the lesson would do has been pointed at already. */
export function isPointed({
  advice,
  chosen,
  pending: { options },
}: Pick<AskedView, 'advice' | 'chosen' | 'pending'>): boolean {
  if (chosen === null) return false;
  if (typeof chosen !== 'string') return advice.to === 'go' && isSameSpace(advice.space, chosen);
  const act = options.find(({ id }) => id === chosen)?.act;
  switch (advice.to) {
    case 'go':
      return false;
    case 'attack':
      return act?.do === 'attack' && act.target === advice.target;
    case 'answer':
      return advice.option.id === chosen;
    default:
      return act?.do === 'end-turn';
  }
}
