import { use, useState } from 'react';
import type { Position } from '../../../engine/index.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { FeedContext } from './feed-context.ts';
import { OwnNoteForm } from './OwnNotes.tsx';
import type { FeedFilter } from './use-feed-filter.ts';

interface Props {
  readonly position: Position;
  readonly onlyOf: FeedFilter;
  /** How many events are told: where a note is written to. */
  readonly shown: number;
  readonly isLater: boolean;
  readonly onLater: (isLater: boolean) => void;
}

/** Over the feed: what is looked for in it, a note of one's own, and in a replay what is still to come. */
export function FeedTools({ position, onlyOf, shown, isLater, onLater }: Props) {
  const words = useWords().ui.feed;
  const telling = useTelling(position);
  const { own, write, goTo } = use(FeedContext);
  const [isWriting, setWriting] = useState(false);
  const figures = position.state.figures.filter(
    (figure) => figure.kind === 'adventurer' || figure.at !== null,
  );
  return (
    <>
      <div className="feed-tools flex wrap gap-6px pad-6px-3 line-below">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={onlyOf.sought}
          onChange={(event) => onlyOf.setSought(event.target.value)}
        />
        <select
          aria-label={words.whose}
          value={onlyOf.whose}
          onChange={(event) => onlyOf.setWhose(event.target.value)}
        >
          <option value="">{words.everybody}</option>
          {figures.map((figure) => (
            <option key={figure.id} value={figure.id}>
              {telling.figureName(figure)}
            </option>
          ))}
        </select>
        {write && (
          <button
            type="button"
            className="btn btn-small"
            aria-expanded={isWriting}
            title={words.noteAbout}
            onClick={() => setWriting(!isWriting)}
          >
            {words.note}
          </button>
        )}
        {goTo && (
          <label className="feed-later high-30px flex gap-6px middle sm soft">
            <input type="checkbox" checked={isLater} onChange={(event) => onLater(event.target.checked)} />
            {words.later}
          </label>
        )}
      </div>
      {isWriting && write && (
        <OwnNoteForm
          onKeep={(text) => {
            write([...own, { at: shown, text }].sort((a, b) => a.at - b.at));
            setWriting(false);
          }}
          onLeave={() => setWriting(false)}
        />
      )}
    </>
  );
}
