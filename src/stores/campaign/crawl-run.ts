import type { CampaignContent, CampaignEvent, CampaignState, Scenario } from '../../campaign/index.ts';
import type { CardRef, EncounterRef } from '../../engine/index.ts';

/** A station of a Scenario's road: an encounter of it, named once the party has come to it. */
export interface CrawlStation {
  /** Its place, from 0. */
  readonly at: number;
  readonly encounter: EncounterRef | null;
  readonly result: 'won' | 'lost' | null;
  readonly isHere: boolean;
  /** 0 where it was told, not played here. */
  readonly rounds: number;
  /** As it left the party; nobody where it is not over. */
  readonly party: readonly { readonly card: CardRef; readonly damage: number; readonly fell: boolean }[];
}

/** A Scenario as far as it was played (p.9). */
export interface CrawlRun {
  readonly scenario: Scenario;
  readonly stations: readonly CrawlStation[];
  /** null: it is under way. */
  readonly result: 'won' | 'lost' | null;
  readonly rounds: number;
  /** Gold it brought in, whatever became of it. */
  readonly gold: number;
  /** Who fell on the way, in the order of the party. */
  readonly fallen: readonly CardRef[];
}

/** The Scenario under way, or the last one; null outside of Crawls. */
export function crawlOf(
  { stories }: CampaignContent,
  { mode, story, members }: Pick<CampaignState, 'mode' | 'story' | 'members'>,
  events: readonly CampaignEvent[],
): CrawlRun | null {
  const scenario = story === null || (mode !== 'crawl' && mode !== 'epic') ? null : stories.scenarios[story];
  if (!scenario) return null;
  const damage = new Map<CardRef, number>();
  const ended: Omit<CrawlStation, 'at' | 'isHere'>[] = [];
  const fallen = new Set<CardRef>();
  let open: EncounterRef | null = null;
  let result: CrawlRun['result'] = null;
  let gold = 0;
  // The first Scenario of a Crawl is its set-up's: nothing tells of its beginning.
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'runBegun') + 1)) {
    if (event.type === 'encounterBegun') open = event.encounter;
    else if (event.type === 'partyRestored') damage.clear();
    else if (event.type === 'goldChanged') gold += Math.max(0, event.amount);
    else if (event.type === 'runEnded') result = event.result === 'lost' ? 'lost' : 'won';
    else if (event.type === 'encounterEnded') {
      for (const one of event.left) damage.set(one.card, one.damage);
      for (const card of event.fallen) fallen.add(card);
      ended.push({
        encounter: event.encounter,
        result: event.result,
        rounds: event.rounds,
        party: members.map(({ card }) => ({
          card,
          damage: damage.get(card) ?? 0,
          fell: event.fallen.includes(card),
        })),
      });
      open = null;
    }
  }
  const ahead = { encounter: null, result: null, rounds: 0, party: [] };
  return {
    scenario,
    stations: scenario.steps.map((_, at) => {
      const isHere = at === ended.length && open !== null;
      return { at, isHere, ...(ended[at] ?? { ...ahead, encounter: isHere ? open : null }) };
    }),
    result,
    rounds: ended.reduce((sum, { rounds }) => sum + rounds, 0),
    gold,
    fallen: members.flatMap(({ card }) => (fallen.has(card) ? [card] : [])),
  };
}
