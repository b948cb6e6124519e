/** What bots buy and learn between the encounters of a Scenario. */
import {
  type CampaignOption,
  type CampaignSession,
  loadoutOfMember,
  type Member,
  memberIn,
} from '../../campaign/index.ts';
import { type CardIndex, type CardRef, itemOf, type Loadout, listLoadoutFaults } from '../../engine/index.ts';

/**
 * The next step to the outfits wished for: a Discipline, an item into the stash, from the stash to whoever it is for, an
 * Upgrade on it, a Familiar. Null where nothing more can be had; what was used up is bought anew.
 */
export function nextPurchase(
  session: CampaignSession,
  outfits: Readonly<Record<CardRef, Loadout>>,
): string | null {
  const options = session.pending?.options ?? [];
  const held = (card: CardRef) => memberIn(session.state, card).items.length;
  const stow = stowAway(session, options, outfits);
  if (stow) return stow.id;
  // Whoever has least comes first, so that scarce Gold is shared.
  const inTurn = Object.entries(outfits).toSorted(([one], [other]) => held(one) - held(other));
  for (const [member, outfit] of inTurn) {
    const next = nextFor(session, options, member, outfit);
    if (next) return next.id;
  }
  return null;
}

function nextFor(
  { state, content }: CampaignSession,
  options: readonly CampaignOption[],
  card: CardRef,
  outfit: Loadout,
): CampaignOption | undefined {
  const member = memberIn(state, card);
  const known = member.disciplines.map(({ ref }) => ref);
  for (const discipline of outfit.disciplines.filter((one) => !known.includes(one))) {
    const learn = options.find(
      ({ act }) => act.do === 'learn' && act.member === card && act.discipline === discipline,
    );
    if (learn) return learn;
  }
  for (const list of ['items', 'pack'] as const) {
    const has = member[list].map(({ ref }) => ref);
    for (const entry of outfit[list] ?? []) {
      const ref = itemOf(entry).ref;
      const at = has.indexOf(ref);
      if (at >= 0) {
        has.splice(at, 1, '');
        continue;
      }
      const lies = state.stash.findIndex((held) => held.ref === ref);
      // What there is no room for (p.24) would only be put away again.
      if (!hasRoomFor(member, list, ref, content.cards)) continue;
      const step =
        lies < 0
          ? options.find(({ act }) => act.do === 'buy' && act.item === ref)
          : options.find(
              ({ act }) =>
                act.do === 'move' &&
                act.from.in === 'stash' &&
                act.from.at === lies &&
                act.to.in === list &&
                act.to.member === card,
            );
      if (step) return step;
    }
  }
  return (
    nextUpgrade(member.items, options, card, outfit) ??
    options.find(({ act }) => act.do === 'familiar' && act.member === card && act.card === outfit.familiar)
  );
}

/** Whether it may be carried there beside all else; what else is wrong with an outfit that is not whole does not count. */
function hasRoomFor(member: Member, list: 'items' | 'pack', ref: CardRef, cards: CardIndex): boolean {
  const now = loadoutOfMember(member);
  const faultsOf = (loadout: Loadout) =>
    listLoadoutFaults(loadout, cards.adventurers[member.card]!, cards).length;
  return faultsOf({ ...now, [list]: [...(now[list] ?? []), ref] }) <= faultsOf(now);
}

/** Where somebody carries too much (p.24), what is no part of the outfit goes into the stash, the last first. */
function stowAway(
  { pending, state }: CampaignSession,
  options: readonly CampaignOption[],
  outfits: Readonly<Record<CardRef, Loadout>>,
): CampaignOption | undefined {
  const why = pending?.refused.find(({ act }) => act.do === 'done')?.why;
  if (why?.why !== 'over-limit') return undefined;
  const stows = options.flatMap((option) => {
    const { act } = option;
    if (act.do !== 'move' || act.to.in !== 'stash' || (act.from.in !== 'items' && act.from.in !== 'pack'))
      return [];
    const { member, at, in: list } = act.from;
    if (!why.members.includes(member)) return [];
    const ref = memberIn(state, member)[list][at]?.ref;
    const belongs = outfits[member]?.[list]?.some((entry) => itemOf(entry).ref === ref) === true;
    return [{ option, belongs }];
  });
  return (stows.findLast(({ belongs }) => !belongs) ?? stows.at(-1))?.option;
}

function nextUpgrade(
  items: ReturnType<typeof memberIn>['items'],
  options: readonly CampaignOption[],
  card: CardRef,
  outfit: Loadout,
): CampaignOption | undefined {
  for (const entry of outfit.items) {
    if (typeof entry === 'string') continue;
    const at = items.findIndex(({ ref }) => ref === entry.ref);
    const on = items[at]?.upgrades?.map(({ ref }) => ref) ?? [];
    for (const upgrade of entry.upgrades ?? [])
      if (!on.includes(upgrade)) {
        const step = options.find(
          ({ act }) =>
            act.do === 'upgrade' &&
            act.upgrade === upgrade &&
            act.instead === undefined &&
            act.at.in === 'items' &&
            act.at.member === card &&
            act.at.at === at,
        );
        if (step) return step;
      }
  }
  return undefined;
}
