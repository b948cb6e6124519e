import type { RngWords } from '../../../../engine/rng/words.ts';
import type { CardRef, Deck, PlaceId } from './content.ts';
import type { Sum } from './ledger.ts';
import type { Declared, Ending, Step } from './state.ts';

export type Stat = 'vita' | 'power' | 'ghost' | 'coins' | 'lore';

/** All that ever happens, each with the page or ruling it is by. Heroes are told by their places at the table. */
export type FolkloreEvent = { readonly rule: string } & (
  | { readonly type: 'stepBegan'; readonly step: Step }
  /** `way`: every place that was entered; none where the group stayed. */
  | { readonly type: 'groupMoved'; readonly to: PlaceId; readonly way: readonly PlaceId[] }
  | { readonly type: 'groupRested' }
  /** `left`: what is in the deck now. */
  | {
      readonly type: 'eventDrawn';
      readonly deck: Deck;
      readonly card: CardRef;
      readonly left: readonly CardRef[];
      readonly rng: RngWords;
    }
  | { readonly type: 'choiceTaken'; readonly card: CardRef; readonly choice: number }
  /** `amount`: as far as it goes. */
  | { readonly type: 'statChanged'; readonly hero: number; readonly stat: Stat; readonly amount: number }
  | { readonly type: 'ghostRose'; readonly hero: number }
  | { readonly type: 'ghostReturned'; readonly hero: number }
  | {
      readonly type: 'itemDrawn';
      readonly hero: number;
      readonly item: CardRef;
      readonly left: readonly CardRef[];
      /** The deck was shuffled anew for it. */
      readonly anew: boolean;
      readonly rng: RngWords;
    }
  | { readonly type: 'itemGiven'; readonly from: number; readonly place: number; readonly to: number }
  | {
      readonly type: 'itemUsed';
      readonly hero: number;
      readonly place: number;
      readonly item: CardRef;
      readonly gone: boolean;
    }
  | { readonly type: 'fightBegan'; readonly foe: CardRef; readonly last: boolean }
  | { readonly type: 'counterSet'; readonly strength: Sum }
  | { readonly type: 'skirmishRoundBegan'; readonly round: number }
  | { readonly type: 'stanceChosen'; readonly hero: number; readonly declared: Declared }
  | { readonly type: 'abilityUsed'; readonly hero: number; readonly ability: string }
  | { readonly type: 'dieRolled'; readonly sides: number; readonly face: number; readonly rng: RngWords }
  /** `foe`: which of them attacks; null: the hero does. */
  | {
      readonly type: 'attackRolled';
      readonly hero: number;
      readonly foe: number | null;
      readonly roll: Sum;
      readonly need: Sum;
      readonly hit: boolean;
    }
  | { readonly type: 'counterLowered'; readonly hits: number; readonly counter: number }
  | { readonly type: 'searched'; readonly hero: number; readonly face: number; readonly found: boolean }
  | { readonly type: 'fightEnded' }
  | {
      readonly type: 'leaderPassed';
      readonly leader: number;
      readonly night: boolean;
      readonly round: number;
    }
  | { readonly type: 'chapterEnded'; readonly ending: Ending }
);

export type EventOf<T extends FolkloreEvent['type']> = Extract<FolkloreEvent, { readonly type: T }>;
