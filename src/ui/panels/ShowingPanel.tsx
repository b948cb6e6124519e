import type { EncounterEvent, Position } from '../../engine/index.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { useTelling, useWords } from '../hooks/use-words.ts';

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  readonly over: boolean;
  readonly onSkip: () => void;
}

/** In the place of the question, while what came of the last answer is shown. */
export function ShowingPanel({ position, showing, over, onSkip }: Props) {
  const { key, showing: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const told = showing && telling.event(showing);
  const { outcome } = position.state;
  const id = position.state.turn?.figure;
  const figure = position.state.figures.find((one) => one.id === id);
  return (
    <section className="question panel showing" aria-label={words.title}>
      <header className="question-head">
        {figure && <FigureBadge figure={figure} position={position} size={56} decorative />}
        <div>
          <p className="question-seat">
            {figure ? telling.figureName(figure) : over ? words.over : words.table}
          </p>
          <p className="showing-text">
            {told?.text ?? (over ? outcome && telling.outcome(outcome) : words.waiting)}
          </p>
          {told?.quote && <blockquote className="feed-quote paper">{told.quote}</blockquote>}
        </div>
        {!over && (
          <button type="button" className="btn btn-quiet btn-small" onClick={onSkip}>
            {words.skip} <kbd className="kbd">{key.space}</kbd>
          </button>
        )}
      </header>
    </section>
  );
}
