import type { ReactNode, Ref } from 'react';
import { isSameSpace, type Space } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { BoardControls, type Measuring } from './BoardControls.tsx';
import type { BoardHand } from './use-board-hand.ts';
import './board.css';

interface Props {
  readonly hand: BoardHand;
  readonly label: string;
  /** What is told of a space, to whoever points at it, and to whoever goes by keys or does not look: where it lies, too. */
  readonly describe: (space: Space, byKeys: boolean) => string;
  /** The space the line below tells of; the one pointed at where nothing is said. */
  readonly told?: Space | null;
  /** At its edges, where it is not scrolled: what lies outside of what is seen. */
  readonly edges?: ReactNode;
  readonly measuring?: Measuring | null;
  /** What the looks go by, as data of the frame. */
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  readonly ref?: Ref<HTMLDivElement>;
  /** What lies on it, layer on layer; drawn once its place is known. */
  readonly children: ReactNode;
}

/** A board of whichever game in its place: it listens, zooms, says what is pointed at, and leaves the drawing to others. */
export function BoardFrame({
  hand,
  label,
  describe,
  told = hand.pointed,
  edges,
  measuring = null,
  data,
  ref,
  children,
}: Props) {
  const words = useWords().ui.board.board;
  const { zoom, cursor, listening } = hand;
  return (
    <div ref={ref} className="board relative flex column-wise shrink shrink-y tall" {...data}>
      <div
        ref={hand.place}
        className="board-place kept-in grow shrink-y scroll grid plain"
        role="application"
        aria-roledescription={words.role}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application widget takes the keyboard itself
        tabIndex={0}
        data-cursor={cursor?.join()}
        {...listening.place}
      >
        <div
          ref={hand.sheet}
          className="board-sheet relative text-face"
          style={zoom.measured ? { width: zoom.width, height: zoom.height } : undefined}
          {...listening.sheet}
        >
          {zoom.measured && children}
        </div>
      </div>
      {edges}
      <p className="visually-hidden" aria-live="polite">
        {cursor ? describe(cursor, true) : ''}
      </p>
      <div className="board-foot absolute above-2 flex gap-2 untouched">
        <p
          className="board-caption shrink sm soft one-line clip round-m on-over"
          aria-hidden="true"
          data-says={told ? true : undefined}
        >
          {told ? describe(told, cursor !== null && isSameSpace(cursor, told)) : ' '}
        </p>
        <BoardControls zoom={zoom} measuring={measuring} />
      </div>
    </div>
  );
}
