/** What happens on the road. Heroes by their places at the table. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef } from '../model/content.ts';
import type { Colour, Weather } from '../model/vocabulary.ts';
import type { HexId } from './land-cards.ts';
import type { CampfireFace } from './land-numbers.ts';
import type { Challenge, Dungeon, Tracker, Travel } from './land-state.ts';
import type { VillageStep } from './land-words.ts';

/** How the group came to a hex. */
export const MOVED = ['paid', 'told', 'chosen', 'random'] as const;
export type Moved = (typeof MOVED)[number];

export type TravelEvent =
  | { readonly type: 'journeyBegan'; readonly travel: Travel }
  | {
      readonly type: 'travelDrawn';
      readonly card: CardRef;
      readonly side: 'match' | 'other';
      readonly rng: RngWords;
    }
  | { readonly type: 'restLaid'; readonly card: CardRef; readonly side: 'campfire' | 'inn' }
  | { readonly type: 'eventDrawn'; readonly card: CardRef; readonly weather: Weather; readonly rng: RngWords }
  | { readonly type: 'travelTokensChanged'; readonly amount: number }
  | { readonly type: 'groupMoved'; readonly to: HexId; readonly how: Moved }
  | {
      readonly type: 'dayEnded';
      readonly day: readonly CardRef[];
      readonly night: readonly CardRef[];
      readonly events: readonly CardRef[];
    }
  | {
      readonly type: 'campfireRolled';
      readonly hero: number;
      readonly face: CampfireFace;
      readonly rng: RngWords;
    }
  /** All life points, all aura tokens (L2281, MA-72). */
  | { readonly type: 'wholeAgain'; readonly hero: number }
  | { readonly type: 'harvestBegan'; readonly hero: number; readonly cards: number }
  | { readonly type: 'crafted'; readonly recipe: CardRef };

export type TownEvent =
  | { readonly type: 'villageEntered'; readonly village: CardRef }
  | { readonly type: 'villageStep'; readonly step: VillageStep }
  | { readonly type: 'villageLeft' }
  | {
      readonly type: 'marketOpened';
      readonly market: CardRef;
      readonly stall: readonly CardRef[];
      readonly rng: RngWords;
    }
  /** An aura token of that people: all is cheaper here (L5875). */
  | { readonly type: 'marketCheaper'; readonly hero: number }
  | { readonly type: 'bought'; readonly what: CardRef | Colour; readonly gold: number }
  | { readonly type: 'marketClosed' }
  /** Out of a hero's hands, to be sold, given, or discarded for something. */
  | { readonly type: 'gearHanded'; readonly hero: number; readonly gear: CardRef }
  | { readonly type: 'worn'; readonly hero: number; readonly gear: CardRef | null };

export type PaperEvent =
  | { readonly type: 'dungeonEntered'; readonly dungeon: Dungeon }
  | { readonly type: 'roomDrawn'; readonly card: CardRef; readonly anew: boolean; readonly rng: RngWords }
  | { readonly type: 'tileCrystals'; readonly amount: number }
  | { readonly type: 'dungeonEnded' }
  | { readonly type: 'trackerSet'; readonly tracker: Tracker | null }
  | { readonly type: 'stateTaken'; readonly hero: number; readonly card: CardRef }
  | { readonly type: 'stateHealed'; readonly hero: number; readonly card: CardRef }
  | { readonly type: 'gearTurned'; readonly card: CardRef; readonly off: boolean }
  | { readonly type: 'targetHarmed'; readonly card: CardRef; readonly amount: number };

export type PageEvent =
  | { readonly type: 'challengeBegan'; readonly challenge: Challenge }
  | { readonly type: 'heroPlaced'; readonly hero: number; readonly zone: string | null }
  | { readonly type: 'partStruck'; readonly hero: number; readonly part: string; readonly amount: number }
  | { readonly type: 'stageBegan'; readonly stage: number }
  | { readonly type: 'rivalMoved'; readonly amount: number }
  | { readonly type: 'pageTurn' }
  | { readonly type: 'challengeEnded' };

export type LandEvent = TravelEvent | TownEvent | PaperEvent | PageEvent;
