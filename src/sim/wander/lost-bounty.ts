import {
  applyCampaignEvent,
  type CampaignEvent,
  type CampaignState,
  type Held,
} from '../../campaign/index.ts';

/** Follows the Bounties of a walk: what the party had as each began, and what came in that is no reward of it. */
export class BountyWatch {
  private begun: { readonly had: CampaignState; readonly own: CampaignEvent[] } | null = null;

  /** Takes what one answer brought about; gives what a Bounty lost in it has left or taken beyond its own, or null. */
  follow(before: CampaignState, events: readonly CampaignEvent[]): string | null {
    const state: CampaignState = { ...before };
    for (const event of events) {
      if (event.type === 'runBegun' && event.run.of === 'bounty') this.begun = { had: { ...state }, own: [] };
      applyCampaignEvent(state, event);
      this.begun?.own.push(event);
      if (event.type !== 'runEnded' || !this.begun) continue;
      const { had, own } = this.begun;
      this.begun = null;
      const fault = event.result === 'lost' ? leftOver(had, state, own) : null;
      if (fault !== null) return fault;
    }
    return null;
  }
}

/** What is more, or less, than the party had, brought, bought, sold, used up and learned for itself. */
function leftOver(had: CampaignState, now: CampaignState, events: readonly CampaignEvent[]): string | null {
  const allies = Object.keys(now.allies).filter((card) => !Object.hasOwn(had.allies, card));
  if (allies.length > 0) return `a lost Bounty left ${allies.join()}`;
  const met = now.achievements.filter((one) => !had.achievements.includes(one));
  if (met.length > 0) return `a lost Bounty left the Achievement ${met.join()}`;
  const own = countsOf([
    ...itemsIn(had),
    ...events.flatMap((event) =>
      event.type === 'itemBought'
        ? [event.ref]
        : event.type === 'memberJoined'
          ? itemsOf([event.member]).map(({ ref }) => ref)
          : [],
    ),
  ]);
  for (const [ref, count] of countsOf(itemsIn(now)))
    if (count > (own.get(ref) ?? 0)) return `a lost Bounty left ${count} of ${ref}`;
  // Who leaves may give XP back to those who stay (X290).
  if (events.some(({ type }) => type === 'memberLeft')) return null;
  for (const { card, gained, disciplines } of now.members) {
    const was = had.members.find((one) => one.card === card);
    if (!was) continue;
    if (gained !== was.gained)
      return `a lost Bounty leaves ${card} ${gained} XP gained, it was ${was.gained}`;
    const learned = events.flatMap((one) =>
      one.type === 'disciplineLearned' && one.member === card && !one.why ? [one.ref] : [],
    );
    const known = [...was.disciplines.map(({ ref }) => ref), ...learned];
    const more = disciplines.find(({ ref }) => !known.includes(ref));
    if (more) return `a lost Bounty left ${card} ${more.ref}`;
  }
  return null;
}

type Members = CampaignState['members'];

const itemsOf = (members: Members): readonly Held[] =>
  members.flatMap(({ items, pack, companion }) => [...items, ...pack, ...(companion ? [companion] : [])]);
const itemsIn = ({ members, stash }: CampaignState): string[] =>
  [...itemsOf(members), ...stash].map(({ ref }) => ref);

function countsOf(refs: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}
