import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { EncounterEvent, Position } from '../../../engine/index.ts';
import { type FeedEntry, feedBefore } from '../../../stores/game/feed.ts';
import { createDeeds, type Deed, type DeedsOfRound, notesOf } from '../../../stores/middara/deeds.ts';
import { inOwnTask, useLaidOutApart } from '../../page/own-task.ts';
import { useStable } from '../../page/use-stable.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { FeedRound } from './FeedRound.tsx';
import { FeedContext } from './feed-context.ts';
import { OwnNoteForm } from './OwnNotes.tsx';
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
  const telling = useTelling(position);
  const { firstRound, own, write, addressOf, goTo } = use(FeedContext);
  const list = useRef<HTMLDivElement>(null);
  useLaidOutApart();
  const [maker] = useState(createDeeds);
  const [sought, setSought] = useState('');
  const [whose, setWhose] = useState('');
  const [isLater, setLater] = useState(false);
  const [isWriting, setWriting] = useState(false);
  /** Rounds that somebody has folded or unfolded. */
  const [folds, setFolds] = useState<Readonly<Record<number, boolean>>>({});
  const until = isLater ? events.length : shown;
  const rounds = maker.upTo(events, until, isLater ? feed : feedBefore(feed, shown), firstRound);
  const filter = useMemo(() => {
    const text = sought.trim().toLowerCase();
    if (text === '' && whose === '') return null;
    const says = (deed: Deed) =>
      telling.deed(deed).toLowerCase().includes(text) ||
      deed.lines.some((line) => line.text.toLowerCase().includes(text)) ||
      notesOf(own, deed).some((note) => note.text.toLowerCase().includes(text));
    return (deed: Deed) => (whose === '' || deed.involved.has(whose)) && (text === '' || says(deed));
  }, [sought, whose, telling, own]);
  const seen = filter ? filtered(rounds, filter) : rounds;
  const last = rounds.at(-1)?.round;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added
  useEffect(() => {
    return inOwnTask(() => {
      const now = isLater ? list.current?.querySelector('[aria-current]') : null;
      if (now) now.scrollIntoView({ block: 'nearest' });
      else if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
  }, [shown, isLater]);
  const removeNote = useStable((note: (typeof own)[number]) => write?.(own.filter((one) => one !== note)));
  const figures = position.state.figures.filter(
    (figure) => figure.kind === 'adventurer' || figure.at !== null,
  );
  const found = filter ? seen.reduce((sum, { deeds }) => sum + deeds.length, 0) : null;
  return (
    <div className="feed flex column-wise tall">
      <div className="feed-tools flex wrap gap-6px pad-6px-3 line-below">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <select aria-label={words.whose} value={whose} onChange={(event) => setWhose(event.target.value)}>
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
            <input type="checkbox" checked={isLater} onChange={(event) => setLater(event.target.checked)} />
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
      <p role="status" className="visually-hidden">
        {found === null ? '' : words.found(found)}
      </p>
      <div
        ref={list}
        className="feed-list grow shrink-y scroll-y"
        role="log"
        aria-label={words.title}
        aria-live="off"
      >
        {seen.map(({ round, deeds }) => (
          <FeedRound
            key={round}
            round={round}
            deeds={deeds}
            isOpen={filter !== null || (folds[round] ?? (round === last || isLater))}
            onFold={(isOpen) => setFolds({ ...folds, [round]: isOpen })}
            isLast={round === last && until >= events.length}
            position={position}
            now={goTo ? shown : null}
            own={own}
            onRemove={write && removeNote}
            addressOf={addressOf}
            goTo={goTo}
          />
        ))}
        {seen.length === 0 && <p className="pad-4 faint">{filter ? words.none : words.nothing}</p>}
      </div>
    </div>
  );
}

const filtered = (rounds: readonly DeedsOfRound[], filter: (deed: Deed) => boolean): DeedsOfRound[] =>
  rounds.flatMap(({ round, deeds }) => {
    const left = deeds.filter(filter);
    return left.length > 0 ? [{ round, deeds: left }] : [];
  });
