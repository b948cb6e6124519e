import type {
  Ability,
  Act,
  CardIndex,
  ConditionBecause,
  EffectOp,
  EncounterEvent,
  Refusal,
  SkipBecause,
  Space,
  TargetBecause,
  TargetRemoved,
  WayBecause,
  WayRemoved,
} from '../../../engine/index.ts';
import type { Parts, TextBlock } from '../../text.ts';
import type { Asked } from './act-lines.ts';
import type { Speaker } from './speaker.ts';

type EventOf<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** What the telling of a table has of the texts of cards. It speaks without them until the language is whole. */
export interface Written {
  ability(ability: Ability): TextBlock;
  /** What one part of an ability does, as a sentence. */
  effects(effects: readonly EffectOp[]): Parts;
  /** The bold question of an AI step, and one of its instructions. */
  question(cards: CardIndex, combatant: string, step: string): string;
  instruction(cards: CardIndex, combatant: string, instruction: string): string;
  /** What a card of the dock does, and why one may not be used: a few words each. */
  actLine(act: Act, asked: Asked): string;
  /** Of an ability all that it does, where there is room for it. */
  wholeActLine(act: Act, asked: Asked): string;
  refusalLine(refused: readonly Pick<Refusal, 'act' | 'reason'>[], asked: Asked): string;
  /** A roll, what one for a skill came to, and a jump: what for, and what came of it. */
  rolled(event: EventOf<'diceRolled'>, n: Speaker, over?: Space): string | null;
  checkCame(event: EventOf<'checkMade'>, n: Speaker): string;
  jumped(event: EventOf<'figureMoved'>, n: Speaker): string;
  /** Why a Combatant decided so. */
  condition(because: ConditionBecause, n: Speaker): string;
  target(because: TargetBecause, n: Speaker): string;
  targetRemoved(by: TargetRemoved, n: Speaker): string;
  way(because: WayBecause, n: Speaker): string;
  wayRemoved(by: WayRemoved, n: Speaker): string;
  skip(because: SkipBecause, n: Speaker): string;
  /** What is new of a deed, for whoever does not look. */
  spoken(...told: [...Parameters<Speaker['spoken']>, n: Speaker]): string | null;
}
