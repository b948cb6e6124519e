import { type ReactNode, useState } from 'react';
import type { Foreknown } from '../../../engine/index.ts';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import { ForeknownMarks } from '../../frame/bar/ForeknownMarks.tsx';
import { useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly feed: readonly FeedEntry[];
  readonly foreknown: readonly Foreknown[];
  /** Beside the line of that event: its dice and numbers. */
  readonly numbers?: ((event: number) => ReactNode) | undefined;
}

/** How a line looks, by what it tells. */
const LOOKS: Partial<Record<FeedEntry['tone'], string>> = {
  round: 'pad-t-2 line-above bold',
  turn: 'bold',
  good: 'can',
  bad: 'harm',
  quiet: 'soft',
};

/** Lines that are there at once; the rest comes when it is asked for. */
const SHORT = 40;

/** What has happened, the newest first, each number with its working. */
export function Chronicle({ feed, foreknown, numbers }: Props) {
  const words = useWholeWords().ui.guestTable;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? feed : feed.slice(-SHORT);
  return (
    <div className="guest-chronicle">
      <ForeknownMarks marks={foreknown} />
      <ol className="grid gap-6px flush bare unlisted">
        {shown.toReversed().map((entry, i) => (
          <li
            className={`grid gap-2px ${LOOKS[entry.tone] ?? ''} ${entry.depth ? 'pad-l-3' : ''}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or cut
            key={feed.length - i}
            data-tone={entry.tone}
            data-depth={entry.depth || undefined}
            title={entry.rule ?? undefined}
          >
            <span>
              {entry.text}
              {entry.rule && <small className="faint regular"> {entry.rule}</small>}
            </span>
            {entry.type !== 'note' && numbers?.(entry.index)}
            {entry.quote && <q className="book-face italic soft">{entry.quote}</q>}
          </li>
        ))}
      </ol>
      {!isWhole && feed.length > SHORT && (
        <button type="button" className="btn btn-small btn-quiet" onClick={() => setWhole(true)}>
          {words.moreLines}
        </button>
      )}
    </div>
  );
}
