import type { CardIndex } from '../../model/cards/cards.ts';
import {
  fitsBeside,
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
import { figureWith } from '../../model/with.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { hasPassiveOn, passivesWith } from '../cards/passives.ts';
import { listModifiers, mightBeGivenModifier } from './modifiers.ts';

/** What is wrong with the items a figure has equipped (pp.24, 31); empty when they are legal. */
export function listEquipmentFaults(position: Position, figure: Figure): readonly RoomFault[] {
  const { worn, faults } = laidOut(figure.cards, position.cards);
  if (!hangsOnMore(position, figure)) return faults;
  return listRoomFaults(worn, roomOf(worn, listStandingOnRoom(position, figure)));
}

/** Items as they lie, in the room they have where nothing but the cards beside them changes it. */
const laidOut = keptBy((lying: readonly CardInstance[], cards: CardIndex) => {
  const worn: WornItem[] = [];
  for (const card of lying) if (card.type === 'item') worn.push(wornItem(card, cards));
  const own = OF_ROOM.flatMap((field) => passivesWith(cards, { cards: lying }, field));
  const room = roomOf(
    worn,
    own.map(({ modifier }) => modifier),
  );
  const isConditional = own.some(({ held }) => held.ability.conditions !== undefined);
  return { worn, room, faults: listRoomFaults(worn, room), isConditional };
});

/** Whether the room hangs on more than how the cards lie. */
const hangsOnMore = (position: Position, figure: Figure): boolean =>
  laidOut(figure.cards, position.cards).isConditional ||
  OF_ROOM.some((field) => mightBeGivenModifier(position, figure, field));

const OF_ROOM = ['twoHandedAsOne', 'extraSlots'] as const;

const wornItem = keptBy((card: CardInstance, cards: CardIndex) =>
  wornAs(cards.items[card.ref]!, faceOfItem(cards, card)),
);

/** What cards and abilities change of the room. */
function listStandingOnRoom(position: Position, figure: Figure): Modifier[] {
  const standing: Modifier[] = [];
  for (const field of OF_ROOM)
    for (const { modifier } of listModifiers(position, figure, field)) standing.push(modifier);
  return standing;
}

/** Whether its items would be legal with one put away (`off`), one put on (`on`), or both: turned over. */
export type Legality = (off: CardInstance | null, on: CardInstance | null) => boolean;

/**
 * What changes of a figure's items are legal. The slots an item gives are gone with it. Who has too much for another
 * reason may still put some of it away. Where there is not too much, and nothing but the cards that stay changes the
 * room, a change is judged by the item it brings alone: what is put away makes room.
 */
export function legalityOf(position: Position, figure: Figure): Legality {
  const { cards } = position;
  const faults = listEquipmentFaults(position, figure).length;
  const { worn, room } = laidOut(figure.cards, cards);
  const isSimple = faults === 0 && !hangsOnMore(position, figure);
  const givesRoom = (card: CardInstance) => OF_ROOM.some((field) => hasPassiveOn(cards, card, field));
  return (off, on) => {
    if (off === null && on === null) return faults === 0;
    if (isSimple && !(off && givesRoom(off)) && !(on && givesRoom(on)))
      return on === null || fitsBeside(worn, room, wornItem(on, cards), off && wornItem(off, cards));
    const left = off === null ? figure.cards : figure.cards.filter(({ id }) => id !== off.id);
    const after = figureWith(figure, { cards: on === null ? left : [...left, on] });
    const then = listEquipmentFaults(position, after).length;
    return then === 0 || (on === null && then <= faults);
  };
}
