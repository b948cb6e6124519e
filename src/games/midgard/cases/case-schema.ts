/** What a rule case of Midgard may say (its page: tests/games/midgard/CASES.md). */
import * as v from 'valibot';
import { expects } from '../../../check/messages.ts';
import { count, fields, list, plainOr, type Schema, some, wholeUpTo } from '../../../check/schemas.ts';
import { CITIES } from '../rules/model/fixed-numbers.ts';
import type { TableSize } from '../rules/model/setup.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  HANDS,
  type Hands,
  MOST_PLAYERS,
  TABLES,
} from '../rules/model/setup.ts';
import { type DeckName, type Done, MARKERS, type Marker, type Player } from '../rules/model/state.ts';

/** Who plays; what is left out is as on the hero's card, and the hand is empty. */
export interface CasePlayer
  extends Partial<
    Pick<
      Player,
      | 'at'
      | 'tower'
      | 'strength'
      | 'dexterity'
      | 'intelligence'
      | 'lp'
      | 'gold'
      | 'ep'
      | 'skillsDue'
      | 'hand'
      | 'skills'
      | 'tokens'
      | 'forgeries'
    >
  > {
  readonly hero: string;
  readonly prestige?: Partial<Player['prestige']>;
  readonly goods?: readonly (string | { readonly ref: string; readonly lp: number })[];
  /** Turned ones by their object. */
  readonly spells?: readonly (string | { readonly ref: string; readonly turned: boolean })[];
  readonly treasures?: readonly (string | { readonly ref: string; readonly used: boolean })[];
  /** Covered; open ones by their object. */
  readonly artifacts?: readonly (string | { readonly ref: string; readonly open: boolean })[];
  readonly markers?: readonly Marker[];
}

/** What lies in a city; what is left out is not there. */
export interface CaseCity {
  readonly number: number;
  readonly fixed?: readonly string[];
  readonly randoms?: readonly (string | { readonly ref: string; readonly up: boolean })[];
  readonly tasks?: readonly (Done | null)[];
  readonly treasure?: string;
  readonly adventure?: string;
  readonly shadow?: string | { readonly ref: string; readonly lp: number };
}

interface CaseDeck {
  readonly left?: readonly string[];
  readonly used?: readonly string[];
}

/** Where a case of Midgard begins, the cards it has of its own, and what it asks at the end. */
export interface MidgardCase {
  readonly begin: {
    readonly table?: TableSize;
    readonly hands?: Hands;
    readonly parts?: { readonly adventures: boolean; readonly rivalry: boolean };
    readonly difficulty?: Difficulty;
    readonly byHand?: boolean;
    readonly players: readonly (string | CasePlayer)[];
    readonly round?: number;
    /** How many adventures have been put (A 11). */
    readonly put?: number;
    readonly turn?: {
      readonly player?: string;
      readonly phase?: 'choose' | 'begin' | 'actions';
      readonly points?: number;
    };
    readonly cities?: readonly CaseCity[];
    readonly decks?: Readonly<Partial<Record<DeckName, CaseDeck>>>;
    /** Adventures and shadows that have not been put; else all that lie nowhere. */
    readonly adventures?: readonly string[];
    readonly shadows?: readonly string[];
  };
  /** Files of cards by folder, checked as those of the content are. */
  readonly cards: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly queries: readonly CaseQuery[];
}

/** Why an action is not offered to a player. */
export interface CaseQuery {
  readonly why: { readonly player: string; readonly action: string };
}

const ref = v.string(expects({ what: 'id' }));
const yes = v.boolean(expects({ what: 'true-or-false' }));
const refs = v.optional(list(ref));
const place = wholeUpTo(0, MOST_PLAYERS - 1);
const number = wholeUpTo(1, CITIES.long);
/** A name alone, or with what is otherwise of it. */
const refOr = <T>(other: Schema<T>): Schema<string | T> => plainOr<string, T>(ref, other);

const player: Schema<CasePlayer> = fields({
  hero: ref,
  at: v.optional(number),
  tower: v.optional(yes),
  strength: v.optional(count),
  dexterity: v.optional(count),
  intelligence: v.optional(count),
  lp: v.optional(count),
  gold: v.optional(count),
  ep: v.optional(count),
  skillsDue: v.optional(count),
  prestige: v.optional(
    fields({
      tasks: v.optional(count),
      thirds: v.optional(count),
      cards: v.optional(count),
      adventures: v.optional(count),
      shadows: v.optional(count),
      red: v.optional(count),
    }),
  ),
  hand: refs,
  skills: refs,
  goods: v.optional(list(refOr(fields({ ref, lp: count })))),
  spells: v.optional(list(refOr(fields({ ref, turned: yes })))),
  treasures: v.optional(list(refOr(fields({ ref, used: yes })))),
  artifacts: v.optional(list(refOr(fields({ ref, open: yes })))),
  tokens: refs,
  forgeries: refs,
  markers: v.optional(list(v.picklist(MARKERS))),
});

const city: Schema<CaseCity> = fields({
  number,
  fixed: refs,
  randoms: v.optional(list(refOr(fields({ ref, up: yes })))),
  tasks: v.optional(
    list(v.nullable(fields({ token: ref, as: v.picklist(['original', 'forgery']), by: place }))),
  ),
  treasure: v.optional(ref),
  adventure: v.optional(ref),
  shadow: v.optional(refOr(fields({ ref, lp: count }))),
});

const deck = v.optional(fields({ left: refs, used: refs }));

const PARTS = {
  begin: fields({
    table: v.optional(v.picklist(TABLES)),
    hands: v.optional(v.picklist(HANDS)),
    parts: v.optional(fields({ adventures: yes, rivalry: yes })),
    difficulty: v.optional(v.picklist(DIFFICULTIES)),
    byHand: v.optional(yes),
    players: some(plainOr<string, CasePlayer>(ref, player), MOST_PLAYERS),
    round: v.optional(count),
    put: v.optional(count),
    turn: v.optional(
      fields({
        player: v.optional(ref),
        phase: v.optional(v.picklist(['choose', 'begin', 'actions'])),
        points: v.optional(count),
      }),
    ),
    cities: v.optional(list(city)),
    decks: v.optional(
      fields({
        actions: deck,
        destiny: deck,
        rewards: deck,
        equipment: deck,
        weapons: deck,
        spells: deck,
      }),
    ),
    adventures: refs,
    shadows: refs,
  }),
  cards: v.optional(v.record(v.string(), list(v.looseObject({ id: ref }))), {}),
  queries: v.optional(list(fields({ why: fields({ player: ref, action: ref }) })), []),
};

export const caseFields: readonly string[] = Object.keys(PARTS);
export const caseSchema: Schema<MidgardCase> = fields(PARTS);

/** Who plays in a case; of those that are named alone nothing is otherwise. */
export const playersOf = ({ players }: MidgardCase['begin']): CasePlayer[] =>
  players.map((one) => (typeof one === 'string' ? { hero: one } : one));
/** The name of something that may be told with more. */
export const refOf = (one: string | { readonly ref: string }): string =>
  typeof one === 'string' ? one : one.ref;
