/** Beside a game that is played online, or is to be: the strip with its sheet, what is told and asked, the invitation. */
import { useEffect, useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import type { OnlineTable } from '../../stores/online/online-types.ts';
import { useStore } from '../page/use-store.ts';
import { FaultTold } from './FaultTold.tsx';
import { HomeWay } from './HomeWay.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NoticesTold } from './NoticesTold.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { PressedInVain } from './PressedInVain.tsx';
import { SeatsSheet } from './SeatsSheet.tsx';
import { UndoBanner } from './UndoBanner.tsx';
import { useAnswerMarks } from './use-answer-marks.ts';
import { useAwake } from './use-awake.ts';
import { useCame } from './use-came.ts';
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
        <OnlineParts key={table.id} table={table} shown={shown} />
      ) : (
        id !== null && door.isKept(id) && <ComeBack door={door} id={id} />
      )}
      {id !== null && inviting === id && <InviteDialog door={door} id={id} table={table} />}
    </>
  );
}

function OnlineParts({ table, shown }: { readonly table: OnlineTable; readonly shown: string }) {
  const [open, setOpen] = useState(false);
  const awake = useAwake();
  const inVain = useAnswerMarks(table);
  useEffect(() => table.onScreen(shown), [table, shown]);
  return (
    <div className="online absolute above-4 bottom-0 left-0 right-0">
      <div className="online-notes absolute left-2 right-2 grid center gap-1 untouched">
        <NoticesTold table={table} />
        <PressedInVain table={table} times={inVain} />
        <UndoBanner table={table} />
      </div>
      <OnlineStrip table={table} onOpen={() => setOpen(true)} />
      {open && <SeatsSheet table={table} awake={awake} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A game this browser played online: its line is taken up again. */
function ComeBack({ door, id }: { readonly door: OnlineDoor; readonly id: string }) {
  const [tries, setTries] = useState(0);
  const came = useCame(async () => {
    const back = await (await door.fetch()).resume(id);
    return back && !back.ok ? back : { ok: true, value: null };
  }, tries);
  if (came.is !== 'failed') return null;
  return (
    <div className="online absolute above-4 bottom-0 left-0 right-0">
      <div className="online-notes absolute left-2 right-2 grid center gap-1 untouched">
        <FaultTold of={came.fault}>
          <HomeWay
            onAgain={() => setTries((n) => n + 1)}
            onPlayOn={() => void door.fetch().then((tables) => tables.playOnHere(id))}
          />
        </FaultTold>
      </div>
    </div>
  );
}
