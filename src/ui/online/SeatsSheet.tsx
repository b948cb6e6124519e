/** Everything of an online table that is no playing: seats, undo's agreement to dice, talk, names, the table itself. */
import { useState } from 'react';
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { OwnPart } from './OwnPart.tsx';
import { SeatLine } from './SeatLine.tsx';
import { TablePart } from './TablePart.tsx';
import { TalkPart } from './TalkPart.tsx';
import type { Awake } from './use-awake.ts';
import { WayBack } from './WayBack.tsx';

interface Props {
  readonly table: OnlineTable;
  /** null: the screen cannot be kept on here. */
  readonly awake: Awake | null;
  readonly onClose: () => void;
  /** The game on the screen becomes one of this browser alone. */
  readonly leave: () => Promise<void>;
}

const all = (state: OnlineState): OnlineState => state;

export function SeatsSheet({ table, awake, onClose, leave }: Props) {
  const { sheet: words, lineAbout, nameless } = useWholeWords().ui.online;
  const state = useStore(table.store, all);
  const { seats, line, watchers, wayBack, isHost, watching } = state;
  const [name, setName] = useState(() => nameIn(state));
  const isGone = line.is === 'gone' || line.is === 'refused';
  const whole = <TablePart table={table} isGone={isGone} leave={leave} />;
  return (
    <Sheet open title={words.title} onClose={onClose}>
      {line.is === 'gone' && <p>{lineAbout.gone}</p>}
      {line.is === 'refused' && <p>{lineAbout.refused(line.why)}</p>}
      {isGone && whole}
      <ul className="grid gap-2">
        {seats.map((seat) => (
          <SeatLine key={seat.id} table={table} seat={seat} isHost={isHost} name={name} />
        ))}
      </ul>
      {watchers.length > 0 && (
        <p>
          {words.watchers}: <bdi>{watchers.map((name) => name || nameless).join(', ')}</bdi>
        </p>
      )}
      <OwnPart table={table} state={state} name={name} onName={setName} awake={awake} />
      {!watching && <TalkPart table={table} />}
      {wayBack !== null && <WayBack link={wayBack} />}
      {!isGone && whole}
    </Sheet>
  );
}

/** By which name this page is seen; empty where it has none yet. */
function nameIn({ seats }: OnlineState): string {
  for (const { holder } of seats) if (holder?.by === 'person' && holder.mine) return holder.name;
  return '';
}
