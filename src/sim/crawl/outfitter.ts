import { type CampaignOption, type CampaignSession, memberIn } from '../../campaign/index.ts';
import type { CardRef, Loadout, LoadoutItem } from '../../engine/index.ts';

const refOf = (entry: LoadoutItem): CardRef => (typeof entry === 'string' ? entry : entry.ref);

/**
 * The next step to the outfits wished for: a Discipline, an item into the stash, from the stash to whoever it is for, an
 * Upgrade on it, a Familiar. Null where nothing more can be had; what was used up is bought anew.
 */
export function nextPurchase(
  session: CampaignSession,
  outfits: Readonly<Record<CardRef, Loadout>>,
): string | null {
  const options = session.pending?.options ?? [];
  for (const [member, outfit] of Object.entries(outfits)) {
    const next = nextFor(session, options, member, outfit);
    if (next) return next.id;
  }
  return null;
}

function nextFor(
  { state }: CampaignSession,
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
      const ref = refOf(entry);
      const at = has.indexOf(ref);
      if (at >= 0) {
        has.splice(at, 1, '');
        continue;
      }
      const [lies] = state.stash.flatMap((held, i) => (held.ref === ref ? [i] : []));
      const step =
        lies === undefined
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
