import { useCallback } from 'react';
import { CannotOpen } from '../opening/CannotOpen.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { Wait } from '../opening/Wait.tsx';
import { momentIn } from '../page/use-route.ts';
import { useTable, WhyNotContext } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { ReplayTable } from './ReplayTable.tsx';

/** Watches a game, from its start or from a moment that the address names. */
export function ReplayScreen({ of }: { of: string }) {
  const { game: id, moment } = momentIn(of);
  const table = useTable();
  const { settingTable } = useWords().ui.screens.first;
  const open = useCallback(async () => {
    const result = await table.watch(id);
    if (result.ok && moment !== null) result.value.seek(moment);
    return result;
  }, [table, id, moment]);
  const opened = useOpened(open);
  if (!opened) return <Wait text={settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  return (
    <WhyNotContext value={opened.value.whyNot}>
      <ReplayTable replay={opened.value} />
    </WhyNotContext>
  );
}
