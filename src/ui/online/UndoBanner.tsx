/** An undo somebody asked for: answered here, or waited for. */
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { useKeys } from '../page/use-keys.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useAtTable } from './use-at-table.ts';

const undoOf = ({ undo }: OnlineState) => undo;
const seatsOf = ({ seats }: OnlineState) => seats;

export function UndoBanner({ table }: { readonly table: OnlineTable }) {
  const { undo: words } = useWholeWords().ui.online;
  const undo = useAtTable(table, undoOf);
  const seats = useAtTable(table, seatsOf);
  const isMine = undo?.forMe ?? false;
  useKeys(isMine ? { [words.keys.agree]: table.agree, [words.keys.refuse]: table.refuse } : {});
  if (!undo) return <div role="status" />;
  const { by, decisions, waitsFor, mine } = undo;
  const names = waitsFor.map((id) => {
    const seat = seats.find((one) => one.id === id);
    return seat?.holder?.by === 'person' ? seat.holder.name : (seat?.name ?? id);
  });
  const text = isMine
    ? words.asks(by, decisions)
    : mine
      ? words.mine(decisions, names)
      : words.others(by, decisions, names);
  return (
    <div role="status">
      <div
        className="online-note most-40rem edged on-raised flex wrap middle gap-2 pad-2-3 round-m touched shade-high"
        data-asks={isMine || undefined}
      >
        <p className="flex-1-1-12rem semi">{text}</p>
        {isMine && (
          <p className="flex gap-2">
            <button
              type="button"
              className="btn btn-primary"
              aria-keyshortcuts={words.keys.agree}
              onClick={table.agree}
            >
              {words.agree} <kbd className="kbd">{words.keys.agree.toUpperCase()}</kbd>
            </button>
            <button
              type="button"
              className="btn"
              aria-keyshortcuts={words.keys.refuse}
              onClick={table.refuse}
            >
              {words.refuse} <kbd className="kbd">{words.keys.refuse.toUpperCase()}</kbd>
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
