import type { FigureKind } from '../state.ts';
import type { Effect, FigureTag, Terrain } from '../vocabulary.ts';

export type TargetSide = 'ally' | 'another-ally' | 'opponent' | 'figure';

/** `reach`: as far as the user's own attack goes. */
export type TargetWithin = 'adjacent' | 'soi' | 'range' | 'reach' | 'board';

/** Which of the figures that could be touched. All that is said must be true. */
export interface FigureFilter {
  readonly effect?: Effect;
  readonly anyEffect?: 'positive' | 'negative' | 'any';
  /** Marked so by the user. */
  readonly mark?: string;
  readonly tag?: FigureTag;
  readonly damaged?: true;
  readonly undamaged?: true;
  /** Spawned by a figure. */
  readonly summoned?: true;
  /** The same Combatant as the user, at whatever tier. */
  readonly kin?: true;
  /** A Loyal Esper the user summoned (p.68). */
  readonly loyal?: true;
  /** The user itself, or a Loyal Esper it summoned. */
  readonly own?: true;
  /** Defeated figures instead of those on the board. */
  readonly defeated?: true;
  /** The ability's owner attacked it in this turn, or did not. */
  readonly attacked?: boolean;
  /** Beside an ally or an opponent of the user. */
  readonly beside?: 'ally' | 'opponent';
  /** Adventurers, Command Combatants or Intelligent Combatants. */
  readonly kind?: FigureKind;
  /** Its values now: Defense, Armor, HP left, spaces of its base. */
  readonly defense?: Between;
  readonly armor?: Between;
  readonly hpLeft?: Between;
  readonly size?: Between;
  /** The DR its Combatant card prints (p.54); an Adventurer has none. */
  readonly dr?: Between;
  /** Bears such a token of a pack's own. */
  readonly bears?: string;
  /** Stands in it (X160). */
  readonly terrain?: Terrain;
}

/** A number from `atLeast` to `atMost`, both counted in. */
export interface Between {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Figures that are counted, seen from the user: an ally is the user too, a figure is not (p.48). */
export interface FiguresCounted {
  readonly side: TargetSide;
  readonly within: 'adjacent' | 'soi' | 'range' | 'board';
  /** Spaces, whatever the line of sight. */
  readonly range?: number;
  readonly with?: FigureFilter;
}

/** Whom an effect touches. Ranges in spaces. */
export type Target =
  | { readonly who: 'self' }
  /** The figure attacked, or the failed target of the spell. */
  | { readonly who: 'target' }
  /** The attacker, for what its target does. */
  | { readonly who: 'attacker' }
  /** Whose occasion it is, where an ability answers somebody else's. */
  | { readonly who: 'subject' }
  /** The figures moved through by the movement just made. */
  | { readonly who: 'passed' }
  /** The figures the effect before chose. */
  | { readonly who: 'chosen' }
  /** The figures that bear that mark of the user's. */
  | { readonly who: 'marked'; readonly mark: string }
  | ChosenTarget
  | AllTarget;

export interface ChosenTarget {
  readonly who: 'choose';
  readonly side: TargetSide;
  readonly within: TargetWithin;
  readonly range?: number;
  readonly sight?: boolean;
  /** Up to so many. */
  readonly count?: number;
  /** Not the present target. */
  readonly other?: true;
  /** Measured from the target, or from the space chosen, instead of from the user. */
  readonly from?: 'target' | 'space';
  readonly with?: FigureFilter;
}

export interface AllTarget {
  readonly who: 'all';
  readonly side: TargetSide;
  readonly within: TargetWithin;
  readonly range?: number;
  readonly from?: 'target' | 'space';
  readonly with?: FigureFilter;
  /** And the target as well. */
  readonly and?: 'target';
}
