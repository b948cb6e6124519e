import type { CSSProperties, ReactNode } from 'react';
import type { CardIndex } from '../../../engine/index.ts';
import type { Point } from '../../../stores/middara/beat.ts';
import { FigurePicture } from '../pieces/FigurePicture.tsx';
import type { Mark } from './drama-marks.ts';

/** Milliseconds as they are waited for, and where it is: in spaces, of the size of a base. */
function boxStyle({ beat, tempo, size, gone, middle }: Mark, at: Point | undefined): CSSProperties {
  const [x, y] = at ?? middle;
  const small = at ? 1 : size;
  const to = `translate(${(x - small / 2) * 100}%, ${(y - small / 2) * 100}%)`;
  return {
    transform: small === 1 ? to : `${to} scale(${small})`,
    '--tempo': tempo,
    '--at': `${beat.at * tempo}ms`,
    '--gone': `${gone - beat.at * tempo}ms`,
  } as CSSProperties;
}

interface Props {
  readonly mark: Mark;
  /** A space's middle where it is not about the whole base. */
  readonly at?: Point;
  readonly kind?: string;
  readonly children: ReactNode;
}

/** The box of what is seen of a beat: of the figure's base, or of a space. */
export function DeedBox({ mark, at, kind, children }: Props) {
  const { beat, still } = mark;
  return (
    <div
      className="beat space-box"
      data-beat={beat.do}
      data-of={'figure' in beat ? beat.figure : undefined}
      data-kind={kind}
      data-still={still || undefined}
      style={boxStyle(mark, at)}
    >
      {children}
    </div>
  );
}

/** A drawing in that box, 100 units wide, its middle at 0; the box moves, and nothing in it is drawn again. */
export function Piece({ as, children, style }: { as: string; children: ReactNode; style?: CSSProperties }) {
  return (
    <svg
      className={`beat-piece absolute inset-0 full tall overflows joints ends ${as}`}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      style={style}
    >
      {children}
    </svg>
  );
}

interface GhostProps {
  readonly mark: Mark;
  readonly cards: CardIndex;
  readonly cell: number;
  readonly as: string;
  readonly part?: 'whole' | 'base' | 'body';
}

/** The figure of a beat as it stood, once more. */
export function Ghost({ mark: { figure, size }, cards, cell, as, part }: GhostProps) {
  if (!figure) return null;
  return (
    <div className={`beat-ghost absolute inset-0 ${as}`}>
      <FigurePicture figure={figure} cards={cards} pixels={cell * size} part={part} />
    </div>
  );
}
