import type { Space } from '../board.ts';
import type { CardRef, FigureId } from '../ids.ts';
import type { Priority } from '../language/ai.ts';
import type { Effect, Terrain } from '../vocabulary.ts';
import type { Reason } from './reason.ts';

/** Whom an AI condition counted, and where. */
export type CountedFigures =
  | { readonly who: 'opponents' | 'allies'; readonly within: 'adjacent' | 'soi' }
  | { readonly who: 'opponents' | 'allies'; readonly within: 'range'; readonly range: number }
  | { readonly who: 'hurt-allies' };

/** What made an AI condition true or false. */
export type ConditionBecause =
  | { readonly kind: 'otherwise' }
  | { readonly kind: 'all'; readonly of: readonly ConditionBecause[] }
  | { readonly kind: 'has-effect'; readonly effect: Effect; readonly has: boolean }
  | { readonly kind: 'damage'; readonly damage: number; readonly ofHp?: number }
  | { readonly kind: 'energy'; readonly energy: number }
  | {
      readonly kind: 'counted';
      readonly counted: CountedFigures;
      readonly figures: readonly FigureId[];
      /** How many there had to be; none where any number would do. */
      readonly needed?: number;
    }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'hp-left'; readonly figure: FigureId | null; readonly left: number }
  | { readonly kind: 'terrain'; readonly terrain: Terrain; readonly stands: boolean }
  | { readonly kind: 'bears'; readonly token: CardRef; readonly count: number }
  | { readonly kind: 'figures'; readonly figures: readonly FigureId[] }
  | { readonly kind: 'could-attack'; readonly from: Space; readonly target: FigureId }
  | { readonly kind: 'no-space-to-attack' }
  | { readonly kind: 'could-stand-beside'; readonly from: Space; readonly target: FigureId }
  | { readonly kind: 'no-space-beside' }
  /** True, but nothing of the step can be carried out (C1). */
  | { readonly kind: 'not-feasible'; readonly of: ConditionBecause }
  | SaidBecause;

/** What decided between possible targets (p.60, C2). */
export type TargetBecause =
  | { readonly kind: 'only-one' }
  | { readonly kind: 'only-one-left' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'nearest-front' }
  | { readonly kind: 'priority'; readonly priority: Priority }
  | SaidBecause;

/** What took a possible target out. */
export type TargetRemoved =
  | { readonly kind: 'priority'; readonly priority: Priority }
  | { readonly kind: 'higher-number' }
  | { readonly kind: 'further-back' }
  | { readonly kind: 'impossible'; readonly reason: Reason }
  | SaidBecause;

/** What ways are compared by, in this order (C4-C6). */
export const WAY_CRITERIA = [
  'fulfils-less',
  'more-break-attacks',
  'more-dangerous-jumps',
  'more-jumps',
  'goes-on-after-within',
  'hazard',
  'neighbours',
  'more-steps',
  'later-row',
  'later-column',
] as const;
export type WayCriterion = (typeof WAY_CRITERIA)[number];

/** What decided where an automated opponent goes, or that it stays. */
export type WayBecause =
  | { readonly kind: 'nobody-to-move-for' }
  | { readonly kind: 'within-already' }
  | { readonly kind: 'no-step-nearer' }
  | { readonly kind: 'fulfils-without-jump' }
  | { readonly kind: 'only-a-jump' }
  | { readonly kind: 'nothing-but-a-jump' }
  | { readonly kind: 'no-way-nearer' }
  | { readonly kind: 'as-far-as-it-gets' }
  | { readonly kind: 'then-not-adjacent' }
  | { readonly kind: 'stands-there' }
  | SaidBecause;

/** What made a way worse than the chosen one: a criterion, or that it stays where it is. */
export type WayRemoved =
  | { readonly kind: 'criterion'; readonly criterion: WayCriterion }
  | { readonly kind: 'no-better' }
  | WayBecause;

/** What left an AI instruction out (p.60). */
export type SkipBecause =
  | { readonly kind: 'condition'; readonly because: ConditionBecause }
  | { readonly kind: 'attack-not-made' }
  | { readonly kind: 'nobody-in-reach' }
  | { readonly kind: 'nobody-in-soi' }
  | SaidBecause;

/** The words of a record older than log format 2. No rule makes it. */
export interface SaidBecause {
  readonly kind: 'said';
  readonly text: string;
}
