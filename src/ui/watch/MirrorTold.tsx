import type { EncounterEvent, Position, Prompt } from '../../engine/index.ts';
import { SeatMark } from '../figures/SeatMark.tsx';
import { useTelling, useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt | null;
  readonly showing: EncounterEvent | null;
  /** It is played in another window just now. */
  readonly live: boolean;
  /** It cannot be followed any further: shows it anew. */
  readonly onAgain: (() => void) | null;
}

/** What is asked of whom at the table that is watched, or what happens there. */
export function MirrorTold({ position, pending, showing, live, onAgain }: Props) {
  const telling = useTelling(position);
  const words = useWholeWords().ui.seats.mirror;
  const view = position.state;
  const told = showing && telling.event(showing)?.text;
  return (
    <div className="watching flex middle tall shrink showing">
      <div className="shrink bounded-y scroll-y">
        {pending && (
          <p className="gap-4px-2 flex wrap middle lg soft">
            <SeatMark seats={view.seats} seat={pending.seat} />
            <strong className="lit">{words.asks(telling.seat(pending.seat))}</strong>
            <span>{telling.figureName(view.figures.find(({ id }) => id === pending.figure)!)}</span>
          </p>
        )}
        <p className="showing-text semi lead-1_25" data-testid="moment">
          {view.outcome ? telling.outcome(view.outcome) : pending ? telling.question(pending) : told}
        </p>
        {!live && !view.outcome && <p className="question-note sm soft">{words.waiting}</p>}
        {onAgain && (
          <p className="notice-ways">
            <span>{words.lost}</span>
            <button type="button" className="btn btn-primary" onClick={onAgain}>
              {words.again}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
