import type { Space } from './board.ts';
import type { AbilityKey, FigureId } from './ids.ts';
import type { NamelessAbility, Timing } from './language/abilities.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Cause } from './messages/cause.ts';
import type { DamageType, Die, Skill, SymbolCount } from './vocabulary.ts';

/** What modifiers and the screen must know of a resolution under way (I7). */
export type Scope = MoveScope | AttackScope | SpellScope | CheckScope | OccasionScope;

export type ScopeOf<K extends Scope['kind']> = Extract<Scope, { readonly kind: K }>;

/** The innermost resolution of that kind under way, or null. */
export function innermost<K extends Scope['kind']>(
  { scopes }: { readonly scopes: readonly Scope[] },
  kind: K,
): ScopeOf<K> | null {
  for (let i = scopes.length - 1; i >= 0; i -= 1)
    if (scopes[i]!.kind === kind) return scopes[i] as ScopeOf<K>;
  return null;
}

/** The innermost attack under way, or null. */
export const innermostAttack = (state: { readonly scopes: readonly Scope[] }): AttackScope | null =>
  innermost(state, 'attack');

export interface MoveScope {
  readonly kind: 'move';
  readonly figure: FigureId;
  /** A Move Action counts points; free and forced movement count spaces (M6). */
  readonly mode: 'action' | 'free' | 'forced';
  readonly flight: boolean;
  readonly provokes: boolean;
  readonly diagonal: boolean;
  /** Points or spaces still to spend. */
  readonly points: number;
  /** Opponents do not stand in its way. */
  readonly through?: true;
  /** Opponents whose spaces were moved through (CRUSH, RELENTLESS, `through`). */
  readonly passed: readonly FigureId[];
  /** The way so far, the space of departure first. */
  readonly way: readonly Space[];
}

export type AttackCause = 'action' | 'ability' | 'break-attack' | 'counter' | 'follow-up' | 'ai';

export interface AttackScope {
  readonly kind: 'attack';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly cause: AttackCause;
  readonly attackKind: 'melee' | 'ranged';
  /** Spaces: 1 for melee without REACH. */
  readonly range: number;
  /** The step of p.43 under way, 1-8. */
  readonly step: number;
  readonly dice: readonly Die[];
  readonly empowered: boolean;
  /** null: not dodged yet; else shields added to Defense (0 with a skull). */
  readonly dodge: number | null;
  readonly rolled: readonly RolledDie[];
  readonly symbols: Readonly<SymbolCount>;
  readonly toHit: readonly LedgerEntry[];
  readonly defense: readonly LedgerEntry[];
  /** What the attack's own damage is: PHYSICAL unless an ability turned it (p.44). */
  readonly damageType: DamageType;
  /** The working of each type of damage, before armour. */
  readonly physical: readonly LedgerEntry[];
  readonly magic: readonly LedgerEntry[];
  readonly irreducible: readonly LedgerEntry[];
  readonly piercing: readonly LedgerEntry[];
  /** The working of the final damage, armour and after. */
  readonly final: readonly LedgerEntry[];
  readonly hit: boolean | null;
  readonly finalDamage: number | null;
  /** Abilities already used in this attack (once per ability and occurrence). */
  readonly used: readonly AbilityKey[];
  readonly ended: boolean;
  /** What holds for this attack alone, by the ability that started it. */
  readonly with?: {
    readonly cause: Cause;
    readonly abilities: readonly NamelessAbility[];
    readonly noDodge?: true;
    readonly noCounter?: true;
  };
  /** The ability that started it. */
  readonly ability?: AbilityKey;
}

export interface SpellScope {
  readonly kind: 'spell';
  readonly caster: FigureId;
  readonly targets: readonly FigureId[];
  readonly spellLike: boolean;
  /** The ability, or the Combatant's spell. */
  readonly cause: Cause;
  readonly step: number;
  readonly dice: readonly Die[];
  readonly empowered: boolean;
  readonly rolled: readonly RolledDie[];
  readonly force: readonly LedgerEntry[];
  readonly forceTotal: number | null;
  readonly conviction: readonly LedgerEntry[];
  readonly failed: boolean;
  /** What holds for this spell alone. */
  readonly with?: { readonly cause: Cause; readonly abilities: readonly NamelessAbility[] };
}

/** A skill check (p.66). */
export interface CheckScope {
  readonly kind: 'check';
  readonly figure: FigureId;
  readonly skill: Skill;
  readonly difficulty: number;
  readonly rolled: readonly RolledDie[];
}

/** An ability answering an occasion: whose it is, and what happened. */
export interface OccasionScope {
  readonly kind: 'occasion';
  readonly timing: Timing;
  readonly holder: FigureId;
  readonly ability: AbilityKey;
  readonly subject: FigureId;
  /** Who did it, or to whom the subject did it. */
  readonly other: FigureId | null;
  /** Points of damage taken, dealt or healed; by how much a check failed. */
  readonly amount: number;
}

export interface RolledDie {
  readonly die: Die;
  /** 1-6 as on the die's row of ruling D1. */
  readonly face: number;
}
