import type { Board, BoardToken, Space } from './board.ts';
import type { CardId, CardRef, CardType, EncounterRef, FigureId, GroupId, SeatId } from './ids.ts';
import type { NamelessAbility } from './language/abilities.ts';
import type { Cause } from './messages/cause.ts';
import type { Ruleset } from './ruleset.ts';
import type { Scope } from './scopes.ts';
import type { Burden, Challenge, DoorState, Piece } from './story.ts';
import type { AbilityToken, Effect, Side, Tier } from './vocabulary.ts';

/**
 * Everything that may change in an encounter, as JSON. Written by `applyEvent` alone (I1), which puts new values in
 * the state's own fields: nothing below them ever changes. Between two actions it is a whole checkpoint: no rule
 * lives anywhere else.
 */
export interface EncounterState {
  encounter: EncounterRef;
  ruleset: Ruleset;
  seats: readonly Seat[];
  board: Board;
  boardTokens: readonly BoardToken[];
  figures: readonly Figure[];
  /** The Initiative Track, front first (p.38). */
  track: readonly InitiativeCard[];
  urgency: number;
  clock: Clock;
  turn: TurnState | null;
  /** Resolutions under way, outermost first: Move > Break Attack > Counter (I7). */
  scopes: readonly Scope[];
  loot: LootState;
  dynamite: readonly Dynamite[];
  /** Tokens that give abilities to those near them; absent while there is none. */
  wards?: readonly Ward[];
  /** How hard it was set up; absent where nobody chose. */
  difficulty?: Challenge;
  /** What the encounter's text counts, flags among it as 1; absent while it counts nothing. */
  counters?: Readonly<Record<string, number>>;
  /** Tokens that are carried; absent while there are none. */
  carried?: readonly Burden[];
  /** Doors by id; absent where there are none. Those that are not open are walls of the board as well. */
  doors?: Readonly<Record<string, DoorState>>;
  /** Terrain that can be moved, as it lies; absent where there is none. */
  pieces?: readonly Piece[];
  /** Figures that left the board by the text, not Defeated; absent while there are none. */
  left?: readonly FigureId[];
  /** Objectives activated and Achievements completed, by id. */
  done: readonly string[];
  outcome: Outcome | null;
  /** The generator's four 32-bit words. */
  rng: readonly [number, number, number, number];
}

export interface Seat {
  readonly id: SeatId;
}

export type FigureKind = 'adventurer' | 'command' | 'intelligent';

export interface Figure {
  readonly id: FigureId;
  /** Changes only where a phase begins (X60), or a shape is taken (p.68). */
  readonly card: CardRef;
  readonly kind: FigureKind;
  readonly side: Side;
  /** Who answers for it; null for an Intelligent Combatant. */
  readonly seat: SeatId | null;
  readonly group: GroupId;
  /** Activation Number (p.54); 0 for an Adventurer. */
  readonly number: number;
  /** Width and height of the base in spaces. */
  readonly size: readonly [number, number];
  /** The base's north-west space; null while off the board. */
  readonly at: Space | null;
  readonly sp: number;
  readonly damage: number;
  readonly defeated: boolean;
  /** Defeated for now: back on its next turn (`noPlayerElimination`, p.71). */
  readonly felled: boolean;
  readonly effects: readonly Effect[];
  readonly tokens: Readonly<Partial<Record<AbilityToken, number>>>;
  /** The adventurer card, equipped items and disciplines; for a Combatant its card. */
  readonly cards: readonly CardInstance[];
  /** Items stored in the Pack (p.24): not usable. */
  readonly pack: readonly CardInstance[];
  /** Turns begun in this encounter. No SP is recovered in the first (p.39). */
  readonly turnsTaken: number;
  /** Paralyze goes at the end of the *next* turn (S3): true while the turn in which it came is still its own. */
  readonly paralyzedThisTurn: boolean;
  /** Was the target of an opponent's attack, spell or ability (fourth golden rule, p.58). */
  readonly wasTargeted: boolean;
  /** Has got the last step of ruling C7, for good. */
  readonly hasLastStep: boolean;
  /** Spawned by another figure: no Combatant Loot (p.55). */
  readonly spawnedByFigure: boolean;
  /** What abilities have given it for a while; absent while there is nothing. */
  readonly granted?: readonly Grant[];
  /** Marks that abilities of others have put on it; absent while there is none. */
  readonly marks?: readonly { readonly mark: string; readonly by: FigureId }[];
  /** The Adventurer that summoned this Loyal Esper (p.68). */
  readonly summoner?: FigureId;
  /** Its own card and cards, while it has the shape of a CONDUIT (p.68); absent in its own. */
  readonly setAside?: OwnShape;
}

/** What an Adventurer is in its own shape. */
export type OwnShape = Pick<Figure, 'card' | 'cards'>;

/** Modifiers and abilities a figure has for a while, as if they stood on a card of its own. */
export interface Grant {
  /** Unique on the figure. */
  readonly id: string;
  /** The ability it came from. */
  readonly cause: Cause;
  readonly by: FigureId;
  readonly until: GrantLimit;
  /** Defeated when this ends, and not before. */
  readonly doomed?: true;
  /** A token of a pack's own: its card. */
  readonly token?: CardRef;
  readonly abilities: readonly NamelessAbility[];
}

/** A token on the board that gives abilities to the figures of a side near it. */
export interface Ward {
  readonly id: string;
  /** The ability that placed it. */
  readonly cause: Cause;
  readonly at: Space;
  readonly by: FigureId;
  /** As seen from whoever placed it. */
  readonly side: 'ally' | 'opponent' | 'figure';
  /** Spaces. */
  readonly reach: number;
  /** As a Sphere of Influence reaches (p.45). */
  readonly soi?: true;
  readonly abilities: readonly NamelessAbility[];
}

/** `turn`: the end of the turn of `of` in which it has begun `number` turns, whoever's turn it is where `of` is null. */
export type GrantLimit =
  | { readonly at: 'turn'; readonly of: FigureId | null; readonly number: number }
  | { readonly at: 'round' | 'encounter' | 'attack' | 'this-attack' | 'action' };

export interface CardInstance {
  readonly id: CardId;
  readonly ref: CardRef;
  readonly type: CardType;
  /** The side in use: the back of a DOUBLE item, or of a flipped card. */
  readonly face: 'front' | 'back';
  readonly exhausted: boolean;
  readonly flipped: boolean;
  /** Energy stored on the card; absent while there is none. */
  readonly energy?: number;
  /** Ids of PER ENCOUNTER abilities that carry a Used token; a Command Combatant's Exhausted tokens as marks. */
  readonly used: readonly string[];
  /** Item Upgrades attached to an item: each is used, exhausted and flipped on its own (p.28). */
  readonly upgrades?: readonly CardInstance[];
}

/** How an Exhausted token over an ability of a Command Combatant stands in `used` (p.55). */
export const exhaustedMark = (ability: string): string => `exhausted:${ability}`;
export const isExhaustedMark = (used: string): boolean => used.startsWith('exhausted:');

/** In `done`: the reward of the End Condition that was met is given (p.18). */
export const RESTORED_AFTER = 'restored-after';

export interface InitiativeCard {
  readonly id: GroupId;
  readonly figures: readonly FigureId[];
  /** Had its turn this round: a turn is never skipped nor had twice (p.38). */
  readonly acted: boolean;
}

export interface Clock {
  readonly round: number;
  readonly phase: 'placement' | 'round-start' | 'turns' | 'round-end' | 'over';
  /** Figures of the initiative card in play that have yet to take their turn, in order. */
  readonly queue: readonly FigureId[];
  /** For Urgency (p.18): an opponent had a true AI step, or one was Spawned, this round. */
  readonly opponentsActed: boolean;
  readonly opponentsSpawned: boolean;
  /** `FigureId:key` of "once per round" abilities used in this one; absent while there is none. */
  readonly used?: readonly string[];
}

export type TurnPhase = 'start' | 'status' | 'refresh' | 'action' | 'activation' | 'end';

export interface TurnState {
  readonly figure: FigureId;
  readonly phase: TurnPhase;
  /** The one Move Action of the turn is used (p.41). */
  readonly moved: boolean;
  /** Those beyond it that something let it make (X192); absent while there are none. */
  readonly movedMore?: number;
  /** A failed jump ends all movement for the turn (p.66). */
  readonly movementOver: boolean;
  /** STATUS sources already resolved this turn. */
  readonly statusDone: readonly string[];
  /** Figures that made their Break Attack in this turn, whoever's turn it is (p.44). */
  readonly breakAttacked: readonly FigureId[];
  /** `FigureId:key` of "first time each turn" and "once per turn" abilities already used. */
  readonly used: readonly string[];
  /** Index of the next AI step to look at. */
  readonly aiStep: number;
  /** An AI step had a true condition in this turn. */
  readonly aiActed: boolean;
  /** The attacks declared in this turn, in order. */
  readonly attacks?: readonly { readonly attacker: FigureId; readonly target: FigureId }[];
}

/** A Dynamite token (p.67), on the board or carried. */
export interface Dynamite {
  readonly id: string;
  readonly at: Space | null;
  readonly carrier: FigureId | null;
  /** The round in which it was lit; null while unlit. It explodes at the end of the next one. */
  readonly lit: number | null;
}

/** The round at whose end it explodes; null while unlit (p.67). */
export const explosionRoundOf = ({ lit }: Pick<Dynamite, 'lit'>): number | null =>
  lit === null ? null : lit + 1;

/** Ends of rounds until it explodes, that of the round under way counted; null while unlit (p.67). */
export function roundsLeftOf(dynamite: Pick<Dynamite, 'lit'>, round: number): number | null {
  const last = explosionRoundOf(dynamite);
  return last === null ? null : Math.max(1, last + 1 - Math.max(1, round));
}

export interface LootState {
  readonly level: Tier;
  /** Cards left in the Combatant Loot Deck: `gold:5`, `item`, `monster`, `unique` and how many of each (p.20). */
  readonly deck: Readonly<Record<string, number>>;
  readonly gold: number;
  /** What has been gained, in order. */
  readonly gained: readonly LootGain[];
  /** Items sent to the party stash, nobody's for the rest of the encounter (p.67); absent while there are none. */
  readonly stash?: readonly CardRef[];
  /** What lay in it before, where somebody may use it from there (X473). */
  readonly inStash?: readonly CardRef[];
  /** Copies that were with nobody here when the encounter began, and may not be drawn; absent while there are none. */
  readonly away?: readonly CardRef[];
  /** Locked, Story and hidden cards that the story has opened; absent while there are none. */
  readonly unlocked?: readonly CardRef[];
  /** Companions there (p.66); absent while there are none. */
  readonly companions?: readonly CardRef[];
}

export interface LootGain {
  readonly figure: FigureId | null;
  readonly card: string;
  readonly gold: number;
}

export interface Outcome {
  readonly result: 'won' | 'lost';
  /** The End Condition's id in the encounter, or `defeated` / `urgency`. */
  readonly condition: string;
}
