import { listRoomFaults, type RoomFault, roomOf, wornAs } from '../../model/cards/item-limits.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { listModifiers } from './modifiers.ts';

/** What is wrong with the items a figure has equipped (pp.24, 31); empty when they are legal. */
export function listEquipmentFaults(position: Position, figure: Figure): RoomFault[] {
  const worn = figure.cards
    .filter((card) => card.type === 'item')
    .map((card) => wornAs(position.cards.items[card.ref]!, faceOfItem(position.cards, card)));
  const standing = [
    ...listModifiers(position, figure, 'twoHandedAsOne'),
    ...listModifiers(position, figure, 'extraSlots'),
  ].map(({ modifier }) => modifier);
  return listRoomFaults(worn, roomOf(worn, standing));
}
