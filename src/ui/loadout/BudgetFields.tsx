import type { Budget } from '../../engine/index.ts';
import { GoldIcon, XpIcon } from '../icons/index.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly budget: Budget;
  readonly onChange: (budget: Budget) => void;
}

const FIELDS = [
  ['gold', GoldIcon],
  ['xp', XpIcon],
] as const;

/** What there is to spend (p.24): gold is shared, XP is each one's own. An empty field is no limit. */
export function BudgetFields({ budget, onChange }: Props) {
  const words = useWholeWords().ui.loadout.budget;
  return (
    <div className="flex wrap middle gap-2-4">
      {FIELDS.map(([key, Icon]) => (
        <label key={key} className="flex middle gap-2">
          <Icon className="brass" />
          <span className="label">{words.field[key]}</span>
          <input
            className="wide-6_2rem"
            type="number"
            min={0}
            max={9999}
            inputMode="numeric"
            placeholder={words.noLimit}
            value={budget[key] ?? ''}
            onChange={({ target }) => {
              const { [key]: _, ...rest } = budget;
              const amount = Math.trunc(target.valueAsNumber);
              onChange(amount >= 0 ? { ...rest, [key]: amount } : rest);
            }}
          />
        </label>
      ))}
    </div>
  );
}
