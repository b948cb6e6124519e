/** The host's own link (`#/host/…`): its secret is remembered and the address cleared; the first page lies below. */
import type { OnlineDoor } from '../../stores/online/online-door.ts';
import { Notice } from '../kit/Notice.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { FaultTold } from './FaultTold.tsx';
import { useCame } from './use-came.ts';
import { useTaken } from './use-taken.ts';

interface Props {
  readonly door: OnlineDoor;
  readonly secret: string;
}

export function HostNotice({ door, secret: given }: Props) {
  const { host } = useWholeWords().ui.online;
  const secret = useTaken('host', given);
  const came = useCame(async () => {
    const tables = await door.fetch();
    if (secret !== '') await tables.own(secret);
    const here = await tables.host();
    if (!here) return { ok: false, fault: 'no-host' };
    return here.mine ? { ok: true, value: null } : { ok: false, fault: 'not-owner' };
  });
  if (came.is === 'coming') return null;
  return (
    <div className="pad-3">
      {came.is === 'failed' ? (
        <FaultTold of={came.fault} />
      ) : (
        <Notice calm title={host.title}>
          <p className="notice-text">{host.about}</p>
        </Notice>
      )}
    </div>
  );
}
