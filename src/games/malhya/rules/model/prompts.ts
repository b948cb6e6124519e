import type { Question } from '../../../../engine/kernel/procedure.ts';
import type { Face, FightDie } from '../combat/fight-dice.ts';
import type { HandlingPlan } from '../combat/handling.ts';
import type { Wounds } from '../combat/pools.ts';
import { GROWING_PROMPTS, type GrowingAct } from '../growing/growth.ts';
import type { CampfireFace } from '../land/land-numbers.ts';
import { LAND_PROMPTS, type LandAct } from '../land/land-prompts.ts';
import type { Shove } from '../place/push.ts';
import type { Space } from '../place/space.ts';
import { SPELL_PROMPTS, type SpellAct } from '../spells/spell-prompts.ts';
import type { StealthDie } from '../stealth/stealth-dice.ts';
import { STEALTH_PROMPTS, type StealthAct } from '../stealth/stealth-prompts.ts';
import type { CardRef } from './content.ts';
import type { Thing } from './fight-events.ts';
import type { DifficultyFace, SkillFace } from './state.ts';
import type { Colour, CubeKind } from './vocabulary.ts';

/** What an answer does. Heroes by their places at the table, cards by their names. */
export type MalhyaAct =
  | LandAct
  | GrowingAct
  | SpellAct
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
  | StealthAct
  | { readonly do: 'face'; readonly face: SkillFace | DifficultyFace | CampfireFace }
  | CompanyAct
  | FightAct;

/** Who comes along, and how hard it is. */
export type CompanyAct =
  | { readonly do: 'company' }
  | { readonly do: 'join'; readonly hero: CardRef }
  | { readonly do: 'sit'; readonly seat: string }
  | { readonly do: 'part'; readonly hero: number }
  | { readonly do: 'go-away'; readonly kept: boolean }
  | {
      readonly do: 'mode-card';
      readonly take: readonly CardRef[];
      readonly discard: readonly CardRef[];
    };

/** What an answer does in a place. */
export type FightAct =
  /** A figure is set down, or comes back. */
  | { readonly do: 'put'; readonly at: Space }
  /** Initiative, so many times (L4268). */
  | { readonly do: 'raise'; readonly times: number }
  /** Whose turn it is; who defends next. */
  | { readonly do: 'next'; readonly who: string }
  | { readonly do: 'move'; readonly to: Space }
  /** The free move is for later: steps are paid for till it is used (L3333). */
  | { readonly do: 'keep-free' }
  | { readonly do: 'use-free' }
  | { readonly do: 'strike'; readonly target: string }
  /** An attack on an area. */
  | { readonly do: 'sweep' }
  | { readonly do: 'plan'; readonly plan: HandlingPlan }
  | { readonly do: 'turn-area'; readonly quarters: 0 | 1 | 2 | 3 }
  | { readonly do: 'back' }
  | { readonly do: 'switch' }
  | { readonly do: 'barehanded' }
  | { readonly do: 'trade'; readonly hero: number }
  | { readonly do: 'hand'; readonly from: number; readonly to: number; readonly thing: Thing }
  | { readonly do: 'pick-up' }
  | { readonly do: 'take'; readonly gear: CardRef }
  | { readonly do: 'lay'; readonly gear: CardRef }
  | { readonly do: 'done' }
  | { readonly do: 'wait' }
  | { readonly do: 'end' }
  /** A hero who waits takes its turn up (L3925). */
  | { readonly do: 'take-up'; readonly hero: number }
  /** Play goes on. */
  | { readonly do: 'on' }
  /** A choice of an enemy, by its place, the way it goes, and whether it attacks from its end. */
  | {
      readonly do: 'way';
      readonly choice: number;
      readonly way: readonly Space[];
      readonly attacks: boolean;
    }
  | { readonly do: 'break' }
  | { readonly do: 'suffer'; readonly wounds: Wounds }
  | { readonly do: 'shove'; readonly shove: Shove; readonly spaces: number }
  | { readonly do: 'instruction'; readonly at: number }
  | { readonly do: 'fight-face'; readonly face: Face };

export interface MalhyaOption {
  readonly id: string;
  readonly act: MalhyaAct;
}

/** Questions of booklets, checks and things. */
export const READING_PROMPTS = [
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
  'company',
  'seat',
  'for-good',
  'share-out',
  ...LAND_PROMPTS,
  ...GROWING_PROMPTS,
] as const;
/** Questions in a place. */
export const FIGHT_PROMPTS = [
  'put-enemy',
  'put-hero',
  'initiative',
  'turn-order',
  'turn',
  'plan',
  'area',
  'trading',
  'picking-up',
  'interrupt',
  'enemy-way',
  'defense',
  'defend-next',
  'armour',
  'wounds',
  'shove',
  'step',
  'instruction',
  'fight-die',
] as const;
export const PROMPTS = [...READING_PROMPTS, ...FIGHT_PROMPTS, ...STEALTH_PROMPTS, ...SPELL_PROMPTS] as const;
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
  /** How often a blank, or a success, of this roll may still be rolled again. */
  readonly rerolls?: { readonly blank: number; readonly success: number };
  /** AP that are asked for; of a roll the stops that are left to be cancelled. */
  readonly cost?: number;
  /** Gold that what is offered takes. */
  readonly gold?: number;
  /** The die that is typed, and how many are left of the throw. */
  readonly die?: { readonly of: 'skill' | 'difficulty' | 'white'; readonly n: number; readonly all: number };
  /** The figure, the type of enemy or the hero it is about. */
  readonly who?: string;
  /** Whom it is against: the target of an attack, the attacker of a defense. */
  readonly against?: string;
  /** The spell it is about, and the Aura Stone it comes from. */
  readonly spell?: CardRef;
  readonly stone?: CardRef;
  /** The six-sided die that is typed. */
  readonly fightDie?: { readonly of: FightDie; readonly n: number; readonly all: number };
  /** The stealth die that is typed. */
  readonly threatDie?: { readonly of: StealthDie; readonly n: number; readonly all: number };
  /** The row of a knapsack it is about. */
  readonly cubes?: CubeKind;
  /** Cards that are looked at. */
  readonly shown?: readonly CardRef[];
  /** What there is no room for. */
  readonly found?: { readonly gear: CardRef } | { readonly kind: CubeKind; readonly colour: Colour };
}
