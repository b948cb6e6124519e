import type { Replay } from '../../stores/middara/replay.ts';
import { hashToMoment } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';

/** What somebody wrote down in the game, each note a way to its moment. */
export function NotesPart({ replay }: { replay: Replay }) {
  const words = useWholeWords().ui.after.notes;
  const { own, events, firstRound, id } = replay;
  if (own.length === 0) return null;
  const roundOf = (at: number): number =>
    events
      .slice(0, at)
      .reduce((round, event) => (event.type === 'roundBegan' ? event.round : round), firstRound);
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-notes">
      <h2 id="after-notes">{words.title}</h2>
      <ul className="after-notes grid gap-8px">
        {own.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <a href={hashToMoment(id, at)} aria-label={words.watch(text)}>
              {words.round(roundOf(at))}
            </a>
            <p className="breakable as-typed">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
