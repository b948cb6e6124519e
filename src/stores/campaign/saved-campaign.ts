import type { AbraxisLog } from '../../abraxis/index.ts';
import type { CampaignEvent, CampaignLog, StoryRef } from '../../campaign/index.ts';
import type { CardRef, EncounterLog, EncounterRef } from '../../engine/index.ts';

export const SAVED_CAMPAIGN = 'middara-table-campaign';
export const SAVED_CAMPAIGN_VERSION = 1;
/** Bytes of the largest file that is read as a campaign: forty encounters, each as long as ours. */
export const MOST_OF_CAMPAIGN = 80_000_000;

/** A campaign as it is kept and as a file: its log, the logs of its encounters, and what was recorded of it. */
export interface SavedCampaign {
  readonly file: typeof SAVED_CAMPAIGN;
  readonly version: typeof SAVED_CAMPAIGN_VERSION;
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly log: CampaignLog;
  /** Encounters that are over, by the hash of each. */
  readonly games: Readonly<Record<string, EncounterLog>>;
  /** Games of Abraxis that are over, by the hash of each; absent while there is none. */
  readonly abraxis?: Readonly<Record<string, AbraxisLog>>;
  /** What its chronicle tells of, where the log does not run any more. */
  readonly recorded: readonly CampaignEvent[];
  /** The same of what lies before the state it begins from; absent where it begins at its set-up. */
  readonly past?: readonly CampaignEvent[];
  /** The campaign it is a branch of. */
  readonly parent?: Branched;
  /** Notes of the players. */
  readonly notes?: string;
}

export interface Branched {
  readonly id: string;
  /** Decisions of the other before it. */
  readonly decision: number;
}

/** The game that plays the encounter or the Abraxis which is asked for; it is of this browser, and in no file. */
export interface Playing {
  /** The set-up, by its hash. */
  readonly of: string;
  readonly game: string;
}

/** What the list of campaigns shows: nothing the party has not come to. */
export interface CampaignSummary {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  /** Counts the writes of all campaigns: the last one played has the highest. */
  readonly written: number;
  readonly mode: CampaignLog['setup']['story']['mode'];
  /** Name of the story; null of a party without one. */
  readonly story: string | null;
  readonly party: readonly CardRef[];
  /** Name of the scene that is read, or of the Story Round. */
  readonly where: string | null;
  /** What is asked, by its kind; null when it is over. */
  readonly asked: string | null;
  readonly ending: {
    readonly name: string;
    readonly over: boolean;
    /** Of which Adventure it is, by its scene; absent of others, and where a page of before wrote it. */
    readonly of?: { readonly adventure: StoryRef; readonly scene: StoryRef };
  } | null;
  readonly parent?: Branched;
  /** Encounters it has come to; absent where a page of before wrote it. */
  readonly met?: readonly EncounterRef[];
}

export const isSummary = (value: unknown): value is CampaignSummary =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<CampaignSummary>).id === 'string' &&
  typeof (value as Partial<CampaignSummary>).name === 'string' &&
  Array.isArray((value as Partial<CampaignSummary>).party);

/** Last played first. */
export const lastFirst = (a: CampaignSummary, b: CampaignSummary): number =>
  b.written - a.written || (a.savedAt < b.savedAt ? 1 : -1);
