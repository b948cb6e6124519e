import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef, Deck, PlaceId } from './content.ts';
import type { Field, Figure, Side, Space, Trace, Turn } from './field.ts';
import type { Sum } from './ledger.ts';
import type { Declared, Ending, Step } from './state.ts';

export type Stat = 'vita' | 'power' | 'ghost' | 'coins' | 'lore';

/** What happens on the road and in a skirmish. */
type RoadEvent =
  | { readonly type: 'leaderChosen'; readonly leader: number }
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
      /** It is activated, and ready again at once. */
      readonly stays?: true;
    }
  /** `held`: all that is held in hands now, by place. */
  | { readonly type: 'handsChanged'; readonly hero: number; readonly held: readonly number[] }
  /** A tinker has seen to all that was broken of it (p.25). */
  | { readonly type: 'mended'; readonly hero: number }
  | { readonly type: 'fightBegan'; readonly foe: CardRef; readonly last: boolean }
  | { readonly type: 'counterSet'; readonly strength: Sum }
  | { readonly type: 'skirmishRoundBegan'; readonly round: number }
  | { readonly type: 'stanceChosen'; readonly hero: number; readonly declared: Declared }
  | { readonly type: 'abilityUsed'; readonly hero: number; readonly ability: string }
  /** From here on chance comes of the mix of a decision. */
  | { readonly type: 'mixed'; readonly rng: RngWords }
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
  /** The token goes on after an adventure; the round does not (p.22). */
  | { readonly type: 'tokenPassed'; readonly leader: number; readonly night: boolean }
  | {
      readonly type: 'leaderPassed';
      readonly leader: number;
      readonly night: boolean;
      readonly round: number;
    }
  | { readonly type: 'chapterEnded'; readonly ending: Ending };

/** What happens on a map alone; figures are told by their ids. */
type FieldEvent =
  /** Everybody stands where the ground has it (p.24). */
  | { readonly type: 'fieldSet'; readonly field: Field }
  /** The rolls of First Strike with what is added; null where none is made. */
  | {
      readonly type: 'firstStrike';
      readonly heroes: Sum | null;
      readonly foes: Sum | null;
      readonly first: Side;
    }
  | { readonly type: 'fieldRoundBegan'; readonly round: number; readonly side: Side }
  /** `late`: all others have had their turns, and those who held have theirs. */
  | { readonly type: 'sideBegan'; readonly side: Side; readonly late?: true }
  | { readonly type: 'fieldTurnBegan'; readonly turn: Turn }
  | { readonly type: 'turnHeld'; readonly figure: number }
  | { readonly type: 'fieldTurnEnded'; readonly figure: number }
  /** `way`: every space that was entered. */
  | { readonly type: 'figureMoved'; readonly figure: number; readonly way: readonly Space[] }
  | { readonly type: 'foeChose'; readonly figure: number; readonly trace: Trace }
  /** `face`: of the die alone, since naturals count (p.25). */
  | {
      readonly type: 'fieldAttack';
      readonly by: number;
      readonly target: number;
      readonly roll: Sum;
      readonly need: Sum;
      readonly face: number;
      readonly hit: boolean;
      /** Not the hero attacks, but what goes with it. */
      readonly companion?: CardRef;
    }
  | { readonly type: 'foeHurt'; readonly figure: number; readonly amount: number }
  | { readonly type: 'figureFell'; readonly figure: number }
  | { readonly type: 'actTaken'; readonly acts: number; readonly steps: number }
  | { readonly type: 'interacted' }
  | { readonly type: 'flameDoused'; readonly at: Space }
  | {
      readonly type: 'tokenSearched';
      readonly at: Space;
      readonly hero: number;
      readonly face: number;
      readonly found: boolean;
    }
  /** `item`: by place, of what is no weapon of the card. */
  | { readonly type: 'weaponBroke'; readonly figure: number; readonly item?: number }
  | { readonly type: 'devastated'; readonly figure: number; readonly choice: 'again' | 'power' }
  | { readonly type: 'attackLost'; readonly figure: number; readonly misses: boolean }
  | {
      readonly type: 'pushed';
      readonly figure: number;
      readonly way: readonly Space[];
      /** Whom it was pushed into. */
      readonly into: number | null;
    }
  | { readonly type: 'darkened'; readonly figure: number }
  /** `on`: that flame; null: one is next to it. */
  | { readonly type: 'flameFelt'; readonly figure: number; readonly on: Space | null }
  | { readonly type: 'auraFelt'; readonly figure: number; readonly source: number }
  | { readonly type: 'lastingBegan'; readonly hero: number }
  | { readonly type: 'lastingEnded'; readonly hero: number }
  | { readonly type: 'summoned'; readonly figure: Figure }
  | { readonly type: 'knockedDown'; readonly figure: number }
  | { readonly type: 'turnMissed'; readonly figure: number }
  /** A Skill Check Die, or an attempt at a prayer or ritual. */
  | {
      readonly type: 'checkRolled';
      readonly hero: number;
      readonly of: CheckOf;
      readonly roll: Sum;
      readonly need: number;
      readonly done: boolean;
    }
  | { readonly type: 'checkHelped'; readonly hero: number; readonly amount: number }
  | { readonly type: 'featureDone'; readonly hero: number; readonly feature: string }
  | { readonly type: 'wallsOpened'; readonly spaces: readonly Space[] }
  | { readonly type: 'flamesLit'; readonly spaces: readonly Space[] }
  | { readonly type: 'lightened'; readonly figure: number }
  | { readonly type: 'controlled'; readonly figure: number; readonly by: number | null }
  | { readonly type: 'commandBegan'; readonly turn: Turn }
  | { readonly type: 'commandEnded'; readonly figure: number }
  | { readonly type: 'goalSolved'; readonly goal: 'primary' | 'optional' }
  | { readonly type: 'restedHere'; readonly hero: number }
  | { readonly type: 'stayedHere' }
  | {
      readonly type: 'adventureEnded';
      readonly card: CardRef;
      readonly solved: readonly ('primary' | 'optional')[];
    }
  | { readonly type: 'fieldEnded' };

/** What was checked: a feature of the map, or a rite of the hero. */
export type CheckOf = { readonly feature: string } | { readonly rite: string };

/** All that ever happens, each with the page or ruling it is by. Heroes are told by their places at the table. */
export type FolkloreEvent = { readonly rule: string } & (RoadEvent | FieldEvent);

/** The kinds of what happens on a map alone. */
export type FieldEventType = FieldEvent['type'];

export type EventOf<T extends FolkloreEvent['type']> = Extract<FolkloreEvent, { readonly type: T }>;
