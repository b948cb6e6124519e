import { useCallback, useState } from 'react';
import type { Mirror } from '../../stores/middara/mirrored.ts';
import { CannotOpen } from '../opening/CannotOpen.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { Wait } from '../opening/Wait.tsx';
import { useStore } from '../page/use-store.ts';
import { useTable, WhyNotContext } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { MirrorTable } from './MirrorTable.tsx';

/** A game that is played in another window, for those who only look on: a television at the end of the table. */
export function MirrorScreen({ id }: { id: string }) {
  const table = useTable();
  const { settingTable } = useWords().ui.screens.first;
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it anew
  const open = useCallback(() => table.mirror(id), [table, id, tries]);
  const opened = useOpened(open);
  if (!opened) return <Wait text={settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  return <Followed mirror={opened.value} onAgain={() => setTries((n) => n + 1)} />;
}

function Followed({ mirror, onAgain }: { mirror: Mirror; onAgain: () => void }) {
  const { live, lost } = useStore(mirror.state, (state) => state);
  return (
    <WhyNotContext value={mirror.whyNot}>
      <MirrorTable mirror={mirror} live={live} onAgain={lost ? onAgain : null} />
    </WhyNotContext>
  );
}
