import type { CardIndex } from '../../model/cards/cards.ts';
import {
  listRoomFaults,
  type RoomFault,
  roomOf,
  type WornItem,
  wornAs,
} from '../../model/cards/item-limits.ts';
import { keptBy } from '../../model/kept.ts';
import type { Modifier } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { listModifiers, mightHaveModifier } from './modifiers.ts';

/** What is wrong with the items a figure has equipped (pp.24, 31); empty when they are legal. */
export function listEquipmentFaults(position: Position, figure: Figure): RoomFault[] {
  const worn: WornItem[] = [];
  for (const card of figure.cards) if (card.type === 'item') worn.push(wornItem(card, position.cards));
  return listRoomFaults(worn, roomOf(worn, listStandingOnRoom(position, figure)));
}

const wornItem = keptBy((card: CardInstance, cards: CardIndex) =>
  wornAs(cards.items[card.ref]!, faceOfItem(cards, card)),
);

/** What cards and abilities change of the room. */
function listStandingOnRoom(position: Position, figure: Figure): Modifier[] {
  const standing: Modifier[] = [];
  for (const field of ['twoHandedAsOne', 'extraSlots'] as const) {
    if (!mightHaveModifier(position, figure, field)) continue;
    for (const { modifier } of listModifiers(position, figure, field)) standing.push(modifier);
  }
  return standing;
}
