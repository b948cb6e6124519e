import { useCallback, useMemo } from 'react';
import type { Table } from '../stores/table/table-store.ts';
import { type Explain, ExplainContext } from '../ui/cards/explain-context.ts';
import { downloadGame } from '../ui/hooks/download.ts';
import { type Address, useAddress } from '../ui/hooks/use-route.ts';
import { TableContext } from '../ui/hooks/use-table.ts';
import { ErrorScreen } from '../ui/screens/ErrorScreen.tsx';
import { HomeScreen } from '../ui/screens/HomeScreen.tsx';
import { LinkScreen } from '../ui/screens/LinkScreen.tsx';
import { PlayScreen } from '../ui/screens/PlayScreen.tsx';
import { ReplayScreen } from '../ui/screens/ReplayScreen.tsx';
import { SetUpScreen } from '../ui/screens/SetUpScreen.tsx';
import { KEYWORDS } from '../words/en/keywords.ts';
import '../ui/panels/panels.css';
import '../ui/panels/sheet.css';

const explanations: Readonly<Record<string, ReturnType<Explain>>> = KEYWORDS;
const explain: Explain = (keyword) => explanations[keyword];

/** The app: one screen at a time, by the address. */
export function App({ table }: { table: Table }) {
  const address = useAddress();
  const key = `${address.screen}/${address.rest}`;
  const save = useCallback(() => {
    const record = table.current()?.record();
    if (record) downloadGame(record);
    return record !== undefined;
  }, [table]);
  const screen = useMemo(() => screenOf(address), [address]);
  return (
    <TableContext value={table}>
      <ExplainContext value={explain}>
        <ErrorScreen key={key} onSave={save}>
          {screen}
        </ErrorScreen>
      </ExplainContext>
    </TableContext>
  );
}

function screenOf({ screen, rest }: Address) {
  switch (screen) {
    case 'set-up':
      return <SetUpScreen encounter={rest} />;
    case 'play':
      return <PlayScreen id={rest} />;
    case 'watch':
      return <ReplayScreen id={rest} />;
    case 'link':
      return <LinkScreen packed={rest} />;
    default:
      return <HomeScreen />;
  }
}
