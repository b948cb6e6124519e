/** What the files of places and fights hold: places, weapons' lines, armour, hero boards; enemies and tokens are in combat/. */
import type { EnemyCard, UpgradeToken } from '../combat/enemy-card.ts';
import type { WeaponLines } from '../combat/handling.ts';
import type { BrokenArmour } from '../combat/outcome-of-attack.ts';
import type { AttackPart, DefensePart } from '../combat/pools.ts';
import type { InitiativePrice } from '../combat/turn-order.ts';
import type { DeployColumn } from '../place/deploying.ts';
import type { StepPrices } from '../place/free-move.ts';
import type { PlaceGround } from '../place/ground.ts';
import type { HeroStealthSigns, StealthSigns } from '../stealth/stealth-lines.ts';
import type { Arrival, SetUpLine } from './arrival.ts';
import type { Condition } from './conditions.ts';
import type { CardRef, Target } from './content.ts';
import type { PlaceToken } from './place-state.ts';
import type { Mode } from './vocabulary.ts';

/** When an instruction of a place acts (L3103–3121). */
export type Happening =
  /** All enemies are gone. */
  | { readonly enemies: 'none' }
  /** All heroes are at 0. */
  | { readonly heroes: 'fallen' }
  /** A figure of that type was eliminated. */
  | { readonly eliminated: CardRef }
  /** A hero stands on that token. */
  | { readonly onto: string }
  /** The crystal of the turn tracker is there. */
  | { readonly tracker: number }
  /** The alarm is about to be given: before anything else (L4079). */
  | { readonly alarm: 'raised' }
  | { readonly holds: Condition };

export interface PlaceInstruction {
  readonly text: string;
  readonly when: Happening;
  /** In that mode alone. */
  readonly mode?: Mode;
  readonly go: Target;
  /** The place is not left: its chapter is read, once. */
  readonly stays?: true;
}

/** A place of the exploration booklet, as it is laid out. */
export interface PlaceCard extends PlaceGround {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly north: 'up' | 'right' | 'down' | 'left';
  readonly tokens: readonly PlaceToken[];
  readonly deploy: readonly DeployColumn[];
  readonly instructions: readonly PlaceInstruction[];
  readonly setUp?: readonly SetUpLine[];
  readonly arrival?: readonly Arrival[];
}

/** An enemy's card with its name; `insignia`: by what the table of deployment calls it. */
export interface EnemyFile extends EnemyCard {
  readonly name: string;
  readonly text: string;
  readonly insignia: string;
  /** Aura shields against spells (L5393). */
  readonly shields?: number;
  /** Signs that count in stealth (L3815–L3833). */
  readonly stealth?: StealthSigns;
}

/** A kind of upgrade token, and how many there are. */
export interface UpgradeFile extends UpgradeToken {
  readonly name: string;
  readonly count: number;
}

/** Lines of a weapon, called as the piece of gear is. */
export interface WeaponFile extends WeaponLines {
  readonly id: CardRef;
  /** Signs that count in stealth (L3801–L3813). */
  readonly stealth?: HeroStealthSigns;
}

/** What an armour is worth in a fight. */
export interface ArmourFile {
  readonly id: CardRef;
  readonly defense: DefensePart;
  /** What it does when it is broken (L4773). */
  readonly breaks?: BrokenArmour;
  /** It is lost with the last life point (L4781). */
  readonly lostAtZero?: true;
  /** In stealth one white die is rolled again (L5883). */
  readonly rerollsWhite?: true;
}

/** What an aura token brings by the people's card (L1287–1291). */
export interface AuraEffect {
  readonly text: string;
  readonly attack?: AttackPart;
  readonly defense?: DefensePart;
  /** What it does besides, for one action (L5875). */
  readonly turn?: PeopleTurn;
}

/** When it may be used: before a move, with Initiative, in a check. */
export type PeopleTurn =
  | { readonly in: 'move'; readonly light?: true; readonly movement?: number }
  | { readonly in: 'initiative'; readonly adds: number }
  /** No heavy piece counts. */
  | { readonly in: 'check' }
  /** Another hero's talent. */
  | { readonly in: 'copy' }
  /** No stealth dice for a turn. */
  | { readonly in: 'stealth' };

/** What a talent or an artifact is worth in a fight. */
export interface FightSign {
  readonly attack?: AttackPart;
  readonly defense?: DefensePart;
  /** The free move is not lost beside an enemy (L5894). */
  readonly keepsFree?: true;
  readonly stealth?: HeroStealthSigns;
  /** After three spaces straight towards the target (L5912); with another hero beside it (L5924). */
  readonly charge?: AttackPart;
  readonly beside?: AttackPart;
  /** At range yellow lines are no penalty (L5952). */
  readonly pastYellow?: true;
  /** AP for the whole free move (L5898). */
  readonly givesUp?: number;
  /** Auratic shields (L5563). */
  readonly shields?: number;
}

/** Prices of a hero board, and its people's aura effects. */
export interface BoardFile {
  readonly id: CardRef;
  readonly step: StepPrices;
  readonly initiative: InitiativePrice;
  readonly wait: number;
  readonly light?: true;
  readonly aura: readonly AuraEffect[];
  /** Barehanded is turned to its Claws (L1055). */
  readonly claws?: true;
}
