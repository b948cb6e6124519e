import { type Die, faceOf } from '../../engine/index.ts';
import { useWords } from '../page/use-words.ts';
import { DieBody } from './DieBody.tsx';
import { SymbolIcon } from './SymbolIcon.tsx';
import { symbolsShown } from './symbols-shown.ts';
import './dice.css';

interface Props {
  readonly die: Die;
  /** 1-6, as on the die's row of ruling D1. */
  readonly face: number;
  /** Pixels, or all of its place. */
  readonly size?: number | '100%';
  readonly dimmed?: boolean;
  /** Chosen among others (which dice to roll again). Makes the button a toggle. */
  readonly selected?: boolean;
  /** The key that presses it. */
  readonly shortcut?: string;
  readonly onClick?: () => void;
}

/** One die as it lies: its number and its symbols, in its own colours. */
export function DieFace({ die, face, size = 58, dimmed, selected, shortcut, onClick }: Props) {
  const text = useWords().ui.dice.rolled({ die, face });
  const look = {
    className: 'die inline-block rigid bare clear as-around die-lies',
    'data-die': die,
    'data-face': face,
    'data-dimmed': dimmed || undefined,
    style: { width: size, height: size },
  };
  const body = (
    <DieBody die={die}>
      <FaceMarks die={die} face={face} letter={size === '100%' || size >= 52} />
    </DieBody>
  );
  if (!onClick) {
    return (
      <span role="img" aria-label={text} {...look}>
        {body}
      </span>
    );
  }
  // The letters on a die are no words: what it is called is said of its picture, not over them.
  return (
    <button type="button" aria-pressed={selected} aria-keyshortcuts={shortcut} onClick={onClick} {...look}>
      <span role="img" aria-label={text} className="block full tall">
        {body}
      </span>
    </button>
  );
}

function FaceMarks({ die, face, letter }: { die: Die; face: number; letter: boolean }) {
  const { letter: letters } = useWords().ui.dice;
  const symbols = symbolsShown({ die, face });
  const corner = letter && (
    <text x="11" y="24" className="die-letter" opacity={0.72}>
      {letters[die]}
    </text>
  );
  if (die === 'black') {
    const skull = symbols[0] === 'skull';
    return (
      <>
        {skull ? (
          <SymbolIcon symbol="skull" x={20} y={18} size={60} />
        ) : (
          symbols.map((symbol, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places on a face are its identity
            <SymbolIcon key={i} symbol={symbol} x={19 + (i % 2) * 33} y={17 + (i >> 1) * 33} size={29} />
          ))
        )}
      </>
    );
  }
  const { number } = faceOf({ die, face });
  const wide = number > 9;
  const step = symbols.length > 3 ? 22 : 27;
  const size = symbols.length > 3 ? 21 : 25;
  const start = 50 - ((symbols.length - 1) * step) / 2 - size / 2;
  return (
    <>
      <text
        x={wide ? 56 : 50}
        y={symbols.length ? 52 : 68}
        className="die-number text-face heavy anchored"
        letterSpacing="-0.03em"
        fontSize={symbols.length ? 50 : 62}
      >
        {number}
      </text>
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places on a face are its identity
        <SymbolIcon key={i} symbol={symbol} x={start + i * step} y={61} size={size} />
      ))}
      {corner}
    </>
  );
}
