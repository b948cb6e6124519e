import type { Effect, WeaponKind } from './vocabulary.ts';

/** A text condition: pure, read from the state. */
export type Test =
  | { readonly is: 'attack-kind'; readonly kind: 'melee' | 'ranged' }
  | { readonly is: 'weapon-hands'; readonly hands: 1 | 2 }
  | { readonly is: 'weapon-kind'; readonly kind: WeaponKind }
  | { readonly is: 'flanking' }
  | { readonly is: 'target-adjacent' }
  | { readonly is: 'damage-at-least-half' }
  | { readonly is: 'has-effect'; readonly effect: Effect }
  | { readonly is: 'target-has-effect'; readonly effect: Effect };
