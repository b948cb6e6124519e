import { type Ruleset, SWITCH_VALUES } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
}

const isOnOff = (name: keyof Ruleset): boolean =>
  SWITCH_VALUES[name].every((value) => typeof value === 'boolean');

/** The switches of the rulings; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange }: Props) {
  const { switches, ui } = useWords();
  const names = Object.keys(switches.SWITCH_TEXT) as (keyof Ruleset)[];
  const set = (name: keyof Ruleset, value: Ruleset[keyof Ruleset] | undefined) => {
    if (value !== undefined) onChange({ ...ruleset, [name]: value });
  };
  return (
    <details className="rule-switches">
      <summary>{ui.screens.setUp.rules}</summary>
      <div className="set-up-fields">
        {names
          .filter((name) => !isOnOff(name))
          .map((name) => {
            const { label, values } = switches.switchText(name);
            return (
              <label className="field" key={name}>
                <span className="label">
                  {label} <SwitchRule name={name} label={label} />
                </span>
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
        {names.filter(isOnOff).map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={ruleset[name] === true}
                onChange={(event) => set(name, event.target.checked)}
              />
              {switches.switchText(name).label}
            </label>
            <SwitchRule name={name} label={switches.switchText(name).label} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a switch does, in the rules. */
const SwitchRule = ({ name, label }: { name: keyof Ruleset; label: string }) => (
  <RuleRef rule={name} of={label}>
    ?
  </RuleRef>
);
