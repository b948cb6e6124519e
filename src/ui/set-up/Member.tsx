import { type DragEvent, useState } from 'react';
import { costOfLoadout } from '../../engine/index.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { type SeatNumber, SeatPicture } from '../figures/SeatMark.tsx';
import { SwapIcon } from '../icons/index.ts';
import { TapeIcon } from '../icons/TapeIcon.tsx';
import { BudgetLine } from '../loadout/BudgetLine.tsx';
import { FaultLines } from '../loadout/FaultLines.tsx';
import type { PartyDraft } from '../loadout/use-party-draft.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { Bringing } from './Bringing.tsx';
import { MemberCard } from './MemberCard.tsx';

export type Direction = 'earlier' | 'later';

interface Props {
  readonly draft: PartyDraft;
  readonly place: number;
  readonly seat: number;
  /** Of those who play, by seat. */
  readonly names: readonly string[];
  readonly onSeat: (seat: number) => void;
  /** From a place to another; `by` is the arrow that was pressed, if one was. */
  readonly onMove: (from: number, to: number, by?: Direction) => void;
  readonly onSwap: () => void;
  readonly onEquip: () => void;
  /** Of a fifth, who may leave again (p.71). */
  readonly onRemove?: () => void;
}

/** What is dragged is known by its place alone. */
const DRAGGED = 'application/x-place';

/** One of the party, large: who it is, who plays it, its card to turn over, and what it brings. */
export function Member({ draft, place, seat, names, onSeat, onMove, onSwap, onEquip, onRemove }: Props) {
  const cards = useCards();
  const { party } = useWholeWords().ui.screens;
  const [over, setOver] = useState(false);
  const { card: id, loadout } = draft.members[place]!;
  const card = cards.adventurers[id];
  if (!card) return null;
  const cost = costOfLoadout(loadout, cards);
  const own = draft.faults.filter((fault) => fault.member === place);
  const arrow = (by: Direction, to: number) => (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      data-move={by}
      aria-label={party[by](card.name)}
      aria-disabled={to < 0 || to >= draft.members.length}
      onClick={() => onMove(place, to, by)}
    >
      <TapeIcon name={by === 'earlier' ? 'back' : 'on'} />
    </button>
  );
  return (
    <li
      className="member shrink round-14px"
      data-place={place}
      data-over={over || undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onMove(Number(event.dataTransfer.getData(DRAGGED)), place);
      }}
    >
      <div className="grid one-column gap-2 at-top pad-2">
        <div className="shrink">
          <div className="flex middle mid gap-3 pad-t-46px">
            {arrow('earlier', place - 1)}
            <button
              type="button"
              className="member-portrait relative bare clear edgeless draggable"
              draggable
              aria-label={party.swapFor(card.name, place + 1)}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAGGED, String(place));
                dataTransfer.effectAllowed = 'move';
              }}
              onClick={onSwap}
            >
              <Portrait of={id} cards={cards} size={164} />
              <span className="right-n6px bottom-n8px absolute flex middle gap-1 pad-x-2 round edged on-deep sm strong bright">
                <SwapIcon />
                {party.swap}
              </span>
            </button>
            {arrow('later', place + 1)}
          </div>
          <div className="grid gap-4px center mt-2 text-center">
            <h3 className="xl plain">{card.name}</h3>
            {names.length > 1 && (
              <label className="flex middle gap-2">
                <SeatPicture at={seat as SeatNumber} />
                <span className="visually-hidden">{party.playedBy(card.name)}</span>
                <select
                  className="most-9_5rem semi"
                  value={seat}
                  onChange={(event) => onSeat(Number(event.target.value))}
                >
                  {names.map((name, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
                    <option key={i} value={i}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </div>
        <MemberCard key={id} card={card} />
        <Bringing key={`brings ${id}`} name={card.name} loadout={loadout} />
        <div className="grid gap-2">
          <BudgetLine gold={cost.gold} xp={cost.xp} xpLimit={draft.budget.xp} faults={own} />
          <button type="button" className="btn" aria-label={party.chooseFor(card.name)} onClick={onEquip}>
            {party.choose}
          </button>
        </div>
        <FaultLines faults={own} />
        {onRemove && (
          <button
            type="button"
            className="btn btn-quiet btn-small"
            aria-label={party.removeFifth(card.name)}
            onClick={onRemove}
          >
            {party.remove}
          </button>
        )}
      </div>
    </li>
  );
}
