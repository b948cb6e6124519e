import type { ReactNode } from 'react';
import { type AdventurerCard, type CombatantCard, type ItemFace, SKILLS } from '../../engine/index.ts';
import { DieChip } from '../dice/DieChip.tsx';
import type { IconComponent } from '../icons/icon.tsx';
import {
  AgilityIcon,
  ArmorIcon,
  CastingIcon,
  ConvictionIcon,
  DefenseIcon,
  HandIcon,
  HpIcon,
  LoreIcon,
  MovementIcon,
  PerceptionIcon,
  PresenceIcon,
  RangeIcon,
  StaminaIcon,
  StrengthIcon,
} from '../icons/index.ts';
import { useWords } from '../page/use-words.ts';

const SKILL_ICONS: Readonly<Record<(typeof SKILLS)[number], IconComponent>> = {
  presence: PresenceIcon,
  lore: LoreIcon,
  agility: AgilityIcon,
  perception: PerceptionIcon,
  strength: StrengthIcon,
};

/** A number with its sign; the word is said, and shown on hover. */
export function Stat({ Icon, name, children }: { Icon: IconComponent; name: string; children: ReactNode }) {
  return (
    <span className="stat inline-flex middle gap-4px bold" title={name}>
      <Icon className="size-1_25em see-0_8" />
      <span className="visually-hidden">{name} </span>
      {children}
    </span>
  );
}

/** What is printed on one side of an item: dice, hands, range, armor, defense. */
export function ItemStats({ face }: { face: ItemFace }) {
  const words = useWords().ui.cards.stat;
  return (
    <div className="card-stats flex wrap middle gap-6px-3 high-32px lg">
      {face.dice?.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed dice never move
        <DieChip key={i} die={die} size={32} />
      ))}
      {face.hands && (
        <Stat Icon={HandIcon} name={words.hands}>
          {face.hands}
        </Stat>
      )}
      {face.range !== undefined && (
        <Stat Icon={RangeIcon} name={words.range}>
          {face.range}
        </Stat>
      )}
      {face.armor !== undefined && (
        <Stat Icon={ArmorIcon} name={words.armor}>
          +{face.armor}
        </Stat>
      )}
      {face.defense !== undefined && (
        <Stat Icon={DefenseIcon} name={words.defense}>
          +{face.defense}
        </Stat>
      )}
    </div>
  );
}

/** The printed numbers of an adventurer or a combatant. */
export function FigureCardStats({ card }: { card: AdventurerCard | CombatantCard }) {
  const { stat: words, skill: skillName } = useWords().ui.cards;
  const combatant = card.type === 'combatant';
  return (
    <>
      <div className="card-stats flex wrap middle gap-6px-3 high-32px lg">
        <Stat Icon={HpIcon} name={words.hp}>
          {card.hp}
        </Stat>
        <Stat Icon={DefenseIcon} name={words.defense}>
          {card.defense}
        </Stat>
        {combatant && (
          <Stat Icon={ArmorIcon} name={words.armor}>
            {card.armor}
          </Stat>
        )}
        <Stat Icon={MovementIcon} name={words.movement}>
          {card.movement}
        </Stat>
        {card.spMax !== undefined && (
          <Stat Icon={StaminaIcon} name={words.stamina}>
            {card.spRecovery}/{card.spMax}
          </Stat>
        )}
      </div>
      <div className="card-stats flex wrap middle gap-6px-3 high-32px lg">
        {combatant &&
          card.dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed dice never move
            <DieChip key={i} die={die} size={32} />
          ))}
        <Stat Icon={ConvictionIcon} name={words.conviction}>
          <DieChip die={card.conviction[0]} size={26} />
          <DieChip die={card.conviction[1]} size={26} />
        </Stat>
        {card.casting && (
          <Stat Icon={CastingIcon} name={words.casting}>
            <DieChip die={card.casting} size={26} />
          </Stat>
        )}
      </div>
      {!combatant && (
        <div className="card-stats flex wrap middle gap-6px-3 pad-t-1 paper-line between">
          {SKILLS.map((skill) => (
            <Stat key={skill} Icon={SKILL_ICONS[skill]} name={skillName(skill)}>
              {card.skills[skill]}
            </Stat>
          ))}
        </div>
      )}
    </>
  );
}
