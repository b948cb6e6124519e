import { strToU8, Zip, ZipDeflate } from 'fflate';
import { isRecord } from '../../check/is-record.ts';
import { campaignStorage, type Kept } from '../campaign/campaign-storage.ts';
import type { Playing } from '../campaign/saved-campaign.ts';
import { type Cells, keysOf } from '../kept/cells.ts';
import { gameStorage } from '../kept/game-storage.ts';
import {
  BACKUP,
  BACKUP_VERSION,
  MANIFEST,
  type Manifest,
  pathOf,
  type Sort,
  type TellProgress,
} from './backup.ts';

/** Where parts that lie whole under one key are found. */
const WHOLE: readonly (readonly [Sort, string])[] = [
  ['packs', 'pack'],
  ['versions', 'pack-was'],
  ['drafts', 'draft'],
  ['abraxis', 'abraxis'],
];

/** All that is kept, as a zip: each game and campaign as its own file has it. Throws what the browser says. */
export async function makeBackup(
  cells: Cells,
  local: Readonly<Record<string, string>>,
  tell: TellProgress = () => {},
): Promise<Uint8Array> {
  const [games, campaigns] = [gameStorage(cells), campaignStorage(cells)];
  const [lines, shelf] = await Promise.all([games.list(), campaigns.list()]);
  const whole = await cells.transact('readonly', async (now) => {
    const found: (readonly [Sort, string, unknown])[] = [];
    for (const [sort, key] of WHOLE)
      for (const [at, value] of await now.all(...keysOf(key)))
        found.push([sort, at.slice(key.length + 1), value]);
    const practice = await now.get('abraxis');
    if (practice !== undefined) found.push(['abraxis', '', practice]);
    return found;
  });
  const of = lines.length + shelf.length + whole.length;
  let done = 0;
  const zip = zipper();
  const put = (path: string, value: unknown) => {
    zip.add(path, JSON.stringify(value));
    done += 1;
    tell(done, of);
  };
  for (const { id } of lines) {
    const found = await games.read(id);
    put(pathOf('games', id), found?.game ?? null);
  }
  const playing: Record<string, Playing> = {};
  for (const { id } of shelf) {
    const found = await campaigns.read(id);
    if (isRecord(found?.playing)) playing[id] = found.playing as unknown as Playing;
    const logs = found?.games.map(([hash, game]) => [hash, (game as Kept).log] as const) ?? [];
    const tables = found && found.abraxis.length > 0 ? { abraxis: Object.fromEntries(found.abraxis) } : {};
    const campaign = isRecord(found?.campaign) ? found.campaign : {};
    put(pathOf('campaigns', id), { ...campaign, games: Object.fromEntries(logs), ...tables });
  }
  for (const [sort, id, value] of whole) put(pathOf(sort, id), value);
  const manifest: Manifest = {
    file: BACKUP,
    version: BACKUP_VERSION,
    savedAt: new Date().toISOString(),
    games: lines,
    campaigns: shelf,
    playing,
    local,
  };
  zip.add(MANIFEST, JSON.stringify(manifest));
  return zip.end();
}

/** A zip that grows file by file: what was added is not kept unpacked. */
function zipper() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(path: string, text: string) {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      file.push(strToU8(text), true);
    },
    end(): Uint8Array {
      zip.end();
      const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
      }
      return all;
    },
  };
}
