import type { ItemFace } from '../model/cards.ts';
import { HANDS, ITEM_LIMITS } from '../model/item-limits.ts';
import type { Position } from '../model/position.ts';
import type { CardInstance, Figure } from '../model/state.ts';
import { faceOfItem } from './item-upgrades.ts';
import { hasModifier, listModifiers } from './modifiers.ts';

/** What is wrong with a figure's equipped items (pp.24, 31); empty when they are legal. */
export function listLoadoutFaults(
  position: Position,
  figure: Figure,
  equipped: readonly CardInstance[] = figure.cards,
): string[] {
  const faults: string[] = [];
  const items = equipped.filter((card) => card.type === 'item');
  const faces = items.map((card) => faceOfItem(position.cards, card));
  const asOne = hasModifier(position, figure, 'twoHandedAsOne');
  const handsOf = (face: ItemFace) =>
    asOne && face.kind === 'melee' ? Math.min(1, face.hands ?? 0) : (face.hands ?? 0);
  const hands = faces.reduce((n, face) => n + handsOf(face), 0);
  if (hands > HANDS) faults.push(`${hands} hands of weapons; ${HANDS} are the limit`);
  const kinds = faces.flatMap((face) => (face.hands ? [face.kind] : []));
  if (kinds.includes('melee') && kinds.includes('ranged'))
    faults.push('a melee weapon may not be paired with a ranged one');
  for (const [type, limit] of Object.entries(ITEM_LIMITS)) {
    const most = limit + extraSlots(position, figure, type);
    const count = items.filter((card, i) => typeOf(position, card, faces[i]!) === type).length;
    if (count > most) faults.push(`${count} of type ${type}; ${most} is the limit`);
  }
  return faults;
}

/** A DOUBLE item counts as what the side in use is (p.27): with hands a weapon, a weapon's other side a Relic. */
function typeOf(position: Position, card: CardInstance, face: ItemFace): string {
  if (face.hands !== undefined) return 'weapon';
  const type = position.cards.items[card.ref]?.itemType;
  return type === undefined || type === 'weapon' ? 'relic' : type;
}

function extraSlots(position: Position, figure: Figure, type: string): number {
  return listModifiers(position, figure).reduce(
    (n, { modifier }) => n + ('extraSlots' in modifier && modifier.extraSlots === type ? modifier.amount : 0),
    0,
  );
}
