/** Everything a browser keeps, as one file: which parts there are, and where each lies in it. */
import { newerThan } from '../../check/newer.ts';
import type { Finding, Problem } from '../../check/problem.ts';
import type { CampaignSummary, Playing } from '../campaign/saved-campaign.ts';
import type { GameSummary } from '../kept/saved-game.ts';

/** What its manifest says it is. */
export const BACKUP = 'middara-table-backup';
export const BACKUP_VERSION = 1;
export const MANIFEST = 'backup.json';
/** What the file of a day is called; `at` in milliseconds. */
export const backupName = (at: number): string =>
  `middara-backup-${new Date(at).toISOString().slice(0, 10)}.zip`;
/** Far more than a browser keeps. */
export const MOST_PARTS = 20_000;

/** The sorts of parts, each in a folder of its own: `games/ID.json`. */
export const SORTS = ['games', 'campaigns', 'packs', 'versions', 'drafts', 'abraxis'] as const;
export type Sort = (typeof SORTS)[number];

export const pathOf = (sort: Sort, id: string): string => `${sort}/${encodeURIComponent(id)}.json`;

/** What stands beside the parts: what the lists say of them, and what is small. */
export interface Manifest {
  readonly file: typeof BACKUP;
  readonly version: typeof BACKUP_VERSION;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly games: readonly GameSummary[];
  readonly campaigns: readonly CampaignSummary[];
  /** The game that plays what a campaign asks for, by campaign. */
  readonly playing: Readonly<Record<string, Playing>>;
  /** Settings, parties and lessons: values of the browser's small store, by key. */
  readonly local: Readonly<Record<string, string>>;
}

/** How far it is: parts done, of so many. */
export type TellProgress = (done: number, of: number) => void;

/**
 * What is wrong with a game of a guest, as its file is checked; null where nothing is, or where there is no such guest: then
 * it is looked at when it is opened.
 */
export type GuestFault = (game: string, value: unknown) => Promise<Finding | null>;

/** What came of taking one in. */
export interface Restored {
  /** By sort: parts that are new here, that took the place of a shorter one, and that were here already. */
  readonly counts: Readonly<Record<Sort, Tally>>;
  /** Names of what is here twice now, since both went on differently. */
  readonly both: readonly string[];
  /** Parts that are left out, and why. */
  readonly damaged: readonly Problem[];
  /** For the browser's small store: what was set here already stays. */
  readonly local: Readonly<Record<string, string>>;
}

export interface Tally {
  readonly added: number;
  readonly longer: number;
  readonly same: number;
}

/** Makes backups and takes them in, beside the page. */
export interface BackupWork {
  /** All of it as a zip. `local`: values of the browser's small store. Throws what the browser says. */
  make(local: Readonly<Record<string, string>>, tell: TellProgress): Promise<Uint8Array>;
  /** `copy` is added to the name of what is here twice. What is no backup changes nothing: what is wrong with it. */
  restore(zip: Uint8Array, copy: string, tell: TellProgress): Promise<Restored | readonly Problem[]>;
}

/** Whether what is wrong is that it is of a newer version than is read here. */
export const isNewer = (problems: readonly Finding[]): boolean => newerThan(problems) !== null;

/** Keys of the browser's small store that are carried over: not what is written ahead of the storage. */
export const isCarried = (key: string): boolean =>
  key.startsWith('middara-table-') && !/^middara-table-(ahead|typed|copied)/.test(key);
