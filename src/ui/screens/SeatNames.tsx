import { useWords } from '../hooks/use-words.ts';
import { PersonIcon } from '../icons/index.ts';

interface Props {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** One to four people. */
export function SeatNames({ names, onChange }: Props) {
  const words = useWords().ui.screens.seats;
  return (
    <div className="seats">
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
        <label key={i} className="seat">
          <PersonIcon aria-hidden="true" />
          <span className="visually-hidden">{words.nameOf(i + 1)}</span>
          <input
            value={name}
            maxLength={24}
            placeholder={words.player(i + 1)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(names.map((old, j) => (j === i ? event.target.value : old)))}
          />
          {names.length > 1 && (
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label={words.remove(i + 1)}
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
          onClick={() => onChange([...names, words.player(names.length + 1)])}
        >
          {words.add}
        </button>
      )}
    </div>
  );
}
