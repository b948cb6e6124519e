import { useEffect, useRef, useState } from 'react';
import type { FeedEntry } from '../../stores/game/feed.ts';
import { SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import './feed-panel.css';

interface Props {
  readonly feed: readonly FeedEntry[];
  /** Goes to the moment of an entry, when watching. */
  readonly onEntry?: (entry: FeedEntry) => void;
}

const SHOWN = 160;

/** What happened, a line each, grouped by turn; the newest at the end. */
export function FeedPanel({ feed, onEntry }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [feed.length]);
  const from = all ? 0 : Math.max(0, feed.length - SHOWN);
  return (
    <div className="feed" role="log" aria-label="What happened" aria-live="off">
      {from > 0 && (
        <button type="button" className="btn btn-quiet btn-small" onClick={() => setAll(true)}>
          {from} earlier lines
        </button>
      )}
      {feed.slice(from).map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the feed only grows at its end
        <FeedLine key={from + i} entry={entry} onEntry={onEntry} />
      ))}
      {feed.length === 0 && <p className="panel-empty">Nothing has happened yet.</p>}
      <div ref={end} />
    </div>
  );
}

function FeedLine({ entry, onEntry }: { entry: FeedEntry; onEntry: Props['onEntry'] }) {
  return (
    <div
      className="feed-line"
      data-tone={entry.tone}
      data-type={entry.type}
      style={{ paddingLeft: `${0.6 + entry.depth * 0.9}rem` }}
    >
      <p title={entry.rule}>
        {onEntry ? (
          <button type="button" className="feed-go" onClick={() => onEntry(entry)}>
            {entry.text}
          </button>
        ) : (
          entry.text
        )}
        {entry.sums?.map(({ label, sum }) => (
          <span key={label} className="feed-sum">
            {label} <SumNumber sum={sum} label={label} />
          </span>
        ))}
      </p>
      {entry.quote && <blockquote className="feed-quote paper">{entry.quote}</blockquote>}
      {entry.dice && <DiceRow dice={entry.dice} size={26} label={entry.text} />}
    </div>
  );
}
