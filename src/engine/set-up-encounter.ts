import { type Board, isSameSpace, type Space, withWalls } from './model/board.ts';
import type { CardIndex, CombatantCard, UbiquitousCard } from './model/cards/cards.ts';
import type { Carry } from './model/carry.ts';
import type { Conditional, EncounterDefinition, Loadout } from './model/encounter.ts';
import type { CardRef, EncounterRef, SeatId } from './model/ids.ts';
import { type Ruleset, rulesetOf, switchOf } from './model/ruleset.ts';
import { setUpHolds } from './model/set-up-holds.ts';
import type { CardInstance, EncounterState, Figure, Seat } from './model/state.ts';
import type { Challenge, DoorState, Piece } from './model/story.ts';
import { KEPT_BOARD } from './model/story-marks.ts';
import { figureWith } from './model/with.ts';
import { countersFrom, lootFrom, prepared } from './prepare.ts';
import { dealCards, freshCombatant, freshFigure } from './procedures/core/deal.ts';
import { baseSpaces, isSpace } from './queries/geometry/board-grid.ts';
import { wordsFromSeed } from './rng/rng-words.ts';

/** What a table decides before the first card: JSON, kept in the log. */
export interface EncounterSetup {
  readonly encounter: EncounterRef;
  readonly ruleset: Ruleset;
  readonly seed: string;
  readonly seats: readonly NamedSeat[];
  readonly party: readonly PartyMember[];
  /** Players roll real dice and type the faces. */
  readonly byHand: boolean;
  /** How hard, where the encounter asks for it; normal where absent. */
  readonly difficulty?: Challenge;
  /** The board another encounter was left on, which goes on with this one (F42, X139). */
  readonly kept?: KeptBoard;
  /** What is left of the party from before; everything is fresh where absent. */
  readonly carry?: Carry;
}

/** What stays on the table where the next encounter is played on the same board. */
export interface KeptBoard {
  readonly board: Board;
  readonly doors?: Readonly<Record<string, DoorState>>;
  readonly pieces?: readonly Piece[];
  /** Where each of the party stands, by their places in it; null for whoever has none. */
  readonly places: readonly (Space | null)[];
}

/** A player as the set-up knows them: what they are called stands here and in no state. */
export interface NamedSeat extends Seat {
  readonly name: string;
}

export interface PartyMember {
  readonly card: CardRef;
  readonly seat: SeatId;
  readonly loadout: Loadout;
}

/** A set-up with the defaults: one seat for each name given, the Adventurers dealt to them in turn. */
export function defaultSetup(
  encounter: EncounterDefinition,
  seed: string,
  names: readonly string[] = ['1'],
  ruleset: Partial<Ruleset> = {},
): EncounterSetup {
  const seats = names.map((name, i) => ({ id: `seat-${i + 1}`, name }));
  const party = Object.entries(encounter.loadouts).map(([card, loadout], i) => ({
    card,
    loadout,
    seat: seats[i % seats.length]!.id,
  }));
  return {
    encounter: encounter.id,
    ruleset: rulesetOf(ruleset),
    seed,
    seats,
    party,
    byHand: false,
  };
}

/**
 * The state an encounter starts from, after the Prepare Phase (p.14): SP at the recovery value, no effects,
 * opponents on the board, Adventurers yet to be placed. Throws Error naming what is not in the content.
 */
export function setUpEncounter(
  setup: EncounterSetup,
  encounter: EncounterDefinition,
  cards: CardIndex,
): EncounterState {
  const { kept, carry } = setup;
  const counters = countersFrom(carry, encounter);
  const at = { difficulty: setup.difficulty ?? 'normal', adventurers: setup.party.length, counters };
  const isThere = (one: Conditional<object>) => setUpHolds(one.if, at);
  const taken = encounter.combatants
    .filter(isThere)
    .flatMap((one) => baseSpaces(one.at, combatantCard(one.card, cards).size));
  const isRoom = (place: Space) =>
    isSpace(kept?.board ?? encounter.board, place) && !taken.some((space) => isSameSpace(space, place));
  const doors = kept?.doors ?? doorsOf(encounter);
  const pieces = kept?.pieces ?? encounter.pieces;
  const ubiquitous = switchOf(setup.ruleset, 'ubiquitousCards') ? ubiquitousOf(setup.party, cards) : [];
  const state: EncounterState = {
    encounter: encounter.id,
    ruleset: rulesetOf(setup.ruleset),
    seats: setup.seats.map(({ id }) => ({ id })),
    board: kept?.board ?? boardWithDoors(encounter),
    boardTokens: encounter.tokens.filter(isThere).map(({ if: _, ...token }) => token),
    figures: [
      ...setup.party.map((member, i) => {
        const fresh = adventurer(member, idOf(setup.party, i), cards, ubiquitous);
        const place = kept?.places[i];
        return place && isRoom(place) ? { ...fresh, at: place } : fresh;
      }),
      ...encounter.combatants
        .filter(isThere)
        .map((c) => freshCombatant(combatantCard(c.card, cards), c.number, c.at, setup.seats[0]?.id ?? null)),
    ].map((fresh) => figureWith(fresh)),
    track: [],
    urgency: 0,
    clock: { round: 0, phase: 'placement', queue: [], opponentsActed: false, opponentsSpawned: false },
    turn: null,
    scopes: [],
    loot: lootFrom(carry, encounter.lootLevel),
    // Dynamite that starts on the board is lit already (p.67): in round 1.
    dynamite: (encounter.dynamite ?? []).map((at, i) => ({
      id: `dynamite-${i + 1}`,
      at: [...at],
      carrier: null,
      lit: 1,
    })),
    ...(setup.difficulty === undefined ? {} : { difficulty: setup.difficulty }),
    ...(counters ? { counters } : {}),
    ...(doors ? { doors } : {}),
    ...(pieces && pieces.length > 0 ? { pieces } : {}),
    done: [...(kept ? [KEPT_BOARD] : []), ...(carry?.achieved ?? [])],
    outcome: null,
    rng: wordsFromSeed(setup.seed),
  };
  return carry ? prepared({ state, cards, encounter }, carry, (ref) => combatantCard(ref, cards)) : state;
}

const doorsOf = ({ doors }: EncounterDefinition): EncounterState['doors'] =>
  doors && Object.fromEntries(doors.map(({ id, state }) => [id, state]));

/** The board as it is set up: doors that are not open are walls (X132). */
export const boardWithDoors = ({ board, doors = [] }: EncounterDefinition): Board =>
  doors.length === 0
    ? board
    : withWalls(
        board,
        doors.flatMap(({ edges, state }) => (state === 'open' ? [] : edges)),
        true,
      );

/** `remi-moretti`, of whatever pack, is `remi` at the table, unless another of that name sits there before. */
function idOf(party: readonly PartyMember[], member: number): string {
  const { card } = party[member]!;
  const short = shortId(card);
  return party.slice(0, member).some((other) => shortId(other.card) === short) ? card : short;
}

const shortId = (ref: CardRef): string => ref.slice(ref.indexOf(':') + 1).split('-')[0]!;

/** The Ubiquitous cards of the party, in its order. */
const ubiquitousOf = (party: readonly PartyMember[], cards: CardIndex): readonly UbiquitousCard[] =>
  party.flatMap(({ card }) =>
    Object.values(cards.ubiquitous).filter(({ adventurer }) => adventurer === card),
  );

function adventurer(
  member: PartyMember,
  id: string,
  cards: CardIndex,
  ubiquitous: readonly UbiquitousCard[],
): Figure {
  const card = own(cards.adventurers, member.card);
  if (!card) throw new Error(`no adventurer ${member.card} in the content`);
  const taken = new Set<string>();
  for (const entry of [...member.loadout.items, ...(member.loadout.pack ?? [])]) {
    const { ref, upgrades } = typeof entry === 'string' ? { ref: entry, upgrades: [] } : entry;
    if (!own(cards.items, ref)) throw new Error(`no item ${ref} in the content`);
    for (const one of upgrades ?? [])
      if (!own(cards.upgrades, one)) throw new Error(`no upgrade ${one} in the content`);
  }
  for (const ref of member.loadout.disciplines)
    if (!own(cards.disciplines, ref)) throw new Error(`no discipline ${ref} in the content`);
  const { familiar, companion } = member.loadout;
  if (familiar !== undefined && !own(cards.familiars, familiar))
    throw new Error(`no familiar ${familiar} in the content`);
  if (companion !== undefined && !own(cards.companions, companion))
    throw new Error(`no companion ${companion} in the content`);
  return {
    ...freshFigure(),
    id,
    card: card.id,
    kind: 'adventurer',
    side: 'adventurers',
    seat: member.seat,
    group: id,
    number: 0,
    size: [1, 1],
    at: null,
    sp: card.spRecovery,
    cards: [
      ...dealCards(id, [card.id], 'adventurer', taken),
      ...dealCards(id, member.loadout.items, 'item', taken),
      ...dealCards(id, member.loadout.disciplines, 'discipline', taken),
      ...dealCards(id, familiar === undefined ? [] : [familiar], 'familiar', taken),
      ...dealCards(id, companion === undefined ? [] : [companion], 'companion', taken),
      ...ubiquitous.flatMap((one) => dealUbiquitous(id, card.id, one, taken)),
    ],
    pack: dealCards(id, member.loadout.pack ?? [], 'item', taken),
  };
}

/** Its own, or another's of which there is something for everybody. */
const dealUbiquitous = (
  id: string,
  card: CardRef,
  { id: ref, adventurer: owner, shared }: UbiquitousCard,
  taken: Set<string>,
): CardInstance[] => {
  if (owner !== card && shared === undefined) return [];
  const face = owner === card ? 'front' : 'back';
  return dealCards(id, [ref], 'ubiquitous', taken).map((dealt) => ({ ...dealt, face }));
};

/** The card of that name, and nothing that every object has. */
const own = <T>(shelf: Readonly<Record<CardRef, T>>, ref: CardRef): T | undefined =>
  Object.hasOwn(shelf, ref) ? shelf[ref] : undefined;

function combatantCard(ref: CardRef, cards: CardIndex): CombatantCard {
  const card = own(cards.combatants, ref);
  if (!card) throw new Error(`no combatant ${ref} in the content`);
  return card;
}
