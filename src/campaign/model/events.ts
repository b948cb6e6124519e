import type {
  AbilityToken,
  CardRef,
  EncounterRef,
  LedgerEntry,
  LootOut,
  RngWords,
  Skill,
  Sum,
} from '../../engine/index.ts';
import type { MemberState, StoryRef } from './content.ts';
import type {
  Belongings,
  CampaignState,
  Held,
  Member,
  Place,
  RoundSeen,
  RuleChange,
  Run,
  Task,
} from './state.ts';

/** Where something came from, or went: for the ledger of the Aftermath and for the chronicle. */
export type Origin =
  | { readonly from: 'scene'; readonly scene: StoryRef }
  | { readonly from: 'encounter'; readonly encounter: EncounterRef }
  | { readonly from: 'shop' }
  | { readonly from: 'bounty'; readonly bounty: StoryRef }
  | { readonly from: 'scenario'; readonly scenario: StoryRef }
  | { readonly from: 'table' };

/** What an encounter has left of a member: all of it is the engine's to say. */
export type LeftOf = Pick<
  Member,
  | 'card'
  | 'items'
  | 'pack'
  | 'disciplines'
  | 'familiar'
  | 'companion'
  | 'self'
  | 'damage'
  | 'defeated'
  | 'tokens'
>;

/** What happened in a campaign. Past tense, JSON, each names its page or ruling. */
export type CampaignEvent = { readonly rule: string } & (
  | {
      readonly type: 'storyBegun';
      readonly story: StoryRef;
      readonly mode: CampaignState['mode'];
      readonly flags?: Readonly<Record<string, number>>;
    }
  | { readonly type: 'tasksPut'; readonly tasks: readonly Task[] }
  | { readonly type: 'taskTaken' }
  /** So many that were next are not done any more: what a scene had after its way on. */
  | { readonly type: 'tasksDropped'; readonly count: number }
  | { readonly type: 'sceneEntered'; readonly scene: StoryRef }
  | {
      readonly type: 'optionDecided';
      readonly scene: StoryRef;
      readonly decision: string;
      readonly option: string;
    }
  | {
      readonly type: 'checkMade';
      readonly member: CardRef;
      readonly skill: Skill;
      readonly difficulty: number;
      readonly faces: readonly [number, number];
      readonly total: Sum;
      readonly passed: boolean;
      readonly rng: RngWords;
    }
  | {
      readonly type: 'checkEnded';
      readonly passed: boolean;
      readonly doer: CardRef | null;
      readonly failed: readonly CardRef[];
    }
  | {
      readonly type: 'goldChanged';
      readonly amount: number;
      readonly why: Origin;
      readonly ledger?: readonly LedgerEntry[];
    }
  | { readonly type: 'xpGained'; readonly member: CardRef; readonly amount: number; readonly why: Origin }
  | { readonly type: 'xpTakenBack'; readonly member: CardRef; readonly amount: number; readonly why: Origin }
  | {
      readonly type: 'itemGained';
      readonly item: Held;
      readonly to: 'stash' | { readonly member: CardRef; readonly in: 'items' | 'pack' };
      readonly why: Origin;
      readonly rng?: RngWords;
    }
  /** A scene gives it, and the box has no copy left (p.67). */
  | { readonly type: 'notGained'; readonly card: CardRef }
  | { readonly type: 'itemLost'; readonly at: Place; readonly item: Held; readonly why: Origin }
  | { readonly type: 'itemBought'; readonly ref: CardRef; readonly price: number }
  | { readonly type: 'itemSold'; readonly at: Place; readonly item: Held; readonly price: number }
  /** Put on an item for Gold; `from`: it was on another item before; `instead`: what came off for it. */
  | {
      readonly type: 'upgradeAttached';
      readonly at: Place;
      readonly upgrade: CardRef;
      readonly price: number;
      readonly from?: Place;
      readonly instead?: CardRef;
    }
  | { readonly type: 'itemMoved'; readonly from: Place; readonly to: Place; readonly swap?: true }
  | { readonly type: 'itemTurned'; readonly at: Place }
  | {
      readonly type: 'companionGained';
      readonly member: CardRef;
      readonly card: CardRef;
      readonly why: Origin;
    }
  | {
      readonly type: 'disciplineLearned';
      readonly member: CardRef;
      readonly ref: CardRef;
      readonly xp: Sum;
      readonly why?: Origin;
    }
  /** One that is taken back (X405), or out of the game (p.19). */
  | {
      readonly type: 'disciplineLost';
      readonly member: CardRef;
      readonly ref: CardRef;
      /** XP that come back for it. */
      readonly back: number;
      /** The Familiar it brought goes with it, and waits (X237). */
      readonly withFamiliar?: true;
      readonly why: Origin;
    }
  | {
      readonly type: 'respecced';
      readonly member: CardRef;
      readonly back: number;
      readonly price: number;
      readonly kept: readonly Held[];
    }
  | { readonly type: 'familiarChosen'; readonly member: CardRef; readonly card: CardRef }
  | { readonly type: 'flagSet'; readonly flag: string; readonly value: number }
  | { readonly type: 'achievementGained'; readonly achievement: string }
  /** Of an encounter, met on cardboard (X252). */
  | {
      readonly type: 'achievementTold';
      readonly encounter: EncounterRef;
      readonly achievement: string;
    }
  | { readonly type: 'memberJoined'; readonly member: Member }
  | { readonly type: 'memberLeft'; readonly card: CardRef }
  | { readonly type: 'stateSet'; readonly card: CardRef; readonly state: MemberState; readonly on: boolean }
  | { readonly type: 'memberHarmed'; readonly card: CardRef; readonly amount: number }
  | {
      readonly type: 'tokensGained';
      readonly card: CardRef;
      readonly token: AbilityToken;
      readonly amount: number;
    }
  /** Every member and what lies in the stash (p.18, X246). */
  | { readonly type: 'partyRestored' }
  | { readonly type: 'activeChosen'; readonly active: readonly CardRef[] }
  | { readonly type: 'cardRevealed'; readonly card: CardRef }
  | { readonly type: 'cardRemoved'; readonly card: CardRef }
  | { readonly type: 'allySet'; readonly card: CardRef; readonly on: boolean }
  | { readonly type: 'wordsDrawn'; readonly rng: RngWords }
  /** From here on chance comes of the mix of a decision. */
  | { readonly type: 'mixed'; readonly rng: RngWords }
  | { readonly type: 'encounterBegun'; readonly encounter: EncounterRef; readonly scene: StoryRef }
  | {
      readonly type: 'encounterEnded';
      readonly encounter: EncounterRef;
      readonly scene: StoryRef;
      readonly result: 'won' | 'lost';
      readonly condition: string | null;
      readonly rounds: number;
      readonly hash: string | null;
      readonly left: readonly LeftOf[];
      readonly lootOut: LootOut;
      readonly allies: CampaignState['allies'];
      readonly fallen: readonly CardRef[];
      /** Items gained in it, whatever became of them. */
      readonly gained: readonly CardRef[];
      readonly last: CardRef | null;
    }
  | {
      readonly type: 'abraxisEnded';
      readonly card: StoryRef;
      readonly survivors: number;
      readonly hash: string | null;
      /** What each had at the end, where it was played at this table; without points one is out. */
      readonly points?: readonly { readonly member: CardRef; readonly points: number }[];
    }
  | { readonly type: 'roundEntered'; readonly id: string; readonly seen: RoundSeen; readonly rng?: RngWords }
  | { readonly type: 'roundLeft'; readonly id: string; readonly lost: CardRef | null }
  | { readonly type: 'phaseBegun'; readonly phase: 'shop' | 'active-group' | 'explore' | 'venture' }
  | { readonly type: 'questBegun'; readonly id: string; readonly scene: StoryRef }
  | { readonly type: 'runBegun'; readonly run: Run; readonly round?: string; readonly before?: Belongings }
  | {
      readonly type: 'runEnded';
      readonly of: 'bounty' | 'scenario';
      readonly ref: StoryRef;
      readonly result: 'completed' | 'lost';
      readonly rank?: number;
    }
  /** A lost Scenario: all of it is as it was (p.9). */
  | { readonly type: 'belongingsBack' }
  | { readonly type: 'ruleChanged'; readonly change: RuleChange }
  | { readonly type: 'endingReached'; readonly scene: StoryRef; readonly over: boolean }
);

export type CampaignEventOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>;
