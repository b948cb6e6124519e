import type { Loadout } from '../../engine/index.ts';
import type { TableContent } from '../../words/en/card-words.ts';
import { JsonCheck } from '../game/json-check.ts';
import { checkLoadout } from './check-loadout.ts';
import { type Budget, cardsIn, type PartyLoadout } from './loadouts.ts';

/** A party as somebody put it together for an encounter, kept in this browser for the next time. */
export interface KeptParty {
  readonly members: PartyLoadout['members'];
  readonly stash: readonly string[];
  readonly budget: Budget;
}

const keyFor = (encounter: string) => `middara-table-party:${encounter}`;

/** Keeps it, or forgets it. A browser that keeps nothing is no reason to stop. */
export function keepParty(encounter: string, party: KeptParty | null): void {
  try {
    if (party) localStorage.setItem(keyFor(encounter), JSON.stringify(party));
    else localStorage.removeItem(keyFor(encounter));
  } catch {}
}

/** The party kept for an encounter; null where there is none, or where a card of it is no longer in the content. */
export function keptParty(encounter: string, content: Pick<TableContent, 'cards'>): KeptParty | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(encounter)) ?? 'null');
    return isParty(kept) && isKnown(kept, content) ? kept : null;
  } catch {
    return null;
  }
}

function isParty(kept: unknown): kept is KeptParty {
  const check = new JsonCheck();
  if (!check.object(kept, '$') || !check.object(kept.budget, '$.budget')) return false;
  for (const amount of Object.values(kept.budget)) check.count(amount, '$.budget');
  if (check.array(kept.stash, '$.stash')) for (const ref of kept.stash) check.string(ref, '$.stash');
  if (!check.array(kept.members, '$.members', 1)) return false;
  kept.members.forEach((member, i) => {
    const at = `$.members[${i}]`;
    if (!check.object(member, at)) return;
    check.string(member.card, `${at}.card`);
    checkLoadout(check, member.loadout, `${at}.loadout`);
  });
  return check.problems.length === 0;
}

const isKnown = ({ members, stash }: KeptParty, { cards }: Pick<TableContent, 'cards'>): boolean =>
  stash.every((ref) => Object.hasOwn(cards.items, ref)) &&
  members.every(({ card, loadout }) => Object.hasOwn(cards.adventurers, card) && areKnown(loadout, cards));

const areKnown = (loadout: Loadout, cards: TableContent['cards']): boolean =>
  cardsIn(loadout).every(({ kind, ref }) => Object.hasOwn(cards[kind], ref));
