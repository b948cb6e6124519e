import { memo, useEffect, useRef, useState } from 'react';
import type { Position } from '../../engine/index.ts';
import type { FeedEntry } from '../../stores/game/feed.ts';
import type { Telling } from '../../words/telling.ts';
import { SumNumber } from '../cards/LedgerView.tsx';
import { DiceRow } from '../dice/DiceRow.tsx';
import { useTelling, useWords } from '../hooks/use-words.ts';
import './feed-panel.css';

interface Props {
  /** The table as it stands, whose figures the numbers name. */
  readonly position: Position;
  readonly feed: readonly FeedEntry[];
  /** Goes to the moment of an entry, when watching. */
  readonly onEntry?: (entry: FeedEntry) => void;
}

const SHOWN = 160;

/** What happened, a line each, grouped by turn; the newest at the end. */
export function FeedPanel({ position, feed, onEntry }: Props) {
  const words = useWords().ui.panels.feed;
  const telling = useTelling(position);
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added
  useEffect(() => {
    // With the frame: before it, the scrolling alone would have the whole page laid out.
    const frame = requestAnimationFrame(() => {
      const list = end.current?.parentElement;
      if (list) list.scrollTop = list.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [feed.length]);
  const from = all ? 0 : Math.max(0, feed.length - SHOWN);
  return (
    <div className="feed" role="log" aria-label={words.title} aria-live="off">
      {from > 0 && (
        <button type="button" className="btn btn-quiet btn-small" onClick={() => setAll(true)}>
          {words.earlier(from)}
        </button>
      )}
      {feed.slice(from).map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the feed only grows at its end
        <FeedLine key={from + i} entry={entry} telling={telling} onEntry={onEntry} />
      ))}
      {feed.length === 0 && <p className="panel-empty">{words.nothing}</p>}
      <div ref={end} />
    </div>
  );
}

interface LineProps {
  readonly entry: FeedEntry;
  readonly telling: Telling;
  readonly onEntry: Props['onEntry'];
}

const isSameLine = (was: LineProps, now: LineProps): boolean =>
  was.entry === now.entry && was.onEntry === now.onEntry;

/** Drawn once: who was meant by its numbers then is who is meant by them. */
const FeedLine = memo(function FeedLine({ entry, telling, onEntry }: LineProps) {
  const words = useWords().ui.panels.feed;
  return (
    <div
      className="feed-line"
      data-tone={entry.tone}
      data-type={entry.type}
      style={{ paddingLeft: `${0.6 + entry.depth * 0.9}rem` }}
    >
      <p title={entry.rule ?? words.byTable}>
        {onEntry ? (
          <button type="button" className="feed-go" onClick={() => onEntry(entry)}>
            {entry.text}
          </button>
        ) : (
          entry.text
        )}
        {entry.sums?.map(({ label, sum }) => (
          <span key={label} className="feed-sum">
            {label} <SumNumber sum={sum} label={label} telling={telling} />
          </span>
        ))}
      </p>
      {entry.quote && <blockquote className="feed-quote paper">{entry.quote}</blockquote>}
      {entry.dice && <DiceRow dice={entry.dice} size={26} label={entry.text} />}
    </div>
  );
}, isSameLine);
