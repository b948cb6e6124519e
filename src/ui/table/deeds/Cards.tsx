import { type ComponentProps, useRef, useState } from 'react';
import type { Option, Position, Prompt } from '../../../engine/index.ts';
import type { Ahead } from '../../../stores/middara/asked-ahead.ts';
import {
  cardOf,
  cardsOf,
  cardsOnWay,
  type Keyed,
  keyedCards,
  type TurnCard,
} from '../../../stores/middara/turn-cards.ts';
import { useFit } from '../../frame/use-fit.ts';
import { useLayout, useRoomForCards } from '../../frame/use-layout.ts';
import { ConsumableIcon } from '../../icons/index.ts';
import { MoreIcon } from '../../icons/MoreIcon.tsx';
import { latePart } from '../../page/part.tsx';
import { useHeldPress } from '../../page/use-held-press.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { DeedCard, StackCard } from './DeedCard.tsx';

const DeedText = latePart(async () => (await import('./DeedText.tsx')).DeedText);
const MoreSheet = latePart(async () => (await import('./MoreSheet.tsx')).MoreSheet);

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onCard: ComponentProps<typeof DeedCard>['onPress'];
  readonly onAnswer: (option: Option) => void;
  /** It moves: the end of that, and the turn behind it, whose cards are pressed as if it stood there. */
  readonly ahead?: Ahead | null;
  readonly onAhead?: (card: TurnCard) => void;
  /** Of the cards behind, those that leave nobody but friends. */
  readonly warned?: readonly Option[];
}

/** Cards there is room for on a low phone. */
const LOW = 6;

/** What the figure can do, a card each, in an order that never changes; what has no room lies under the last one. */
export function Cards(props: Props) {
  const { position, pending, hinted, onCard, onAnswer, ahead = null, warned = [] } = props;
  const { onAhead = (card: TurnCard) => onCard(card, false) } = props;
  const words = useWords().ui.panels.dock;
  const telling = useTelling(position);
  const most = useRoomForCards();
  // Two rows of a low phone have no room for what a card does.
  const large = useLayout() === 'phone' && most <= LOW ? 3 : 6;
  const cards = ahead ? cardsOnWay(pending, ahead.next, most) : cardsOf(pending, most);
  const isBehind = (card: TurnCard) =>
    ahead !== null && card.act.do !== 'move' && !pending.options.includes(card.options[0]!);
  const askerOf = (card: TurnCard) => (ahead && isBehind(card) ? ahead.next : pending);
  const [open, setOpen] = useState<'items' | 'more' | null>(null);
  const [read, setRead] = useState<TurnCard | null>(null);
  const row = useRef<HTMLDivElement>(null);
  useFit(row);
  const places = keyedCards(cards).filter(
    ({ card }) => typeof card === 'string' || !cards.ends.includes(card),
  );
  const listening = useHeldPress(({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-card]')?.dataset.card;
    const card = cards.shown.find((one) => one.key === key);
    if (card) setRead(card);
    return card !== undefined;
  });
  const others = cards.shown.map(({ act }) => act);
  const idsOf = (all: readonly TurnCard[]) => all.flatMap(({ options }) => options.map(({ id }) => id));
  const place = ({ key, card }: Keyed) => {
    if (typeof card !== 'string')
      return (
        <DeedCard
          key={card.key}
          position={position}
          asker={askerOf(card)}
          pending={pending}
          card={card}
          others={others}
          shortcut={key}
          hinted={hinted}
          first={isBehind(card) ? ahead?.first.id : undefined}
          warned={card.options.some((one) => warned.includes(one))}
          onPress={(pressed, isLookedAt, target) =>
            isBehind(card) && !target ? onAhead(pressed) : onCard(pressed, isLookedAt, target)
          }
        />
      );
    const isItems = card === 'items';
    const under = isItems ? cards.items : cards.more;
    return (
      <StackCard
        key={card}
        name={isItems ? words.items.name(under.length) : words.more.name}
        line={isItems ? words.items.effect : words.more.effect(idsOf(under).length)}
        icon={isItems ? ConsumableIcon : MoreIcon}
        shortcut={key}
        options={idsOf(under)}
        open={open === card}
        hinted={hinted}
        onPress={() => setOpen(card)}
      />
    );
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of fixed height everywhere */}
      <div
        ref={row}
        role="group"
        className="deeds grid gap-6px tall"
        aria-label={words.cards}
        data-many={places.length > large || undefined}
        {...listening}
      >
        {places.map(place)}
      </div>
      {read && (
        <DeedText
          title={telling.cardTitle(read.act, others, pending.figure)}
          card={read}
          position={position}
          pending={askerOf(read)}
          onClose={() => setRead(null)}
        />
      )}
      {open && (
        <MoreSheet
          title={open === 'items' ? words.items.name(cards.items.length) : words.more.name}
          cards={open === 'items' ? cards.items : cards.more}
          position={position}
          pending={open === 'more' && ahead ? ahead.next : pending}
          hinted={hinted}
          first={open === 'more' ? ahead?.first.id : undefined}
          onAnswer={(option) => {
            setOpen(null);
            const card = cardOf(option);
            if (isBehind(card)) onAhead(card);
            else onAnswer(option);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
