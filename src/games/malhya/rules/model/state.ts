/** A game of Malhya as it stands: heroes, what the group has, the open booklets, a check under way. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { Growth } from '../growing/growth.ts';
import type { Land } from '../land/land-state.ts';
import type { Magic } from '../spells/magic-state.ts';
import type { StealthBoard } from '../stealth/stealth-state.ts';
import type { CardRef, Cubes } from './content.ts';
import type { PlaceState } from './place-state.ts';
import type { BookKind, Characteristic, CheckKind, Mode, Period, TalentSide, Weather } from './vocabulary.ts';

/** Crystals by zone (L990). */
export interface Life {
  readonly life: number;
  readonly damage: number;
  readonly injury: number;
  readonly shock: number;
}

export interface Hero {
  readonly id: CardRef;
  readonly seat: string;
  readonly characteristics: Readonly<Record<Characteristic, number>>;
  readonly initiative: number;
  readonly movement: number;
  readonly carrying: number;
  readonly ap: number;
  readonly aura: { readonly ready: number; readonly spent: number };
  readonly life: Life;
  readonly talents: readonly { readonly ref: CardRef; readonly side: TalentSide }[];
  readonly weapon: CardRef | null;
  readonly stored: CardRef | null;
  readonly armour: CardRef | null;
  readonly artifacts: readonly CardRef[];
  readonly objects: readonly CardRef[];
  /** Another's talent, copied for an action (L5875). */
  readonly borrowed: Hero['talents'][number] | null;
  /** A second weapon in the knapsack, by a talent (L5948). */
  readonly spare: CardRef | null;
  readonly cubes: Cubes;
  /** For potions, beside those of every knapsack (L5916). */
  readonly potionSpaces: number;
  /** Spell cards, attack spells among them (L5356). */
  readonly spells: readonly CardRef[];
  /** State cards, each as often as it has it (L5585). */
  readonly states: readonly CardRef[];
  /** Threat dice that a check ordered (MA-29). */
  readonly owed: { readonly white: number; readonly black: number };
}

export interface ScenarioHeld {
  readonly ref: CardRef;
  /** Its standing instruction has acted. */
  readonly acted: boolean;
  /** A target's life points that are gone (L5599). */
  readonly crystals?: number;
  /** A gear card whose effects are cancelled (L5857). */
  readonly off?: true;
  /** The classic spell that lies by an Aura Stone (L5645). */
  readonly spell?: CardRef;
  /** Aura tokens that lie on it (L5659). */
  readonly aura?: number;
}

export interface Group {
  readonly gold: number;
  readonly scenarioTokens: readonly number[];
  readonly scenarioCards: readonly ScenarioHeld[];
  readonly crystals: number;
  readonly triangles: readonly number[];
  readonly points: number;
}

/** What became of a line, by its place in the chapter (`lines.ts`). */
export interface Mark {
  readonly at: string;
  /** A condition not met; a sign nobody has; done; taken of a choice. */
  readonly how: 'passed' | 'ignored' | 'done';
}

/** A booklet that lies open, where it is read. */
export interface Frame {
  readonly book: BookKind;
  readonly chapter: number;
  /** The line that comes next; -1: its head. */
  readonly line: number;
  readonly marks: readonly Mark[];
  /** Who reads it; null: everybody. */
  readonly readers: readonly number[] | null;
  /** Numbers that were no hidden ones. */
  readonly tried: readonly number[];
}

/** Where a check stands in a booklet. */
export interface CheckRef {
  readonly book: BookKind;
  readonly chapter: number;
  readonly at: string;
}

export const SKILL_FACES = ['success', 'blank', 'special'] as const;
export type SkillFace = (typeof SKILL_FACES)[number];
export const DIFFICULTY_FACES = ['stop', 'blank', 'special'] as const;
export type DifficultyFace = (typeof DIFFICULTY_FACES)[number];

export interface Rolled {
  readonly skill: readonly SkillFace[];
  readonly difficulty: readonly DifficultyFace[];
}

/** What a hero's part in a check came to. */
export interface Result {
  readonly hero: number;
  readonly successes: number;
  readonly failed: boolean;
  /** The level attained, of its list; null: none. */
  readonly level: number | null;
}

/** A check under way. */
export interface CheckState {
  readonly ref: CheckRef;
  readonly kind: CheckKind;
  /** Who takes part. */
  readonly heroes: readonly number[];
  /** Who rolls; null between two. */
  readonly at: number | null;
  /** AP were spent for what they bring. */
  readonly paid: boolean;
  /** Cubes discarded, by instruction. */
  readonly discarded: Readonly<Record<number, number>>;
  /** Stops until it fails, by the lockpick. */
  readonly pick: number | null;
  readonly auraUsed: boolean;
  /** The effect of its people an aura token was spent on. */
  readonly people: number | null;
  readonly cancelled: number;
  readonly rolls: readonly Rolled[];
  readonly successes: number;
  readonly stops: number;
  readonly results: readonly Result[];
}

/** What a campaign keeps beside heroes and group. */
export interface Campaign {
  /** The fast mode, chosen at the start and kept to the end (L1380–L1382). */
  readonly fast: boolean;
  /** Heroes who have left and may come back, as they are written on their sheets (L1803). */
  readonly away: readonly Hero[];
  /** Heroes who have left for good; none so far: it is left out (MA-290). */
  readonly gone?: readonly CardRef[];
}

export interface Over {
  readonly won: boolean;
  /** The chapter says it; nobody can act any more (MA-12); the last booklet was closed. */
  readonly why: 'chapter' | 'fallen' | 'closed';
}

export interface MalhyaState {
  mission: CardRef;
  heroes: readonly Hero[];
  group: Group;
  deck: { readonly draw: readonly CardRef[]; readonly discard: readonly CardRef[] };
  book: {
    /** The last is read. */
    readonly stack: readonly Frame[];
    readonly read: readonly string[];
    /** The chapter that was left for a hidden number. */
    readonly hiddenFrom: { readonly book: BookKind; readonly chapter: number } | null;
  };
  check: CheckState | null;
  /** The place that is laid out; null: none. */
  place: PlaceState | null;
  /** The stealth board; null: it is put away. */
  stealth: StealthBoard | null;
  now: { readonly mode: Mode; readonly period: Period; readonly weather: Weather };
  /** Interest tokens that lie somewhere. */
  interest: readonly string[];
  /** Action cards drawn in this chapter. */
  drawn: readonly CardRef[];
  land: Land;
  growth: Growth;
  /** Quality cards that are in the decks of common ones (L1577–1588). */
  quality: readonly CardRef[];
  magic: Magic;
  /** In a booklet of a campaign; in a mission once somebody has left for a while. */
  campaign?: Campaign;
  over: Over | null;
  rng: RngWords;
}
