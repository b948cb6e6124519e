/** Beside a game that is played online, or is to be: the strip with its sheet, what is told and asked, the invitation. */
import { useEffect, useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import type { OnlineTable } from '../../stores/online/online-types.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { ComeBack } from './ComeBack.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NoticesTold } from './NoticesTold.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { PressedInVain } from './PressedInVain.tsx';
import { SeatsSheet } from './SeatsSheet.tsx';
import { UndoBanner } from './UndoBanner.tsx';
import { useAnswerMarks } from './use-answer-marks.ts';
import { useAtTable } from './use-at-table.ts';
import { useAwake } from './use-awake.ts';
import './online.css';

interface Props {
  readonly door: OnlineDoor;
  /** null: it is to be come back to, or is not played online yet. */
  readonly table: OnlineTable | null;
  /** What is invited to or come back to; null where neither is. */
  readonly id: string | null;
  /** What stands on the screen. */
  readonly shown: string;
}

export function AtOnline({ door, table, id, shown }: Props) {
  const inviting = useStore(door.store, (at) => at.inviting);
  return (
    <>
      {table ? (
        <OnlineParts
          key={table.id}
          table={table}
          shown={shown}
          leave={async () => void (await (await door.fetch()).playOnHere(id ?? shown))}
        />
      ) : (
        id !== null && door.isKept(id) && <ComeBack door={door} id={id} />
      )}
      {id !== null && inviting === id && <InviteDialog door={door} id={id} table={table} />}
    </>
  );
}

interface PartsProps extends Pick<Props, 'shown'> {
  readonly table: OnlineTable;
  /** The game on the screen becomes one of this browser alone. */
  readonly leave: () => Promise<void>;
}

function OnlineParts({ table, shown, leave }: PartsProps) {
  const [open, setOpen] = useState(false);
  const awake = useAwake();
  const { strip } = useWholeWords().ui.online;
  const sent = useAtTable(table, (state) => state.sent);
  const waitsFor = useAtTable(table, (state) => state.waitsFor);
  const why = waitsFor === null ? '' : strip.decides(waitsFor);
  const inVain = useAnswerMarks({ closed: waitsFor !== null || sent !== null, sent, why });
  useEffect(() => table.onScreen(shown), [table, shown]);
  return (
    <div className="online absolute above-4 bottom-0 left-0 right-0">
      <div className="online-notes absolute left-2 right-2 grid center gap-1 untouched">
        <NoticesTold table={table} />
        <PressedInVain why={sent === null ? why : strip.sent} times={inVain} />
        <UndoBanner table={table} />
      </div>
      <OnlineStrip table={table} onOpen={() => setOpen(true)} />
      {open && <SeatsSheet table={table} awake={awake} leave={leave} onClose={() => setOpen(false)} />}
    </div>
  );
}
