/** The seats of a set-up: who plays whom, a fifth player (p.71) among them. */
import * as v from 'valibot';
import { withFields } from '../../check/schemas.ts';
import {
  type CardRef,
  CHALLENGES,
  type Challenge,
  DEFAULT_RULESET,
  type Ruleset,
  rulesetOf,
  SWITCH_VALUES,
  type SwitchName,
} from '../../engine/index.ts';

/** As many as can be told apart by a colour and a shape. */
export const MOST_PLAYERS = 5;

/** Players that the book is made for: with one more there is an Adventurer more, by the switch of p.71. */
export const NATIVE_PLAYERS = 4;

/** What somebody chose in the set-up and no encounter is needed for: it outlives the choice of one, and the page. */
export interface AtTable {
  /** How many people play. */
  readonly players: number;
  /** Names by seat, `MOST_PLAYERS` of them; empty where nobody gave one. Of a seat that is empty: who sat there. */
  readonly names: readonly string[];
  /** Seats of those Adventurers that somebody gave to one. */
  readonly seatOf: Readonly<Record<CardRef, number>>;
  readonly ruleset: Ruleset;
  readonly byHand: boolean;
  /** The table places the Adventurers. */
  readonly placed: boolean;
  /** What the next game is called; empty is as the encounter. */
  readonly title: string;
  /** Empty until somebody chooses one. */
  readonly seed: string;
  /** How hard, where an encounter asks for it; normal where absent. */
  readonly difficulty?: Challenge;
}

export const EMPTY_TABLE: AtTable = {
  players: 1,
  names: ['', '', '', '', ''],
  seatOf: {},
  ruleset: DEFAULT_RULESET,
  byHand: false,
  placed: false,
  title: '',
  seed: '',
};

const KEY = 'middara-table-set-up';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));
const schema = withFields({
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS)),
  // A page of before knew no fifth.
  names: v.pipe(v.array(v.string()), v.minLength(NATIVE_PLAYERS), v.maxLength(MOST_PLAYERS)),
  seatOf: v.record(v.string(), seat),
  ruleset: v.record(v.string(), v.unknown()),
  byHand: v.boolean(),
  placed: v.boolean(),
  title: v.string(),
  seed: v.string(),
  difficulty: v.optional(v.picklist(CHALLENGES)),
});

const isTable = (kept: unknown): kept is AtTable => v.is(schema, kept);

/** What is chosen stays on this device. A browser that keeps nothing is no reason to stop. */
export function keepAtTable(table: AtTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // It is on the screen all the same; that this browser keeps nothing is told at home.
  }
}

/** What was chosen the last time, or nothing yet. */
export function keptAtTable(): AtTable {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isTable(kept)) return EMPTY_TABLE;
    const names = Array.from({ length: MOST_PLAYERS }, (_, i) => kept.names[i] ?? '');
    return withRules({ ...kept, names }, knownRules(kept.ruleset));
  } catch {
    return EMPTY_TABLE;
  }
}

/** Of another version of the page a switch may be gone, or turn differently. */
function knownRules(kept: Partial<Record<SwitchName, unknown>>): Ruleset {
  const known = Object.entries(SWITCH_VALUES).filter(([name, values]) =>
    values.some((value) => value === kept[name as SwitchName]),
  );
  return rulesetOf(Object.fromEntries(known.map(([name]) => [name, kept[name as SwitchName]])));
}

/**
 * So many play. Five have an Adventurer each only by the switch for a fifth player (p.71), so it is turned on with the
 * fifth, and off again when one of the five leaves: opponents would be harder for nobody (X261).
 */
export function withPlayers(table: AtTable, players: number): AtTable {
  const isOfFive = Math.max(players, table.players) > NATIVE_PLAYERS;
  const ruleset = isOfFive ? { ...table.ruleset, fifthPlayer: players > NATIVE_PLAYERS } : table.ruleset;
  return { ...table, players, ruleset };
}

/** Other rules. Without the switch for a fifth player there is no Adventurer for one: four play on, the fifth's name stays. */
export const withRules = (table: AtTable, ruleset: Ruleset): AtTable => ({
  ...table,
  players: ruleset.fifthPlayer ? table.players : Math.min(table.players, NATIVE_PLAYERS),
  ruleset,
});

/** The switch for a fifth player alone (p.71). */
export const withFifthPlayer = (table: AtTable, fifthPlayer: boolean): AtTable =>
  withRules(table, { ...table.ruleset, fifthPlayer });

export const withName = (table: AtTable, seat: number, name: string): AtTable => ({
  ...table,
  names: table.names.map((old, i) => (i === seat ? name : old)),
});

/** Somebody leaves: the others move up, and what was theirs is dealt anew. */
export const withoutPlayer = (table: AtTable, seat: number): AtTable => ({
  ...withPlayers(table, table.players - 1),
  names: [...table.names.filter((_, i) => i !== seat), ''],
  seatOf: Object.fromEntries(
    Object.entries(table.seatOf)
      .filter(([, at]) => at !== seat)
      .map(([card, at]) => [card, at > seat ? at - 1 : at]),
  ),
});

/** Who plays each of the party: dealt in turn, but for those that somebody was given. */
export const seatsFor = ({ players, seatOf }: AtTable, cards: readonly CardRef[]): number[] =>
  cards.map((card, i) => {
    const given = seatOf[card];
    return given !== undefined && given < players ? given : i % players;
  });

/** Adventurers stay with those who play them, whatever is dealt later. */
export const withSeats = (table: AtTable, cards: readonly CardRef[], seats: readonly number[]): AtTable => ({
  ...table,
  seatOf: { ...table.seatOf, ...Object.fromEntries(cards.map((card, i) => [card, seats[i]!])) },
});
