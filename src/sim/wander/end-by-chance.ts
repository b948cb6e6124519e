/** Ends of encounters as they may come, without playing them: what walks of campaigns take for played games. */
import type { CampaignSession } from '../../campaign/index.ts';
import { canonicalJson, type EncounterReport, type Loadout, type MemberReport } from '../../engine/index.ts';
import { type Below, oneOf } from './made-story.ts';

/**
 * Registers an end of the encounter that is asked for, won or lost: hurt and Defeated Adventurers, Consumables used up,
 * items found, traded and sent to the stash, flipped cards, a Companion, a Restore. Gives the answer that takes it.
 */
export function endByChance(session: CampaignSession, below: Below): string {
  const about = session.pending?.about;
  if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
  const { setup } = about;
  const definition = session.content.encounters[setup.encounter]!;
  const carry = setup.carry!;
  const hash = `w${String(session.played.encounters.size).padStart(16, '0')}`;
  const isWon = below(2) === 0;
  const ends = definition.endConditions.filter((one) => (one.result === 'won') === isWon);
  const condition = ends.length > 0 ? oneOf(ends, below).id : 'urgency';
  const gained: EncounterReport['gained'][number][] = [];
  const stash: string[] = [];
  const out = [...carry.away, ...setup.party.flatMap(({ loadout }) => JSON.stringify(loadout))].join();
  const found = Object.keys(session.content.cards.items).filter((ref) => !out.includes(ref));
  const members = setup.party.map(({ card, loadout }, member): MemberReport => {
    const changed = used(loadout, below);
    const pack = [...(changed.pack ?? [])];
    // Each item once: what the box has left after the first is the engine's to say.
    const item = found.length > 0 && below(2) ? found.splice(below(found.length), 1)[0] : undefined;
    if (item !== undefined) {
      const place = pack.length < 3 ? oneOf(['pack', 'stash'] as const, below) : 'stash';
      if (place === 'pack') pack.push(item);
      else stash.push(item);
      gained.push({ item, member, place });
    }
    const { pack: _, ...rest } = changed;
    const defeated = isWon ? below(5) === 0 : below(2) === 0;
    return {
      ...{ card, damage: defeated ? 12 : below(12), defeated, tokens: carry.members[member]!.tokens },
      loadout: pack.length > 0 ? { ...rest, pack } : rest,
      cards: loadout.disciplines.length > 0 && below(2) ? { 'disciplines.0': { flipped: true } } : {},
    };
  });
  const report: EncounterReport = {
    ...{ result: isWon ? 'won' : 'lost', condition, rounds: 1 + below(9), gold: below(30), xp: below(3) },
    ...{ members, stash, lootOut: carry.lootOut, gained, objectives: [], flags: {}, beaten: {} },
    achievements: below(3) ? [] : (definition.achievements ?? []).map(({ id }) => id),
    allies: (carry.allies ?? []).map(({ card }) => ({ card, damage: below(5), defeated: false })),
    restored: below(4) === 0,
    hash,
  };
  const { board } = definition;
  session.played.encounters.set(hash, {
    ...{ setup: canonicalJson(setup), report },
    board: { board, places: setup.party.map(() => null) },
  });
  return `played:${hash}`;
}

/** With a Consumable fewer, or something put from hand to Pack, where it may be. */
function used({ items, pack = [], ...rest }: Loadout, below: Below): Loadout {
  const at = below(items.length + 3);
  const left = items.filter((_, i) => i !== at);
  const moved = at < items.length && pack.length < 3 && below(2) ? [...pack, items[at]!] : pack;
  return { ...rest, items: left, ...(moved.length > 0 ? { pack: moved } : {}) };
}
