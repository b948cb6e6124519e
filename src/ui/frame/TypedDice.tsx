import { type ReactNode, useState } from 'react';
import { useKeys } from '../page/use-keys.ts';
import { useWholeWords } from '../page/use-words.ts';
import {
  faceNamed,
  facesIn,
  goneTo,
  nothingTyped,
  type TypedFace,
  type Typing,
  takenBack,
  typedOn,
} from './typed-faces.ts';
import './frame.css';

export interface TypedDie {
  /** What it is called: `red die`, `d12`. */
  readonly name: string;
  readonly faces: readonly TypedFace[];
  /** What lies up, in words. */
  readonly said: (face: number) => string;
  /** Its picture, pixels across; of no face the die itself. */
  readonly paint: (face: number | null, size: number) => ReactNode;
}

interface Props {
  /** The question: what was typed of another is forgotten. */
  readonly of: object;
  /** In the order in which they are typed. */
  readonly dice: readonly TypedDie[];
  /** What they are for. */
  readonly label: string;
  /** The faces, die by die, once they are said to be right. */
  readonly onFaces: (faces: readonly number[]) => void;
}

/** Pixels of a face to press, and of a die in its row. */
const FACE = 56;
const CHIP = 36;

/**
 * Dice that were rolled on the real table. What is typed is the number on each, or its symbols; it is shown, and counts
 * with Enter. Of one die alone the face that is pressed counts at once.
 */
export function TypedDice({ of, dice, label, onFaces }: Props) {
  const words = useWholeWords().ui.panels.typedDice;
  const [held, setHeld] = useState<{ of: object; typing: Typing; early: boolean } | null>(null);
  const { typing, early } = held?.of === of ? held : { typing: nothingTyped(dice.length), early: false };
  const all = dice.map(({ faces }) => faces);
  const at = Math.min(typing.at, dice.length - 1);
  const asked = dice[at]!;
  const faces = facesIn(typing);
  const missing = typing.faces.filter((face) => face === null).length;
  const change = (next: Typing) => setHeld({ of, typing: next, early: false });
  const enter = () => (faces ? onFaces(faces) : setHeld({ of, typing, early: true }));
  const press = (face: number) => (dice.length === 1 ? onFaces([face]) : change(faceNamed(typing, at, face)));
  const signs = new Set([...all.flatMap((one) => one.flatMap(({ code }) => [...code])), ...'0123456789']);
  // While dice are typed, these keys mean what is on them and nothing else.
  const keys: Record<string, () => void> = {};
  keys.Enter = enter;
  keys.Backspace = () => change(takenBack(typing, all));
  for (const sign of signs) keys[sign] = () => change(typedOn(typing, all, sign));
  useKeys(keys, true);
  const told =
    typing.wrong !== null ? words.wrong(typing.wrong, asked.name) : early ? words.left(missing) : null;
  return (
    <div className="typed-dice flex wrap middle gap-2 shrink-y" data-typing={typing.written || undefined}>
      {dice.length > 1 && (
        <ol className="flex wrap gap-4px" aria-label={label}>
          {dice.map((die, i) => {
            const face = typing.faces[i]!;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is known by its place
              <li key={i}>
                <button
                  type="button"
                  className="face-button grid centered pad-2px bare clear pressable edgeless round-m"
                  aria-label={words.die(i, die.name, face === null ? null : die.said(face))}
                  aria-current={i === typing.at || undefined}
                  data-typed={face ?? undefined}
                  onClick={() => change(goneTo(typing, i))}
                >
                  {die.paint(face, CHIP)}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <ul className="face-options flex wrap gap-2" aria-label={label}>
        {asked.faces.map(({ face, code }) => (
          <li className="grid center gap-4px relative" key={face} data-option={`face:${face}`}>
            <button
              type="button"
              className="face-button least-44px touchable bare clear pressable edgeless"
              aria-pressed={typing.faces[at] === face}
              onClick={() => press(face)}
            >
              {/* A letter on the die is no word: what it is called is said of its picture, not over it. */}
              <span role="img" aria-label={asked.said(face)}>
                {asked.paint(face, FACE)}
              </span>
            </button>
            {/* A number stands on the die already: no second one beside it. */}
            {!/^\d/.test(code) && <kbd className="kbd">{code}</kbd>}
          </li>
        ))}
      </ul>
      <p className="sm soft grow" aria-live="polite">
        {told ?? words.how(asked.faces.every(({ code }) => /^\d/.test(code)))}
      </p>
      <button
        type="button"
        className="btn btn-primary ml-auto"
        aria-keyshortcuts="Enter"
        aria-disabled={faces === null}
        onClick={enter}
      >
        {words.count(dice.length)}
      </button>
    </div>
  );
}
