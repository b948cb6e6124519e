/** One of every kind of file that this app makes or reads, as bytes. */
import { strToU8, zipSync } from 'fflate';
import { BACKUP, BACKUP_VERSION, MANIFEST, type Manifest } from '../../src/stores/backup/backup.ts';
import type { FileKind } from '../../src/stores/file-kind.ts';
import { sessionOf } from './table-of-memory.ts';
import { walkPack } from './walk.ts';

/** A log and a guest's game are games. */
export type OneOf = FileKind['is'] | 'log' | 'guest';

const manifest: Manifest = {
  file: BACKUP,
  version: BACKUP_VERSION,
  savedAt: '2026-01-01T00:00:00.000Z',
  games: [],
  campaigns: [],
  playing: {},
  local: {},
};
const json = (value: unknown) => strToU8(JSON.stringify(value));
const zip = (files: Readonly<Record<string, Uint8Array>>) => zipSync(files);

/** What each is called, whatever it holds: the name says nothing true. */
export const ONE_OF_EACH: Readonly<
  Record<OneOf, () => { readonly name: string; readonly bytes: Uint8Array }>
> = {
  game: () => ({
    name: 'a.txt',
    bytes: json({ file: 'middara-table-game', version: 1, name: 'Evening', log: sessionOf('each').toLog() }),
  }),
  log: () => ({ name: 'b.json', bytes: json(sessionOf('each').toLog()) }),
  guest: () => ({
    name: 'c.json',
    bytes: json({ file: 'middara-table-game', version: 1, log: { game: 'folklore', decisions: [] } }),
  }),
  campaign: () => ({
    name: 'd.json',
    bytes: json({ file: 'middara-table-campaign', version: 1, name: 'The Lamps' }),
  }),
  pack: () => ({
    name: 'e.zip',
    bytes: zip(Object.fromEntries(walkPack().map(({ path, text }) => [path, strToU8(text)]))),
  }),
  'pack-file': () => ({ name: 'f.json', bytes: json({ id: 'river-blade', name: 'River Blade', cost: 3 }) }),
  backup: () => ({ name: 'g.zip', bytes: zip({ [MANIFEST]: json(manifest) }) }),
  'backup-list': () => ({ name: MANIFEST, bytes: json(manifest) }),
  case: () => ({ name: 'h.json', bytes: json({ version: 1, name: 'far', board: { rows: ['..'] } }) }),
  unknown: () => ({ name: 'i.json', bytes: strToU8('{"a":1}') }),
};
