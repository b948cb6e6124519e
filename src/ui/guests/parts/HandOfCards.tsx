import { useWholeWords } from '../../page/use-words.ts';
import '../guest-table.css';

/** A card in somebody's hand. */
export interface HandCard {
  readonly id: string;
  readonly title: string;
  /** What counts most on it, large: its number. */
  readonly big?: string;
  readonly text?: string;
  /** The answer that it gives when it is pressed; absent while it cannot be played. */
  readonly option?: string | undefined;
}

interface Props {
  /** Or how many there are, where they are shut. */
  readonly cards: readonly HandCard[] | number;
  readonly onAnswer: (option: string) => void;
}

/** The cards of whoever looks, side by side; they scroll where there is no room. */
export function HandOfCards({ cards, onAnswer }: Props) {
  const { hand } = useWholeWords().ui.guestTable;
  if (typeof cards === 'number') return <p className="flush center soft">{hand.shut(cards)}</p>;
  const isPlayed = cards.some(({ option }) => option !== undefined);
  return (
    <ul
      className="flex gap-2 flush bare unlisted scroll-x pad-2"
      aria-label={hand.title}
      // Where none of them takes the keys, the row does: it scrolls.
      tabIndex={isPlayed ? undefined : 0}
    >
      {cards.map(({ id, title, big, text, option }) => {
        const face = (
          <>
            {big !== undefined && <strong className="display-face xl">{big}</strong>}
            <span className="hand-title semi">{title}</span>
            {text !== undefined && <small>{text}</small>}
          </>
        );
        return (
          <li key={id} className="rigid">
            {option === undefined ? (
              <div className="hand-card grid center gap-2px pad-2 panel">{face}</div>
            ) : (
              <button
                type="button"
                className="hand-card grid center gap-2px pad-2 panel pressable touchable"
                data-option={option}
                onClick={() => onAnswer(option)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
