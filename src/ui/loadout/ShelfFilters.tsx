import { TIERS, TREES } from '../../engine/index.ts';
import type { ItemKind } from '../../stores/loadout/loadout-shelf.ts';
import type { ShelfView } from './shelf-view.ts';
import { KIND_NAMES, tierName, treeName } from './words.ts';

interface Props {
  readonly view: ShelfView;
  readonly onChange: (change: Partial<ShelfView>) => void;
}

/** Text, kind and tier of what is looked for; empty is anything. */
export function ShelfFilters({ view, onChange }: Props) {
  return (
    <search className="shelf-filters">
      <input
        type="search"
        aria-label="Search the cards"
        placeholder="Name, tag or words"
        value={view.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {view.tab === 'items' && (
        <>
          <Choice
            label="Kind"
            any="Every kind"
            value={view.kind}
            values={Object.keys(KIND_NAMES) as ItemKind[]}
            nameOf={(kind) => KIND_NAMES[kind]}
            onChange={(kind) => onChange({ kind })}
          />
          <Choice
            label="Tier"
            any="Every tier"
            value={view.tier}
            values={TIERS}
            nameOf={tierName}
            onChange={(tier) => onChange({ tier })}
          />
        </>
      )}
      {view.tab === 'disciplines' && (
        <>
          <Choice
            label="Tree"
            any="Every tree"
            value={view.tree}
            values={TREES}
            nameOf={treeName}
            onChange={(tree) => onChange({ tree })}
          />
          <Choice
            label="LVL"
            any="Every LVL"
            value={view.level}
            values={LEVELS}
            nameOf={(level) => `LVL ${level}`}
            onChange={(level) => onChange({ level })}
          />
        </>
      )}
    </search>
  );
}

const LEVELS = [1, 2, 3, 4] as const;

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly any: string;
  readonly value: T | null;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T | null) => void;
}

function Choice<T extends string | number>({ label, any, value, values, nameOf, onChange }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(values.find((one) => String(one) === target.value) ?? null)}
    >
      <option value="">{any}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
