import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { Ability, CardRef, Pile } from './content.ts';
import type { Sum } from './ledger.ts';
import type { Adventure, Attempt, Combat, DeckName, Done, Marker, Over, Phase, Source } from './state.ts';

/** What an action card was played for. */
export type PlayedAs = 'actions' | 'heart' | 'support' | 'replace' | 'luck' | 'reaction' | 'surprise';

/** What a d20 is rolled for. */
export const ROLLS = [
  'token',
  'resistance',
  'encounter',
  'challenge',
  'forgery',
  'spell',
  'attack',
  'defense',
  'initiative',
  'thief',
  'victim',
] as const;
export type RollKind = (typeof ROLLS)[number];

export const GOLD_FOR = [
  'renewal',
  'card',
  'attempt',
  'resistance',
  'ability',
  'skill',
  'buy',
  'reward',
  'token',
  'destiny',
  'deal',
  'loot',
] as const;
export type GoldFor = (typeof GOLD_FOR)[number];

/** Something that may change hands (A 13, A 14l). */
export type Thing =
  | { readonly of: 'goods' | 'treasures' | 'artifacts' | 'tokens' | 'forgeries'; readonly ref: CardRef }
  | { readonly of: 'gold' };

/** Players are told by their places at the table, cities by their numbers. */
export type TurnEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnBegan'; readonly player: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'seatChanged'; readonly player: number }
  | { readonly type: 'spellsTurnedBack'; readonly player: number }
  /** `anew`: the used ones were shuffled for it (MI-32). */
  | {
      readonly type: 'cardDrawn';
      readonly player: number;
      readonly card: CardRef;
      readonly anew: boolean;
      readonly rng: RngWords;
    }
  | { readonly type: 'cardPlayed'; readonly player: number; readonly card: CardRef; readonly as: PlayedAs }
  | { readonly type: 'discarded'; readonly player: number; readonly cards: readonly CardRef[] }
  | { readonly type: 'handRenewed'; readonly player: number }
  | { readonly type: 'pointsGained'; readonly player: number; readonly points: number }
  | { readonly type: 'pointsSpent'; readonly player: number; readonly points: number }
  /** All that were left. */
  | { readonly type: 'pointsLost'; readonly player: number }
  | { readonly type: 'quieted'; readonly player: number }
  | { readonly type: 'turnEnded'; readonly player: number }
  | { readonly type: 'gameEnded'; readonly over: Over };

export type CityEvent =
  | {
      readonly type: 'moved';
      readonly player: number;
      readonly to: number;
      readonly how: 'walked' | 'rode' | 'free' | 'fled' | 'storm';
    }
  | { readonly type: 'freeMoveGained'; readonly player: number }
  | {
      readonly type: 'abilityChanged';
      readonly player: number;
      readonly ability: Ability;
      readonly amount: number;
    }
  | { readonly type: 'goldChanged'; readonly player: number; readonly amount: number; readonly why: GoldFor }
  /** Cards of a pile that are offered, drawn by chance or searched. */
  | {
      readonly type: 'pileOffered';
      readonly player: number;
      readonly pile: Pile;
      readonly cards: readonly CardRef[];
      readonly rng: RngWords;
    }
  | { readonly type: 'bought'; readonly player: number; readonly pile: Pile; readonly card: CardRef }
  | { readonly type: 'skillGained'; readonly player: number; readonly skill: CardRef; readonly lp: number }
  | { readonly type: 'healed'; readonly player: number; readonly amount: number }
  | { readonly type: 'repaired'; readonly player: number; readonly good: CardRef; readonly lp: number }
  | { readonly type: 'goodGained'; readonly player: number; readonly good: CardRef; readonly lp?: number }
  | { readonly type: 'goodUsed'; readonly player: number; readonly good: CardRef }
  | { readonly type: 'treasureUsed'; readonly player: number; readonly treasure: CardRef }
  | { readonly type: 'left'; readonly player: number; readonly thing: Thing }
  | { readonly type: 'sentToTower'; readonly player: number }
  | { readonly type: 'leftTower'; readonly player: number }
  | { readonly type: 'handSeen'; readonly player: number; readonly of: number }
  | { readonly type: 'artifactOpened'; readonly player: number; readonly artifact: CardRef };

export type TokenEvent =
  | { readonly type: 'attemptBegan'; readonly attempt: Attempt }
  | { readonly type: 'checkTurned'; readonly check: number }
  | { readonly type: 'aidAnswered'; readonly player: number; readonly yes: boolean }
  | { readonly type: 'attemptEnded'; readonly kept: boolean }
  | {
      readonly type: 'dieRolled';
      readonly player: number;
      readonly face: number;
      readonly what: RollKind;
      readonly rng: RngWords;
    }
  /** `need`: what it had to reach. `natural`: the die showed 20. */
  | {
      readonly type: 'checkMade';
      readonly player: number;
      readonly what: RollKind;
      readonly sum: Sum;
      readonly need: number;
      readonly passed: boolean;
      readonly natural: boolean;
    }
  | { readonly type: 'reactionUndone'; readonly player: number; readonly by: CardRef }
  | { readonly type: 'resistanceBought'; readonly player: number }
  | {
      readonly type: 'resistanceRolled';
      readonly player: number;
      readonly sum: Sum;
      readonly against: number;
      readonly held: boolean;
    }
  | { readonly type: 'tokenTaken'; readonly player: number; readonly token: CardRef }
  | {
      readonly type: 'destinyDrawn';
      readonly player: number;
      readonly card: CardRef;
      readonly anew: boolean;
      readonly rng: RngWords;
    }
  | {
      readonly type: 'tokenRevealed';
      readonly player: number;
      readonly city: number;
      readonly token: CardRef;
      readonly rng: RngWords;
    }
  | { readonly type: 'tokensSeen'; readonly player: number; readonly city: number }
  | { readonly type: 'tokenTurnedDown'; readonly city: number; readonly token: CardRef }
  | { readonly type: 'tokenGone'; readonly city: number; readonly token: CardRef }
  | { readonly type: 'forgeryTaken'; readonly player: number; readonly city: number; readonly token: CardRef }
  | {
      readonly type: 'itemTaken';
      readonly player: number;
      readonly city: number;
      readonly token: CardRef;
      readonly good: CardRef;
    }
  /** `which`: the first, second or third completed there; null where it was before (MI-16). */
  | {
      readonly type: 'taskDone';
      readonly player: number;
      readonly city: number;
      readonly task: number;
      readonly done: Done;
      readonly which: 1 | 2 | 3 | null;
    }
  /** Out of the game: a token or a forgery that was handed in. */
  | {
      readonly type: 'handedInVain';
      readonly player: number;
      readonly city: number;
      readonly token: CardRef;
      readonly as: Done['as'];
    }
  | {
      readonly type: 'treasureTaken';
      readonly player: number;
      readonly city: number;
      readonly treasure: CardRef;
      readonly lp: number;
    }
  | {
      readonly type: 'rewardDrawn';
      readonly player: number;
      readonly card: CardRef;
      readonly anew: boolean;
      readonly rng: RngWords;
    }
  | { readonly type: 'rewardSold'; readonly player: number; readonly card: CardRef }
  | { readonly type: 'artifactGained'; readonly player: number; readonly artifact: CardRef }
  | {
      readonly type: 'prestigeGained';
      readonly player: number;
      readonly source: Source;
      readonly amount: number;
    }
  | { readonly type: 'epGained'; readonly player: number; readonly amount: number; readonly levels: number };

export type CombatEvent =
  | { readonly type: 'combatBegan'; readonly combat: Combat }
  | {
      readonly type: 'initiativeRolled';
      readonly player: number;
      readonly sum: Sum;
      readonly other: Sum;
      readonly first: boolean;
    }
  | { readonly type: 'combatRoundBegan'; readonly round: number }
  /** `by`, `of`: a place at the table; null for the foe. */
  | {
      readonly type: 'attackMade';
      readonly by: number | null;
      readonly of: number | null;
      readonly sum: Sum;
      readonly success: boolean;
    }
  | {
      readonly type: 'defenseMade';
      readonly by: number | null;
      readonly sum: Sum;
      readonly against: number;
      readonly held: boolean;
    }
  | { readonly type: 'surprised'; readonly player: number }
  | { readonly type: 'foeHurt'; readonly amount: number }
  /** `from`: the armor or helmet that lost it; null: basic Life Points (MI-17). */
  | {
      readonly type: 'lpLost';
      readonly player: number;
      readonly amount: number;
      readonly from: CardRef | null;
    }
  /** Gold that is lost with it (MI-18). */
  | { readonly type: 'fell'; readonly player: number; readonly gold: number }
  | {
      readonly type: 'spellUsed';
      readonly player: number;
      readonly spell: CardRef;
      readonly worked: boolean;
      readonly turned: boolean;
    }
  | {
      readonly type: 'retreated';
      readonly player: number;
      readonly how: 'left' | 'fled' | 'surrendered' | 'yielded';
    }
  | { readonly type: 'joined'; readonly player: number }
  | { readonly type: 'combatEnded'; readonly won: boolean };

export type PartyEvent =
  | {
      readonly type: 'adventurePut';
      readonly city: number;
      readonly adventure: CardRef;
      readonly rng: RngWords;
    }
  | { readonly type: 'adventureBegan'; readonly adventure: Adventure }
  | { readonly type: 'partyJoined'; readonly player: number }
  /** From here on chance comes of the mix of a decision. */
  | { readonly type: 'mixed'; readonly rng: RngWords }
  | { readonly type: 'challengeRevealed'; readonly card: CardRef; readonly rng: RngWords }
  | { readonly type: 'challengeTried'; readonly player: number }
  | {
      readonly type: 'challengeSolved';
      readonly player: number;
      readonly card: CardRef;
      readonly how: 'check' | 'item' | 'solution' | 'combat';
    }
  | { readonly type: 'challengeFailed'; readonly player: number; readonly card: CardRef }
  | { readonly type: 'rewardsLessened' }
  | { readonly type: 'partyLeft'; readonly player: number }
  | { readonly type: 'bossRevealed' }
  | { readonly type: 'adventureEnded'; readonly passed: boolean }
  | { readonly type: 'shadowPut'; readonly city: number; readonly shadow: CardRef; readonly lp: number }
  | { readonly type: 'shadowGone'; readonly city: number };

export type RivalEvent =
  | {
      readonly type: 'dealOffered';
      readonly by: number;
      readonly to: number;
      readonly gives: Thing;
      readonly takes: Thing;
    }
  | { readonly type: 'dealAnswered'; readonly by: number; readonly yes: boolean }
  /** It changes hands; `stolen`: as loot. */
  | {
      readonly type: 'thingPassed';
      readonly from: number;
      readonly to: number;
      readonly thing: Thing;
      readonly stolen: boolean;
      readonly lp: number;
    }
  | { readonly type: 'theftBegan'; readonly player: number; readonly of: number }
  | {
      readonly type: 'theftEnded';
      readonly player: number;
      readonly of: number;
      readonly taken: boolean;
      readonly struck: boolean;
    }
  | { readonly type: 'markerTaken'; readonly player: number; readonly marker: Marker }
  | { readonly type: 'markerLaid'; readonly player: number; readonly marker: Marker };

/** All that ever happens, each with its number in the document or its ruling. */
export type MidgardEvent = { readonly rule: string } & (
  | TurnEvent
  | CityEvent
  | TokenEvent
  | CombatEvent
  | PartyEvent
  | RivalEvent
);

export type EventOf<T extends MidgardEvent['type']> = Extract<MidgardEvent, { readonly type: T }>;

/** The decks that are drawn from, each by what happens then. */
export type Drawn = Extract<DeckName, 'actions' | 'destiny' | 'rewards'>;
