import type { CSSProperties } from 'react';
import type { AdventurerCard, CardIndex, CombatantCard } from '../../engine/index.ts';
import { iconOfCard } from '../board/figure-art.ts';
import { CowledIcon, MonsterIcon } from '../icons/index.ts';
import { useDrawn } from './use-drawn.ts';
import './portrait.css';

interface Props {
  readonly card: AdventurerCard | CombatantCard;
  readonly cards: Pick<CardIndex, 'adventurers' | 'combatants'>;
  /** Pixels of its card; a hat or a blade rises above it. */
  readonly size: number;
}

/** Somebody's portrait on a card of their own colour; decoration beside a name. An icon until it can be drawn. */
export function Portrait({ card, cards, size }: Props) {
  const drawn = useDrawn(cards, card.id);
  const Icon = iconOfCard(card.icon) ?? (card.type === 'adventurer' ? CowledIcon : MonsterIcon);
  return (
    <span className="portrait" style={{ '--portrait-size': `${size}px` } as CSSProperties} aria-hidden="true">
      {drawn ? <img src={drawn.portrait()} alt="" draggable={false} /> : <Icon />}
    </span>
  );
}
