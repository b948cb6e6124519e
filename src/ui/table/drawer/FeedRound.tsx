import { Fragment, memo, useId } from 'react';
import type { Position } from '../../../engine/index.ts';
import type { OwnNote } from '../../../stores/kept/saved-game.ts';
import { type Deed, notesOf } from '../../../stores/middara/deeds.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { DeedLine } from './DeedLine.tsx';
import type { FeedBeside } from './feed-context.ts';
import { OwnNoteLine } from './OwnNotes.tsx';

interface Props {
  readonly round: number;
  readonly deeds: readonly Deed[];
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  /** What is written beyond its last deed is shown here. */
  readonly isLast: boolean;
  readonly position: Position;
  /** Events a replay has shown; null where it is no replay. */
  readonly now: number | null;
  readonly own: readonly OwnNote[];
  readonly onRemove: ((note: OwnNote) => void) | null;
  readonly addressOf: FeedBeside['addressOf'];
  readonly goTo: FeedBeside['goTo'];
}

/** A round that is folded costs nothing, however it goes on elsewhere. */
const isSame = (was: Props, now: Props): boolean =>
  !was.isOpen && !now.isOpen && was.deeds === now.deeds && was.own === now.own && was.isLast === now.isLast;

/** A round of the feed, and what was written beside its deeds. */
export const FeedRound = memo(function FeedRound({ round, deeds, isOpen, onFold, ...more }: Props) {
  const { isLast, position, now, own, onRemove, addressOf, goTo } = more;
  const words = useWords().ui.feed;
  const telling = useTelling(position);
  const id = useId();
  const sideOf = (figure: string | null) =>
    position.state.figures.find((one) => one.id === figure)?.side ?? null;
  // What is only the clock's is told by the number of the round.
  const worth = deeds.filter((deed) => !deed.isBare);
  const written = deeds.map((deed, i) => notesOf(own, deed, isLast && i === deeds.length - 1));
  const notes = written.reduce((sum, one) => sum + one.length, 0);
  return (
    <section>
      <h3 className="sticky top-0 flush above-1">
        <button
          type="button"
          className="feed-fold brass text-left flex gap-2 on-line full on-cloth display-face semi pressable"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onFold(!isOpen)}
        >
          <span>{words.round(round)}</span>
          <small className="one-line ml-auto text-left regular faint">
            {words.inRound(worth.length, notes)}
          </small>
        </button>
      </h3>
      {isOpen && (
        <div id={id}>
          {deeds.map((deed, i) => (
            <Fragment key={deed.from}>
              {!deed.isBare && (
                <DeedLine
                  deed={deed}
                  telling={telling}
                  side={sideOf(deed.figure)}
                  isFirst={i === 0 || deeds[i - 1]!.figure !== deed.figure}
                  isNow={now !== null && deed.from < now && now <= deed.to}
                  isLater={now !== null && deed.from >= now}
                  addressOf={addressOf}
                  goTo={goTo}
                />
              )}
              {written[i]!.map((note) => (
                <OwnNoteLine
                  key={`${note.at} ${note.text}`}
                  note={note}
                  onRemove={onRemove && (() => onRemove(note))}
                />
              ))}
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}, isSame);
