/** A space chosen by the table in one press, where it is not for a hero: this one, and those of its kind that come next. */
import {
  adjacency,
  type Cause,
  type EncounterState,
  figureIn,
  listStanding,
  type Option,
  type Position,
  type Prompt,
  type Question,
  spacesOf,
} from '../../engine/index.ts';

const FOR_ME = 'for-me: ';

/** What is answered for the rest of this turn, and the answer to the open question. */
export interface ForMe {
  readonly key: string;
  readonly option: Option;
}

/**
 * As somebody would choose who does not look twice: what is of the opponents goes as far from the heroes as it may, a
 * companion that comes in as near to the opponents; of equal spaces the first (p.19, C9). Null where no space is asked
 * for, or a hero's own.
 */
export function forMe(prompt: Prompt, { state, cards }: Position): ForMe | null {
  const of = whoseIs(prompt.question, state);
  const places = prompt.options.filter(({ act }) => act.do === 'choose-space');
  if (of === null || places.length === 0) return null;
  const isOurs = prompt.question.ask === 'summoned-where' || cards.combatants[of]?.kind === 'command';
  const others = listStanding(state).filter(({ seat }) => (seat === null) === isOurs);
  const steps = adjacency.stepsFrom(state.board, others.flatMap(spacesOf));
  const worth = ({ act }: Option): number =>
    act.do === 'choose-space'
      ? (adjacency.leastSteps(state.board, steps, [act.space]) ?? 0) * (isOurs ? -1 : 1)
      : Number.NEGATIVE_INFINITY;
  const option = places.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const turn = state.turn?.figure ?? '';
  return { key: `${FOR_ME}${state.clock.round} ${turn} ${prompt.question.ask} ${of}`, option };
}

/** What was answered once for all of them; null where nothing was. */
export function forMeAnswer(prompt: Prompt, position: Position, keys: readonly string[]): Option | null {
  if (!keys.some((key) => key.startsWith(FOR_ME))) return null;
  const chosen = forMe(prompt, position);
  return chosen && keys.includes(chosen.key) ? chosen.option : null;
}

/** The card of what a space is asked for; null where that is a hero, or no space is asked for. */
function whoseIs(question: Question, state: EncounterState): string | null {
  if (question.ask === 'spawned-where' || question.ask === 'summoned-where') return question.card;
  if (question.ask === 'where') return opponentsCard({ kind: 'figure', figure: question.figure }, state);
  return question.ask === 'terrain-where' || question.ask === 'which-space'
    ? opponentsCard(question.cause, state)
    : null;
}

function opponentsCard(cause: Cause, state: EncounterState): string | null {
  if (cause.kind === 'ability') return cause.type === 'combatant' ? cause.card : null;
  if (cause.kind !== 'figure') return null;
  const { seat, card } = figureIn(state, cause.figure);
  return seat === null ? card : null;
}
