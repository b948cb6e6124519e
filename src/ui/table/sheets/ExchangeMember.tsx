import {
  type CardId,
  type CardInstance,
  type Figure,
  PACK_SIZE,
  type Position,
} from '../../../engine/index.ts';
import type { ExchangeMove, Place } from '../../../stores/middara/exchange.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { AttackOf } from './AttackOf.tsx';
import { ExchangeItem } from './ExchangeItem.tsx';

interface Props {
  readonly position: Position;
  readonly figure: Figure;
  /** What this figure may change now. */
  readonly own: readonly ExchangeMove[];
  readonly chosen: CardId | null;
  /** Items equipped before anything was changed. */
  readonly wasWorn: ReadonlySet<CardId>;
  /** What was found just now. */
  readonly found: readonly CardId[];
  /** Whether an item may be laid there. */
  readonly placeOf: (card: CardId, to: Place) => boolean;
  readonly onChoose: (card: CardId | null) => void;
  readonly onMove: (card: CardId, to: Place) => void;
  readonly onDo: (options: readonly string[]) => void;
}

/** One Adventurer's items: those equipped, and the Pack; and its Companion. All are places an item may be dropped at, or sent to. */
export function ExchangeMember({
  position,
  figure,
  own,
  chosen,
  wasWorn,
  found,
  placeOf,
  onChoose,
  onMove,
  onDo,
}: Props) {
  const words = useWholeWords().ui.exchange;
  const telling = useTelling(position);
  const name = telling.figureName(figure);
  const worn = figure.cards.filter(({ type }) => type === 'item');
  const companions = figure.cards.filter(({ type }) => type === 'companion');
  const placed = (where: Place['in'], items: readonly CardInstance[], title: string) => {
    const to: Place = { figure: figure.id, in: where };
    const isHere = items.some(({ id }) => id === chosen);
    const isOpen = chosen !== null && !isHere && placeOf(chosen, to);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of three; buttons do the same
      <div
        className="exchange-place pad-2 round-m on-deep edged"
        data-open={isOpen || undefined}
        onDragOver={(event) => isOpen && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (chosen && isOpen) onMove(chosen, to);
        }}
      >
        <h4 className="mb-1 text-face sm untracked soft">{title}</h4>
        <ul className="grid gap-4px flush bare unlisted">
          {items
            .toSorted((a, b) => Number(found.includes(b.id)) - Number(found.includes(a.id)))
            .map((card) => (
              <ExchangeItem
                key={card.id}
                card={card}
                position={position}
                isChosen={card.id === chosen}
                isNew={found.includes(card.id)}
                isSwapped={where === 'pack' && wasWorn.has(card.id)}
                moves={own.filter(({ act }) => act.card === card.id)}
                onChoose={onChoose}
                onDo={onDo}
              />
            ))}
          {items.length === 0 && <li className="sm faint">{words.nothing}</li>}
        </ul>
        {isOpen && (
          <button
            type="button"
            className="btn btn-small exchange-here mt-1 full touchable"
            onClick={() => onMove(chosen, to)}
          >
            {words.to[where](name)}
          </button>
        )}
      </div>
    );
  };
  return (
    <section className="exchange-party grid at-top gap-2 shrink" aria-label={name} data-of={figure.id}>
      <h3 className="flex gap-2 middle size-md">
        <FigureBadge figure={figure} position={position} size={34} decorative />
        {name}
        <SeatMark seats={position.state.seats} seat={figure.seat} />
      </h3>
      {figure.kind === 'adventurer' && <AttackOf position={position} figure={figure} />}
      {placed('worn', worn, words.worn)}
      {placed('pack', figure.pack, words.pack(figure.pack.length, PACK_SIZE))}
      {(companions.length > 0 || own.some(({ act }) => act.do === 'take-companion')) &&
        placed('companion', companions, words.companion)}
    </section>
  );
}
