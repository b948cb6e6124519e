import type { FigureId } from './ids.ts';
import type { Cause } from './messages/cause.ts';
import type { CardInstance, LootGain } from './state.ts';

type Rng = readonly [number, number, number, number];

/** What became of a token that left the board (pp.17, 19, 21, 67). */
export type TokenRemoval = 'opened' | 'explosion' | 'dangerous-terrain' | 'text';

export type LootEvent =
  | {
      readonly type: 'boardTokenRemoved';
      readonly token: string;
      readonly by: FigureId | null;
      readonly how: TokenRemoval;
    }
  | { readonly type: 'lootDrawn'; readonly gain: LootGain; readonly rng: Rng }
  | { readonly type: 'goldGained'; readonly amount: number; readonly cause: Cause }
  | {
      readonly type: 'companionGained';
      readonly figure: FigureId;
      readonly companion: CardInstance;
      /** It goes to the party stash (p.66). */
      readonly stashed?: true;
    }
  | {
      readonly type: 'itemGained';
      readonly figure: FigureId;
      readonly item: CardInstance;
      readonly place: 'pack' | 'equipped' | 'stash' | 'discarded';
    };
