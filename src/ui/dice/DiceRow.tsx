import type { RolledDie } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';
import { DieFace } from './DieFace.tsx';
import { useTumble } from './use-tumble.ts';
import './dice.css';

interface Props {
  readonly dice: readonly RolledDie[];
  /** The dice have just been thrown: they tumble, then lie still. */
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
  const tumbling = useTumble(dice.length, rolling);
  return (
    <ul className="dice-row" aria-label={words.row(label, dice)}>
      {dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
        <li key={i}>
          <DieFace
            die={die}
            face={tumbling[i] ?? face}
            size={size}
            spinning={tumbling[i] !== null}
            dimmed={dimmed?.includes(i)}
            selected={selected?.includes(i)}
            onClick={onDie && (() => onDie(i))}
            style={{ animationDelay: `${i * -90}ms` }}
          />
        </li>
      ))}
    </ul>
  );
}
