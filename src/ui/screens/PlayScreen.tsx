import { useCallback, useState } from 'react';
import { useOpened } from '../hooks/use-opened.ts';
import { PreviewsContext } from '../hooks/use-preview.ts';
import { useStore } from '../hooks/use-store.ts';
import { GameContext, useTable, WhyNotContext } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { Notice } from '../panels/Notice.tsx';
import { Foreseeing } from './Foreseeing.tsx';
import { OtherWays } from './OtherWays.tsx';
import { TableScreen } from './TableScreen.tsx';
import { Wait } from './Wait.tsx';

/** Takes a kept game up again: the same question is on the table. */
export function PlayScreen({ id }: { id: string }) {
  const table = useTable();
  const { first, tabs, ways } = useWords().ui.screens;
  /** Tries so far; each after the first takes the game from the tab that has it. */
  const [tries, setTries] = useState(0);
  const lost = useStore(table.store, (state) => state.lost === id);
  const opened = useOpened(useCallback(() => table.open(id, tries > 0), [table, id, tries]));
  if (!opened) return <Wait text={first.settingTable} />;
  if (lost || (!opened.ok && opened.elsewhere)) {
    return (
      <main className="page">
        <Notice calm alone title={lost ? tabs.lost : tabs.elsewhere}>
          <p className="notice-text">{tabs.oneAtATime}</p>
          <p className="notice-ways">
            <button type="button" className="btn btn-primary" onClick={() => setTries((n) => n + 1)}>
              {lost ? tabs.takeBack : tabs.takeOver}
            </button>
            <a className="btn" href="#/">
              {ways.toGames}
            </a>
          </p>
        </Notice>
      </main>
    );
  }
  if (!opened.ok) {
    return (
      <main className="page">
        <Notice alone title={opened.why} problems={opened.problems}>
          <p className="notice-ways">
            <OtherWays refused={opened} />
            <a className="btn" href="#/">
              {ways.backToGames}
            </a>
          </p>
        </Notice>
      </main>
    );
  }
  return (
    <GameContext value={opened.value}>
      <WhyNotContext value={opened.value.whyNot}>
        <Foreseeing>
          <PreviewsContext value={opened.value.previews}>
            <TableScreen
              otherContent={opened.otherContent}
              newerRules={opened.newerRules}
              aheadFault={opened.aheadFault}
            />
          </PreviewsContext>
        </Foreseeing>
      </WhyNotContext>
    </GameContext>
  );
}
