import type { Modifier } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import type { WeaponKind } from '../../model/vocabulary.ts';
import { listAbilities, listWeapons } from '../cards/abilities-of.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { passivesWith } from '../cards/passives.ts';

type TagModifier = Extract<Modifier, { weaponTag: string } | { removeItemTag: string }>;

/** The tags of an item in that figure's hands: those of the side in use, with what PASSIVE abilities give and take, also those of its Upgrades. */
export function tagsOfItem(position: Position, figure: Figure, card: CardInstance): readonly string[] {
  const { tags = [], hands, kind } = faceOfItem(position.cards, card);
  if (!isAnyTagChanged(position, figure)) return tags;
  let found = tags;
  for (const { modifier, cardId } of listTagModifiers(position, figure)) {
    if ('removeItemTag' in modifier) {
      if (cardId === card.id) found = found.filter((tag) => tag !== modifier.removeItemTag);
    } else if (hands !== undefined && fits(modifier.to, hands, kind)) found = [...found, modifier.weaponTag];
  }
  return found;
}

/** The tags of all weapons in a figure's hands: those its attacks are made with. */
export const weaponTagsOf = (position: Position, figure: Figure): readonly string[] =>
  listWeapons(position.cards, figure).flatMap(({ card }) => tagsOfItem(position, figure, card));

export const kindOfItem = (position: Position, card: CardInstance): WeaponKind | undefined =>
  faceOfItem(position.cards, card).kind;

const isAnyTagChanged = ({ cards }: Position, figure: Figure): boolean =>
  passivesWith(cards, figure, 'weaponTag').length > 0 ||
  passivesWith(cards, figure, 'removeItemTag').length > 0;

/** These ask for no conditions, since conditions ask after tags. */
function listTagModifiers(
  position: Position,
  figure: Figure,
): { readonly modifier: TagModifier; readonly cardId: string }[] {
  return listAbilities(position.cards, figure, 'passive').flatMap(({ ability, card, host }) =>
    (ability.modifiers ?? []).flatMap((modifier) =>
      isTagModifier(modifier) ? [{ modifier, cardId: (host ?? card).id }] : [],
    ),
  );
}

const isTagModifier = (modifier: Modifier): modifier is TagModifier =>
  'weaponTag' in modifier || 'removeItemTag' in modifier;

function fits(
  to: Extract<TagModifier, { weaponTag: string }>['to'],
  hands: number,
  kind: WeaponKind | undefined,
): boolean {
  if (to?.hands !== undefined && to.hands !== hands) return false;
  return to?.kind === undefined || kind === to.kind || kind === 'melee/ranged';
}
