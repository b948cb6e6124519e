import { HANDS, handsOf, ITEM_LIMITS, slotOf } from '../../model/cards/item-limits.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { hasModifier, listModifiers } from './modifiers.ts';

/** What is wrong with the items a figure has equipped (pp.24, 31); empty when they are legal. */
export function listEquipmentFaults(position: Position, figure: Figure): string[] {
  const faults: string[] = [];
  const items = figure.cards.filter((card) => card.type === 'item');
  const faces = items.map((card) => faceOfItem(position.cards, card));
  const slots = items.map((card, i) => slotOf(position.cards.items[card.ref]!.itemType, faces[i]!));
  const asOne = hasModifier(position, figure, 'twoHandedAsOne');
  const hands = faces.reduce((n, face) => n + handsOf(face, asOne), 0);
  if (hands > HANDS) faults.push(`${hands} hands of weapons; ${HANDS} are the limit`);
  const kinds = faces.flatMap((face) => (face.hands ? [face.kind] : []));
  if (kinds.includes('melee') && kinds.includes('ranged'))
    faults.push('a melee weapon may not be paired with a ranged one');
  for (const [type, limit] of Object.entries(ITEM_LIMITS)) {
    const most = limit + extraSlots(position, figure, type);
    const count = slots.filter((slot) => slot === type).length;
    if (count > most) faults.push(`${count} of type ${type}; ${most} is the limit`);
  }
  return faults;
}

function extraSlots(position: Position, figure: Figure, type: string): number {
  return listModifiers(position, figure).reduce(
    (n, { modifier }) => n + ('extraSlots' in modifier && modifier.extraSlots === type ? modifier.amount : 0),
    0,
  );
}
