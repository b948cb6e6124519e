/** Friends who are not in the room are invited: who may, how the table is hosted, and then the link. */
import { useState } from 'react';
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import type { HostHere, MayInvite, OnlineTables } from '../../stores/online/online-tables.ts';
import type { OnlineTable } from '../../stores/online/online-types.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { CopyField } from './CopyField.tsx';
import { FaultTold } from './FaultTold.tsx';
import { HostForm } from './HostForm.tsx';
import { LinkForFriends } from './LinkForFriends.tsx';
import { useCame } from './use-came.ts';

interface Props {
  readonly door: OnlineDoor;
  /** The game or campaign. */
  readonly id: string;
  /** It is played online already. */
  readonly table: OnlineTable | null;
}

interface Asked {
  readonly tables: OnlineTables;
  readonly host: HostHere | null;
  readonly of: MayInvite | null;
}

export function InviteDialog({ door, id, table }: Props) {
  const words = useWholeWords().ui.online.invite;
  const [tries, setTries] = useState(0);
  const came = useCame<Asked>(async () => {
    const tables = await door.fetch();
    return { ok: true, value: { tables, host: await tables.host(), of: await tables.inviting(id) } };
  }, tries);
  const leave = () => door.invite(null);
  return (
    <Sheet open title={words.title} onClose={leave}>
      {came.is === 'coming' && <p role="status">{words.asking}</p>}
      {came.is === 'failed' && <Again of={came.fault} onAgain={() => setTries((n) => n + 1)} />}
      {came.is === 'here' && <Told asked={came.value} id={id} table={table} onDone={leave} />}
    </Sheet>
  );
}

function Again({ of, onAgain }: { of: Parameters<typeof FaultTold>[0]['of']; onAgain: () => void }) {
  const { again } = useWholeWords().ui.online.join;
  return (
    <FaultTold of={of}>
      <p className="notice-ways">
        <button type="button" className="btn" onClick={onAgain}>
          {again}
        </button>
      </p>
    </FaultTold>
  );
}

interface ToldProps {
  readonly asked: Asked;
  readonly id: string;
  readonly table: OnlineTable | null;
  readonly onDone: () => void;
}

function Told({ asked: { tables, host, of }, id, table, onDone }: ToldProps) {
  const words = useWholeWords().ui.online.invite;
  if (table) return <LinkForFriends table={table} host={host} hidden={of?.hidden ?? false} onDone={onDone} />;
  if (!host)
    return (
      <>
        <p>{words.noHost}</p>
        <CopyField label={words.commandField} text={words.command} />
      </>
    );
  if (!host.mine) return <p>{words.notOwner}</p>;
  if (!of) return <p>{words.cannot}</p>;
  return <HostForm of={of} onHost={(how) => tables.invite(id, how)} />;
}
