/** What is asked in stealth, and what answers do. */
import type { CardRef } from '../model/content.ts';
import type { Space } from '../place/space.ts';
import type { StealthFace } from './stealth-dice.ts';

export const STEALTH_PROMPTS = [
  /** A hero's turn: moves, kills, corpses and what else it can do. */
  'quiet-turn',
  /** Somebody is seen: whoever waits may kill the enemy (`who`) that sees (`against`). */
  'avert',
  /** Which of the enemies as near as one another moves (step 1), or looks (step 2). */
  'called',
  /** A hero beside the board. */
  'come-back',
  /** An empty room. */
  'explore',
  /** By which of several exits the group is gone. */
  'exit-by',
  'threat-die',
  'reroll-threat',
] as const;

export type StealthAct =
  | { readonly do: 'kill'; readonly by: 'melee-kill' | 'ranged-kill'; readonly target: string }
  | { readonly do: 'corpse'; readonly corpse: CardRef; readonly to: Space }
  /** Six AP for a fallen hero (L4121). */
  | { readonly do: 'revive'; readonly hero: number }
  | { readonly do: 'exit'; readonly token: string }
  /** Stealth is ended by choice (L4091). */
  | { readonly do: 'reveal' }
  | {
      readonly do: 'avert';
      readonly hero: number;
      readonly by: 'melee-kill' | 'ranged-kill';
      readonly target: string;
    }
  /** The alarm is let come. */
  | { readonly do: 'alarm' }
  | { readonly do: 'call'; readonly who: string }
  | { readonly do: 'stay-out' }
  | { readonly do: 'come-back' }
  | { readonly do: 'visit'; readonly hero: number; readonly token: string }
  | { readonly do: 'threat-face'; readonly face: StealthFace }
  | { readonly do: 'throw-again'; readonly die: number; readonly face: StealthFace };
