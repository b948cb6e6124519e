import { useId } from 'react';
import type { Offer } from '../../stores/game/auto-pass.ts';
import './auto-pass.css';

interface Props {
  readonly legend: string;
  readonly offers: readonly Offer[];
  /** Keys of those passed without asking. */
  readonly passed: readonly string[];
  readonly onChange: (key: string, on: boolean) => void;
}

/** What may be passed without asking, each to be set and unset. */
export function AutoPassList({ legend, offers, passed, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="auto-pass">
      <legend>{legend}</legend>
      {offers.map(({ key, label }, i) => (
        <label key={key} htmlFor={`${id}${i}`} className="auto-pass-one">
          <input
            id={`${id}${i}`}
            type="checkbox"
            checked={passed.includes(key)}
            onChange={(event) => onChange(key, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
