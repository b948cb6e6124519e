import type { EffectOp } from './abilities.ts';

/** An effect with others inside it. */
type Nesting = Extract<
  EffectOp,
  | { readonly effects: readonly EffectOp[] }
  | { readonly pass: readonly EffectOp[] }
  | { readonly options: readonly unknown[] }
  | { readonly outcomes: readonly unknown[] }
>;

const NONE: readonly (readonly EffectOp[])[] = [];

/** The lists of effects inside an effect of the same user and moment; those of a spell or a Force wait for a check. */
export function nestedEffects(op: EffectOp): readonly (readonly EffectOp[])[] {
  switch (op.do) {
    case 'optional':
    case 'acts':
    case 'each':
    case 'at-space':
    case 'choose-number':
      return [op.effects];
    case 'if':
      return [op.effects, op.else ?? []];
    case 'roll':
      return [...op.outcomes.map(({ effects }) => effects), op.else ?? []];
    case 'choose':
      return op.options.map(({ effects }) => effects);
    case 'check':
      return [op.pass, op.fail ?? []];
    case 'spell':
    case 'force':
      return NONE;
    default:
      op satisfies Exclude<EffectOp, Nesting>;
      return NONE;
  }
}
