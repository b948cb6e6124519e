import type { Ruleset } from '../../engine/index.ts';

interface Props {
  readonly ruleset: Ruleset;
  readonly onChange: (ruleset: Ruleset) => void;
}

const SWITCHES: readonly (readonly [keyof Ruleset, string])[] = [
  ['noPlayerElimination', 'No player elimination'],
  ['activeCombatants', 'Active Combatants'],
  ['unpredictableCombat', 'Unpredictable Combat: the track is shuffled each round'],
  ['favorableConditions', 'Favorable Conditions'],
  ['tableChoosesTies', 'The table picks among equally good spaces of a Combatant'],
  ['reconnaissance', 'Reconnaissance: initiative is dealt before placement'],
  ['fifthPlayer', 'A fifth player: opponents have half as much HP again'],
];

/** The switches of the rulings; as they stand they are the rulebook, version 1.08. */
export function RuleSwitches({ ruleset, onChange }: Props) {
  const set = (part: Partial<Ruleset>) => onChange({ ...ruleset, ...part });
  return (
    <details className="rule-switches">
      <summary>Rules (rulebook 1.08 unless changed)</summary>
      <div className="set-up-fields">
        <label className="field">
          <span className="label">Counter after your own Dodge costs</span>
          <select
            value={ruleset.counterCostAfterDodge}
            onChange={(event) => set({ counterCostAfterDodge: event.target.value === '1' ? 1 : 2 })}
          >
            <option value={2}>2 SP</option>
            <option value={1}>1 SP</option>
          </select>
        </label>
        <label className="field">
          <span className="label">Urgency token that ends it</span>
          <select
            value={ruleset.urgencyLimit}
            onChange={(event) =>
              set({ urgencyLimit: ([3, 4, 5] as const).find((n) => n === Number(event.target.value)) ?? 4 })
            }
          >
            <option value={3}>the third</option>
            <option value={4}>the fourth</option>
            <option value={5}>the fifth</option>
          </select>
        </label>
        <label className="field">
          <span className="label">Flanking</span>
          <select
            value={ruleset.flankingEdition}
            onChange={(event) => set({ flankingEdition: event.target.value === '1.1' ? '1.1' : '1.08' })}
          >
            <option value="1.08">as in 1.08</option>
            <option value="1.1">as in 1.1</option>
          </select>
        </label>
      </div>
      <ul className="switches">
        {SWITCHES.map(([name, label]) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={ruleset[name] === true}
                onChange={(event) => set({ [name]: event.target.checked })}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
