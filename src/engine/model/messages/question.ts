import type { CardId, CardRef, FigureId } from '../ids.ts';
import type { RollPurpose, Timing } from '../language/abilities.ts';
import type { RolledDie } from '../scopes.ts';
import type { DamageType, Die, Terrain } from '../vocabulary.ts';
import type { Cause } from './cause.ts';

/** What a prompt asks of its figure's player. The words are `src/words`'. */
export type Question =
  // set-up, turn and track
  | { readonly ask: 'placement' }
  | { readonly ask: 'turn' }
  | { readonly ask: 'next-turn' }
  | { readonly ask: 'status-order' }
  /** Several abilities or texts come about at one moment (p.67). */
  | { readonly ask: 'which-first' }
  // movement
  | { readonly ask: 'move'; readonly left: number; readonly unit: 'point' | 'space' }
  | { readonly ask: 'moved-where'; readonly moved: FigureId }
  | { readonly ask: 'moved-how-far'; readonly moved: FigureId; readonly how: 'push' | 'pull' }
  | {
      readonly ask: 'where';
      readonly figure: FigureId;
      readonly does: 'return' | 'go' | 'end';
    }
  | { readonly ask: 'summoned-where' | 'spawned-where'; readonly card: CardRef }
  | { readonly ask: 'which-space'; readonly cause: Cause }
  | { readonly ask: 'terrain-where'; readonly cause: Cause; readonly terrain: Terrain }
  | { readonly ask: 'dynamite-where' }
  // the encounter's own text
  | { readonly ask: 'story'; readonly choice: string }
  | { readonly ask: 'who-carries'; readonly token: string }
  | { readonly ask: 'who-checks'; readonly cause: Cause }
  | { readonly ask: 'who-loses'; readonly cause: Cause }
  | { readonly ask: 'piece-where'; readonly piece: string }
  // the attack, the spell and their interrupts
  | { readonly ask: 'attack-whom' }
  | { readonly ask: 'empower'; readonly sp: number }
  | { readonly ask: 'empower-spell' }
  | { readonly ask: 'dodge'; readonly attacker: FigureId }
  | { readonly ask: 'break-attack'; readonly mover: FigureId }
  | { readonly ask: 'counter'; readonly attacker: FigureId }
  | { readonly ask: 'spend-symbols'; readonly goal: 'damage' | 'roll' }
  | { readonly ask: 'resist'; readonly caster: FigureId }
  | { readonly ask: 'which-dodge-roll' }
  | { readonly ask: 'dodge-again'; readonly rolled: readonly RolledDie[] }
  | { readonly ask: 'combat-dice' }
  | { readonly ask: 'upgrades'; readonly of: 'conviction' | 'casting' }
  | { readonly ask: 'vow'; readonly cause: Cause; readonly type: DamageType }
  | { readonly ask: 'which-dice' }
  | { readonly ask: 'which-face' }
  | {
      readonly ask: 'die-face';
      readonly die: Die;
      /** With it, the dice of that throw that are still to be typed, this one first. */
      readonly dice?: readonly Die[];
      readonly purpose: RollPurpose;
    }
  // abilities
  /** An occasion for abilities of that timing; `subject` where it is somebody else's. */
  | {
      readonly ask: 'offer';
      readonly timing: Timing;
      readonly subject?: FigureId;
      readonly rolled?: readonly RolledDie[];
      readonly damage?: { readonly type: DamageType; readonly amount: number };
    }
  | { readonly ask: 'about-to-fall' }
  | { readonly ask: 'use'; readonly cause: Cause }
  | { readonly ask: 'whom'; readonly cause: Cause }
  /** `id`: the choice as its card names it. */
  | { readonly ask: 'whether'; readonly cause: Cause; readonly id: string }
  | { readonly ask: 'how-many'; readonly cause: Cause; readonly id: string }
  | { readonly ask: 'which-part'; readonly cause: Cause }
  | {
      readonly ask: 'which-effect' | 'which-card' | 'which-discipline' | 'which-exalted';
      readonly cause: Cause;
    }
  // items
  | { readonly ask: 're-equip' }
  | { readonly ask: 'trade' }
  /** `most`: what the Pack holds. */
  | { readonly ask: 'pack-over-full'; readonly most: number }
  /** `card`: what the new item is as a card of its own. */
  | { readonly ask: 'pack-full'; readonly item: CardRef; readonly card: CardId }
  | { readonly ask: 'who-gains'; readonly item: CardRef }
  /** `gold`: what the party has to pay with, where they are sold. */
  | { readonly ask: 'which-ware'; readonly cause: Cause; readonly gold?: number }
  | { readonly ask: 'whose-companion'; readonly companion: CardRef };

export type QuestionKey = Question['ask'];

/** Numbers worth showing while choosing. */
export const PROMPT_SUMS = ['roll', 'defense', 'damage', 'force'] as const;
export type PromptSum = (typeof PROMPT_SUMS)[number];
