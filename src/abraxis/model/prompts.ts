import type { Die, KernelQuestion, SeatId } from '../../engine/index.ts';

/** What an answer does: dice by their places. */
export type AbraxisAct =
  | { readonly do: 'lock'; readonly dice: readonly number[] }
  | { readonly do: 'hold' }
  | { readonly do: 'type-face'; readonly face: number };

export interface AbraxisOption {
  /** `lock:0,2`, `hold`, `face:4`. */
  readonly id: string;
  readonly act: AbraxisAct;
  /** Fate it costs. */
  readonly fate: number;
}

/** A question to who sits there. */
export interface AbraxisPrompt extends KernelQuestion {
  readonly kind: 'abraxis-lock' | 'die-face';
  readonly seat: SeatId;
  /** Whose dice they are, by place. */
  readonly player: number;
  readonly rule: string;
  readonly options: readonly AbraxisOption[];
  /** The die that is typed (`die-face`), its place, and what was typed before it. */
  readonly die?: Die;
  readonly at?: number;
  /** It and those of that throw that are typed after it. */
  readonly dice?: readonly Die[];
  readonly typed?: readonly { readonly at: number; readonly face: number }[];
}
