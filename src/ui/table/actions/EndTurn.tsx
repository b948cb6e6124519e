import { asked, figureIn, type Option, type Position, type Prompt, winsAt } from '../../../engine/index.ts';
import { cardsOf } from '../../../stores/middara/turn-cards.ts';
import { harmTo, onTable } from '../../board/marks/foresight-words.ts';
import { LOOK } from '../../frame/Faster.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';
import { isAllShown, turnsIn, useForeseen } from '../context/use-foresight.ts';
import { useKnownPreviews } from '../context/use-preview.ts';
import { Price } from '../deeds/SpPips.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  /** Ends the movement and the turn with it; null where none is under way. */
  readonly onEndTurn: (() => void) | null;
}

/** What ends the turn, with what is kept: gold only where nothing else is left to do. */
export function EndTurn({ position, pending, hinted, onAnswer, onEndTurn }: Props) {
  const { dock: words, question } = useWords().ui.panels;
  const telling = useTelling(position);
  const { shown, ends } = cardsOf(pending);
  const figure = figureIn(position.state, pending.figure);
  // Not before all are foreseen: a sum that grows is read as if it were all.
  const areThreatsShown = useForeseen((state) => isAllShown(state) && state.now.status === 'whole');
  const turns = onTable(position, useForeseen(turnsIn));
  const harm = position.state.figures.reduce(
    (sum, { id, seat }) => (seat === null ? sum : sum + harmTo(position, turns, id).expected),
    0,
  );
  const about = areThreatsShown ? words.endTurn.about(harm) : '';
  const turnEnds = ends.flatMap(({ options }) => options).filter(({ act }) => act.do === 'end-turn');
  const known = useKnownPreviews(
    pending,
    turnEnds.map(({ id }) => id),
  );
  const isOnExit = figure.at !== null && asked(() => winsAt(position, pending.figure, figure.at!)) === true;
  const wins =
    isOnExit ||
    turnEnds.some(({ id }) =>
      known.get(id)?.changes.some((change) => change.is === 'outcome' && change.result === 'won'),
    );
  const moving = pending.question.ask === 'move' ? pending.question.left : null;
  const isOver = wins || shown.every(({ options }) => options.length === 0);
  return (
    <>
      {ends.flatMap(({ options }) =>
        options.map((option) => {
          const isTurn = option.act.do === 'end-turn';
          return (
            <button
              key={option.id}
              type="button"
              className={LOOK}
              data-option={option.id}
              data-ends={isTurn ? 'turn' : undefined}
              data-hinted={option.id === hinted || undefined}
              data-over={(isTurn && isOver) || undefined}
              aria-keyshortcuts={isTurn || !onEndTurn ? 'e' : undefined}
              onClick={() => onAnswer(option)}
            >
              <span>
                {isTurn ? words.endTurn.name : telling.option(option, pending)}{' '}
                <kbd className="kbd">{question.endKey}</kbd>
              </span>
              {!isTurn && moving !== null && moving > 0 && (
                <small className="one-line xs medium">{words.endTurn.drops(moving)}</small>
              )}
              {isTurn && (wins || about || figure.sp > 0) && (
                <small className={`inline-flex middle gap-4px xs medium ${about ? 'balanced' : 'one-line'}`}>
                  {(wins && words.endTurn.wins) || about || (
                    <>
                      {words.endTurn.keeps} <Price sp={figure.sp} />
                    </>
                  )}
                </small>
              )}
            </button>
          );
        }),
      )}
      {onEndTurn && (
        <button
          type="button"
          className={LOOK}
          data-ends="turn"
          aria-label={question.endTurn.does}
          aria-keyshortcuts={question.endTurn.shortcut}
          onClick={onEndTurn}
        >
          <span>
            {words.endTurn.name} <kbd className="kbd">{question.endTurn.key}</kbd>
          </span>
          {(isOnExit || figure.sp > 0) && (
            <small className="inline-flex middle gap-4px one-line xs medium">
              {isOnExit ? (
                words.endTurn.wins
              ) : (
                <>
                  {words.endTurn.keeps} <Price sp={figure.sp} />
                </>
              )}
            </small>
          )}
        </button>
      )}
    </>
  );
}
