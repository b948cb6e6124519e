/** What the files of the road hold (`content/guests/malhya/land`): a region, cards, tables, tiles, pages of challenges. */
import type { Check, Sign } from '../model/checks.ts';
import type { CardRef, Effect, Target } from '../model/content.ts';
import type { Colour, CubeKind, Gem, Harm, Period, Weather } from '../model/vocabulary.ts';
import type { Resource, RoomMode, ScenarioKind, Stall, Terrain } from './land-words.ts';

/** A hex: its column and its row, as `3.2`. */
export type HexId = string;

/** A region board (L1980–1996). */
export interface RegionCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  /**
   * Columns of hexes with a flat top, odd ones half a hex lower; a letter for each: `f p m s` terrains, `c` a city, `~` sea,
   * `-` half a hex, a space: none.
   */
  readonly rows: readonly string[];
  readonly named: Readonly<Record<HexId, string>>;
  /** Printed on it (L1992). */
  readonly numbers: Readonly<Record<HexId, Target>>;
  /** By dungeons that were ended: the chapter that is then gone to (L1885–1893). */
  readonly dungeons: Readonly<Record<number, Target>>;
}

/** Its lines where the terrain differs (L2151–2184). */
export interface OtherSide {
  readonly weather?: Weather | 'turned';
  readonly token?: true;
  /** Only on that terrain. */
  readonly tokenOn?: Terrain | 'city';
  /** Only in one of these spaces of the timeline, counted from 1. */
  readonly tokenAt?: readonly number[];
  /** A token or the village. */
  readonly village?: true;
}

export interface TravelCard {
  readonly id: CardRef;
  readonly name: string;
  readonly period: Period;
  readonly terrain: Terrain;
  /** The upper number of its entry. */
  readonly number: number;
  readonly other: OtherSide;
}

export interface EventCard {
  readonly id: CardRef;
  /** The lower number, by the weather; beside a dungeon tile by the mode (L2090, L5684). */
  readonly weather: Readonly<Record<Weather, number>>;
  readonly mode: Readonly<Record<RoomMode, number>>;
  /** Crossed swords: left out of travel (L1969). */
  readonly swords?: true;
}

export interface RestCard {
  readonly id: CardRef;
  readonly name: string;
  /** The upper number of the campfire's entry, by the period (o). */
  readonly number: Readonly<Record<Period, number>>;
}

/** Two numbers above, two below: one chapter of the event booklet (L1467–1471). */
export interface Entry {
  readonly id: CardRef;
  readonly above: readonly number[];
  readonly below: readonly number[];
  readonly chapter: number;
}

/** The exploration wheel: of each terrain, what a gem offers (L2345–2351). */
export interface Wheel {
  readonly id: CardRef;
  readonly offers: Readonly<Record<Terrain, Readonly<Record<Gem, readonly Resource[]>>>>;
}

/** A line of the crafting card (L2366). */
export interface Recipe {
  readonly id: CardRef;
  readonly makes: Resource;
  readonly of: readonly Resource[];
}

export interface VillageCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly market: CardRef;
}

export interface MarketSheet {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  /** So many cards of each kind, face up (L5702). */
  readonly stalls: readonly { readonly of: Stall; readonly n: number }[];
  /** What it has beside them (L5735). Basic weapons are always there where one may buy at all (L5723). */
  readonly sells: boolean;
  readonly resources: readonly (Resource & { readonly price: number })[];
  readonly papers: readonly CardRef[];
  /** Equipment is bought from the group (L5731). */
  readonly buys: boolean;
  /** Resources that are (L2305), at that price. */
  readonly takes: Readonly<Partial<Record<CubeKind, number>>>;
  /** On all one buys: up or down, or half (L6092–6100). */
  readonly change?: { readonly by?: number; readonly half?: true };
  /** Each time so much gold was spent (L6092). */
  readonly perSpent?: { readonly gold: number; readonly points: number };
}

/** A state goes in one of these ways (L5585–5591, L5859–5861); all of them in a village for gold. */
export interface Cures {
  /** In a village. */
  readonly gold: number;
  /** Anywhere on the road: so many plants (MA-76). */
  readonly plants?: number;
  /** A plant at a campfire. */
  readonly campfire?: true;
  /** The Inn side of the Rest card. */
  readonly inn?: true;
}

/** What the road has on a scenario card (L5565–5668). */
export interface RoadSide {
  readonly kind?: ScenarioKind;
  /** In every check, of those it is about. */
  readonly does?: readonly Sign[];
  readonly cures?: Cures;
  /** It adds up: a hero may have it more than once, and each of them counts (L5587). */
  readonly adds?: true;
  /** At the end of each day its hero loses so much. */
  readonly daily?: { readonly kind: Harm; readonly n: number };
  /** A target: its life points for each member of the group, and what comes when it has none (L5599). */
  readonly target?: { readonly life: number; readonly lost: Target };
  /** A rare resource: what gets a price (L5611). */
  readonly values?: { readonly kind: CubeKind; readonly colour?: Colour; readonly price: number };
  /** A tracker: spaces of this card (L5623). */
  readonly spaces?: number;
  /** What it costs, where it is for sale (L1630, L5635). */
  readonly price?: number;
  /** A destination (L1992). */
  readonly on?: { readonly hex: HexId; readonly go: Target };
}

/** A dungeon tile (L5674–5694). */
export interface DungeonTile {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  /** At the bottom: the upper number of its entries. */
  readonly number: number;
  readonly consequence?: { readonly crystals: number; readonly go: Target };
}

/** A zone of a challenge's page (L3159, L3191). */
export interface PageZone {
  readonly id: string;
  readonly name: string;
  /** So many heroes; without: any number (L3165). */
  readonly room?: number;
  /** Zones a hero may go to from there. */
  readonly next: readonly string[];
}

/** A part of the enemy: struck in its zone (L6062). */
export interface EnemyPart {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** Life points for each member of the group. */
  readonly life: number;
  /** Where there is none left: the stage that begins, or where it leads. */
  readonly none: { readonly stage?: number; readonly go?: Target };
}

/** What comes at the end of a turn, by the gem of an action card. */
export interface PageRow {
  readonly text: string;
  readonly do: readonly Effect[];
}

export type PageRows = Readonly<Record<Gem, PageRow>>;

interface AnyPage {
  readonly id: CardRef;
  readonly name: string;
  readonly rules: readonly string[];
  readonly zones: readonly PageZone[];
  /** Where heroes are set down: of one's choice where there are several. */
  readonly starts: readonly string[];
  /** What each of them does in a turn: a check of their own. */
  readonly check: Check;
  /** After so many turns. */
  readonly turns?: { readonly n: number; readonly go: Target };
  /** Nobody is left on it who can act. */
  readonly fallen: Target;
}

/** A creature of its own kind (L3147–3167). */
export interface EncounterPage extends AnyPage {
  readonly kind: 'encounter';
  /** No part has a life point left. */
  readonly won: Target;
  readonly parts: readonly EnemyPart[];
  /** What the enemy does, by its stage. */
  readonly stages: readonly PageRows[];
}

/** A chase, a contest, a watch (L3173–3196): zones in the order one comes through them. */
export interface TrialPage extends AnyPage {
  readonly kind: 'trial';
  readonly finish: string;
  readonly finished: Target;
  readonly rows: PageRows;
  /** Who hunts them: so many zones behind the start. Where it comes up with a hero, that one is out. */
  readonly rival?: { readonly name: string; readonly behind: number };
}

export type ChallengePage = EncounterPage | TrialPage;

/** What booklets and pages do on the road. */
export type LandEffect =
  /** The journey begins there, or goes on there (L1966). */
  | { readonly travel: { readonly region: CardRef; readonly hex: HexId } }
  /** Below 0: discarded (L5845). */
  | { readonly travelTokens: number }
  | { readonly weatherTurned: true }
  | { readonly toHex: HexId }
  /** One hex: of the table's choice, or by the compass (L2230, L2234). */
  | { readonly oneHex: 'chosen' | 'random' }
  | { readonly rest: 'campfire' | 'inn' }
  | { readonly village: CardRef }
  | { readonly market: CardRef }
  | { readonly dungeon: CardRef }
  /** A new event card: its entry (L5690). */
  | { readonly room: true }
  | { readonly tileCrystals: number }
  | { readonly dungeonEnds: true }
  | { readonly tracker: { readonly symbol: number; readonly go: Target } }
  /** A new turn of what it counts (L5625). */
  | { readonly tick: true }
  | { readonly state: { readonly who: 'each' | 'one' | 'hero'; readonly card: CardRef } }
  | { readonly cured: { readonly who: 'each' | 'one' | 'hero'; readonly card?: CardRef } }
  /** The gear card counts no more, or again (L5857). */
  | { readonly gear: 'off' | 'on' }
  | { readonly targetHarm: number }
  /** On a page: of the part in the hero's zone; so many zones on; who hunts them. */
  | { readonly strike: number }
  | { readonly step: number }
  | { readonly rival: number }
  /** Heroes in these zones, or where most stand. */
  | {
      readonly blow: {
        readonly at: readonly string[] | 'crowd' | 'all';
        readonly harm?: { readonly kind: Harm; readonly n: number };
        readonly to?: string;
      };
    };

/** All of it. */
export interface LandCards {
  readonly regions: Readonly<Record<CardRef, RegionCard>>;
  readonly travels: Readonly<Record<CardRef, TravelCard>>;
  readonly events: Readonly<Record<CardRef, EventCard>>;
  readonly rests: Readonly<Record<CardRef, RestCard>>;
  readonly entries: Readonly<Record<CardRef, Entry>>;
  readonly wheels: Readonly<Record<CardRef, Wheel>>;
  readonly recipes: Readonly<Record<CardRef, Recipe>>;
  readonly villages: Readonly<Record<CardRef, VillageCard>>;
  readonly markets: Readonly<Record<CardRef, MarketSheet>>;
  readonly tiles: Readonly<Record<CardRef, DungeonTile>>;
  readonly challenges: Readonly<Record<CardRef, ChallengePage>>;
}
