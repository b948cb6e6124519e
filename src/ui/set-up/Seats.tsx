import {
  type AtTable,
  MOST_PLAYERS,
  NATIVE_PLAYERS,
  withName,
  withoutPlayer,
  withPlayers,
} from '../../stores/loadout/at-table.ts';
import { type SeatNumber, SeatPicture } from '../figures/SeatMark.tsx';
import { Choices } from '../kit/Choices.tsx';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly table: AtTable;
  readonly onChange: (table: AtTable) => void;
}

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat as SeatNumber);

/** How many play, and who: a seat each, with its colour and shape; beside four a fifth (p.71). */
export function Seats({ table, onChange }: Props) {
  const words = useWholeWords().ui.screens.seats;
  const { players, names } = table;
  return (
    <div className="grid gap-3">
      <Choices
        short
        title={words.playWith}
        items={SEATS}
        chosen={players - 1}
        told={(seat) => ({ name: words.players(seat + 1) })}
        onChoose={(seat) => onChange(withPlayers(table, seat + 1))}
      />
      {(players === 2 || players === 3) && <p>{words.share(players)}</p>}
      {players > NATIVE_PLAYERS && <p>{words.five}</p>}
      <ul className="columns-fill-9_5rem grid gap-2-4">
        {SEATS.slice(0, players).map((seat) => (
          <li key={seat} className="flex middle gap-2">
            <SeatPicture at={seat} />
            <label className="grow shrink">
              <span className="visually-hidden">{words.nameOf(seat + 1)}</span>
              <input
                className="semi full"
                value={names[seat]}
                maxLength={24}
                placeholder={words.player(seat + 1)}
                autoComplete="off"
                onFocus={(event) => event.target.select()}
                onChange={(event) => onChange(withName(table, seat, event.target.value))}
              />
            </label>
            {players > 1 && (
              <button
                type="button"
                className="btn btn-quiet btn-icon"
                aria-label={words.remove(seat + 1)}
                onClick={() => onChange(withoutPlayer(table, seat))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
