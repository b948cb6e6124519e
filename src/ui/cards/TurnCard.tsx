import type { Card } from '../../engine/index.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { ArmorIcon, DefenseIcon, GoldIcon, TurnOverIcon, XpIcon } from '../icons/index.ts';
import { useFold } from '../kit/use-fold.ts';
import { useWholeWords } from '../page/use-words.ts';
import { CardView } from './CardView.tsx';
import { Emblem } from './Emblem.tsx';
import './turn-card.css';

interface Props {
  readonly card: Card;
  /** Which of two sides is up. */
  readonly side?: 'back';
  /** Where it lies, if not before its Adventurer. */
  readonly note?: string;
}

const OPEN = 'btn btn-icon absolute top-1 right-1 above-1';
const CLOSED = 'grid gap-3px from-top full pad-1 text-center pressable paper';

/** A small card that is turned over in place: its picture, name and numbers, and behind them all it says. */
export function TurnCard({ card, side, note }: Props) {
  const words = useWholeWords();
  const fold = useFold();
  return (
    <div
      className="turn-card relative grid shrink"
      data-type={card.type}
      data-turned={fold.isOpen || undefined}
    >
      <button {...fold.button} className={`turn-front ${fold.isOpen ? OPEN : CLOSED}`}>
        <span className="visually-hidden">
          {words.ui.cards.card.turnOver}
          {card.name}
        </span>
        {fold.isOpen ? (
          <TurnOverIcon />
        ) : (
          <>
            <Emblem card={card} />
            <span className="size-0_78rem tracked-n0_02em breakable bold lead-1_1" aria-hidden="true">
              {card.name}
            </span>
            <span className="gap-2px-6px size-0_88rem flex wrap middle mid bold" aria-hidden="true">
              <Numbers card={card} side={side} />
            </span>
            {note && <small className="size-0_78rem italic lead-1_1 ink-soft">{note}</small>}
          </>
        )}
      </button>
      {fold.isOpen && (
        <div id={fold.id} className="turn-back">
          <CardView card={card} blocks={words.cards.wordsOn(card, side)} compact />
        </div>
      )}
    </div>
  );
}

/** The numbers one looks for first. */
function Numbers({ card, side }: Pick<Props, 'card' | 'side'>) {
  if (card.type === 'discipline')
    return card.story ? null : (
      <>
        <XpIcon />
        {card.xp}
      </>
    );
  if (card.type !== 'item') return null;
  const { dice, armor, defense } = (side && card.back) ?? card.front;
  if (!dice?.length && armor === undefined && defense === undefined)
    return (
      <>
        <GoldIcon />
        {card.cost}
      </>
    );
  return (
    <>
      {dice?.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed dice never move
        <DieChip key={i} die={die} size={20} decorative />
      ))}
      {armor !== undefined && (
        <span>
          <ArmorIcon />+{armor}
        </span>
      )}
      {defense !== undefined && (
        <span>
          <DefenseIcon />+{defense}
        </span>
      )}
    </>
  );
}
