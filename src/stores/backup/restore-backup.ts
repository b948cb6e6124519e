/** A backup is taken in beside what is there: nothing that is kept here is lost by it. */
import { isRecord } from '../../check/is-record.ts';
import { readJson } from '../../check/json-error.ts';
import { beyondLimits } from '../../check/limits.ts';
import { newerIn } from '../../check/newer.ts';
import { type Finding, type Problem, shown } from '../../check/problem.ts';
import { LOG_FORMAT } from '../../engine/index.ts';
import type { Cells } from '../kept/cells.ts';
import { DRAFT_FORMAT } from '../packs/pack-storage.ts';
import {
  BACKUP,
  BACKUP_VERSION,
  type GuestFault,
  MANIFEST,
  type Manifest,
  type Restored,
  SORTS,
  type Sort,
  type TellProgress,
} from './backup.ts';
import { unpackedParts } from './backup-parts.ts';
import { takeCampaign } from './take-campaign.ts';
import { takeGame } from './take-game.ts';
import { takePack } from './take-pack.ts';
import type { Came, Taking } from './taking.ts';

const TAKES: Readonly<Record<Sort, (taking: Taking) => Promise<Came>>> = {
  games: takeGame,
  campaigns: takeCampaign,
  packs: takePack,
  drafts: takePack,
  versions: takeAsIs('pack-was'),
  abraxis: takeAsIs('abraxis'),
};

/**
 * Takes in all parts that are sound: what is here already is kept once, of two of which one goes on from the other the
 * longer one counts, two that differ are both kept. Parts that are not are named. What is no backup changes nothing, and
 * is told as problems of it. `copy` is added to the name of what is here twice.
 */
export async function restoreBackup(
  cells: Cells,
  zip: Uint8Array,
  copy: string,
  tell: TellProgress = () => {},
  guestFault: GuestFault = async () => null,
): Promise<Restored | readonly Problem[]> {
  const { parts, problems } = unpackedParts(zip);
  if (!parts) return problems;
  const manifest = manifestIn(parts.get(MANIFEST));
  if (!('file' in manifest)) return [{ ...manifest, file: MANIFEST } as Problem];
  parts.delete(MANIFEST);
  const counts = Object.fromEntries(SORTS.map((sort) => [sort, { added: 0, longer: 0, same: 0 }]));
  const both: string[] = [];
  const damaged: Problem[] = [...problems];
  let done = 0;
  for (const [path, text] of inOrder(parts, manifest)) {
    const [, sort, id] = /^(\w+)\/(.*)\.json$/s.exec(path) ?? [];
    const known = SORTS.find((one) => one === sort);
    const came = known
      ? await taken(known, { cells, text, copy, manifest, guestFault, id: plain(id!) })
      : null;
    if (came?.came === 'damaged') damaged.push({ ...came.problem, file: path });
    else if (came?.came === 'both') both.push(came.name);
    else if (came) counts[known!]![came.came] += 1;
    done += 1;
    tell(done, parts.size);
  }
  const local = localIn(manifest.local);
  return { counts: counts as Restored['counts'], both, damaged, local };
}

async function taken(
  sort: Sort,
  { text, ...about }: Omit<Taking, 'value' | 'sort'> & { readonly text: string },
): Promise<Came> {
  const read = readJson(text);
  const fault: Finding | null = read.ok
    ? beyondLimits(read.value)
    : { path: '$', expected: { what: 'any-json' }, got: { got: 'no-json', error: read.error } };
  if (fault || !read.ok) return { came: 'damaged', problem: fault! };
  const newer = newerPart(read.value);
  if (newer) return { came: 'damaged', problem: newer };
  return TAKES[sort]({ ...about, sort, value: read.value });
}

/** What says that a part is of a newer table: then nothing else of it need fit; null where nothing does. */
const newerPart = (part: unknown): Finding | null =>
  newerIn(part, [
    [['format'], DRAFT_FORMAT],
    [['log', 'format'], LOG_FORMAT],
  ]);

/** Of one's own: nothing is there but under a key of its sort, and what lies here already stays. */
function takeAsIs(sort: string): (taking: Taking) => Promise<Came> {
  return ({ cells, id, value }) =>
    cells.transact('readwrite', async (now) => {
      const key = id === '' ? sort : `${sort}:${id}`;
      if (!isRecord(value))
        return { came: 'damaged', problem: { path: '$', expected: { what: 'object' }, got: shown(value) } };
      if ((await now.get(key)) !== undefined) return { came: 'same' };
      const { stand: _, ...rest } = value;
      now.put(key, rest);
      return { came: 'added' };
    });
}

function plain(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // a name like any other
  }
}

/** Those played last come last: the list has them as it had. */
function inOrder(parts: ReadonlyMap<string, string>, { games, campaigns }: Manifest): [string, string][] {
  const written = new Map(
    [...games, ...campaigns].map(({ id, written = 0 }) => [`${encodeURIComponent(id)}.json`, written]),
  );
  const of = (path: string) => written.get(path.slice(path.indexOf('/') + 1)) ?? 0;
  return [...parts].sort(([a], [b]) => of(a) - of(b));
}

function manifestIn(text: string | undefined): Manifest | Finding {
  const read = text === undefined ? null : readJson(text);
  const value = read?.ok ? read.value : undefined;
  if (!isRecord(value) || value.file !== BACKUP)
    return {
      path: '$.file',
      expected: { what: 'one-of-values', values: [BACKUP] },
      got: shown(text && value),
    };
  const newer = newerIn(value, [[['version'], BACKUP_VERSION]]);
  if (newer) return newer;
  if (value.version !== BACKUP_VERSION)
    return {
      path: '$.version',
      expected: { what: 'one-of-values', values: [BACKUP_VERSION] },
      got: shown(value.version),
    };
  const lines = (list: unknown) =>
    Array.isArray(list) ? list.filter((one) => isRecord(one) && typeof one.id === 'string') : [];
  return {
    ...(value as unknown as Manifest),
    games: lines(value.games) as Manifest['games'],
    campaigns: lines(value.campaigns) as Manifest['campaigns'],
    playing: (isRecord(value.playing) ? value.playing : {}) as Manifest['playing'],
  };
}

const localIn = (local: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(local) ? local : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
