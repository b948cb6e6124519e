import type { Budget } from '../../stores/loadout/loadouts.ts';
import { GoldIcon, XpIcon } from '../icons/index.ts';
import './budget.css';

interface Props {
  readonly budget: Budget;
  readonly onChange: (budget: Budget) => void;
}

const FIELDS = [
  ['gold', 'Gold for the party', GoldIcon],
  ['xp', 'XP for each', XpIcon],
] as const;

/** What there is to spend (p.24): gold is shared, XP is each one's own. An empty field is no limit. */
export function BudgetFields({ budget, onChange }: Props) {
  return (
    <div className="budget-fields">
      {FIELDS.map(([key, name, Icon]) => (
        <label key={key} className="budget-field">
          <Icon />
          <span className="label">{name}</span>
          <input
            type="number"
            min={0}
            max={9999}
            inputMode="numeric"
            placeholder="no limit"
            value={budget[key] ?? ''}
            onChange={({ target }) => {
              const { [key]: _, ...rest } = budget;
              const amount = Math.trunc(target.valueAsNumber);
              onChange(amount >= 0 ? { ...rest, [key]: amount } : rest);
            }}
          />
        </label>
      ))}
      <p className="budget-note">What the ready-made party costs, unless you say otherwise.</p>
    </div>
  );
}
