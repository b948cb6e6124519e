import { type ReactNode, useState } from 'react';
import { DEFAULT_RULESET, type Ruleset, SWITCH_VALUES } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';
import './rule-switches.css';

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
  /** Why a switch cannot be turned. */
  readonly fixed?: Readonly<Partial<Record<keyof Ruleset, string>>>;
  /** What else belongs to the rules, below them. */
  readonly children?: ReactNode;
}

const isOnOff = (name: keyof Ruleset): boolean =>
  SWITCH_VALUES[name].every((value) => typeof value === 'boolean');

/** The switches of the rulings, each with what it does; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange, fixed = {}, children }: Props) {
  const { switches, ui } = useWords();
  const { setUp: words } = ui.screens;
  const names = Object.keys(switches.SWITCH_TEXT) as (keyof Ruleset)[];
  const changed = names.filter((name) => ruleset[name] !== DEFAULT_RULESET[name]);
  const [open, setOpen] = useState(changed.length > 0);
  const set = (name: keyof Ruleset, value: Ruleset[keyof Ruleset] | undefined) => {
    if (value !== undefined) onChange({ ...ruleset, [name]: value });
  };
  return (
    <details className="rule-switches" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.rules}: <strong className="rule-state">{words.rulesState(changed.length)}</strong>
      </summary>
      <ul className="switches">
        {names.map((name) => {
          const { label, does, values } = switches.switchText(name);
          return (
            <li key={name} className="switch" data-changed={changed.includes(name) || undefined}>
              {isOnOff(name) ? (
                <label className="switch-box">
                  <input
                    type="checkbox"
                    checked={ruleset[name] === true}
                    disabled={fixed[name] !== undefined}
                    onChange={(event) => set(name, event.target.checked)}
                  />
                  <span>
                    <strong>{label}</strong> {does}
                    {fixed[name] !== undefined && <em> {fixed[name]}</em>}
                  </span>
                </label>
              ) : (
                <label className="switch-many">
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
                  <span>
                    <strong>{label}</strong> {does}
                  </span>
                </label>
              )}
              <RuleRef rule={name} of={label}>
                ?
              </RuleRef>
            </li>
          );
        })}
      </ul>
      {children}
      {changed.length > 0 && (
        <button type="button" className="btn btn-small" onClick={() => onChange(DEFAULT_RULESET)}>
          {words.rulesUsual}
        </button>
      )}
    </details>
  );
}
