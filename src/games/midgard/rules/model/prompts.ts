import type { Question } from '../../../../engine/kernel/procedure.ts';
import type { Ability, CardRef, Pile } from './content.ts';
import type { RollKind, Thing } from './events.ts';
import type { Sum } from './ledger.ts';
import type { Marker } from './state.ts';

/** What an answer does. Players by their places at the table, cities by their numbers, cards by their names. */
export type MidgardAct =
  | { readonly do: 'play'; readonly card: CardRef }
  | { readonly do: 'renew' }
  /** Of the action list: the numbers of the document stand in `queries/action-list.ts`. */
  | { readonly do: 'draw' }
  | { readonly do: 'move'; readonly to: number; readonly how: 'walked' | 'rode' | 'free' }
  | { readonly do: 'train'; readonly ability: Ability }
  | { readonly do: 'buy'; readonly pile: Pile; readonly count: 1 | 2 | 3 }
  | { readonly do: 'learn' }
  | { readonly do: 'heal'; readonly card: CardRef }
  | { readonly do: 'cast'; readonly spell: CardRef }
  | { readonly do: 'repair'; readonly good: CardRef }
  | { readonly do: 'token'; readonly token: CardRef }
  | { readonly do: 'reveal' }
  | { readonly do: 'deliver'; readonly token: CardRef; readonly as: 'original' | 'forgery' }
  | { readonly do: 'adventure' }
  | { readonly do: 'shadow' }
  | { readonly do: 'deal'; readonly with: number }
  | { readonly do: 'steal'; readonly of: number }
  | { readonly do: 'assault'; readonly of: number }
  | { readonly do: 'leave-tower' }
  | { readonly do: 'lay-marker'; readonly marker: Marker }
  | { readonly do: 'buy-card' }
  | { readonly do: 'open'; readonly artifact: CardRef }
  | { readonly do: 'look'; readonly of: number }
  | { readonly do: 'use'; readonly good: CardRef }
  | { readonly do: 'end' }
  /** Around a die. */
  | { readonly do: 'roll' }
  | { readonly do: 'gold'; readonly count: number }
  | { readonly do: 'support'; readonly card: CardRef }
  | { readonly do: 'ask'; readonly player: number }
  | { readonly do: 'replace'; readonly card: CardRef; readonly weapon?: CardRef | null }
  | { readonly do: 'twenty'; readonly treasure: CardRef; readonly weapon?: CardRef | null }
  | { readonly do: 'strike'; readonly weapon: CardRef | null }
  | { readonly do: 'luck'; readonly card: CardRef }
  | { readonly do: 'again'; readonly good: CardRef }
  | { readonly do: 'react'; readonly card: CardRef }
  | { readonly do: 'something' }
  | { readonly do: 'quiet' }
  | { readonly do: 'surprise'; readonly card: CardRef }
  | { readonly do: 'pay' }
  /** Of whatever is asked, with one thing or person. */
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  | { readonly do: 'take'; readonly card: CardRef }
  | { readonly do: 'drop'; readonly thing: Thing }
  | { readonly do: 'discard'; readonly card: CardRef }
  | { readonly do: 'lose'; readonly from: CardRef | null }
  | { readonly do: 'fight' }
  | { readonly do: 'leave' }
  | { readonly do: 'flee' }
  | { readonly do: 'yield' }
  | { readonly do: 'surrender' }
  | { readonly do: 'city'; readonly to: number }
  | { readonly do: 'name'; readonly player: number }
  | { readonly do: 'item'; readonly player: number; readonly good: CardRef }
  | { readonly do: 'abort' }
  | { readonly do: 'on' }
  | { readonly do: 'loot'; readonly thing: Thing }
  | { readonly do: 'offer'; readonly gives: Thing; readonly takes: Thing }
  | { readonly do: 'type-face'; readonly face: number };

export interface MidgardOption {
  readonly id: string;
  readonly act: MidgardAct;
}

export const PROMPTS = [
  'plan',
  'action',
  'bonus',
  'spell-choice',
  'pick-two',
  'search',
  'skill',
  'aid',
  'modifiers',
  'replace',
  'luck',
  'react',
  'reaction-card',
  'resist',
  'attack',
  'defend',
  'spell',
  'lp-from',
  'combat-round',
  'guardian',
  'fight-on',
  'flee-to',
  'storm-to',
  'enter-shadow',
  'reward-ability',
  'pack-full',
  'discard',
  'hand-limit',
  'put',
  'party',
  'join',
  'challenge',
  'willing',
  'between',
  'boss',
  'without-reward',
  'shadow-round',
  'deal',
  'deal-answer',
  'loot',
  'yield',
  'die-face',
] as const;
export type PromptKind = (typeof PROMPTS)[number];

/** A number as it stands before its die, or after it: what is asked is about it. */
export interface RollAsked {
  readonly what: RollKind;
  readonly sum: Sum;
  /** What it is to reach; null where nobody can know yet. */
  readonly need: number | null;
  /** The die is in it. */
  readonly rolled: boolean;
  /** Who rolls. */
  readonly by: number | null;
}

/** A question to who sits there. */
export interface MidgardPrompt extends Question {
  readonly kind: PromptKind;
  readonly seat: string;
  /** Whose question it is, by place at the table. */
  readonly player: number;
  readonly rule: string;
  readonly options: readonly MidgardOption[];
  readonly roll?: RollAsked;
  /** The card it is about. */
  readonly card?: CardRef;
  /** Whom it is about, beside who is asked. */
  readonly about?: number;
  /** The two sides of a deal that was offered. */
  readonly deal?: { readonly gives: Thing; readonly takes: Thing };
}
