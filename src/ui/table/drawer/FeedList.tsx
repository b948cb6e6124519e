import { use, useEffect, useRef, useState } from 'react';
import type { Position } from '../../../engine/index.ts';
import type { DeedsOfRound } from '../../../stores/middara/deeds.ts';
import { inOwnTask, useLaidOutApart } from '../../page/own-task.ts';
import { useStable } from '../../page/use-stable.ts';
import { useWords } from '../../page/use-words.ts';
import { FeedRound } from './FeedRound.tsx';
import { FeedContext } from './feed-context.ts';

interface Props {
  readonly position: Position;
  readonly rounds: readonly DeedsOfRound[];
  /** These are only those that were looked for. */
  readonly isFiltered: boolean;
  /** The round that is told last, looked for or not. */
  readonly last: number | undefined;
  /** All there is has been told. */
  readonly isToEnd: boolean;
  readonly shown: number;
  readonly isLater: boolean;
}

/** The rounds, each to be folded, with what happens now in sight. */
export function FeedList({ position, rounds, isFiltered, last, isToEnd, shown, isLater }: Props) {
  const words = useWords().ui.feed;
  const { own, write, addressOf, goTo } = use(FeedContext);
  const list = useRef<HTMLDivElement>(null);
  useLaidOutApart();
  /** Rounds that somebody has folded or unfolded. */
  const [folds, setFolds] = useState<Readonly<Record<number, boolean>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added
  useEffect(() => {
    return inOwnTask(() => {
      const now = isLater ? list.current?.querySelector('[aria-current]') : null;
      if (now) now.scrollIntoView({ block: 'nearest' });
      else if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
  }, [shown, isLater]);
  const removeNote = useStable((note: (typeof own)[number]) => write?.(own.filter((one) => one !== note)));
  return (
    <div
      ref={list}
      className="feed-list grow shrink-y scroll-y"
      role="log"
      aria-label={words.title}
      aria-live="off"
    >
      {rounds.map(({ round, deeds }) => (
        <FeedRound
          key={round}
          round={round}
          deeds={deeds}
          isOpen={isFiltered || (folds[round] ?? (round === last || isLater))}
          onFold={(isOpen) => setFolds({ ...folds, [round]: isOpen })}
          isLast={round === last && isToEnd}
          position={position}
          now={goTo ? shown : null}
          own={own}
          onRemove={write && removeNote}
          addressOf={addressOf}
          goTo={goTo}
        />
      ))}
      {rounds.length === 0 && <p className="pad-4 faint">{isFiltered ? words.none : words.nothing}</p>}
    </div>
  );
}
