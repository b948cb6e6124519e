import type {
  AbilityToken,
  CardRef,
  CardState,
  Challenge,
  EncounterRef,
  LootOut,
  RngWords,
  Ruleset,
  SeatId,
  SwitchName,
  SwitchValue,
} from '../../engine/index.ts';
import type { Mechanic, Store, StoryRef, StoryRound } from './content.ts';

/** A card somebody has, with what is on it: it keeps its state wherever it goes. */
export interface Held {
  readonly ref: CardRef;
  readonly face?: 'back';
  readonly upgrades?: readonly Held[];
  readonly state?: CardState;
  /** It came of the Bounty under way: this copy goes again where that is lost (X405). */
  readonly ofRun?: true;
}

/** An Adventurer of the party and all that is theirs (the tuck bag of p.7). */
export interface Member {
  readonly card: CardRef;
  /** Who plays it. */
  readonly seat: SeatId;
  /** How its own card lies. */
  readonly self?: CardState;
  /** XP gained so far, and of it what is free to be spent. */
  readonly gained: number;
  readonly free: number;
  readonly items: readonly Held[];
  readonly pack: readonly Held[];
  readonly disciplines: readonly Held[];
  /** Disciplines a re-spec took off as they lay flipped, until the next Restore (p.39, X420). */
  readonly flippedOff?: readonly CardRef[];
  readonly familiar?: Held;
  /** The one chosen for good, while its Discipline is away (X237). */
  readonly familiarChosen?: CardRef;
  readonly companion?: Held;
  readonly damage: number;
  readonly defeated: boolean;
  readonly tokens: Readonly<Partial<Record<AbilityToken, number>>>;
  readonly injured?: true;
  readonly unselectable?: true;
  readonly respecs: number;
}

/** Where a card of the party lies. */
export type Place =
  | { readonly in: 'items' | 'pack'; readonly member: CardRef; readonly at: number }
  | { readonly in: 'companion'; readonly member: CardRef }
  | { readonly in: 'stash'; readonly at: number };

/** What is still to be done, the next first: mechanics, and steps the procedures put in themselves. */
export type Task =
  | { readonly do: 'mechanic'; readonly mechanic: Mechanic; readonly scene: StoryRef }
  | { readonly do: 'read'; readonly scene: StoryRef }
  | {
      readonly do: 'story-round';
      readonly round: StoryRound;
      readonly scene: StoryRef;
      readonly phase: RoundPhase;
    }
  /** Back from a Side Quest or a Bounty: to phase 1 of the round it was begun in. */
  | { readonly do: 'back'; readonly to: 'quest' | 'bounty'; readonly scene: StoryRef }
  | { readonly do: 'shop'; readonly store: Store }
  /** A step of a Bounty or of a Scenario, from 0. */
  | {
      readonly do: 'step';
      readonly of: 'bounty' | 'scenario';
      readonly ref: StoryRef;
      readonly step: number;
      readonly scene: StoryRef;
    }
  /** Every step of a Scenario is behind the party. */
  | { readonly do: 'won'; readonly scenario: StoryRef }
  /** The next Scenario of an Epic Crawl (p.9). */
  | { readonly do: 'scenario' }
  /** Any encounter next: a party without a story. */
  | { readonly do: 'free' };

export type RoundPhase = 'shop' | 'active-group' | 'explore' | 'venture';

/** A switch of the campaign, as it is from now on (p.71, X261). */
export type RuleChange =
  | { readonly [S in SwitchName]: { readonly rule: S; readonly to: SwitchValue<S> } }[SwitchName]
  | { readonly rule: 'xpLeniency'; readonly to: boolean }
  | { readonly rule: 'difficulty'; readonly to: Challenge };

/** What came in since a Bounty or a Scenario began: it goes again where that is lost (X232). */
export interface Run {
  readonly of: 'bounty' | 'scenario';
  readonly ref: StoryRef;
  readonly gold: number;
  readonly xp: Readonly<Record<CardRef, number>>;
  /** In states of before 1.2.0, whose files open: no rule ever read it, and none writes it. */
  readonly items?: readonly CardRef[];
  /** Ability tokens of each that are left of those it gave; absent while there are none. */
  readonly tokens?: Readonly<Record<CardRef, Readonly<Partial<Record<AbilityToken, number>>>>>;
  /** The Combatant Loot Deck as it was. */
  readonly lootOut: LootOut;
  /** Who was lent, and which Achievements were met, before a Bounty began (X490). */
  readonly had?: { readonly allies: readonly CardRef[]; readonly achievements: readonly string[] };
}

/** A Story Round by its id, as long as the Adventure lasts. */
export interface RoundSeen {
  readonly unique: CardRef | null;
  /** It is open: its Unique is away from all draws (X243). */
  readonly open: boolean;
  readonly quests: readonly StoryRef[];
  readonly bounty: StoryRef | null;
}

/** An encounter that was played, and how often before it was tried. */
export interface PlayedGame {
  readonly scene: StoryRef;
  readonly encounter: EncounterRef;
  readonly result: 'won' | 'lost';
  readonly condition: string | null;
  /** Of its log; null: told, not played here. */
  readonly hash: string | null;
}

/** A game of Abraxis that was played here. */
export interface PlayedTable {
  readonly card: StoryRef;
  readonly survivors: number;
  /** Of its log. */
  readonly hash: string;
}

/** A campaign between two rules. Top-level fields are replaced by `applyCampaignEvent`, nothing below is ever written. */
export interface CampaignState {
  mode: 'adventure' | 'crawl' | 'epic' | 'free';
  /** The Adventure or the Scenario that is played; null: no story, or none chosen yet. */
  story: StoryRef | null;
  ruleset: Ruleset;
  /** The first re-spec of each member is free (p.71). */
  xpLeniency: boolean;
  /** How hard encounters are that ask for it, since that was changed (X261); absent: as the set-up has it. */
  difficulty?: Challenge;
  seats: readonly { readonly id: SeatId }[];
  /** The whole party, in order of joining. */
  members: readonly Member[];
  active: readonly CardRef[];
  gold: number;
  stash: readonly Held[];
  /** Set is 1 or more. */
  flags: Readonly<Record<string, number>>;
  achievements: readonly string[];
  revealed: readonly CardRef[];
  /** Removed from the game for good. */
  gone: readonly CardRef[];
  allies: Readonly<Record<CardRef, { readonly damage: number; readonly defeated: boolean }>>;
  lootOut: LootOut;
  /** The scene that is read. */
  scene: StoryRef | null;
  agenda: readonly Task[];
  rounds: Readonly<Record<string, RoundSeen>>;
  bounties: Readonly<Record<StoryRef, 'completed' | 'lost'>>;
  run: Run | null;
  games: readonly PlayedGame[];
  /** Achievements of encounters that were met on cardboard (X252); absent while there is none. */
  toldAchievements?: readonly { readonly encounter: EncounterRef; readonly achievement: string }[];
  /** Games of Abraxis that were played at this table; absent while there is none. */
  tables?: readonly PlayedTable[];
  /** Members that failed the last check, and who made it; fell in the last encounter, or ended it. */
  failed: readonly CardRef[];
  doer: CardRef | null;
  fallen: readonly CardRef[];
  last: CardRef | null;
  /** The party as a Scenario of an Epic Crawl found it (p.9): back to it where it is lost. */
  before: Belongings | null;
  /** Ranks of Scenarios that were won. */
  ranks: readonly number[];
  ending: { readonly scene: StoryRef; readonly over: boolean } | null;
  rng: RngWords;
}

/** What a lost Scenario takes back as a whole. */
export type Belongings = Pick<
  CampaignState,
  'members' | 'active' | 'gold' | 'stash' | 'achievements' | 'lootOut' | 'allies' | 'flags'
> &
  Partial<Pick<CampaignState, 'gone' | 'rounds'>>;
