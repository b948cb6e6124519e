/** What a file is, whatever it is called: known by what stands in it, at every door alike. */
import { CASE_VERSION } from '../check/case-version.ts';
import { isRecord } from '../check/is-record.ts';
import { readJson } from '../check/json-error.ts';
import { newerIn } from '../check/newer.ts';
import type { Finding } from '../check/problem.ts';
import { ZipFault, zipEntries } from '../content/index.ts';
import { BACKUP, MANIFEST, MOST_PARTS } from './backup/backup.ts';
import { SAVED_CAMPAIGN } from './campaign/saved-campaign.ts';
import { gameNamedIn } from './kept/game-named.ts';
import { SAVED_GAME } from './kept/saved-game.ts';

/** What a file is, and what it is called inside; null where it says nothing of that. */
export type FileKind =
  /** A saved game, or its log, of whichever game. */
  | { readonly is: 'game' | 'campaign' | 'pack' | 'pack-file'; readonly name: string | null }
  | { readonly is: 'backup' }
  /** The list that lies in a backup, out of it. */
  | { readonly is: 'backup-list' }
  /** `newer`: it is of a newer version than is read here. */
  | {
      readonly is: 'case';
      readonly name: string | null;
      readonly cases: number;
      readonly newer: Finding | null;
    }
  /** None of these. */
  | { readonly is: 'unknown' };

const UNKNOWN: FileKind = { is: 'unknown' };

/** What these bytes of a file are. Never throws. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (isZip(bytes)) return kindOfZip(bytes);
  const read = readJson(new TextDecoder().decode(bytes));
  return read.ok ? kindOfJson(read.value) : UNKNOWN;
}

/** Zips begin with the header of their first file, or with the end of all where they are empty. */
const isZip = ([p, k]: Uint8Array): boolean => p === 0x50 && k === 0x4b;

/** A zip that is no backup may be a pack: what is wrong with it, whoever reads packs tells. */
function kindOfZip(bytes: Uint8Array): FileKind {
  try {
    const isBackup = zipEntries(bytes, MOST_PARTS).some(({ path }) => path === MANIFEST);
    return isBackup ? { is: 'backup' } : { is: 'pack', name: null };
  } catch (error) {
    if (error instanceof ZipFault) return { is: 'pack', name: null };
    throw error;
  }
}

function kindOfJson(json: unknown): FileKind {
  const cases = Array.isArray(json) ? json : [json];
  const [first] = cases;
  if (!isRecord(first)) return UNKNOWN;
  if (isCase(first)) {
    const newer = cases.map((one) => newerIn(one, [[['version'], CASE_VERSION]])).find((one) => one !== null);
    return { is: 'case', name: textOr(first.name), cases: cases.length, newer: newer ?? null };
  }
  if (Array.isArray(json)) return UNKNOWN;
  const { file, name } = first;
  const game = gameNamedIn(first);
  if (file === BACKUP) return { is: 'backup-list' };
  if (file === SAVED_CAMPAIGN || game === 'middara-campaign') return { is: 'campaign', name: textOr(name) };
  if (file === SAVED_GAME || game !== null || isBareLog(first)) return { is: 'game', name: textOr(name) };
  if (typeof first.id === 'string' && typeof name === 'string') return { is: 'pack-file', name };
  return UNKNOWN;
}

type Loose = Readonly<Record<string, unknown>>;

/** Middara's lay out a board; those of a guest say of which game they are, and how it begins. */
const isCase = ({ board, game, begin }: Loose): boolean =>
  (isRecord(board) && Array.isArray(board.rows)) || (typeof game === 'string' && isRecord(begin));

/** Logs of before named no game. */
const isBareLog = ({ decisions, setup }: Loose): boolean => Array.isArray(decisions) && isRecord(setup);

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
