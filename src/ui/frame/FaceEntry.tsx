import { type ReactNode, useId, useState } from 'react';
import { useWholeWords } from '../page/use-words.ts';
import { TypedDice, type TypedDie } from './TypedDice.tsx';
import './frame.css';

interface Props {
  /** The question: what was typed of another is forgotten. */
  readonly of: object;
  readonly sides: number;
  /** What the die is for. */
  readonly label: string;
  /** Paints a face. */
  readonly paint: (face: number) => ReactNode;
  readonly onFace: (face: number) => void;
}

/** Up to so many faces each has a button; of more, the number is written. */
const MOST_BUTTONS = 12;

/** A die that was rolled on the real table: what lies up is typed or pressed, or written where it has too many faces. */
export function FaceEntry({ of, sides, label, paint, onFace }: Props) {
  if (sides > MOST_BUTTONS) return <WrittenFace sides={sides} label={label} onFace={onFace} />;
  const faces = Array.from({ length: sides }, (_, i) => ({ face: i + 1, code: String(i + 1) }));
  const die: TypedDie = { name: label, faces, said: String, paint: (face) => paint(face ?? sides) };
  return <TypedDice of={of} dice={[die]} label={label} onFaces={([face]) => onFace(face!)} />;
}

function WrittenFace({ sides, label, onFace }: Omit<Props, 'of' | 'paint'>) {
  const words = useWholeWords().ui.panels.typedDice.face;
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const say = (form: FormData) => {
    const text = String(form.get('face') ?? '').trim();
    const face = Number(text);
    if (/^\d+$/.test(text) && face >= 1 && face <= sides) onFace(face);
    else setWrong(words.wrong(text, sides));
  };
  return (
    <form className="face-written flex wrap gap-3 to-foot" action={say}>
      <label className="field grid gap-1">
        <span className="label">{label}</span>
        <input
          className="xl wide-7ch"
          // biome-ignore lint/a11y/noAutofocus: it is all that is asked
          autoFocus
          name="face"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : id}
        />
      </label>
      <button type="submit" className="btn btn-primary">
        {words.enter}
      </button>
      {wrong !== null && (
        <p className="whole-line flush" id={id} role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
