import type { CardRef, Loadout, LoadoutItem } from '../../engine/index.ts';
import type { CampaignState, Held, Member, Place } from '../model/state.ts';

/** Whoever of the party has that card. Throws Error where nobody does. */
export function memberIn({ members }: Pick<CampaignState, 'members'>, card: CardRef): Member {
  const found = members.find((one) => one.card === card);
  if (!found) throw new Error(`no member ${card} in the party`);
  return found;
}

/** What lies at a place of the party; undefined where nothing does. */
export function heldAt(state: Pick<CampaignState, 'members' | 'stash'>, place: Place): Held | undefined {
  if (place.in === 'stash') return state.stash[place.at];
  const member = memberIn(state, place.member);
  return place.in === 'companion' ? member.companion : member[place.in][place.at];
}

/** Every item of the party with its place, the stash last. */
export function listItems({
  members,
  stash,
}: Pick<CampaignState, 'members' | 'stash'>): { readonly at: Place; readonly held: Held }[] {
  return [
    ...members.flatMap((member) =>
      (['items', 'pack'] as const).flatMap((list) =>
        member[list].map((held, at) => ({ at: { in: list, member: member.card, at } as const, held })),
      ),
    ),
    ...stash.map((held, at) => ({ at: { in: 'stash', at } as const, held })),
  ];
}

/** The same with their Companions. */
export const listHeld = (
  state: Pick<CampaignState, 'members' | 'stash'>,
): { readonly at: Place; readonly held: Held }[] => [
  ...listItems(state),
  ...state.members.flatMap(({ card, companion }) =>
    companion ? [{ at: { in: 'companion', member: card } as const, held: companion }] : [],
  ),
];

/** Every card of a member: items with their Upgrades, Disciplines, Familiar, Companion. */
export const cardsOf = ({ items, pack, disciplines, familiar, companion }: Member): readonly Held[] => [
  ...[...items, ...pack].flatMap((held) => [held, ...(held.upgrades ?? [])]),
  ...disciplines,
  ...(familiar ? [familiar] : []),
  ...(companion ? [companion] : []),
];

/** A card as a loadout names it. */
export function entryOf({ ref, face, upgrades = [] }: Held): LoadoutItem {
  if (face === undefined && upgrades.length === 0) return ref;
  return {
    ref,
    ...(face ? { face } : {}),
    ...(upgrades.length > 0 ? { upgrades: upgrades.map((one) => one.ref) } : {}),
  };
}

/** The same as it comes of a loadout, as new. */
export const heldOf = (entry: LoadoutItem): Held =>
  typeof entry === 'string'
    ? { ref: entry }
    : {
        ref: entry.ref,
        ...(entry.face === 'back' ? { face: 'back' } : {}),
        ...(entry.upgrades && entry.upgrades.length > 0
          ? { upgrades: entry.upgrades.map((ref) => ({ ref })) }
          : {}),
      };

/** What a member would bring to an encounter. */
export function loadoutOfMember({ items, pack, disciplines, familiar, companion }: Member): Loadout {
  return {
    items: items.map(entryOf),
    ...(pack.length > 0 ? { pack: pack.map(entryOf) } : {}),
    disciplines: disciplines.map(({ ref }) => ref),
    ...(familiar ? { familiar: familiar.ref } : {}),
    ...(companion ? { companion: companion.ref } : {}),
  };
}
