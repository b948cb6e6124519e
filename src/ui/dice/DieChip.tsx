import type { Die } from '../../engine/index.ts';
import { DieBody } from './DieBody.tsx';
import { DIE_LETTERS } from './die-text.ts';
import './dice.css';

interface Props {
  readonly die: Die;
  /** Pixels, or any CSS length: `1.3em` inside a line of text. */
  readonly size?: number | string;
  /** Decoration when the words beside it already name the die. */
  readonly decorative?: boolean;
}

/** A die that has not been rolled: in a pool, on a card, in a line of text. */
export function DieChip({ die, size = 30, decorative }: Props) {
  const name = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${die} die` };
  return (
    <span
      className="die die-chip"
      data-die={die}
      style={{ width: size, height: size }}
      title={`${die} die`}
      {...name}
    >
      <DieBody die={die}>
        <text x="50" y="64" className="die-chip-letter">
          {DIE_LETTERS[die]}
        </text>
      </DieBody>
    </span>
  );
}
