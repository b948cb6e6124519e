import { PersonIcon } from '../icons/index.ts';

interface Props {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** One to four people. */
export function SeatNames({ names, onChange }: Props) {
  return (
    <div className="seats">
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
        <label key={i} className="seat">
          <PersonIcon aria-hidden="true" />
          <span className="visually-hidden">Name of player {i + 1}</span>
          <input
            value={name}
            maxLength={24}
            placeholder={`Player ${i + 1}`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(names.map((old, j) => (j === i ? event.target.value : old)))}
          />
          {names.length > 1 && (
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label={`Remove player ${i + 1}`}
              onClick={() => onChange(names.filter((_, j) => j !== i))}
            >
              ×
            </button>
          )}
        </label>
      ))}
      {names.length < 4 && (
        <button
          type="button"
          className="btn"
          onClick={() => onChange([...names, `Player ${names.length + 1}`])}
        >
          + Add a player
        </button>
      )}
    </div>
  );
}
