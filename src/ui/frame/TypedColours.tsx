import type { Die } from '../../engine/index.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { DieFace } from '../dice/DieFace.tsx';
import { facesToType } from '../dice/faces-to-type.ts';
import { useWholeWords } from '../page/use-words.ts';
import { TypedDice } from './TypedDice.tsx';

interface Props {
  /** The question: what was typed of another is forgotten. */
  readonly of: object;
  readonly dice: readonly Die[];
  readonly label: string;
  readonly onFaces: (faces: readonly number[]) => void;
}

/** The coloured dice of Middara, thrown on the real table. */
export function TypedColours({ of, dice, label, onFaces }: Props) {
  const { dice: spoken, panels } = useWholeWords().ui;
  return (
    <TypedDice
      of={of}
      dice={dice.map((die) => ({
        name: spoken.die(die),
        faces: facesToType(die, panels.typedDice.keyOf),
        said: (face) => spoken.rolled({ die, face }),
        paint: (face, size) =>
          face === null ? (
            <DieChip die={die} size={size} decorative />
          ) : (
            <DieFace die={die} face={face} size={size} />
          ),
      }))}
      label={label}
      onFaces={onFaces}
    />
  );
}
