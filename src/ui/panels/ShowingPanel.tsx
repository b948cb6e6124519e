import type { EncounterEvent, Position } from '../../engine/index.ts';
import { describeEvent } from '../../words/en/events/describe-event.ts';
import { FigureBadge } from '../board/FigureToken.tsx';

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  readonly over: boolean;
  readonly onSkip: () => void;
}

/** In the place of the question, while what came of the last answer is shown. */
export function ShowingPanel({ position, showing, over, onSkip }: Props) {
  const words = showing && describeEvent(showing, position.state, position.cards);
  const id = position.state.turn?.figure;
  const figure = position.state.figures.find((one) => one.id === id);
  return (
    <section className="question panel showing" aria-label="What is happening">
      <header className="question-head">
        {figure && <FigureBadge figure={figure} position={position} size={56} decorative />}
        <div>
          <p className="question-seat">
            {figure ? figure.name : over ? 'The encounter is over' : 'The table'}
          </p>
          <p className="showing-text">{words?.text ?? (over ? position.state.outcome?.text : '…')}</p>
          {words?.quote && <blockquote className="feed-quote paper">{words.quote}</blockquote>}
        </div>
      </header>
      {!over && (
        <button type="button" className="btn btn-quiet btn-small" onClick={onSkip}>
          Skip <kbd className="kbd">Space</kbd>
        </button>
      )}
    </section>
  );
}
