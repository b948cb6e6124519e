/** What can be done with the table as a whole: a report of it, and playing on without its server. */
import { useState } from 'react';
import type { OnlineTable } from '../../stores/online/online-types.ts';
import { Group } from '../kit/Group.tsx';
import { downloadText } from '../page/download.ts';
import { goTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly table: OnlineTable;
  /** Its line is gone. */
  readonly isGone: boolean;
  /** The game on the screen becomes one of this browser alone. */
  readonly leave: () => Promise<void>;
}

export function TablePart({ table, isGone, leave }: Props) {
  const { sheet: words } = useWholeWords().ui.online;
  const [busy, setBusy] = useState(false);
  const playOn = async () => {
    setBusy(true);
    try {
      goTo(table.screen, await table.playOnHere());
    } catch {
      // What reads a copy in comes from the host, which is gone: then it is no copy.
      await leave();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group title={words.game} about={isGone ? words.playOnAbout : undefined}>
      <p className="flex wrap gap-2 pad-y-3">
        {isGone && (
          <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void playOn()}>
            {words.playOn}
          </button>
        )}
        <button
          type="button"
          className="btn"
          onClick={() => downloadText(`table-${table.id}.json`, table.report())}
        >
          {words.report}
        </button>
      </p>
    </Group>
  );
}
