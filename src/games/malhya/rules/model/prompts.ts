import type { Question } from '../../../../engine/kernel/procedure.ts';
import type { CardRef } from './content.ts';
import type { DifficultyFace, SkillFace } from './state.ts';
import type { Colour, CubeKind } from './vocabulary.ts';

/** What an answer does. Heroes by their places at the table, cards by their names. */
export type MalhyaAct =
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'decline' }
  | { readonly do: 'read' }
  | { readonly do: 'number'; readonly chapter: number }
  | { readonly do: 'hero'; readonly hero: number }
  | { readonly do: 'enough' }
  | { readonly do: 'pay'; readonly count: number }
  | { readonly do: 'keep' }
  | { readonly do: 'key'; readonly colour: Colour }
  | { readonly do: 'roll' }
  | { readonly do: 'stop' }
  | { readonly do: 'aura' }
  | { readonly do: 'reroll'; readonly face: 'success' | 'blank' }
  | { readonly do: 'cancel' }
  | { readonly do: 'potion'; readonly hero: number; readonly colour: Colour; readonly to: number }
  | { readonly do: 'use'; readonly hero: number; readonly gear: CardRef }
  | { readonly do: 'drop'; readonly gear: CardRef }
  | { readonly do: 'drop-cube'; readonly colour: Colour }
  | { readonly do: 'leave' }
  | { readonly do: 'face'; readonly face: SkillFace | DifficultyFace };

export interface MalhyaOption {
  readonly id: string;
  readonly act: MalhyaAct;
}

export const PROMPTS = [
  'choice',
  'hidden',
  'readers',
  'who',
  'order',
  'whose',
  'pay-ap',
  'pay-cubes',
  'lock',
  'again',
  'reroll',
  'cancel-stop',
  'lose',
  'room',
  'die-face',
] as const;
export type PromptKind = (typeof PROMPTS)[number];

/** A question to who sits there. */
export interface MalhyaPrompt extends Question {
  readonly kind: PromptKind;
  readonly seat: string;
  /** Whose it is; null: the table's. */
  readonly hero: number | null;
  readonly rule: string;
  readonly options: readonly MalhyaOption[];
  /** The line of the chapter it is about. */
  readonly at?: string;
  /** The instruction that asks for cubes. */
  readonly instruction?: number;
  /** AP that are asked for. */
  readonly cost?: number;
  /** The die that is typed, and how many are left of the throw. */
  readonly die?: { readonly of: 'skill' | 'difficulty'; readonly n: number; readonly all: number };
  /** What there is no room for. */
  readonly found?: { readonly gear: CardRef } | { readonly kind: CubeKind; readonly colour: Colour };
}
