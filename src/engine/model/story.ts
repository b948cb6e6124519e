/** What an encounter's own text may do and ask (its language: content/LANGUAGE.md). */
import type { BoardToken, Space, Wall } from './board.ts';
import type { EncounterOp } from './encounter.ts';
import type { CardRef, FigureId } from './ids.ts';
import type { Modifier } from './language/abilities.ts';
import type { Terrain } from './vocabulary.ts';

/** How hard an encounter is set up, where its text asks for it. Nobody chose: normal. */
export const CHALLENGES = ['easy', 'normal', 'hard'] as const;
export type Challenge = (typeof CHALLENGES)[number];

/** Figures an encounter's text speaks of: by side, whoever brought it about, or those of a card and its family. */
export const WHO_WORDS = ['adventurers', 'opponents', 'allies', 'everybody', 'doer'] as const;
export type WhoWord = (typeof WHO_WORDS)[number];
export type Who = WhoWord | { readonly card: CardRef };

export const DOOR_STATES = ['open', 'closed', 'locked'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

export const TOKEN_PLACES = ['board', 'carried', 'gone'] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

/** From, up to; from 1 where neither is said. */
interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What an encounter's text may hang on (X130). */
export type Condition =
  | { readonly is: 'flag'; readonly flag: string }
  | ({ readonly is: 'counter'; readonly counter: string } & Bounds)
  | ({ readonly is: 'round' } & Bounds)
  | { readonly is: 'difficulty'; readonly of: readonly Challenge[] }
  /** Adventurers that take part, standing or not. */
  | ({ readonly is: 'adventurers' } & Bounds)
  /** Figures on the board. */
  | ({ readonly is: 'standing'; readonly who: Who } & Bounds)
  | ({ readonly is: 'defeated'; readonly who: Who } & Bounds)
  /** One of them, on the board, has so much damage. */
  | { readonly is: 'damage'; readonly who: Who; readonly atLeast: number | 'half' }
  /** So many of them (or all that stand) are in one of the spaces, or on or beside the token. */
  | {
      readonly is: 'on';
      readonly who: Who;
      readonly spaces?: readonly Space[];
      readonly beside?: string;
      readonly atLeast?: number;
      readonly all?: true;
    }
  | { readonly is: 'token'; readonly token: string; readonly lies: TokenPlace }
  | { readonly is: 'carries'; readonly who: Who; readonly token: string }
  | { readonly is: 'door'; readonly door: string; readonly state: DoorState }
  /** An Objective, an Achievement, or an End Condition that went on. */
  | { readonly is: 'done'; readonly id: string }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };

/** A token that is carried (X131): who picks it up bears it, and lets it fall where it is Defeated. */
export interface Carried {
  /** The token's id. */
  readonly token: string;
  readonly name: string;
  /** Nowhere at first but with the Adventurer the players choose: its colour once it lies on the board. */
  readonly starts?: string;
  /** Its bearer may put it down by an Encounter Action. */
  readonly drop?: true;
  /** What its bearer has of it. */
  readonly modifiers?: readonly Modifier[];
}

/** A door (X132): closed or locked its edges are walls. */
export interface Door {
  readonly id: string;
  readonly name: string;
  readonly edges: readonly Wall[];
  /** As the encounter begins. */
  readonly state: DoorState;
}

/** Terrain tokens that can be moved (p.48, X133), and what lies under each. */
export interface Piece {
  readonly id: string;
  readonly terrain: Exclude<Terrain, 'void'>;
  readonly spaces: readonly Space[];
  /** One letter a space. */
  readonly under: string;
}

/** A rule of SPECIAL terrain (p.21, X135). */
export interface SpecialTerrain {
  readonly name: string;
  readonly text: string;
  /** Of these spaces; of all SPECIAL ones where absent. */
  readonly spaces?: readonly Space[];
  /** Whom it concerns; everybody where absent. */
  readonly who?: Who;
  /** As a figure comes to stand in it, and as one ends its turn there: the figure is the doer. */
  readonly enters?: readonly EncounterOp[];
  readonly ends?: readonly EncounterOp[];
  /** While it stands there. */
  readonly modifiers?: readonly Modifier[];
}

/** A Special Encounter Rule (p.14): in words, and enforced where it says what changes for whom. */
export interface EncounterRule {
  readonly name: string;
  readonly text: string;
  readonly for?: Who;
  readonly modifiers?: readonly Modifier[];
  readonly if?: readonly Condition[];
}

/** Whom the order of initiative is told for: no text has been brought about by anybody yet. */
export type WhoAtSetUp = Exclude<Who, 'doer' | 'everybody'>;

export const TRACK_ENDS = ['first', 'last'] as const;

/** Where Initiative cards come to lie once the track is dealt (p.14, X191). */
export interface InitiativeOrder {
  readonly who: WhoAtSetUp;
  /** At the front, at the back, or so many places from the front, 1 being the front. */
  readonly place: (typeof TRACK_ENDS)[number] | number;
}

/** Printed on an encounter's page; it does nothing (p.14). */
export const LOCATIONS = ['underground', 'wilderness', 'dungeon'] as const;
export type Location = (typeof LOCATIONS)[number];

/** Where the players go on once an End Condition is met. */
export interface NextEncounter {
  readonly encounter: string;
  /** The board as it lies, doors, terrain and places, with the set-up of the next over it (F42). */
  readonly board?: 'kept';
}

/** One answer put to the players. */
export interface StoryOption {
  readonly id: string;
  readonly name: string;
  readonly if?: readonly Condition[];
  readonly do: readonly EncounterOp[];
}

/** A line of a random table: drawn in so many of all cases. */
export interface StoryChance {
  readonly chance: number;
  readonly do: readonly EncounterOp[];
}

/** A carried token, and who bears it. */
export interface Burden {
  readonly token: Omit<BoardToken, 'at'>;
  readonly by: FigureId;
}

/** Who makes a check of the text. */
export const CHECK_BY = ['doer', 'each', 'choose', 'random'] as const;
/** The figures of a card, an Adventurer's or a Combatant's: one of the two (p.66). */
export interface NamedChecker {
  readonly adventurer?: CardRef;
  readonly combatant?: CardRef;
}
export type CheckBy = (typeof CHECK_BY)[number] | NamedChecker;
