import { use, useState } from 'react';
import type { EncounterEvent, Position } from '../../../engine/index.ts';
import { type FeedEntry, feedBefore } from '../../../stores/game/feed.ts';
import { createDeeds, type Deed, type DeedsOfRound } from '../../../stores/middara/deeds.ts';
import { useWords } from '../../page/use-words.ts';
import { FeedList } from './FeedList.tsx';
import { FeedTools } from './FeedTools.tsx';
import { FeedContext } from './feed-context.ts';
import { useFeedFilter } from './use-feed-filter.ts';
import './feed-panel.css';

interface Props {
  /** The table as it stands, whose figures the deeds name. */
  readonly position: Position;
  readonly events: readonly EncounterEvent[];
  /** How many of them are told. */
  readonly shown: number;
  /** Their lines; where a replay has more, those of later ones too. */
  readonly feed: readonly FeedEntry[];
}

/** What happened: a fold a round, a line a deed, the newest at the end; to be searched, and written beside. */
export function FeedPanel({ position, events, shown, feed }: Props) {
  const words = useWords().ui.feed;
  const { firstRound, own } = use(FeedContext);
  const [maker] = useState(createDeeds);
  const onlyOf = useFeedFilter(position, own);
  const [isLater, setLater] = useState(false);
  const { filter } = onlyOf;
  const until = isLater ? events.length : shown;
  const rounds = maker.upTo(events, until, isLater ? feed : feedBefore(feed, shown), firstRound);
  const seen = filter ? filtered(rounds, filter) : rounds;
  const found = filter ? seen.reduce((sum, { deeds }) => sum + deeds.length, 0) : null;
  return (
    <div className="feed flex column-wise tall">
      <FeedTools position={position} onlyOf={onlyOf} shown={shown} isLater={isLater} onLater={setLater} />
      <p role="status" className="visually-hidden">
        {found === null ? '' : words.found(found)}
      </p>
      <FeedList
        position={position}
        rounds={seen}
        isFiltered={filter !== null}
        last={rounds.at(-1)?.round}
        isToEnd={until >= events.length}
        shown={shown}
        isLater={isLater}
      />
    </div>
  );
}

const filtered = (rounds: readonly DeedsOfRound[], filter: (deed: Deed) => boolean): DeedsOfRound[] =>
  rounds.flatMap(({ round, deeds }) => {
    const left = deeds.filter(filter);
    return left.length > 0 ? [{ round, deeds: left }] : [];
  });
