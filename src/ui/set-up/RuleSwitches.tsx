import { type ReactNode, useState } from 'react';
import {
  BOOK_VALUES,
  DEFAULT_RULESET,
  isByTheBook,
  type Ruleset,
  SWITCH_GROUPS,
  SWITCHES,
  type SwitchGroup,
  type SwitchName,
  type SwitchValue,
  switchOf,
  tidyRuleset,
} from '../../engine/index.ts';
import { Fold } from '../kit/Fold.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
  /** Why a switch cannot be turned. */
  readonly fixed?: Readonly<Partial<Record<SwitchName, string>>>;
  /** What else belongs to the rules, below them. */
  readonly children?: ReactNode;
}

const isOnOff = (name: SwitchName): boolean => typeof BOOK_VALUES[name] === 'boolean';

const isIn =
  (group: SwitchGroup) =>
  (name: SwitchName): boolean =>
    SWITCHES[name].group === group;

/** The switches of the rulings, each with what it does; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange, fixed = {}, children }: Props) {
  const { switches, ui } = useWholeWords();
  const { setUp: words } = ui.screens;
  const names = Object.keys(switches.SWITCH_TEXT) as SwitchName[];
  const changed = names.filter((name) => !isByTheBook(ruleset, name));
  const [open, setOpen] = useState(changed.length > 0);
  // The Urgency limit stands with No Player Elimination.
  const isChanged = (name: SwitchName) =>
    changed.includes(name) || (name === 'noPlayerElimination' && changed.includes('urgencyLimit'));
  const set: Set = (name, value) => {
    if (value !== undefined) onChange(tidyRuleset({ ...ruleset, [name]: value }));
  };
  return (
    <Fold
      className="rule-switches pad-y-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      title={
        <span className="soft">
          {words.rules}: <strong className="plain">{words.rulesState(changed.length)}</strong>
        </span>
      }
    >
      {SWITCH_GROUPS.map((group) => (
        <section key={group}>
          {group !== 'own' && <h3 className="mt-2 size-md soft">{switches.SWITCH_HEADINGS[group]}</h3>}
          <ul className="columns-fill-400px grid gap-2-4 m-2-0-3">
            {names.filter(isIn(group)).map((name) => (
              <li
                key={name}
                className="switch flex middle gap-2 pad-1-3 edged round-m"
                data-changed={isChanged(name) || undefined}
              >
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
    </Fold>
  );
}

type Set = (name: SwitchName, value: SwitchValue | undefined) => void;

interface Switch {
  readonly name: SwitchName;
  readonly ruleset: Ruleset;
  readonly set: Set;
}

function OnOff({ name, ruleset, set, why }: Switch & { readonly why: string | undefined }) {
  const { label, does } = useWholeWords().switches.switchText(name);
  return (
    <label className="columns-mark touchable grid grow gap-3 middle lead-1_25 soft pressable">
      <input
        className="flush"
        type="checkbox"
        checked={switchOf(ruleset, name) === true}
        disabled={why !== undefined}
        onChange={(event) => set(name, event.target.checked)}
      />
      <span>
        <strong className="block plain">{label}</strong> {does}
        {why !== undefined && <em> {why}</em>}
      </span>
    </label>
  );
}

function Many({ name, ruleset, set }: Switch) {
  const { label, does, values } = useWholeWords().switches.switchText(name);
  return (
    <label className="columns-mark touchable grid grow gap-3 middle lead-1_25 soft pressable">
      <select
        className="wide-120px"
        value={String(switchOf(ruleset, name))}
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
        <strong className="block plain">{label}</strong> {does}
      </span>
    </label>
  );
}

/** Off, easy, normal or hard (p.71): the switch and its Urgency limit at once. */
function Elimination({ ruleset, onChange }: Pick<Props, 'ruleset' | 'onChange'>) {
  const { switchText, ELIMINATION, ELIMINATION_OF_BOOK } = useWholeWords().switches;
  const { label, does } = switchText('noPlayerElimination');
  const now = ELIMINATION.findIndex(
    ({ rules }) =>
      rules.noPlayerElimination === ruleset.noPlayerElimination &&
      rules.urgencyLimit === ruleset.urgencyLimit,
  );
  return (
    <label className="columns-mark touchable grid grow gap-3 middle lead-1_25 soft pressable">
      <select
        className="wide-120px"
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
        <strong className="block plain">{label}</strong> {does}
      </span>
    </label>
  );
}
