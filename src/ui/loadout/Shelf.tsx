import { Tabs } from 'radix-ui';
import { useDeferredValue } from 'react';
import { useWords } from '../hooks/use-words.ts';
import type { MemberEdit } from './member-edit.ts';
import { ShelfDisciplines, ShelfFamiliars, ShelfItems } from './ShelfCards.tsx';
import { ShelfFilters } from './ShelfFilters.tsx';
import { ShelfUpgrades } from './ShelfUpgrades.tsx';
import { type ShelfTab, type ShelfView, TABS } from './shelf-view.ts';
import './shelf.css';

interface Props {
  readonly member: MemberEdit;
  readonly view: ShelfView;
  readonly onView: (change: Partial<ShelfView>) => void;
  readonly stash: readonly string[];
  readonly onStash: (stash: readonly string[]) => void;
}

/** Every card of every pack that an Adventurer could bring. */
export function Shelf({ member, view, onView, stash, onStash }: Props) {
  const words = useWords().ui.loadout.shelf;
  // The list may be long, and come a moment after the letter typed.
  const late = useDeferredValue(view);
  return (
    <Tabs.Root
      className="shelf"
      value={view.tab}
      onValueChange={(tab) => onView({ tab: tab as ShelfTab, text: '' })}
    >
      <Tabs.List className="side-tabs" aria-label={words.choose}>
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} className="side-tab">
            {words.tab[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <ShelfFilters view={view} onChange={onView} />
      <Tabs.Content value="items" className="shelf-body">
        <ShelfItems member={member} filter={late} />
      </Tabs.Content>
      <Tabs.Content value="upgrades" className="shelf-body">
        <ShelfUpgrades member={member} view={late} onView={onView} stash={stash} onStash={onStash} />
      </Tabs.Content>
      <Tabs.Content value="disciplines" className="shelf-body">
        <ShelfDisciplines member={member} filter={late} />
      </Tabs.Content>
      <Tabs.Content value="familiars" className="shelf-body">
        <ShelfFamiliars member={member} filter={late} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
