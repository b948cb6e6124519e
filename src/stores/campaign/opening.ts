/** Why a campaign does not run any more, and opening one. */
import type { AbraxisLog } from '../../abraxis/index.ts';
import {
  asItWas,
  CAMPAIGN_VERSION,
  type CampaignContent,
  CampaignSession,
  PlayedGames,
  registerAbraxis,
  registeringEncounter,
} from '../../campaign/index.ts';
import { newerThan } from '../../check/newer.ts';
import type { Finding } from '../../check/problem.ts';
import {
  type EncounterLog,
  type PackStamp,
  RULES_VERSION,
  RulesError,
  seededChance,
} from '../../engine/index.ts';
import { inSlices, OF_PAGE, type Slicing } from '../game/in-slices.ts';
import { toldOf } from '../message-of.ts';
import { type RerunFault, rerunLog } from '../opened/rerun.ts';
import type { PlayedWith } from '../packs/library.ts';
import type { Kept } from './campaign-storage.ts';
import type { SavedCampaign } from './saved-campaign.ts';

/** Why a campaign or a file did not open. */
export type CampaignFault =
  | { readonly fault: 'not-given-back'; readonly message: string }
  | { readonly fault: 'not-kept' }
  | { readonly fault: 'damaged' }
  | { readonly fault: 'newer-file'; readonly version: string; readonly newest: number }
  | { readonly fault: 'no-campaign' }
  | { readonly fault: 'other-tab' }
  | { readonly fault: 'packs'; readonly packs: readonly PackStamp[] }
  /** It stops at that decision, of so many: the rules or the content are others than they were. */
  | {
      readonly fault: 'does-not-run';
      readonly why: 'content' | 'rules';
      readonly at: number;
      readonly of: number;
      readonly rerun: RerunFault;
    }
  /** An encounter of it is not there, or does not come to what it came to. */
  | { readonly fault: 'game'; readonly encounter: string; readonly message: string }
  /** The same of a game of Abraxis. */
  | { readonly fault: 'abraxis'; readonly card: string; readonly message: string }
  | { readonly fault: 'broke'; readonly message: string };

export interface CampaignNotOpened {
  readonly ok: false;
  readonly fault: CampaignFault;
  readonly problems: readonly Finding[];
  /** What can be read of it all the same: its chronicle, and the sheet from its last safe moment. */
  readonly recorded: SavedCampaign | null;
  /** It can be gone on with from that moment. */
  readonly resumes: boolean;
}

export type CampaignOpened<T> = { readonly ok: true; readonly value: T } | CampaignNotOpened;

export const notOpened = (
  fault: CampaignFault,
  more: Partial<Pick<CampaignNotOpened, 'problems' | 'recorded' | 'resumes'>> = {},
): CampaignNotOpened => ({ ok: false, fault, problems: [], recorded: null, resumes: false, ...more });

/** One whose form is not right: that it is of a newer version goes before all else. */
export function notRead(fault: CampaignFault, problems: readonly Finding[]): CampaignNotOpened {
  const newer = newerThan(problems);
  return newer ? notOpened({ fault: 'newer-file', ...newer }) : notOpened(fault, { problems });
}

/** By which rules and cards a report of an encounter was made. */
export const madeBy = ({ cards }: CampaignContent): string => `${RULES_VERSION} ${cards.hash}`;

/**
 * Runs a campaign again, with the encounters in it: those whose report is kept by the rules of today are not run, the
 * others a decision at a time, in slices, so that the page stays alive.
 */
export async function runCampaign(
  saved: SavedCampaign,
  { content, missing, changed }: PlayedWith,
  kept: Readonly<Record<string, Kept>> = {},
  slicing: Slicing = OF_PAGE,
): Promise<CampaignOpened<CampaignSession>> {
  const played = new PlayedGames();
  const recorded = { recorded: saved, resumes: canResume(saved, content) };
  for (const [hash, log] of Object.entries(saved.games)) {
    const known = kept[hash];
    if (known && known.by === madeBy(content)) {
      played.encounters.set(hash, known.played);
      continue;
    }
    const fault = await registered(played, hash, log, content, slicing);
    if (fault) return notOpened(fault, recorded);
  }
  for (const [hash, log] of Object.entries(saved.abraxis ?? {})) {
    const fault = registeredAbraxis(played, hash, log, content);
    if (fault) return notOpened(fault, recorded);
  }
  const log = asItWas(saved.log);
  const today = { version: CAMPAIGN_VERSION, contentHash: content.cards.hash };
  const begin = () => new CampaignSession(log.setup, content, played, seededChance, log.from);
  const rerun = rerunLog(log, today, begin);
  if (rerun.ok) return { ok: true, value: rerun.session };
  // Every decision of it is one today: rules that were mended since may come to another state (X400).
  const isMended = rerun.problem.why.fault === 'hash' && log !== saved.log && !rerun.otherContent;
  if (isMended && rerun.stopped) return { ok: true, value: rerun.stopped };
  const packs = [...missing, ...changed];
  if (rerun.otherContent && packs.length > 0) return notOpened({ fault: 'packs', packs }, recorded);
  const fault: CampaignFault = {
    fault: 'does-not-run',
    why: rerun.otherRules && !rerun.otherContent ? 'rules' : 'content',
    at: rerun.stopped?.decisions.length ?? 0,
    of: log.decisions.length,
    rerun: rerun.problem.why,
  };
  return notOpened(fault, recorded);
}

async function registered(
  played: PlayedGames,
  hash: string,
  log: EncounterLog,
  content: CampaignContent,
  slicing: Slicing,
): Promise<CampaignFault | null> {
  const { encounter } = log.setup;
  try {
    await inSlices(registeringEncounter(played, log, content), slicing);
    return played.encounters.has(hash) ? null : { fault: 'damaged' };
  } catch (error) {
    return { fault: 'game', encounter, message: toldOf(error) };
  }
}

function registeredAbraxis(
  played: PlayedGames,
  hash: string,
  log: AbraxisLog,
  content: CampaignContent,
): CampaignFault | null {
  const { card } = log.setup;
  try {
    registerAbraxis(played, log, content);
    return played.abraxis.has(hash) ? null : { fault: 'damaged' };
  } catch (error) {
    return { fault: 'abraxis', card, message: toldOf(error) };
  }
}

/** Whether the last safe moment of it runs with what there is today. */
const canResume = (saved: SavedCampaign, content: CampaignContent): boolean =>
  resumed(saved, content) !== null;

/** A session from its last safe moment; null where the log has none, or the rules of today do not run from there. */
export function resumed({ log }: SavedCampaign, content: CampaignContent): CampaignSession | null {
  if (!log.checkpoint) return null;
  try {
    const session = new CampaignSession(
      log.setup,
      content,
      new PlayedGames(),
      seededChance,
      log.checkpoint.state,
    );
    session.list();
    return session;
  } catch (error) {
    // Whatever it is that is not there any more: then it can be read, and no more.
    if (error instanceof RulesError || error instanceof Error) return null;
    throw error;
  }
}
