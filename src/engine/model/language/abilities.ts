import type { AbilityToken, SymbolCount } from '../vocabulary.ts';
import type { EffectOp } from './ability-effects.ts';
import type { Modifier } from './ability-modifiers.ts';
import type { FigureFilter } from './ability-targets.ts';
import type { Test } from './ability-tests.ts';

export * from './ability-amounts.ts';
export * from './ability-effects.ts';
export * from './ability-modifiers.ts';
export type * from './ability-targets.ts';
export * from './ability-tests.ts';

/**
 * The ability language. A card's JSON holds these shapes; the engine runs them and the words on
 * the card are written from them. An ability says WHEN it may be used, what CONDITIONS it has (p.30, p.48),
 * and what it DOES.
 */
export interface Ability {
  /** Unique on its card. */
  readonly id: string;
  readonly name?: string;
  readonly when: Timing;
  /** Whose occasion it answers, or (PASSIVE) who has its modifiers; the holder's own if absent. */
  readonly of?: Whose;
  /** Asked even though it costs nothing: "you may". */
  readonly may?: true;
  /** Used while its figure is Defeated, and only then. */
  readonly fallen?: true;
  readonly conditions?: Conditions;
  /** PASSIVE and STATUS bonuses: pure, ordered, in the ledger. */
  readonly modifiers?: readonly Modifier[];
  /** What happens when it is used, in order. */
  readonly effects?: readonly EffectOp[];
}

/** An ability as it lies in the state, which holds no words. */
export type NamelessAbility = Omit<Ability, 'name'> & { readonly name?: never };

/** Figures an ability watches, seen from its holder. `ally` and `figure` are the holder too (X20). */
export interface Whose {
  readonly side: 'ally' | 'another-ally' | 'opponent' | 'figure';
  readonly within: 'adjacent' | 'soi' | 'board';
  /** Only such figures. */
  readonly with?: FigureFilter;
  /** Only what is directed at the holder: a roll, an attack, a spell. */
  readonly against?: true;
}

/**
 * What an ability may answer beside the steps of an attack. One without a cost happens by itself unless it says
 * `may` (X40).
 */
export const REACTIONS = [
  /** Set-up is over, round 1 has not begun. */
  'encounter-start',
  /** It comes into play: as the encounter starts, or Spawned (X173). */
  'comes-in',
  'turn-start',
  'turn-end',
  /** A round has begun, or is about to end: for everybody, in the order of the track. */
  'round-start',
  'round-end',
  /** A movement of its own, of a space at least, has ended (X165). */
  'moves',
  /** It has come to where the `of` of the ability finds it, and was not there before (X165). */
  'enters',
  /** The target, step 4: a Dodge at this ability's cost. */
  'dodge',
  /** It is about to roll dice. `rolls` in the conditions says which. */
  'before-roll',
  /** An attack has hit it (step 5c) and has dealt nothing yet. The target is the attacker. */
  'struck',
  /** An attack on it missed; `dodged`: because of its Dodge. */
  'missed',
  'dodged',
  /** It has just been dealt damage (A5); the target is whoever dealt it. */
  'damaged',
  /** It has just dealt damage; the target is whoever took it. */
  'deals-damage',
  /** An attack of its own on the target has ended, hit or not (p.43 8). */
  'attack-ended',
  /** An attack or a spell of its own has ended, in which it dealt damage to the target: all that, as its amount (X471). */
  'has-dealt',
  /** It has just Defeated somebody: the target. */
  'defeats',
  /** It has failed a Conviction Check against the target. */
  'fails-conviction',
  /** Its spell or Force has beaten the target. */
  'beats-conviction',
  /** Its spell or Force has done to a target that failed all it does. */
  'affects',
  /** It has just healed; the target is whoever healed it. */
  'heals',
  /** It has just gained tokens, or an effect, or spent a token: the test `gained` asks which. */
  'gains-token',
  'gains-effect',
  'spends-token',
  /** Damage would Defeat it: the last moment to heal it or let it survive. The target is whoever dealt it. */
  'would-be-defeated',
  /** It is Defeated and about to leave the board. The target is whoever did it. */
  'defeated',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** When an ability may be used. `passive` is always; the others open a question to its owner. */
export const TIMINGS = [
  /** Always in effect (p.49). */
  'passive',
  /** In its owner's Status Phase (p.39). */
  'status',
  /** In its owner's Action Phase, between actions (p.48). */
  'action',
  /** "At any time": offered with every question to its owner (p.48). An interjection. */
  'any-time',
  /** Symbols spent in step 6a of an attack (p.43). */
  'symbols',
  /** The attacker, step 3: EMPOWER without the SP. */
  'empower',
  /** The attacker, step 5b: adds TO THE ATK ROLL after the roll. */
  'to-hit',
  /** The attacker, step 6a. */
  'determine-damage',
  /** The target, after armour (ruling A2): reduces damage. */
  'damage-reduction',
  /** Whoever has just rolled: re-rolls. `rolls` in the conditions says which rolls. */
  'after-roll',
  /** The attacker, when the attack missed (p.43 step 7). */
  'after-miss',
  /** The attacker, step 8 (FU). */
  'follow-up',
  /** The target, step 6d, instead of the standard COUNTER. */
  'counter',
  ...REACTIONS,
] as const;
export type Timing = (typeof TIMINGS)[number];

export type RollPurpose =
  | 'attack'
  | 'dodge'
  | 'force'
  | 'conviction'
  | 'check'
  | 'damage'
  | 'effect'
  | 'spawn'
  | 'loot';

export interface Conditions {
  readonly exhaust?: boolean;
  readonly flip?: boolean;
  readonly discard?: boolean;
  readonly perEncounter?: boolean;
  /** "Once per turn" / "the first time each turn". */
  readonly perTurn?: boolean;
  /** "Once per round". */
  readonly perRound?: boolean;
  readonly sp?: number;
  /** Less SP while tests hold. Where they speak of the target it is chosen before the price is paid. */
  readonly spLess?: readonly { readonly by: number; readonly if: readonly Test[] }[];
  /** Energy on this card, and tokens, that are spent. */
  readonly energy?: number;
  readonly tokens?: Readonly<Partial<Record<AbilityToken, number>>>;
  readonly symbols?: SymbolCount;
  /** COMBO: another equipped item carries one of these tags (p.30). */
  readonly combo?: readonly string[];
  /** Only on these rolls (before-roll, after-roll). */
  readonly rolls?: readonly RollPurpose[];
  /** Text conditions, all of which must hold. */
  readonly if?: readonly Test[];
}
