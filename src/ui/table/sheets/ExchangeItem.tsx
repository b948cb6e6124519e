import { type CardId, type CardInstance, cardIn, type Position } from '../../../engine/index.ts';
import type { ExchangeMove } from '../../../stores/middara/exchange.ts';
import { artOfCard } from '../../cards/card-art.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

interface Props {
  readonly card: CardInstance;
  readonly position: Position;
  readonly isChosen: boolean;
  /** It was found just now. */
  readonly isNew: boolean;
  /** It was equipped before, and lies in the Pack now. */
  readonly isSwapped: boolean;
  /** What its holder may do with it. */
  readonly moves: readonly ExchangeMove[];
  readonly onChoose: (card: CardId | null) => void;
  readonly onDo: (options: readonly string[]) => void;
}

/** An item: pressed or dragged, and then what else than going elsewhere may be done with it. */
export function ExchangeItem({ card, position, isChosen, isNew, isSwapped, moves, onChoose, onDo }: Props) {
  const words = useWholeWords().ui.exchange;
  const telling = useTelling(position);
  const found = cardIn(position.cards, card);
  if (!found) return null;
  const { Icon, band } = artOfCard(found);
  const name = telling.card(card.type, card.ref, card.type === 'item' && card.face === 'back');
  const state = isNew
    ? words.state.new
    : isSwapped
      ? words.state.swapped
      : card.exhausted
        ? words.state.exhausted
        : card.flipped
          ? words.state.flipped
          : null;
  const inPlace = moves.filter(({ act }) => act.do === 'turn-over' || act.do === 'discard');
  return (
    <li>
      <button
        type="button"
        className="exchange-item tall-44 flex gap-2 pad-1-2 on-raised middle full round-m plain font-around text-left edged"
        data-card={card.id}
        aria-pressed={isChosen}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', card.id);
          event.dataTransfer.effectAllowed = 'move';
          // The places open when it is chosen; while it begins the browser takes its picture.
          setTimeout(() => onChoose(card.id));
        }}
        onClick={() => onChoose(isChosen ? null : card.id)}
      >
        <span style={{ background: band }}>
          <Icon />
        </span>
        <span>{name}</span>{' '}
        {state && <small className={isNew ? 'ml-auto can bold' : 'ml-auto faint'}>{state}</small>}
      </button>
      {isChosen &&
        inPlace.map(({ act, options }) => (
          <button
            key={act.do}
            type="button"
            className="btn btn-small exchange-here mt-1 full touchable"
            onClick={() => onDo(options)}
          >
            {act.do === 'discard' ? words.discard : words.turnOver}
          </button>
        ))}
    </li>
  );
}
