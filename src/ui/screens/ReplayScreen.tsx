import { useEffect, useState } from 'react';
import type { Replay } from '../../stores/middara/replay.ts';
import type { Opened } from '../../stores/table/opened.ts';
import { momentIn } from '../hooks/use-route.ts';
import { useTable, WhyNotContext } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { CannotOpen } from './CannotOpen.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { Wait } from './Wait.tsx';

/** Watches a game, from its start or from a moment that the address names. */
export function ReplayScreen({ of }: { of: string }) {
  const { game: id, moment } = momentIn(of);
  const table = useTable();
  const { settingTable } = useWords().ui.screens.first;
  const [opened, setOpened] = useState<Opened<Replay> | null>(null);
  useEffect(() => {
    let gone = false;
    let replay: Replay | null = null;
    setOpened(null);
    void table.watch(id).then((result) => {
      if (gone) return;
      if (result.ok) replay = result.value;
      if (moment !== null) replay?.seek(moment);
      setOpened(result);
    });
    return () => {
      gone = true;
      replay?.close();
    };
  }, [table, id, moment]);
  if (!opened) return <Wait text={settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  return (
    <WhyNotContext value={opened.value.whyNot}>
      <ReplayTable replay={opened.value} />
    </WhyNotContext>
  );
}
