import type { Space } from './board.ts';
import type { AbilityKey, CardId, FigureId } from './ids.ts';
import type { RollPurpose } from './language/abilities.ts';
import type { Cause } from './messages/cause.ts';
import type { AttackScope, RolledDie } from './scopes.ts';
import type { AbilityToken, DamageType, Effect } from './vocabulary.ts';

/**
 * What the effects of one use know beside its user and target: handed from one to the next, and to what
 * counts and tests. Plain ids and numbers, never figures (I8).
 */
export interface Circumstances {
  /** The ability in use and the card it is on. */
  readonly key?: AbilityKey;
  readonly card?: CardId;
  /** Whose ability it is, while another figure acts for it. */
  readonly owner?: FigureId;
  /** Whose occasion it is. */
  readonly subject?: FigureId;
  /** Its user is Defeated and acts all the same. */
  readonly fallen?: true;
  /** A Force that is through: it befalls its target to its end though its user is Defeated by then (X85). */
  readonly lands?: true;
  /** By how much an attack hit or a Conviction Check failed. */
  readonly difference?: number;
  /** Points of damage dealt or taken just before. */
  readonly damage?: number;
  /** Chosen before the price was paid: the first effect that chooses takes them. */
  readonly told?: readonly FigureId[];
  /** The token or effect just gained or spent. */
  readonly gained?: AbilityToken | Effect;
  /** What gave it. */
  readonly gainedBy?: Cause;
  /** What is rolled, or was. */
  readonly purpose?: RollPurpose;
  /** Points healed just before. */
  readonly healed?: number;
  /** Its type, where it is about to be dealt. */
  readonly damageType?: DamageType;
  /** The figures chosen, or moved through, by the effect before. */
  readonly chosen?: readonly FigureId[];
  readonly passed?: readonly FigureId[];
  /** The number and the space chosen. */
  readonly number?: number;
  readonly space?: Space;
  /** The attack whose dice lie on the table misses as they lie. */
  readonly misses?: boolean;
  /** The roll that lies on the table. */
  readonly rolled?: readonly RolledDie[];
  /** Kind and range of the attack that has ended, to make another like it. */
  readonly again?: { readonly kind: 'melee' | 'ranged'; readonly range: number };
}

/** By what a text condition is judged and a number counted. */
export interface Setting {
  readonly attack?: AttackScope;
  /** Absent: the other side of the attack. */
  readonly target?: FigureId | null;
  readonly about?: Circumstances;
}
