/** The road as a rule case draws it: where the group stands, the timeline, a dungeon, a page; and who has left a campaign. */
import * as v from 'valibot';
import { naming } from '../../../check/named.ts';
import { count, fields, list, record, type Schema } from '../../../check/schemas.ts';
import type { Challenge, Dungeon, Laid, Land, Travel } from '../rules/land/land-state.ts';
import { LAID_SIDES } from '../rules/land/land-words.ts';
import { only } from '../rules/land/lay.ts';
import { partsAtFirst } from '../rules/land/pages.ts';
import { periodOf } from '../rules/land/timeline.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { Hero, MalhyaState } from '../rules/model/state.ts';

export interface CaseRoad {
  /** Where the group token stands. */
  readonly hex: string;
  /** Cards under the timeline, in order. */
  readonly slots?: readonly (Omit<Laid, 'event'> & { readonly event?: Laid['event'] })[];
  readonly days?: number;
  readonly tokens?: number;
  /** The last card was harvested for. */
  readonly harvested?: boolean;
  /** A card was laid since: there may be a harvest. */
  readonly drawn?: boolean;
}

export interface CaseDungeon {
  readonly tile: string;
  readonly event?: string;
  /** Event cards not used yet. */
  readonly unused?: readonly string[];
  readonly crystals?: number;
}

export interface CasePage {
  readonly ref: string;
  readonly turn?: number;
  /** Where heroes stand, by their names; who is not named is out of it. */
  readonly zones: Readonly<Record<string, string>>;
  readonly parts?: Challenge['parts'];
  readonly stage?: number;
  readonly rival?: number;
}

const name = v.string() as unknown as Schema<string>;
const event = naming('events', name);
const yes = v.boolean();

export const caseRoad = fields({
  hex: naming('hex', name),
  slots: v.optional(
    list(fields({ card: naming('laid', name), side: v.picklist(LAID_SIDES), event: v.optional(event) })),
  ),
  days: v.optional(count),
  tokens: v.optional(count),
  harvested: v.optional(yes),
  drawn: v.optional(yes),
}) as unknown as Schema<CaseRoad>;

export const caseDungeon = fields({
  tile: naming('tiles', name),
  event: v.optional(event),
  unused: v.optional(list(event)),
  crystals: v.optional(count),
}) as unknown as Schema<CaseDungeon>;

export const casePage = fields({
  ref: naming('challenges', name),
  turn: v.optional(count),
  zones: record(naming('there', name), name),
  parts: v.optional(record(name, count)),
  stage: v.optional(count),
  rival: v.optional(v.number()),
}) as unknown as Schema<CasePage>;

interface Begun {
  readonly road?: CaseRoad;
  readonly dungeon?: CaseDungeon;
  readonly page?: CasePage;
  readonly dungeonsEnded?: number;
}

/** What of it lies there; its day, and its decks, are those of the cards that do not lie on the timeline. */
export function landOfCase(
  { road, dungeon, page, dungeonsEnded = 0 }: Begun,
  content: MalhyaContent,
  heroes: readonly Hero[],
): Partial<Land> {
  return {
    dungeonsEnded,
    ...(road ? { travel: travelOfCase(road, content) } : {}),
    ...(dungeon ? { dungeon: dungeonOfCase(dungeon, content) } : {}),
    ...(page ? { challenge: pageOfCase(page, content, heroes) } : {}),
  };
}

export const periodOfCase = ({ road }: Begun): Partial<MalhyaState['now']> =>
  road ? { period: periodOf(Math.max(0, laidIn(road).length - 1)) } : {};

const laidIn = ({ slots = [] }: CaseRoad): Laid[] => slots.map((one) => ({ event: null, ...one }));

function travelOfCase(road: CaseRoad, content: MalhyaContent): Travel {
  const slots = laidIn(road);
  const lies = new Set(slots.flatMap(({ card, event }) => [card, event]));
  const left = (cards: readonly { readonly id: string }[]) =>
    cards
      .map(({ id }) => id)
      .filter((id) => !lies.has(id))
      .sort();
  const travels = Object.values(content.travels);
  return {
    region: only(content.regions).id,
    hex: road.hex,
    slots,
    days: road.days ?? 0,
    tokens: road.tokens ?? 0,
    day: left(travels.filter(({ period }) => period === 'day')),
    night: left(travels.filter(({ period }) => period === 'night')),
    events: left(Object.values(content.events).filter(({ swords }) => !swords)),
    harvested: road.harvested ?? false,
    drawn: road.drawn ?? false,
  };
}

function dungeonOfCase({ tile, event, unused, crystals = 0 }: CaseDungeon, content: MalhyaContent): Dungeon {
  const all = Object.keys(content.events).sort();
  const left = all.filter((card) => card !== event);
  return { tile, event: event ?? null, unused: unused ?? left, all, crystals };
}

function pageOfCase(page: CasePage, content: MalhyaContent, heroes: readonly Hero[]): Challenge {
  const card = content.challenges[page.ref]!;
  return {
    ref: page.ref,
    turn: page.turn ?? 1,
    zones: heroes.map(({ id }) => page.zones[id] ?? null),
    parts: { ...(card.kind === 'encounter' ? partsAtFirst(card, heroes.length) : {}), ...page.parts },
    stage: page.stage ?? 0,
    rival: page.rival ?? (card.kind === 'trial' && card.rival ? -card.rival.behind : 0),
  };
}
