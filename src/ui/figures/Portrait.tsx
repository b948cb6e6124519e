import type { CSSProperties } from 'react';
import type { CardIndex, CardRef } from '../../engine/index.ts';
import { CowledIcon, MonsterIcon } from '../icons/index.ts';
import { iconOfCard } from './figure-art.ts';
import { useDrawn } from './use-drawn.ts';
import './figure-picture.css';
import './portrait.css';

interface Props {
  /** Of an Adventurer's or a Combatant's card. */
  readonly of: CardRef;
  readonly cards: Pick<CardIndex, 'adventurers' | 'combatants'>;
  /** Pixels of its card; a hat or a blade rises above it. */
  readonly size: number;
}

/** Somebody's portrait on a card of their own colour; decoration beside a name. An icon until it can be drawn. */
export function Portrait({ of, cards, size }: Props) {
  const drawn = useDrawn(cards, of);
  const adventurer = cards.adventurers[of];
  const Icon =
    iconOfCard((adventurer ?? cards.combatants[of])?.icon) ?? (adventurer ? CowledIcon : MonsterIcon);
  return (
    <span
      className="portrait relative grid rigid centered"
      style={{ '--portrait-size': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {drawn ? (
        <svg className="portrait-picture absolute untouched" viewBox="0 0 260 260" aria-hidden="true">
          <image href={drawn.portrait()} width="260" height="260" />
        </svg>
      ) : (
        <Icon />
      )}
    </span>
  );
}
