import { ITEM_TYPES, TIERS, TREES } from '../../engine/index.ts';
import type { ItemKind } from '../../stores/loadout/loadout-shelf.ts';
import { OneOf } from '../kit/OneOf.tsx';
import { useWholeWords } from '../page/use-words.ts';
import type { ShelfView } from './shelf-view.ts';

interface Props {
  readonly view: ShelfView;
  readonly onChange: (change: Partial<ShelfView>) => void;
}

/** Text, kind and tier of what is looked for; empty is anything. */
export function ShelfFilters({ view, onChange }: Props) {
  const { filter: words, kind: kinds, shelf } = useWholeWords().ui.loadout;
  return (
    <search className="shelf-filters flex wrap gap-2 pad-2-4 line-below">
      <input
        className="flex-1-1-11rem shrink"
        type="search"
        aria-label={shelf.search}
        placeholder={shelf.searchFor}
        value={view.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {view.tab === 'items' && (
        <>
          <OneOf
            label={words.kind}
            any={words.anyKind}
            value={view.kind}
            values={KINDS}
            nameOf={(kind) => kinds[kind]}
            onChange={(kind) => onChange({ kind })}
          />
          <OneOf
            label={words.tier}
            any={words.anyTier}
            value={view.tier}
            values={TIERS}
            nameOf={words.tierName}
            onChange={(tier) => onChange({ tier })}
          />
        </>
      )}
      {view.tab === 'disciplines' && (
        <>
          <OneOf
            label={words.tree}
            any={words.anyTree}
            value={view.tree}
            values={TREES}
            nameOf={words.treeName}
            onChange={(tree) => onChange({ tree })}
          />
          <OneOf
            label={words.level}
            any={words.anyLevel}
            value={view.level}
            values={LEVELS}
            nameOf={words.levelName}
            onChange={(level) => onChange({ level })}
          />
        </>
      )}
    </search>
  );
}

const KINDS: readonly ItemKind[] = [...ITEM_TYPES, 'loot'];
const LEVELS = [1, 2, 3, 4] as const;
