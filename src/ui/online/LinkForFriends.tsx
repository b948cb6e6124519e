/** The invitation: its link and code, who can open it, and how it is withdrawn. */
import type { HostHere } from '../../stores/online/online-tables.ts';
import type { OnlineTable } from '../../stores/online/online-types.ts';
import { Fold } from '../kit/Fold.tsx';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { CopyField } from './CopyField.tsx';
import { QrCode } from './QrCode.tsx';

interface Props {
  readonly table: OnlineTable;
  /** null: it is not known just now. */
  readonly host: HostHere | null;
  /** It has hidden hands. */
  readonly hidden: boolean;
  readonly onDone: () => void;
}

export function LinkForFriends({ table, host, hidden, onDone }: Props) {
  const words = useWholeWords().ui.online.invite;
  const invite = useStore(table.store, (state) => state.invite);
  const isHost = useStore(table.store, (state) => state.isHost);
  return (
    <>
      {invite?.open ? (
        <div className="online-links grid gap-3">
          <div className="grid gap-3">
            <p>{words.linkAbout}</p>
            <CopyField label={words.link} text={invite.link} />
          </div>
          <QrCode text={invite.link} of={words.link} />
          {invite.watch !== undefined && <CopyField label={words.watchLink} text={invite.watch} />}
        </div>
      ) : (
        <p>{words.withdrawn}</p>
      )}
      {host && <Reach host={host} />}
      {hidden && <p>{words.hidden}</p>}
      <p className="sm soft">{words.hostRolls}</p>
      <p className="sheet-ways wrap">
        <button type="button" className="btn btn-primary" onClick={onDone}>
          {words.done}
        </button>
        {isHost && (
          <button
            type="button"
            className="btn"
            onClick={() => void (invite?.open ? table.withdrawInvite() : table.newInvite())}
          >
            {invite?.open ? words.withdraw : words.renew}
          </button>
        )}
      </p>
    </>
  );
}

/** What is true of each address the host has. */
function Reach({ host: { addresses } }: { readonly host: HostHere }) {
  const words = useWholeWords().ui.online.invite;
  return (
    <section className="grid gap-2" aria-label={words.reach}>
      <h3>{words.reach}</h3>
      <ul className="grid gap-1">
        {addresses.map(({ url, reach }) => (
          <li key={url} className="grid">
            <strong className="breakable">{url}</strong>
            <span className="sm soft">{words.reaches[reach]}</span>
          </li>
        ))}
      </ul>
      {!addresses.some(({ reach }) => reach === 'public') && (
        <Fold title={words.internet}>
          <ul className="listed pad-l-4 sm">
            {words.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}
