/** Cards of heroes: their abilities, skills, prayers and rituals, and what they fight with. */
import type { CardRef, Dice } from './content.ts';

interface AnyAbility {
  readonly id: string;
  readonly name: string;
  /** Power it costs. */
  readonly power: number;
  readonly text: string;
  /** Added to skill checks of the turn it is used in (p.22). */
  readonly check?: number;
}

/** Declared with the stances, since it is meant for the foes' turn (FK-11). */
interface StanceAbility extends AnyAbility {
  readonly when: 'stance';
  /** Added to the Defense of all heroes in this round. */
  readonly defense?: number;
  /** Added to the foes' attack rolls in this round. */
  readonly foes?: number;
}

/** Used with one's own attack. */
interface TurnAbility extends AnyAbility {
  readonly when: 'turn';
  /** Attack rolls instead of one. */
  readonly attacks?: number;
  /** Added to each attack roll. */
  readonly attack?: number;
}

export type Ability = StanceAbility | TurnAbility;

export const SKILLS = ['brawn', 'wits', 'nerve'] as const;
/** What a skill check is made with (p.25). */
export type Skill = (typeof SKILLS)[number];

/** A prayer or a ritual that somebody knows: it is attempted, and may come to nothing (p.25). */
export interface Rite {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly kind: 'prayer' | 'ritual';
  /** Power it costs, whatever comes of it (FK-55). */
  readonly power: number;
  /** What a d10 and the hero's nerve must come to (FK-55). */
  readonly need: number;
  readonly does: RiteEffect;
}

export type RiteEffect =
  /** Vita for each hero who is seen, the own, too. */
  | { readonly heals: Dice }
  /** Nobody who is seen is in a creature's darkness any more (p.27). */
  | { readonly lifts: true }
  /** An ally that comes to a space in sight (p.28). */
  | { readonly summons: CardRef }
  /** A creature in sight obeys for its next turn (p.28). */
  | { readonly controls: true }
  /** A foe in sight misses its next turn (p.27). */
  | { readonly stuns: true };

export interface HeroCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly vita: number;
  readonly power: number;
  readonly ghost: number;
  readonly might: number;
  readonly defense: number;
  readonly stride: number;
  readonly ability: Ability;
  readonly items: readonly CardRef[];
  /** What the hero fights with on a map (p.25). */
  readonly weapon: Weapon;
  /** What is added to skill checks; nothing where none is told (p.25). */
  readonly skills?: Readonly<Partial<Record<Skill, number>>>;
  readonly rites?: readonly Rite[];
}

export interface Weapon {
  readonly name: string;
  /** Vita a hit costs (FK-1). */
  readonly damage: Dice;
  /** Spaces it reaches; absent: the next one. */
  readonly reach?: number;
  /** Whatever is seen is in reach of it. */
  readonly ranged?: true;
  /** Hands it takes; absent: both (FK-53). */
  readonly hands?: 1;
}
