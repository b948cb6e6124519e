/** One seat: who holds it, and what can be done with it from here. */
import type { OnlineTable, SeatAt } from '../../stores/online/online-types.ts';
import { Fold } from '../kit/Fold.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { Presence } from './Presence.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly seat: SeatAt;
  /** This page has the host's key. */
  readonly isHost: boolean;
  /** By which name somebody sits down here. */
  readonly name: string;
}

export function SeatLine({ table, seat, isHost, name }: Props) {
  const { sheet: words } = useWholeWords().ui.online;
  const { id, holder } = seat;
  const person = holder?.by === 'person' ? holder : null;
  const sit = () => void table.sit(id, name.trim());
  // A free seat is anybody's; others the host alone can take over.
  const isOpen =
    holder === null || (isHost && (holder.by === 'bot' || (person?.is === 'away' && !person.mine)));
  return (
    <li className="grid gap-2 pad-2-3 panel">
      <div className="flex wrap middle between gap-2">
        <span className="grid">
          <strong>
            <bdi>{seat.name}</bdi>
          </strong>
          <Presence of={seat} />
        </span>
        <span className="flex wrap gap-2">
          {isOpen && (
            <button type="button" className="btn btn-small" disabled={name.trim() === ''} onClick={sit}>
              {holder === null ? words.sit : words.takeOver}
            </button>
          )}
          {person?.mine && (
            <button type="button" className="btn btn-small" onClick={() => table.leave(id)}>
              {words.leave}
            </button>
          )}
          {(person?.mine || (isHost && holder === null)) && (
            <button type="button" className="btn btn-small btn-quiet" onClick={() => table.giveToBot(id)}>
              {words.bot}
            </button>
          )}
        </span>
      </div>
      {isHost && person && !person.mine && (
        <Fold title={words.more(seat.name)}>
          <div className="flex wrap gap-2 pad-y-3">
            <button type="button" className="btn btn-small" onClick={() => table.giveToBot(id)}>
              {words.bot}
            </button>
            {person.is !== 'away' && (
              <button type="button" className="btn btn-small" onClick={() => table.markAway(id)}>
                {words.markAway}
              </button>
            )}
            <button type="button" className="btn btn-small" onClick={() => table.freeSeat(id)}>
              {words.free}
            </button>
            <AskedTwice
              name={words.second}
              about={words.secondAbout}
              onSure={() => table.nameSecond(person.key)}
            />
            <AskedTwice
              name={words.throwOut}
              about={words.throwOutAbout(person.name)}
              onSure={() => void table.throwOut(person.key)}
            />
          </div>
        </Fold>
      )}
    </li>
  );
}
