import type {
  AbilityToken,
  CardRef,
  EncounterRef,
  ItemType,
  Loadout,
  Skill,
  Source,
  Tier,
} from '../../engine/index.ts';

/** Names things of a story in the content: an adventure, a scene, a Bounty, a Scenario, an Abraxis card. */
export type StoryRef = string;

interface StoryFile {
  readonly id: StoryRef;
  readonly name: string;
  readonly sources: { readonly default: Source };
  readonly note?: string;
}

/** A story of several encounters (p.10): who is in it, where it begins, what it remembers. */
export interface Adventure extends StoryFile {
  readonly type: 'adventure';
  readonly intro: string;
  /** The party as it begins; they are the Active Group. */
  readonly party: readonly NewMember[];
  /** Gold the party begins with. */
  readonly gold?: number;
  readonly first: StoryRef;
  /** Encounters that are of this story alone: nobody is told of them who has not met them in it (X273). */
  readonly own?: readonly EncounterRef[];
  /** What it remembers (p.13), each in our words; only these may be set and asked for. */
  readonly flags: Readonly<Record<string, string>>;
  readonly achievements?: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}

/** Who joins, and what they bring (X245). */
export interface NewMember {
  readonly card: CardRef;
  readonly loadout: Loadout;
  /** XP not spent yet, beside what the Disciplines of the loadout cost; that of the least member where absent. */
  readonly xp?: number;
}

/** A section of the story (p.10, p.12): read, then its mechanics in order. Side Quests and Endings are scenes, too. */
export interface Scene extends StoryFile {
  readonly type: 'scene';
  /** Paragraphs; one that hangs on something is left out where it does not hold. */
  readonly text: readonly (string | { readonly if: readonly StoryCondition[]; readonly text: string })[];
  readonly do: readonly Mechanic[];
}

export const RATINGS = ['easy', 'intermediate', 'hard', 'special'] as const;
export type Rating = (typeof RATINGS)[number];

/** A set of encounters that pays only as a whole (p.13). */
export interface Bounty extends StoryFile {
  readonly type: 'bounty';
  readonly rating: Rating;
  readonly text: readonly string[];
  readonly encounters: readonly BountyStep[];
  readonly reward: readonly Mechanic[];
  /** What a lost one costs beside what it gave. */
  readonly lost?: readonly Mechanic[];
}

export interface BountyStep {
  readonly encounter: EncounterRef;
  readonly text?: readonly string[];
  readonly won?: readonly Mechanic[];
}

/** Crawl Mode (p.9): a row of encounters for Adventurers built with so much Gold and XP. */
export interface Scenario extends StoryFile {
  readonly type: 'scenario';
  readonly rank: number;
  /** Gold for all, XP for each. */
  readonly start: { readonly gold: number; readonly xp: number };
  readonly intro: string;
  readonly store: Store;
  readonly steps: readonly ScenarioStep[];
  /** What is read when it is won. */
  readonly end: string;
}

export interface ScenarioStep {
  /** The encounter, or several of which one is drawn that this Scenario has not had yet (X280): one of the two. */
  readonly encounter?: EncounterRef;
  readonly anyOf?: readonly EncounterRef[];
  readonly text?: readonly string[];
  /** What winning gives beside the End Condition's own reward: by End Condition, or for any other. */
  readonly outcomes?: Readonly<Record<string, readonly Mechanic[]>>;
  readonly won?: readonly Mechanic[];
}

/** What is for sale (p.13). */
export interface Store {
  readonly items: readonly Tier[];
  readonly upgrades: readonly Tier[];
  /** Upgrades whose Material the party has, of whatever tier. */
  readonly materials?: boolean;
  /** One Unique item of that tier, drawn once for each named Story Round. */
  readonly unique?: Tier;
}

/** Of the party, whom a mechanic means. */
export type Members =
  | 'all'
  | 'active'
  | { readonly named: CardRef }
  /** As many as `count`, of the Active Group; 1 where absent. */
  | { readonly random: number }
  | { readonly choose: number }
  /** Whoever fell in the encounter before, or ended it. */
  | 'fallen'
  | 'last';

export type MemberState = 'injured' | 'unselectable';

/** What a story may hang on. */
export type StoryCondition =
  | { readonly is: 'flag'; readonly flag: string; readonly atLeast?: number }
  | { readonly is: 'member'; readonly member: CardRef; readonly state?: MemberState | 'active' }
  | { readonly is: 'has-item'; readonly item: CardRef }
  | { readonly is: 'achievement'; readonly achievement: string }
  /** A Side Quest that was begun. */
  | { readonly is: 'quest'; readonly scene: StoryRef }
  | { readonly is: 'bounty'; readonly bounty: StoryRef; readonly result: 'completed' | 'lost' }
  /** An encounter that was played, how it ended. */
  | {
      readonly is: 'encounter';
      readonly encounter: EncounterRef;
      readonly result?: 'won' | 'lost';
      readonly condition?: string;
    }
  | { readonly is: 'gold'; readonly atLeast: number }
  | { readonly is: 'any'; readonly of: readonly StoryCondition[] }
  | { readonly is: 'all'; readonly of: readonly StoryCondition[] }
  | { readonly is: 'not'; readonly of: StoryCondition };

/** Who makes a check outside encounters (p.12, p.66). */
export type CheckMaker = { readonly named: CardRef } | 'choose' | 'random' | 'all';

export interface StoryOption {
  readonly id: string;
  readonly text: string;
  readonly if?: readonly StoryCondition[];
  /** Told where `if` does not hold; such an option is not shown at all where absent. */
  readonly why?: string;
  readonly do: readonly Mechanic[];
}

/** Who gets what is gained: a member of the table's choice, the stash, or whoever made the check before. */
export type Gainer = 'choose' | 'stash' | 'doer' | { readonly named: CardRef };

/** One card, by what sort it is of. */
export interface NamedCard {
  readonly item?: CardRef;
  readonly discipline?: CardRef;
  readonly combatant?: CardRef;
  readonly companion?: CardRef;
}

/** One task of a scene (p.10), in a box of its own; it is passed over where `if` does not hold. */
export type Mechanic = { readonly if?: readonly StoryCondition[] } & (
  | { readonly do: 'continue'; readonly to: StoryRef }
  | {
      readonly do: 'decide';
      readonly id: string;
      readonly text?: string;
      readonly options: readonly StoryOption[];
    }
  | {
      readonly do: 'check';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly by: CheckMaker;
      /** By `all`: how many must pass; all of them where absent. */
      readonly needs?: number | 'any';
      readonly pass: readonly Mechanic[];
      readonly fail: readonly Mechanic[];
    }
  /** For each of `who` that failed the check before, or for each named. */
  | { readonly do: 'harm'; readonly who: Members | 'failed'; readonly amount: number }
  /** Never below 0. */
  | { readonly do: 'gold'; readonly amount: number }
  /** For each member, those of the Active Group and all others (X231). */
  | { readonly do: 'xp'; readonly amount: number; readonly who?: Members }
  | {
      readonly do: 'gain';
      readonly items?: readonly CardRef[];
      readonly random?: {
        readonly type?: ItemType;
        readonly tier: Tier;
        readonly count: number;
        readonly unique?: true;
      };
      readonly discipline?: CardRef;
      readonly companion?: CardRef;
      readonly to: Gainer;
    }
  | { readonly do: 'lose'; readonly item?: CardRef; readonly choose?: 'item' }
  | { readonly do: 'flag'; readonly flag: string; readonly off?: true; readonly add?: number }
  | { readonly do: 'join'; readonly member: NewMember }
  /** What becomes of what they have (p.11); what is not said goes with the items, out of the game or back to the box (X290). */
  | {
      readonly do: 'leave';
      readonly member: CardRef;
      readonly items: 'stash' | 'gone';
      readonly disciplines?: 'box' | 'gone' | 'xp-back';
      readonly familiar?: 'box' | 'gone';
      readonly companion?: 'stash' | 'box' | 'gone';
    }
  | { readonly do: 'state'; readonly who: Members; readonly state: MemberState; readonly off?: true }
  | { readonly do: 'tokens'; readonly who: Members; readonly token: AbilityToken; readonly amount: number }
  | { readonly do: 'restore' }
  | { readonly do: 'active-group' }
  | { readonly do: 'exchange' }
  | ({ readonly do: 'reveal' } & NamedCard)
  /** Out of the game for good (p.19). */
  | ({ readonly do: 'remove' } & NamedCard)
  /** A Command Combatant that goes along to encounters (p.56), for good or while the flag stands. */
  | { readonly do: 'ally'; readonly card: CardRef; readonly off?: true }
  | {
      readonly do: 'encounter';
      readonly encounter: EncounterRef;
      /** Story flags its own text may ask for. */
      readonly flags?: readonly string[];
      /** The board of the encounter before goes on (F42). */
      readonly board?: 'kept';
      readonly outcomes?: Readonly<Record<string, readonly Mechanic[]>>;
      readonly won?: readonly Mechanic[];
      readonly lost?: readonly Mechanic[];
    }
  /** Rewards by how many are still in: `4` to `0` (p.70). */
  | {
      readonly do: 'abraxis';
      readonly card: StoryRef;
      readonly rewards: Readonly<Record<string, readonly Mechanic[]>>;
    }
  | ({ readonly do: 'story-round' } & StoryRound)
  | { readonly do: 'shop'; readonly store: Store }
  | { readonly do: 'achievement'; readonly achievement: string }
  | { readonly do: 'ending'; readonly text: readonly string[]; readonly over: boolean }
);

/** Time to breathe (p.13): Shop and Train, Explore, Venture Forth. */
export interface StoryRound {
  /** The same id is the same named Story Round (X247). */
  readonly id: string;
  readonly name: string;
  readonly restore?: boolean;
  readonly heal?: boolean;
  readonly store: Store;
  readonly quests?: readonly { readonly scene: StoryRef; readonly if?: readonly StoryCondition[] }[];
  /** The hardest Bounty that may be tried here. */
  readonly bounty?: Rating;
  readonly onward: readonly Mechanic[];
}

/** What the campaign's rules need of the content, beside the cards and encounters of the engine. */
export interface StoryContent {
  readonly adventures: Readonly<Record<StoryRef, Adventure>>;
  readonly scenes: Readonly<Record<StoryRef, Scene>>;
  readonly bounties: Readonly<Record<StoryRef, Bounty>>;
  readonly scenarios: Readonly<Record<StoryRef, Scenario>>;
}
