import type { AbraxisSetup } from '../../abraxis/index.ts';
import type { CardRef, EncounterSetup, SeatId, Skill, Sum } from '../../engine/index.ts';
import type { StoryRef } from './content.ts';
import type { Place, RoundPhase, RuleChange } from './state.ts';

/** What an answer does: all that screens and bots go by. */
export type CampaignAct =
  | { readonly do: 'read-on' }
  | { readonly do: 'decide'; readonly option: string }
  | { readonly do: 'who'; readonly member: CardRef }
  | { readonly do: 'to-stash' }
  | { readonly do: 'roll' }
  | { readonly do: 'face'; readonly face: number }
  | { readonly do: 'buy'; readonly item: CardRef; readonly price: number }
  | { readonly do: 'sell'; readonly at: Place; readonly price: number }
  | {
      readonly do: 'upgrade';
      readonly at: Place;
      readonly upgrade: CardRef;
      readonly price: number;
      readonly from?: Place;
      readonly instead?: CardRef;
    }
  | { readonly do: 'learn'; readonly member: CardRef; readonly discipline: CardRef; readonly xp: number }
  | { readonly do: 're-spec'; readonly member: CardRef; readonly price: number; readonly back: number }
  | { readonly do: 'familiar'; readonly member: CardRef; readonly card: CardRef }
  | { readonly do: 'move'; readonly from: Place; readonly to: Place; readonly swap?: true }
  | { readonly do: 'turn'; readonly at: Place }
  | { readonly do: 'change-rule'; readonly change: RuleChange }
  | { readonly do: 'choose-active'; readonly member: CardRef; readonly on: boolean }
  | { readonly do: 'quest'; readonly scene: StoryRef }
  | { readonly do: 'bounty'; readonly bounty: StoryRef }
  | { readonly do: 'back-to-shop' }
  | { readonly do: 'done' }
  | { readonly do: 'lose'; readonly at: Place }
  /** Laid away for want of room: back to the box (p.67). */
  | { readonly do: 'discard'; readonly at: Place }
  | { readonly do: 'scenario'; readonly scenario: StoryRef }
  | { readonly do: 'go-to'; readonly encounter: string }
  | { readonly do: 'open-shop' }
  | { readonly do: 'restore' }
  /** The encounter or the game of Abraxis was played at this table: its log is registered. */
  | { readonly do: 'played'; readonly hash: string }
  /** It was played on cardboard: how it ended. */
  | { readonly do: 'told'; readonly condition: string | null }
  /** There an Achievement of it was met. */
  | { readonly do: 'achieved'; readonly achievement: string }
  | { readonly do: 'survivors'; readonly count: number };

export interface CampaignOption {
  /** Stable: the log and the keyboard name it. */
  readonly id: string;
  readonly act: CampaignAct;
}

/** What may not be done now, and why; the words are made of it elsewhere. */
export interface CampaignRefusal {
  readonly id: string;
  readonly act: CampaignAct;
  readonly why: CampaignReason;
  readonly rule: string;
}

export type CampaignReason =
  | { readonly why: 'gold'; readonly needs: number; readonly has: number }
  | { readonly why: 'xp'; readonly needs: number; readonly has: number }
  | { readonly why: 'no-copies' }
  | { readonly why: 'material'; readonly material: CardRef }
  | { readonly why: 'level'; readonly tree: string; readonly level: number }
  | { readonly why: 'known' }
  /** Nobody is there to be the fifth. */
  | { readonly why: 'no-fifth' }
  | { readonly why: 'over-limit'; readonly members: readonly CardRef[] }
  /** They keep a Familiar and have not chosen it. */
  | { readonly why: 'no-familiar'; readonly members: readonly CardRef[] }
  /** Everybody is Injured or away. */
  | { readonly why: 'nobody' }
  | { readonly why: 'not-sold' }
  | { readonly why: 'state'; readonly state: 'injured' | 'unselectable' }
  | { readonly why: 'rating' }
  | { readonly why: 'tried' }
  | { readonly why: 'completed' }
  | { readonly why: 'too-many' | 'too-few' }
  | { readonly why: 'told'; readonly text: string }
  | { readonly why: 'rank'; readonly rank: number };

/** An open question of a campaign. Options may be listed only once somebody reads them. */
export interface CampaignPrompt {
  readonly kind: CampaignPromptKind;
  /** The seat that answers; what is the party's is the first seat's (X251). */
  readonly seat: SeatId;
  readonly options: readonly CampaignOption[];
  readonly refused: readonly CampaignRefusal[];
  readonly about: CampaignAbout;
  isChoice?(): boolean;
  has?(option: string): boolean;
}

export const CAMPAIGN_PROMPTS = [
  'read-on',
  'decide',
  'who',
  'roll',
  'die-face',
  'shop',
  'arrange',
  'active-group',
  'explore',
  'venture',
  'lose',
  'scenario',
  'free',
  'encounter',
  'abraxis',
] as const;
export type CampaignPromptKind = (typeof CAMPAIGN_PROMPTS)[number];

/** What a question is about, for its screen. */
export type CampaignAbout =
  | { readonly of: 'scene'; readonly scene: StoryRef }
  | { readonly of: 'decision'; readonly scene: StoryRef; readonly decision: string }
  | {
      readonly of: 'check';
      readonly scene: StoryRef;
      readonly skill: Skill;
      readonly difficulty: number;
      /** Where all make it, one after the other: how many must pass, of how many, and how many have. */
      readonly all?: { readonly needs: number; readonly of: number; readonly passed: number };
      /** Of each who may make it: the Skill with its working, and how many of the 36 throws pass. */
      readonly makers: readonly { readonly member: CardRef; readonly value: Sum; readonly of36: number }[];
    }
  | { readonly of: 'gainer'; readonly scene: StoryRef; readonly card: CardRef }
  /** Which Familiar that member keeps, who has learned to keep one. */
  | { readonly of: 'familiar'; readonly scene: StoryRef; readonly member: CardRef }
  | { readonly of: 'members'; readonly scene: StoryRef; readonly count: number }
  | {
      readonly of: 'round';
      readonly round: string;
      readonly name: string;
      readonly phase: RoundPhase;
      readonly unique: CardRef | null;
    }
  /** `unique`: where this one draws it (X292). */
  | { readonly of: 'store'; readonly unique?: CardRef | null }
  | {
      readonly of: 'encounter';
      readonly scene: StoryRef;
      readonly setup: EncounterSetup;
      readonly tries: number;
    }
  | {
      readonly of: 'abraxis';
      readonly scene: StoryRef;
      readonly card: StoryRef;
      /** Who plays, in the order they sit. */
      readonly members: readonly CardRef[];
      readonly setup: AbraxisSetup;
    }
  /** The free Re-Equip of who has gained something, or has too much (p.67). */
  | { readonly of: 're-equip'; readonly scene: StoryRef; readonly member: CardRef }
  /** All trade at a Restore (p.18). */
  | { readonly of: 'trade'; readonly scene: StoryRef }
  /** One of several copies of a card is taken (X422), or of an Upgrade. */
  | { readonly of: 'copy'; readonly scene: StoryRef; readonly card: CardRef }
  | { readonly of: 'crawl' };
