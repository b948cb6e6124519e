import type { CSSProperties } from 'react';
import { throwTime } from '../../art/dice/times.ts';
import type { RolledDie } from '../../engine/index.ts';
import { useThrows, useThrowTempo } from '../page/use-throws.ts';
import { useWords } from '../page/use-words.ts';
import { DieFace } from './DieFace.tsx';
import './dice.css';

interface Props {
  readonly dice: readonly RolledDie[];
  /** The dice are being thrown over the board just now. */
  readonly rolling?: boolean;
  readonly size?: number;
  /** What the roll is for, read aloud before the dice. */
  readonly label?: string;
  /** Dice that no longer count, by place. */
  readonly dimmed?: readonly number[];
  /** Dice chosen, by place; with `onDie` each die is a toggle. */
  readonly selected?: readonly number[];
  readonly onDie?: (index: number) => void;
}

/** A roll on the table. */
export function DiceRow({ dice, rolling = false, size, label, dimmed, selected, onDie }: Props) {
  const words = useWords().ui.dice;
  // Thrown large over the board first, they come here when they lie.
  const awaited = useThrows() && rolling;
  const tempo = useThrowTempo();
  const wait = { '--awaited': `${throwTime(dice.length) * tempo}ms` } as CSSProperties;
  return (
    <ul
      className="dice-row flex wrap gap-3 middle"
      aria-label={words.row(label, dice)}
      data-awaited={awaited || undefined}
      style={awaited ? wait : undefined}
    >
      {dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <li className="flex" key={i}>
          <DieFace
            die={die}
            face={face}
            size={size}
            dimmed={dimmed?.includes(i)}
            selected={selected?.includes(i)}
            onClick={onDie && (() => onDie(i))}
          />
        </li>
      ))}
    </ul>
  );
}
