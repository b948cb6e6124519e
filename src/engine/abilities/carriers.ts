import type { EffectOp } from '../model/language/abilities.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import type { Use } from './use.ts';

export type EffectKind = EffectOp['do'];
export type EffectOf<K extends EffectKind> = Extract<EffectOp, { readonly do: K }>;

/** Carries out nested effects; another figure may be the one that acts. */
export type Run = (effects: readonly EffectOp[], use: Use) => Rule<void>;

/** Carries out one effect; null where it was done at once, without a question or a roll. */
export type Carrier<K extends EffectKind> = (
  table: Table,
  op: EffectOf<K>,
  use: Use,
  run: Run,
) => Rule<void> | null;

/** How each of these effects is carried out. */
export type Carriers<K extends EffectKind> = { readonly [D in K]: Carrier<D> };
