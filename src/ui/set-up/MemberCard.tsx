import type { AdventurerCard } from '../../engine/index.ts';
import { Stat } from '../cards/CardStats.tsx';
import { CardView } from '../cards/CardView.tsx';
import { DefenseIcon, HpIcon, MovementIcon, StaminaIcon, TurnOverIcon } from '../icons/index.ts';
import { useFold } from '../kit/use-fold.ts';
import { useWholeWords } from '../page/use-words.ts';

/** The numbers of an Adventurer's card under its portrait; turned over, all that the card says. */
export function MemberCard({ card }: { card: AdventurerCard }) {
  const words = useWholeWords();
  const { stat, card: ofCard } = words.ui.cards;
  const fold = useFold();
  return (
    <div className="member-card" data-turned={fold.isOpen || undefined}>
      <button
        {...fold.button}
        className="member-numbers flex wrap middle between gap-0-2 full touchable pad-x-3 lg pressable paper"
      >
        <span className="visually-hidden">
          {ofCard.turnOver}
          {card.name}
        </span>
        <Stat Icon={HpIcon} name={stat.hp}>
          {card.hp}
        </Stat>
        <Stat Icon={DefenseIcon} name={stat.defense}>
          {card.defense}
        </Stat>
        <Stat Icon={MovementIcon} name={stat.movement}>
          {card.movement}
        </Stat>
        <Stat Icon={StaminaIcon} name={stat.stamina}>
          {card.spRecovery}/{card.spMax}
        </Stat>
        <TurnOverIcon className="ink-soft" />
      </button>
      {fold.isOpen && (
        <div id={fold.id} className="turn-back mt-2">
          <CardView card={card} blocks={words.cards.wordsOn(card)} compact />
        </div>
      )}
    </div>
  );
}
