import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Position, Prompt } from '../../../engine/index.ts';
import { createDeeds, type Deed } from '../../../stores/middara/deeds.ts';
import { linesToTell, weightOf } from '../../../stores/middara/recap-lines.ts';
import { onSize } from '../../page/sizes.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useTelling, useWords } from '../../page/use-words.ts';

/** Of deeds that cost no hero anything the last ones; the feed has them all. */
const MOST = 2;
/** What one's own figure does by a press is seen where it was pressed. */
const PLAIN = new Set(['went', 'placed', 'arranged']);
/** Asked about right below: it is told when it is over. */
const isUnderWay = ({ parts }: Deed): boolean => {
  const [only, more] = parts;
  return more === undefined && only?.did === 'struck' && only.end === null;
};

/**
 * What came of the last answer, above the next question: a hit, a fall, the turns of opponents are gone from the board
 * before they are read.
 */
export const Recap = memo(function Recap({
  position,
  pending,
  covered,
}: {
  position: Position;
  /** Null while nothing is asked: what came of the last answer is still on show. */
  pending: Prompt | null;
  /** Something is pointed at: it has been read, and the way there is looked at. */
  covered: boolean;
}) {
  const words = useWords().ui.panels.justNow;
  const telling = useTelling(position);
  const game = useGame();
  const shown = useGameState((state) => state.shown);
  const feed = useGameState((state) => state.feed);
  const [maker] = useState(createDeeds);
  // At a new question what is news begins where the one before was asked; what is taken back is none.
  const [asked, setAsked] = useState({ pending, since: shown, at: shown });
  if (pending && asked.pending !== pending)
    setAsked({ pending, since: Math.min(asked.at, shown), at: shown });
  const box = useRef<HTMLElement>(null);
  const rise = useRef(0);
  // Where figures stand at the board’s foot it lies at its head, if fewer do there. React leaves its place alone: asked
  // for once more it would come a frame late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what there is to be told
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    return onSize(here, () => {
      rise.current = riseOf(here, rise.current);
      here.style.translate = `0 ${rise.current}px`;
    });
  }, [asked]);
  if (!pending) return null;
  const own = new Set(position.state.figures.filter(({ seat }) => seat !== null).map(({ id }) => id));
  const isNews = (deed: Deed) => {
    const { figure, parts, lines } = deed;
    return (
      parts.length > 0 &&
      !isUnderWay(deed) &&
      // The track above shows it.
      !lines.some(({ type }) => type === 'initiativeDealt') &&
      (parts.some(({ did }) => !PLAIN.has(did)) || (figure !== null && !own.has(figure)))
    );
  };
  const rounds = maker.upTo(game.session.events, shown, feed, game.session.from?.clock.round ?? 0);
  const deeds = rounds.flatMap((round) => round.deeds).filter(({ to }) => to > asked.since);
  const news = deeds.flatMap((deed) => [
    ...(isNews(deed) ? [{ text: telling.deed(deed), weight: weightOf(deed, own) }] : []),
    // A turn that ends by itself says why.
    ...deed.lines.flatMap(({ type, index, text }) =>
      type === 'phaseBegan' && index >= asked.since ? [{ text, weight: 'idle' as const }] : [],
    ),
  ]);
  if (news.length === 0) return null;
  return (
    <section
      ref={box}
      hidden={covered}
      className="recap most-34rem pad-1-3 clip round-m on-over sm lead-1_25"
      aria-label={words.title}
    >
      <ul>
        {linesToTell(news, MOST).map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={i}>{text}</li>
        ))}
      </ul>
    </section>
  );
});

/** Pixels from the board's edge. */
const EDGE = 6;

/** How far it is moved from the foot of the board, where it lies by itself, for the sake of who stands there. */
function riseOf(box: HTMLElement, now: number): number {
  const region = box.closest('.board-region');
  // At its head a notice may stand.
  const notices = [...(region?.querySelector('.board-notes')?.children ?? [])];
  if (!region || notices.some((one) => one.getClientRects().length > 0)) return 0;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const up = region.getBoundingClientRect().top + EDGE - (top - now);
  const figures = [...region.querySelectorAll('.board-figures [data-figure]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const hidden = (by: number): number =>
    figures.filter(
      (one) =>
        one.left < right && one.right > left && one.top < bottom - now + by && one.bottom > top - now + by,
    ).length;
  return hidden(up) < hidden(0) ? up : 0;
}
