/** Break Attacks that were let go: at further spaces of the same move they are asked again only where they changed. */
import {
  combatDiceOf,
  defenseOf,
  type Encounter,
  type FigureId,
  figureIn,
  isFlankingAttack,
  levelAt,
  type Option,
  type Prompt,
  remainingHpOf,
} from '../../engine/index.ts';

interface AskedFor {
  readonly figure: FigureId;
  readonly mover: FigureId;
  /** All that its odds hang on. */
  readonly standing: string;
}

export interface LetGo {
  /** To let it go once more; null where it is to be asked. Remembers what is asked. */
  answer(prompt: Prompt): Option | null;
  /** The open question was not asked: nobody has let it go. */
  wasNotAsked(): void;
}

/** Remembers what is asked in a game, by the decisions before it. */
export function createLetGo(session: Encounter): LetGo {
  const asked = new Map<number, AskedFor>();
  return { answer, wasNotAsked: () => void asked.delete(session.decisions.length) };

  function answer(prompt: Prompt): Option | null {
    const { question, figure, options } = prompt;
    if (question.ask !== 'break-attack') return null;
    const { mover } = question;
    const standing = standingOf(session, figure, mover);
    const before = [...asked].findLast(
      ([decision, one]) =>
        decision < session.decisions.length &&
        one.figure === figure &&
        one.mover === mover &&
        session.decisions[decision]?.kind === 'break-attack' &&
        isStillMoving(session, session.marks[decision]!, mover),
    );
    asked.set(session.decisions.length, { figure, mover, standing });
    const decline = options.find(({ act }) => act.do === 'decline');
    const wasLetGo = before && session.decisions[before[0]]?.option === decline?.id;
    return wasLetGo && before[1].standing === standing ? (decline ?? null) : null;
  }
}

/** Whether no other move of it has begun since that event. */
const isStillMoving = ({ events }: Encounter, since: number, mover: FigureId): boolean =>
  !events
    .slice(since)
    .some(
      (event) =>
        event.type === 'turnBegan' ||
        (event.type === 'scopeOpened' && event.scope.kind === 'move' && event.scope.figure === mover),
    );

function standingOf({ position }: Encounter, figure: FigureId, mover: FigureId): string {
  const [one, other] = [figureIn(position.state, figure), figureIn(position.state, mover)];
  const level = (at: typeof one.at) => at && levelAt(position.state.board, at);
  return JSON.stringify([
    combatDiceOf(position, one),
    one.sp,
    one.effects,
    one.tokens,
    one.cards.map(({ ref, exhausted, flipped }) => [ref, exhausted, flipped]),
    defenseOf(position, other).total,
    other.effects,
    remainingHpOf(position, other),
    isFlankingAttack(position, figure, mover, 1),
    level(one.at),
    level(other.at),
  ]);
}
