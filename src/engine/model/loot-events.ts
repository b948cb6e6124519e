import type { CardRef, FigureId } from './ids.ts';
import type { Cause } from './messages/cause.ts';
import type { CardInstance, EncounterState, LootGain } from './state.ts';

type Rng = EncounterState['rng'];

/** What became of a token that left the board (pp.17, 19, 21, 67). */
export type TokenRemoval = 'opened' | 'explosion' | 'dangerous-terrain' | 'text';

/** What is found, gained and paid for. */
export type LootEvent =
  | {
      readonly type: 'boardTokenRemoved';
      readonly token: string;
      readonly by: FigureId | null;
      readonly how: TokenRemoval;
    }
  | { readonly type: 'lootDrawn'; readonly gain: LootGain; readonly rng: Rng }
  | { readonly type: 'goldGained'; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'goldSpent'; readonly amount: number; readonly cause: Cause }
  /** Items laid open; with `rng` where some of them were drawn. */
  | {
      readonly type: 'itemsOffered';
      readonly figure: FigureId;
      readonly items: readonly CardRef[];
      readonly cause: Cause;
      readonly rng?: Rng;
    }
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
