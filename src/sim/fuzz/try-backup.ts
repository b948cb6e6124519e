/** A backup with anything in it, taken in beside what is there. */
import { strToU8, zipSync } from 'fflate';
import type { BotChance } from '../../bots/bot-chance.ts';
import { BACKUP, BACKUP_VERSION, MANIFEST, pathOf } from '../../stores/backup/backup.ts';
import { restoreBackup } from '../../stores/backup/restore-backup.ts';
import { campaignStorage } from '../../stores/campaign/campaign-storage.ts';
import { memoryCells } from '../../stores/kept/cells.ts';
import { gameStorage } from '../../stores/kept/game-storage.ts';
import type { Corpus } from './corpus.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { mangled, mangledBytes } from './mutate-bytes.ts';
import { mutatedText, pick } from './mutate-json.ts';

/** A backup as its parts, or as bytes that are no zip any more (base64). */
export type BackupInput = { readonly parts: Readonly<Record<string, string>> } | { readonly bytes: string };

/** What lies there before: nothing of it may be another after. */
const HERE: Readonly<Record<string, unknown>> = {
  'draft:here': { id: 'here', files: [{ path: 'pack.json', text: '{"id":"here"}' }] },
  'pack:here': { id: 'here', files: [{ path: 'pack.json', text: '{"id":"here"}' }] },
  abraxis: { seed: 'here' },
};

/** A backup as it should be. */
function sound({ saves, campaigns, pack }: Corpus): Record<string, unknown> {
  const files = pack.map(({ path, text }) => ({ path, text }));
  const parts = [
    ...saves.slice(0, 2).map((save) => [pathOf('games', save.id), save] as const),
    [pathOf('campaigns', campaigns[0]!.id), campaigns[0]] as const,
    [pathOf('packs', 'mine'), { id: 'mine', files }] as const,
    [pathOf('drafts', 'mine'), { id: 'mine', files }] as const,
    [pathOf('abraxis', ''), { seed: 'there' }] as const,
  ];
  const local = { 'middara-table-settings': '{"state":{},"version":0}' };
  const lists = { games: [], campaigns: [], playing: {} };
  const manifest = {
    file: BACKUP,
    version: BACKUP_VERSION,
    savedAt: '2026-01-01T00:00:00Z',
    ...lists,
    local,
  };
  return { [MANIFEST]: manifest, ...Object.fromEntries(parts) };
}

const written = (parts: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([path, value]) => [path, JSON.stringify(value)]));

export const namedBackups = (corpus: Corpus): readonly BackupInput[] => {
  const parts = written(sound(corpus));
  const { [MANIFEST]: manifest = '', ...others } = parts;
  return [
    { parts },
    { parts: others },
    { parts: { [MANIFEST]: manifest } },
    { bytes: '' },
    { parts: { ...parts, [MANIFEST]: manifest.replace('"version":1', '"version":99') } },
    ...HOSTILE_TEXTS.filter((text) => text.length < 300 && !text.includes('\uD800')).map((text) => ({
      parts: { ...parts, [`games/${text}.json`]: parts[Object.keys(others)[0]!]! },
    })),
  ];
};

/** One with a part, its manifest, a path or its bytes as they should not be. */
export function changedBackup(corpus: Corpus, chance: BotChance): BackupInput {
  const whole = sound(corpus);
  const parts = written(whole);
  const path = pick(chance, Object.keys(whole));
  switch (chance.below(5)) {
    case 0:
      return { parts: { ...parts, [path]: mangled(parts[path]!, chance) } };
    case 1: {
      const bytes = zipSync(
        Object.fromEntries(Object.entries(parts).map(([at, text]) => [at, strToU8(text)])),
      );
      return { bytes: Buffer.from(mangledBytes(bytes, chance)).toString('base64') };
    }
    case 2: {
      const { [path]: text = '', ...others } = parts;
      // No zip has a longer name.
      return { parts: { ...others, [mangled(path, chance).slice(0, 20_000)]: text } };
    }
    case 3:
      return { parts: { ...parts, [MANIFEST]: mutatedText(whole[MANIFEST], chance) } };
    default:
      return { parts: { ...parts, [path]: mutatedText(whole[path], chance) } };
  }
}

const zipOf = (input: BackupInput): Uint8Array =>
  'bytes' in input
    ? Buffer.from(input.bytes, 'base64')
    : zipSync(Object.fromEntries(Object.entries(input.parts).map(([path, text]) => [path, strToU8(text)])));

/** Takes it in beside what is there. Throws FuzzFailure, or what broke. */
export async function tryBackup(input: BackupInput): Promise<Came> {
  const cells = memoryCells();
  await cells.transact('readwrite', async (now) => {
    for (const [key, value] of Object.entries(HERE)) now.put(key, value);
  });
  const came = await restoreBackup(cells, zipOf(input), ' (backup)');
  const left = await cells.transact('readonly', (now) => now.all('', '~'));
  for (const [key, value] of Object.entries(HERE))
    if (JSON.stringify(left.find(([at]) => at === key)?.[1]) !== JSON.stringify(value))
      throw new FuzzFailure(`${key} was there, and is not as it was`);
  if ('length' in came) {
    if (left.length !== Object.keys(HERE).length) throw new FuzzFailure('refused, and kept');
    return expectWords('refused', came);
  }
  expectWords('taken in', came.damaged);
  const [games, campaigns] = [gameStorage(cells), campaignStorage(cells)];
  for (const { id } of await games.list())
    if (!(await games.read(id))) throw new FuzzFailure(`${id} is in the list, and not there`);
  for (const { id } of await campaigns.list())
    if (!(await campaigns.read(id))) throw new FuzzFailure(`${id} is in the list, and not there`);
  return 'taken';
}
