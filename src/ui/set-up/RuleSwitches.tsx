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

/** The switches as the book puts them together (p.71), the rulings' own first; the Urgency limit stands with the first of them. */
const GROUPS = [
  {
    of: null,
    names: [
      'counterCostAfterDodge',
      'flankingEdition',
      'noPlayerElimination',
      'tableChoosesTies',
      'fifthPlayer',
    ],
  },
  { of: 'easy', names: ['favorableConditions', 'reconnaissance'] },
  { of: 'hard', names: ['activeCombatants', 'unpredictableCombat'] },
] as const satisfies readonly { readonly of: string | null; readonly names: readonly (keyof Ruleset)[] }[];

const isOnOff = (name: keyof Ruleset): boolean =>
  SWITCH_VALUES[name].every((value) => typeof value === 'boolean');

/** The switches of the rulings, each with what it does; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange, fixed = {}, children }: Props) {
  const { switches, ui } = useWords();
  const { setUp: words } = ui.screens;
  const names = Object.keys(switches.SWITCH_TEXT) as (keyof Ruleset)[];
  const changed = names.filter((name) => ruleset[name] !== DEFAULT_RULESET[name]);
  const [open, setOpen] = useState(changed.length > 0);
  // The Urgency limit stands with No Player Elimination.
  const isChanged = (name: keyof Ruleset) =>
    changed.includes(name) || (name === 'noPlayerElimination' && changed.includes('urgencyLimit'));
  const set: Set = (name, value) => {
    if (value !== undefined) onChange({ ...ruleset, [name]: value });
  };
  return (
    <details className="rule-switches" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.rules}: <strong className="rule-state">{words.rulesState(changed.length)}</strong>
      </summary>
      {GROUPS.map(({ of, names }) => (
        <section key={of} className="switch-group">
          {of !== null && <h3>{switches.SWITCH_HEADINGS[of]}</h3>}
          <ul className="switches">
            {names.map((name) => (
              <li key={name} className="switch" data-changed={isChanged(name) || undefined}>
                {name === 'noPlayerElimination' ? (
                  <Elimination ruleset={ruleset} onChange={onChange} />
                ) : isOnOff(name) ? (
                  <OnOff name={name} ruleset={ruleset} why={fixed[name]} set={set} />
                ) : (
                  <Many name={name} ruleset={ruleset} set={set} />
                )}
                <RuleRef rule={name} of={switches.switchText(name).label}>
                  ?
                </RuleRef>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
      {changed.length > 0 && (
        <button type="button" className="btn btn-small" onClick={() => onChange(DEFAULT_RULESET)}>
          {words.rulesUsual}
        </button>
      )}
    </details>
  );
}

type Set = (name: keyof Ruleset, value: Ruleset[keyof Ruleset] | undefined) => void;

interface Switch {
  readonly name: keyof Ruleset;
  readonly ruleset: Ruleset;
  readonly set: Set;
}

function OnOff({ name, ruleset, set, why }: Switch & { readonly why: string | undefined }) {
  const { label, does } = useWords().switches.switchText(name);
  return (
    <label className="switch-box">
      <input
        type="checkbox"
        checked={ruleset[name] === true}
        disabled={why !== undefined}
        onChange={(event) => set(name, event.target.checked)}
      />
      <span>
        <strong>{label}</strong> {does}
        {why !== undefined && <em> {why}</em>}
      </span>
    </label>
  );
}

function Many({ name, ruleset, set }: Switch) {
  const { label, does, values } = useWords().switches.switchText(name);
  return (
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
  );
}

/** Off, easy, normal or hard (p.71): the switch and its Urgency limit at once. */
function Elimination({ ruleset, onChange }: Pick<Props, 'ruleset' | 'onChange'>) {
  const { switchText, ELIMINATION, ELIMINATION_OF_BOOK } = useWords().switches;
  const { label, does } = switchText('noPlayerElimination');
  const now = ELIMINATION.findIndex(
    ({ rules }) =>
      rules.noPlayerElimination === ruleset.noPlayerElimination &&
      rules.urgencyLimit === ruleset.urgencyLimit,
  );
  return (
    <label className="switch-many">
      <select
        value={now}
        onChange={(event) => onChange({ ...ruleset, ...ELIMINATION[Number(event.target.value)]!.rules })}
      >
        {ELIMINATION.map(({ short }, i) =>
          i < ELIMINATION_OF_BOOK || i === now ? (
            <option key={short} value={i}>
              {short}
            </option>
          ) : null,
        )}
      </select>
      <span>
        <strong>{label}</strong> {does}
      </span>
    </label>
  );
}
