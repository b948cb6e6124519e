/** The kinds of beats: what can be seen to happen on the board. */
import type { DamageType, Effect, FigureId, Space } from '../../engine/index.ts';

/** A place on the board: the middle of a figure or a space, counted in spaces. */
export type Point = readonly [number, number];
/** A direction of length 1; null: from nowhere. */
export type Way = readonly [number, number] | null;

/** What is called out over a figure. */
export type Call = 'counter' | 'break' | 'passed' | 'failed' | 'saved';

/** One thing that is seen to happen on the board. */
export type Deed =
  /** `hurried`: a step of a longer way. */
  | {
      readonly do: 'step';
      readonly figure: FigureId;
      readonly from: Space;
      readonly to: Space;
      readonly hurried: boolean;
    }
  | {
      readonly do: 'drift' | 'warp';
      readonly figure: FigureId;
      readonly from: Space;
      readonly to: Space;
    }
  | { readonly do: 'jump' | 'push'; readonly figure: FigureId; readonly from: Space; readonly to: Space }
  /** Pushed where there is no way on. */
  | { readonly do: 'crash'; readonly figure: FigureId; readonly toward: Way }
  /** `passes`: whoever it is meant for is not there any more. */
  | {
      readonly do: 'lunge';
      readonly figure: FigureId;
      readonly from: Point;
      readonly to: Point;
      readonly passes: boolean;
    }
  | {
      readonly do: 'shot';
      readonly figure: FigureId;
      readonly from: Point;
      readonly to: Point;
      readonly as: 'arrow' | 'spell';
    }
  | {
      readonly do: 'recoil';
      readonly figure: FigureId;
      readonly away: Way;
      readonly kind: DamageType;
      readonly onUs: boolean;
      /** It takes half of all HP, or more. */
      readonly hard: boolean;
    }
  /** `gross`: before armour and the like, where they took some of it; else null. */
  | {
      readonly do: 'number';
      readonly figure: FigureId;
      readonly amount: number;
      readonly kind: DamageType;
      readonly gross: number | null;
      readonly onUs: boolean;
    }
  /** HP left before and after, of so many. */
  | {
      readonly do: 'drain';
      readonly figure: FigureId;
      readonly from: number;
      readonly to: number;
      readonly of: number;
    }
  | { readonly do: 'block'; readonly figure: FigureId; readonly gross: number; readonly away: Way }
  | { readonly do: 'dodge' | 'miss'; readonly figure: FigureId; readonly away: Way }
  /** Dodge dice were thrown: shields for its Defense. */
  | { readonly do: 'brace'; readonly figure: FigureId; readonly shields: number; readonly skull: boolean }
  | { readonly do: 'resist' | 'fizzle' | 'gleam'; readonly figure: FigureId }
  | { readonly do: 'heal'; readonly figure: FigureId; readonly amount: number }
  | {
      readonly do: 'status';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly lands: boolean;
      readonly good: boolean;
      /** Its place among the figure's effects. */
      readonly place: number;
    }
  | { readonly do: 'halo'; readonly figure: FigureId; readonly own: boolean }
  | { readonly do: 'arrive'; readonly figure: FigureId }
  | { readonly do: 'pit' | 'death' | 'down'; readonly figure: FigureId }
  /** An explosion, something that opens a way, the lid of a chest. */
  | { readonly do: 'blast' | 'flare' | 'lid'; readonly middle: Point }
  /** What was found is turned over, and is whose it is. */
  | { readonly do: 'loot'; readonly figure: FigureId }
  | { readonly do: 'dust'; readonly spaces: readonly Space[] }
  | { readonly do: 'call'; readonly figure: FigureId; readonly call: Call };

/** `at`: milliseconds after the event is shown, at normal speed. */
export type Beat = Deed & { readonly at: number };

/** Beats of that kind. */
export type BeatOf<K extends Beat['do']> = Beat & { readonly do: K };
