/** Heroes placed before a fight: who waits, who is picked up again, and how the others come to stand as they stood. */
import {
  type EncounterSession,
  type Figure,
  type FigureId,
  figureIn,
  isSameSpace,
  type Option,
  type Position,
  type Prompt,
} from '../../engine/index.ts';
import { isAt } from './at-hand.ts';

/** A placed hero that was picked up: nothing is decided before it has another space. */
export interface Lifted {
  readonly figure: FigureId;
  /** How many decisions were made before it was placed. */
  readonly from: number;
  /** Where it may go: free spaces, as they were offered. */
  readonly options: readonly Option[];
}

type Placed = Pick<EncounterSession, 'decisions' | 'questions' | 'fork' | 'position'>;

export const waitingIn = ({ state }: Position): readonly Figure[] =>
  state.figures.filter(({ at, seat, defeated }) => at === null && seat !== null && !defeated);

/** With this answer everybody stands, and the fight begins: it is given by *Start*. */
export const isLastPlaced = (position: Position, { kind }: Pick<Prompt, 'kind'>): boolean =>
  kind === 'placement' && waitingIn(position).length === 1;

/** Picks it up; null where it was not placed just now, or may go nowhere else. */
export function liftedFrom(session: Placed, figure: FigureId): Lifted | null {
  const { questions } = session;
  const first = questions.findLastIndex(({ kind }) => kind !== 'placement') + 1;
  const from = questions.findIndex((one, at) => at >= first && one.figure === figure);
  if (from < 0) return null;
  const standing = session.position.state.figures.flatMap(({ at }) => (at ? [at] : []));
  const options = (session.fork(from).pending?.options ?? []).filter(
    ({ act }) => act.do === 'place' && !standing.some((at) => isSameSpace(at, act.space)),
  );
  return options.length > 0 ? { figure, from, options } : null;
}

/** The answers from its placement on: itself there, everybody after it where they stood, as far as that is offered. */
export function placedAgain(session: Placed, { from }: Lifted, option: Option): readonly string[] {
  const copy = session.fork(from);
  const answers: string[] = [];
  const place = (id: string | undefined): void => {
    if (id === undefined) return;
    answers.push(id);
    // What comes after the last of them is not looked at.
    if (waitingIn(copy.position).length > 1) copy.decide(id);
  };
  place(option.id);
  for (const { figure } of session.questions.slice(from + 1)) {
    const { at } = figureIn(session.position.state, figure);
    place(
      copy.pending?.figure === figure && at
        ? copy.pending.options.find((one) => isAt(one, at))?.id
        : undefined,
    );
  }
  return answers;
}
