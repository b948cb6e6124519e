import type { Die } from '../../engine/index.ts';
import { useWords } from '../page/use-words.ts';
import { DieBody } from './DieBody.tsx';
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
  const words = useWords().ui.dice;
  const name = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words.die(die) };
  return (
    <span
      className="die inline-block rigid bare clear as-around die-chip"
      data-die={die}
      style={{ width: size, height: size }}
      title={words.die(die)}
      {...name}
    >
      <DieBody die={die}>
        <text x="50" y="64" className="die-chip-letter anchored">
          {words.letter[die]}
        </text>
      </DieBody>
    </span>
  );
}
