import { useId } from 'react';
import type { Offer } from '../../../stores/middara/auto-pass.ts';
import type { Telling } from '../../../words/telling.ts';
import { useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly legend: string;
  readonly offers: readonly Offer[];
  readonly telling: Pick<Telling, 'cause'>;
  /** Keys of those passed without asking. */
  readonly passed: readonly string[];
  readonly onChange: (key: string, on: boolean) => void;
}

/** What may be passed without asking, each to be set and unset. */
export function AutoPassList({ legend, offers, telling, passed, onChange }: Props) {
  const { common } = useWholeWords().ui.panels.autoPass;
  const id = useId();
  return (
    <fieldset className="auto-pass flex wrap gap-1-3 sm soft">
      <legend className="bare xs faint">{legend}</legend>
      {offers.map(({ key, of }, i) => (
        <label
          key={key}
          htmlFor={`${id}${i}`}
          className="auto-pass-one inline-flex middle gap-0_4em pressable"
        >
          <input
            className="accent-brass"
            id={`${id}${i}`}
            type="checkbox"
            checked={passed.includes(key)}
            onChange={(event) => onChange(key, event.target.checked)}
          />
          {typeof of === 'string' ? common[of] : telling.cause(of)}
        </label>
      ))}
    </fieldset>
  );
}
