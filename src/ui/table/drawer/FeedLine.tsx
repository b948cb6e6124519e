import { memo } from 'react';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import type { Telling } from '../../../words/telling.ts';
import { SumNumber } from '../../cards/LedgerView.tsx';
import { DiceRow } from '../../dice/DiceRow.tsx';
import { useWords } from '../../page/use-words.ts';
import { RuleRef } from '../../rules/RuleRef.tsx';

interface Props {
  readonly entry: FeedEntry;
  readonly telling: Telling;
}

const isSameLine = (was: Props, now: Props): boolean => was.entry === now.entry;

/** An event in full. Drawn once: who was meant by its numbers then is who is meant by them. */
export const FeedLine = memo(function FeedLine({ entry, telling }: Props) {
  const words = useWords().ui.feed;
  return (
    <div
      className="feed-line sm lead-1_35"
      data-tone={entry.tone}
      data-type={entry.type}
      style={{ paddingLeft: `${0.6 + entry.depth * 0.9}rem` }}
    >
      <p title={entry.rule ?? words.byTable}>
        {entry.text}
        {entry.rule && (
          <small>
            <RuleRef rule={entry.rule} of={`${entry.rule}: ${entry.text}`} />
          </small>
        )}
        {entry.sums?.map(({ label, sum }) => (
          <span key={label} className="feed-sum soft">
            {label} <SumNumber sum={sum} label={label} telling={telling} />
          </span>
        ))}
      </p>
      {entry.quote && (
        <blockquote className="feed-quote pad-2-3 sm italic regular paper">{entry.quote}</blockquote>
      )}
      {entry.dice && <DiceRow dice={entry.dice} size={26} label={entry.text} />}
    </div>
  );
}, isSameLine);
