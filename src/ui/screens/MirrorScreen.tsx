import { useCallback, useState } from 'react';
import type { Mirror } from '../../stores/middara/mirrored.ts';
import { useOpened } from '../hooks/use-opened.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable, WhyNotContext } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { CannotOpen } from './CannotOpen.tsx';
import { MirrorTable } from './MirrorTable.tsx';
import { Wait } from './Wait.tsx';

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
