import { type ReactNode, useCallback, useState } from 'react';
import type { Opened } from '../../stores/opened/opened.ts';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { CannotOpen } from './CannotOpen.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import type { OpenedWith } from './OpenedNotices.tsx';
import { useOpened } from './use-opened.ts';
import { Wait } from './Wait.tsx';

interface Props<G> {
  readonly id: string;
  /** The same function as long as the same is meant. */
  readonly open: (id: string, takeOver: boolean) => Promise<Opened<G>>;
  readonly children: (game: G, opened: OpenedWith) => ReactNode;
}

/** Takes a kept game up again: the same question is on the table. Where that cannot be, why, and the ways on. */
export function OpenedGame<G extends { close(): void }>({ id, open, children }: Props<G>) {
  const table = useTable();
  const { first, tabs, ways } = useWords().ui.screens;
  /** Tries so far; each after the first takes the game from the tab that has it. */
  const [tries, setTries] = useState(0);
  const lost = useStore(table.store, (state) => state.lost === id);
  const opened = useOpened(useCallback(() => open(id, tries > 0), [open, id, tries]));
  if (!opened) return <Wait text={first.settingTable} />;
  if (lost || (!opened.ok && opened.elsewhere)) {
    return (
      <Elsewhere
        title={lost ? tabs.lost : tabs.elsewhere}
        about={tabs.oneAtATime}
        take={lost ? tabs.takeBack : tabs.takeOver}
        onTake={() => setTries((n) => n + 1)}
        back={{ href: '#/', name: ways.toGames }}
      />
    );
  }
  if (!opened.ok) return <CannotOpen refused={opened} />;
  const { otherContent, newerRules, aheadFault } = opened;
  return children(opened.value, { otherContent, newerRules, aheadFault });
}
