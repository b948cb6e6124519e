import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../page/use-words.ts';
import './frame.css';

interface Props {
  readonly sides: number;
  /** What the die is for. */
  readonly label: string;
  /** Paints a face. */
  readonly paint: (face: number) => ReactNode;
  readonly onFace: (face: number) => void;
}

/** Up to so many faces each has a button; of more, the number is written. */
export const MOST_BUTTONS = 12;

/** A die that was rolled on the real table: what lies up is pressed, or written where it has too many faces. */
export function FaceEntry({ sides, label, paint, onFace }: Props) {
  if (sides > MOST_BUTTONS) return <WrittenFace sides={sides} label={label} onFace={onFace} />;
  return (
    <ul className="face-options flex wrap gap-3" aria-label={label}>
      {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
        <li className="grid center gap-4px relative" key={face} data-option={`face:${face}`}>
          <button
            type="button"
            className="face-button least-44px touchable bare clear pressable edgeless"
            aria-label={String(face)}
            onClick={() => onFace(face)}
          >
            {paint(face)}
          </button>
          {face < 10 && <kbd className="kbd">{face}</kbd>}
        </li>
      ))}
    </ul>
  );
}

function WrittenFace({ sides, label, onFace }: Omit<Props, 'paint'>) {
  const words = useWords().ui.panels.question.face;
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
