/** What the files of the road are: the region, its cards and tables, dungeon tiles, pages of challenges. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { naming } from '../../check/named.ts';
import {
  everyOf,
  few,
  fewOrNone,
  fields,
  list,
  name,
  oneOf,
  positive,
  record,
  type Schema,
  some,
  text,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import type {
  ChallengePage,
  DungeonTile,
  EncounterPage,
  Entry,
  EventCard,
  MarketSheet,
  OtherSide,
  PageRows,
  PageZone,
  Recipe,
  RegionCard,
  RestCard,
  RoadSide,
  TravelCard,
  TrialPage,
  VillageCard,
  Wheel,
} from './rules/land/land-cards.ts';
import { SPACES } from './rules/land/land-numbers.ts';
import { SCENARIO_KINDS, STALLS, TERRAINS, type Terrain } from './rules/land/land-words.ts';
import type { Target } from './rules/model/content.ts';
import { CUBES, type CubeKind, GEMS, HARMS, PERIODS, WEATHERS } from './rules/model/vocabulary.ts';
import { check, effects, signs } from './schemas-of-lines.ts';
import { anyCubeWith, cubeWith, refTo, target } from './schemas-of-names.ts';

/** A hex: column and row. */
const hex = naming('hex', v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{1,2}$/)));
const number = record(hex, target);
const numbered = record(v.pipe(v.string(), v.regex(/^[1-9]$/)) as Schema<string>, target);

const region: Schema<RegionCard> = fields({
  id,
  name,
  text,
  rows: some(v.pipe(v.string(), v.regex(/^[fpmsc~ -]+$/), v.maxLength(24))),
  named: record(hex, name),
  numbers: number,
  dungeons: numbered as unknown as Schema<Readonly<Record<number, Target>>>,
});

const terrain = v.picklist(TERRAINS);

const other: Schema<OtherSide> = fields({
  weather: v.optional(v.picklist([...WEATHERS, 'turned'])),
  token: v.optional(yes),
  tokenOn: v.optional(v.picklist([...TERRAINS, 'city'])),
  tokenAt: v.optional(some(wholeUpTo(1, SPACES))),
  village: v.optional(yes),
});

const travel: Schema<TravelCard> = fields({
  id,
  name,
  period: v.picklist(PERIODS),
  terrain,
  number: wholeUpTo(1, 6),
  other,
});

const below = wholeUpTo(1, 8);
const event: Schema<EventCard> = fields({
  id,
  weather: fields({ fair: below, bad: below }),
  mode: fields({ stealth: below, combat: below }),
  swords: v.optional(yes),
});

const rest: Schema<RestCard> = fields({ id, name, number: fields({ day: few, night: few }) });
const entry: Schema<Entry> = fields({
  id,
  above: some(few),
  below: some(below),
  chapter: naming('event', positive),
});

const resource = cubeWith({});
const offers: Schema<Wheel['offers'][Terrain]> = fields(everyOf(GEMS, some(resource)));

const wheel: Schema<Wheel> = fields({
  id,
  offers: fields(everyOf(TERRAINS, offers)),
});

const recipe: Schema<Recipe> = fields({ id, makes: resource, of: some(resource) });
const village: Schema<VillageCard> = fields({ id, name, text, market: refTo('markets') });

const takes: Schema<Partial<Record<CubeKind, number>>> = fields(everyOf(CUBES, v.optional(positive)));

const market: Schema<MarketSheet> = fields({
  id,
  name,
  text,
  stalls: list(fields({ of: v.picklist(STALLS), n: few })),
  sells: v.boolean(),
  resources: list(cubeWith({ price: positive })),
  papers: list(refTo('scenario')),
  buys: v.boolean(),
  takes,
  change: v.optional(fields({ by: v.optional(wholeUpTo(-9, 9)), half: v.optional(yes) })),
  perSpent: v.optional(fields({ gold: positive, points: few })),
});

const tile: Schema<DungeonTile> = fields({
  id,
  name,
  text,
  number: few,
  consequence: v.optional(fields({ crystals: few, go: target })),
});

const zone: Schema<PageZone> = fields({ id, name, room: v.optional(few), next: list(refTo('zone')) });
const row = fields({ text, do: effects });
const rows: Schema<PageRows> = fields(everyOf(GEMS, row));

const page = {
  id,
  name,
  rules: some(text),
  zones: some(zone),
  starts: some(refTo('zone')),
  check,
  turns: v.optional(fields({ n: few, go: target })),
  fallen: target,
};

const encounter: Schema<EncounterPage> = fields({
  ...page,
  kind: v.literal('encounter'),
  won: target,
  parts: some(
    fields({
      id,
      name,
      zone: refTo('zone'),
      life: few,
      none: fields({ stage: v.optional(fewOrNone), go: v.optional(target) }),
    }),
  ),
  stages: some(rows),
});

const trial: Schema<TrialPage> = fields({
  ...page,
  kind: v.literal('trial'),
  finish: refTo('zone'),
  finished: target,
  rows,
  rival: v.optional(fields({ name, behind: fewOrNone })),
});

const challenge: Schema<ChallengePage> = oneOf('kind', { encounter, trial });

/** What the road has on a scenario card. */
export const ROAD_SIDE = {
  kind: v.optional(v.picklist(SCENARIO_KINDS)),
  does: signs,
  cures: v.optional(
    fields({ gold: positive, plants: v.optional(few), campfire: v.optional(yes), inn: v.optional(yes) }),
  ),
  adds: v.optional(yes),
  daily: v.optional(fields({ kind: v.picklist(HARMS), n: few })),
  target: v.optional(fields({ life: few, lost: target })),
  values: v.optional(anyCubeWith({ price: positive })),
  spaces: v.optional(few),
  price: v.optional(positive),
  on: v.optional(fields({ hex, go: target })),
} satisfies { readonly [K in keyof Required<RoadSide>]: unknown };

/** By the folder of a file. */
export const LAND_SCHEMAS = {
  regions: region,
  travels: travel,
  events: event,
  rests: rest,
  entries: entry,
  wheels: wheel,
  recipes: recipe,
  villages: village,
  markets: market,
  tiles: tile,
  challenges: challenge,
} as const;
