import { useEffect, useId, useState } from 'react';
import type { Act, FigureId, Position, Prompt } from '../../../engine/index.ts';
import { pricesOf, type TurnCard } from '../../../stores/middara/turn-cards.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { iconOf } from '../asks/option-icons.ts';
import { useBestApproach } from '../context/use-approach.ts';
import { useKnownPreviews } from '../context/use-preview.ts';
import { Pipped, Price } from './SpPips.tsx';
import './deed-card.css';

interface Props {
  readonly position: Position;
  readonly asker: Prompt;
  /** What is asked just now: the same, or the movement before it. */
  readonly pending?: Prompt;
  readonly card: TurnCard;
  /** All that lie there: two on one card are told apart. */
  readonly others: readonly Act[];
  readonly shortcut: string | null;
  /** It is the one held. */
  readonly held?: boolean;
  readonly hinted?: string | undefined;
  /** The answer that is given before its own. */
  readonly first?: string | undefined;
  /** It leaves nobody but friends. */
  readonly warned?: boolean;
  /**
   * `isLookedAt`: dice are thrown by it at once, or at friends alone; its odds are shown first. `target`: whom it attacks
   * after a move, nobody being in reach.
   */
  readonly onPress: (card: TurnCard, isLookedAt: boolean, target?: FigureId) => void;
}

const LOOK =
  'deed relative grid middle gap-1px-1 shrink shrink-y pad-1-2 round-m on-raised fit-0_86rem lead-1_1 text-left plain pressable';

/** Milliseconds a refused card says why, where that is asked by a press. */
const WHY = 2000;

/** One thing that can be done, for however many targets and spaces; or what cannot be done now, and why. */
export function DeedCard(props: Props) {
  const {
    position,
    asker,
    pending = asker,
    card,
    others,
    shortcut,
    held,
    hinted,
    first,
    warned,
    onPress,
  } = props;
  const telling = useTelling(position);
  const words = useWords().ui.panels.dock;
  const id = useId();
  const { options, act } = card;
  const outOfReach = options.length === 0 && act.do === 'attack';
  const approach = useBestApproach(position, outOfReach ? pending : null);
  const refused = options.length === 0 && !approach;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), WHY);
    return () => clearTimeout(timer);
  }, [asked]);
  const Icon = iconOf(act, position);
  const name = telling.cardTitle(act, others, asker.figure);
  const short = telling.cardShort(act, others, asker.figure);
  const [price = approach?.sp ?? 0] = pricesOf(card);
  const ids = options.map((one) => one.id);
  // An ability asks whom only once it is paid for: that nobody but friends is left is said before.
  const known = useKnownPreviews(asker, act.do === 'use' ? ids : []);
  const harmsFriends = warned || ids.some((one) => known.get(one)?.isFriendlyFire);
  const isLookedAt = harmsFriends || ids.some((one) => known.get(one)?.until.is === 'dice');
  const line = refused
    ? telling.refusalLine(card.refused, asker)
    : harmsFriends
      ? words.onlyFriends
      : approach
        ? words.movesFirst(approach.to.way.length)
        : telling.actLine(act, asker);
  return (
    <button
      type="button"
      className={LOOK}
      data-card={card.key}
      data-option={ids.length > 0 ? withFirst(ids, first) : undefined}
      data-refused={refused ? true : undefined}
      data-asked={asked || undefined}
      data-warns={harmsFriends || undefined}
      data-held={held || undefined}
      data-hinted={(hinted !== undefined && ids.includes(hinted)) || undefined}
      data-proposed={options.some(({ proposed }) => proposed) || undefined}
      aria-disabled={refused ? true : undefined}
      aria-describedby={id}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => (refused ? setAsked(true) : onPress(card, isLookedAt, approach?.target))}
    >
      <Icon className="deed-icon" />
      {shortcut !== null && (
        <span className="kbd self-left" aria-hidden="true">
          {shortcut}
        </span>
      )}
      <Price sp={price} />
      <span className="deed-name self-middle bold">
        <span className="deed-long">{name}</span>
        {short !== name && (
          <span className="deed-short gone" aria-hidden="true">
            {short}
          </span>
        )}
      </span>
      <span id={id} className="deed-line soft fit-0_82rem lead-1_1">
        {refused && <span className="visually-hidden">{words.notNow}</span>}
        {line}
      </span>
    </button>
  );
}

const withFirst = (ids: readonly string[], first: string | undefined): string =>
  (first === undefined ? ids : [first, ...ids]).join(' ');

interface StackProps {
  readonly name: string;
  readonly line: string;
  readonly icon: (props: { className?: string }) => React.ReactNode;
  readonly shortcut: string | null;
  readonly options: readonly string[];
  readonly sp?: number;
  /** Whether its sheet is; left out where it opens none. */
  readonly open?: boolean;
  readonly hinted?: string | undefined;
  readonly onPress: () => void;
}

/** A card for several others: what is used at any time, and what has no room. */
export function StackCard(props: StackProps) {
  const { name, line, icon: Icon, shortcut, options, sp = 0, open, hinted, onPress } = props;
  const id = useId();
  return (
    <button
      type="button"
      className={LOOK}
      data-option={options.length > 0 ? options.join(' ') : undefined}
      data-hinted={(hinted !== undefined && options.includes(hinted)) || undefined}
      aria-haspopup={open === undefined ? undefined : 'dialog'}
      aria-expanded={open}
      aria-describedby={id}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={onPress}
    >
      <Icon className="deed-icon" />
      {shortcut !== null && (
        <span className="kbd self-left" aria-hidden="true">
          {shortcut}
        </span>
      )}
      <Price sp={sp} />
      <span className="deed-name self-middle bold">
        <Pipped>{name}</Pipped>
      </span>
      <span id={id} className="deed-line soft fit-0_82rem lead-1_1">
        {line}
      </span>
    </button>
  );
}
