import { useDeferredValue, useId } from 'react';
import { TabBody, TabList } from '../kit/Tabs.tsx';
import { useWholeWords } from '../page/use-words.ts';
import type { MemberEdit } from './member-edit.ts';
import { ShelfCompanions, ShelfDisciplines, ShelfFamiliars, ShelfItems } from './ShelfCards.tsx';
import { ShelfFilters } from './ShelfFilters.tsx';
import { ShelfUpgrades } from './ShelfUpgrades.tsx';
import { type ShelfView, TABS } from './shelf-view.ts';

interface Props {
  readonly member: MemberEdit;
  readonly view: ShelfView;
  readonly onView: (change: Partial<ShelfView>) => void;
  readonly stash: readonly string[];
  /** Absent where the party has no stash yet. */
  readonly onStash?: (stash: readonly string[]) => void;
}

/** Every card of every pack that an Adventurer could bring. */
export function Shelf({ member, view, onView, stash, onStash }: Props) {
  const words = useWholeWords().ui.loadout.shelf;
  const of = { id: useId(), chosen: view.tab };
  // The list may be long, and come a moment after the letter typed.
  const late = useDeferredValue(view);
  return (
    <div className="flex column-wise tall shrink-y">
      <TabList
        {...of}
        label={words.choose}
        tabs={TABS}
        nameOf={words.tab}
        onChoose={(tab) => onView({ tab, text: '' })}
      />
      <ShelfFilters view={view} onChange={onView} />
      <TabBody {...of} tab="items" className="pad-3-4-5 grow shrink-y scroll-y">
        <ShelfItems member={member} filter={late} />
      </TabBody>
      <TabBody {...of} tab="upgrades" className="pad-3-4-5 grow shrink-y scroll-y">
        <ShelfUpgrades member={member} view={late} onView={onView} stash={stash} onStash={onStash} />
      </TabBody>
      <TabBody {...of} tab="disciplines" className="pad-3-4-5 grow shrink-y scroll-y">
        <ShelfDisciplines member={member} filter={late} />
      </TabBody>
      <TabBody {...of} tab="familiars" className="pad-3-4-5 grow shrink-y scroll-y">
        <ShelfFamiliars member={member} filter={late} />
      </TabBody>
      <TabBody {...of} tab="companions" className="pad-3-4-5 grow shrink-y scroll-y">
        <ShelfCompanions member={member} filter={late} />
      </TabBody>
    </div>
  );
}
