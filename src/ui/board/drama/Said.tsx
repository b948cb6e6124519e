import { DeedBox, Piece } from './DeedBox.tsx';
import { lineOf, type Mark } from './drama-marks.ts';

interface Props {
  readonly mark: Mark;
  /** How much larger than the board's own units it must be, to be read. */
  readonly near: number;
  readonly words: string;
  readonly tone: string;
}

/** A word over a figure. */
export function Said({ mark, near, words, tone }: Props) {
  return (
    <DeedBox mark={mark} kind={tone}>
      <Piece as="piece-word">
        <text
          className="said stroke-ink heavy caps anchored rimmed"
          strokeWidth={10}
          fill="var(--drama-hue)"
          x="0"
          y="0"
          transform={`translate(0 ${lineOf(mark, near)}) scale(${near})`}
        >
          {words}
        </text>
      </Piece>
    </DeedBox>
  );
}
