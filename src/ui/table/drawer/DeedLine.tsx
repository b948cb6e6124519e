import { memo } from 'react';
import type { Deed } from '../../../stores/middara/deeds.ts';
import type { Telling } from '../../../words/telling.ts';
import { useFold } from '../../kit/use-fold.ts';
import { useWords } from '../../page/use-words.ts';
import { FeedLine } from './FeedLine.tsx';
import type { FeedBeside } from './feed-context.ts';

interface DeedProps {
  readonly deed: Deed;
  readonly telling: Telling;
  /** Whose side it is on: a sign of its own for each. */
  readonly side: 'adventurers' | 'combatants' | null;
  /** Another figure's deed goes before it. */
  readonly isFirst: boolean;
  /** It is what a replay shows just now. */
  readonly isNow: boolean;
  /** A replay has not come to it yet. */
  readonly isLater: boolean;
  readonly addressOf: FeedBeside['addressOf'];
  readonly goTo: FeedBeside['goTo'];
}

const isSameDeed = (was: DeedProps, now: DeedProps): boolean =>
  was.deed === now.deed &&
  was.isFirst === now.isFirst &&
  was.isNow === now.isNow &&
  was.isLater === now.isLater &&
  was.goTo === now.goTo &&
  was.addressOf === now.addressOf;

/** A deed in one line, that unfolds to its steps, and the way to its moment. Drawn once, as its lines are. */
export const DeedLine = memo(function DeedLine({ deed, telling, ...more }: DeedProps) {
  const { side, isFirst, isNow, isLater, addressOf, goTo } = more;
  const words = useWords().ui.feed;
  const { isOpen, id, button } = useFold();
  const text = telling.deed(deed);
  return (
    <div
      className="told-deed"
      data-side={side ?? undefined}
      data-first={isFirst || undefined}
      data-later={isLater || undefined}
      data-from={deed.from}
      aria-current={isNow ? 'step' : undefined}
    >
      <div className="flex stretch">
        <button
          {...button}
          key={text}
          className="deed-text grow shrink high-32px clear sm lead-1_35 text-left pressable relative"
          title={words.inFull(text)}
        >
          {text}
        </button>
        {addressOf && (
          <a
            className="deed-go grid centered rigid clear faint unlined pressable"
            href={addressOf(deed.to)}
            aria-label={words.toMomentOf(text)}
            title={words.toMoment}
          >
            ▸
          </a>
        )}
        {goTo && (
          <button
            type="button"
            className="deed-go grid centered rigid clear faint unlined pressable"
            aria-label={words.goToOf(text)}
            title={words.goTo}
            onClick={() => goTo(deed.to)}
          >
            ▸
          </button>
        )}
      </div>
      {!isOpen &&
        deed.lines.map((entry, i) =>
          entry.quote ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <blockquote key={i} className="feed-quote pad-2-3 sm italic regular paper">
              {entry.quote}
            </blockquote>
          ) : (
            // What the table did itself is no step of the deed: it stays in sight.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            entry.type === 'note' && <FeedLine key={i} entry={entry} telling={telling} />
          ),
        )}
      {isOpen && (
        <div id={id} className="deed-full">
          {deed.lines.map((entry) => (
            <FeedLine key={`${entry.index} ${entry.type}`} entry={entry} telling={telling} />
          ))}
        </div>
      )}
    </div>
  );
}, isSameDeed);
