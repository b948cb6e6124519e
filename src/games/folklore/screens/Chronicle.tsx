import { useState } from 'react';
import type { Foreknown } from '../../../engine/index.ts';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import { ForeknownMarks } from '../../../ui/frame/bar/ForeknownMarks.tsx';
import { NumberDie } from '../../../ui/frame/NumberDie.tsx';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { Sum } from '../rules/model/ledger.ts';
import { screens } from '../words/en/screens.ts';
import { useFolklore } from './folklore-context.ts';
import { Working } from './Sums.tsx';

interface Props {
  readonly feed: readonly FeedEntry[];
  readonly events: readonly FolkloreEvent[];
  readonly foreknown: readonly Foreknown[];
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
export function Chronicle({ feed, events, foreknown }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? feed : feed.slice(-SHORT);
  return (
    <div className="folk-chronicle">
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
            {entry.type !== 'note' && <Beside event={events[entry.index]} />}
            {entry.quote && <q className="book-face italic soft">{entry.quote}</q>}
          </li>
        ))}
      </ol>
      {!isWhole && feed.length > SHORT && (
        <button type="button" className="btn btn-small btn-quiet" onClick={() => setWhole(true)}>
          {screens.more}
        </button>
      )}
    </div>
  );
}

const dieOf = (sum: Sum) =>
  sum.entries.flatMap(({ cause, amount }) =>
    cause.from === 'die' ? [{ sides: cause.sides, face: amount }] : [],
  );

/** Dice and numbers of a line. */
function Beside({ event }: { readonly event: FolkloreEvent | undefined }) {
  const { content } = useFolklore();
  if (event?.type === 'counterSet')
    return (
      <span className="gap-1-2 flex wrap middle">
        <Dice sum={event.strength} />
        <Working sum={event.strength} label={screens.working.strength} />
      </span>
    );
  if (event?.type === 'firstStrike' && event.heroes && event.foes)
    return (
      <span className="gap-1-2 flex wrap middle">
        <Dice sum={event.heroes} />
        <Working sum={event.heroes} label={screens.heroes} />
        <Dice sum={event.foes} theirs />
        <Working sum={event.foes} label={screens.foes} />
      </span>
    );
  if (event?.type !== 'attackRolled' && event?.type !== 'fieldAttack') return null;
  const isTheirs =
    event.type === 'attackRolled'
      ? event.foe !== null
      : event.roll.entries.some(
          ({ cause }) => cause.from === 'card' && Object.hasOwn(content.foes, cause.card),
        );
  return (
    <span className="gap-1-2 flex wrap middle">
      <Dice sum={event.roll} theirs={isTheirs} />
      <Working sum={event.roll} label={screens.working.roll} />
      <small>{screens.working.need}</small>
      <Working sum={event.need} label={screens.defense} />
    </span>
  );
}

function Dice({ sum, theirs = false }: { readonly sum: Sum; readonly theirs?: boolean }) {
  return dieOf(sum).map(({ sides, face }) => (
    <NumberDie key={sides} sides={sides} face={face} size={26} tone={theirs ? 'theirs' : 'ours'} />
  ));
}
