import type { Ruleset } from '../../engine/index.ts';
import { SWITCH_NAMES, switchText } from '../../words/en/switch-words.ts';

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
}

const isOnOff = (name: keyof Ruleset): boolean =>
  switchText(name).values.every(({ value }) => typeof value === 'boolean');

/** The switches of the rulings; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange }: Props) {
  const set = (name: keyof Ruleset, value: Ruleset[keyof Ruleset] | undefined) => {
    if (value !== undefined) onChange({ ...ruleset, [name]: value });
  };
  return (
    <details className="rule-switches">
      <summary>Rules (rulebook 1.08 unless changed)</summary>
      <div className="set-up-fields">
        {SWITCH_NAMES.filter((name) => !isOnOff(name)).map((name) => {
          const { label, values } = switchText(name);
          return (
            <label className="field" key={name}>
              <span className="label">{label}</span>
              <select
                value={String(ruleset[name])}
                onChange={(event) =>
                  set(name, values.find(({ value }) => String(value) === event.target.value)?.value)
                }
              >
                {values.map(({ value, short }) => (
                  <option key={short} value={String(value)}>
                    {short}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      <ul className="switches">
        {SWITCH_NAMES.filter(isOnOff).map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={ruleset[name] === true}
                onChange={(event) => set(name, event.target.checked)}
              />
              {switchText(name).label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
