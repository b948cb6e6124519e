import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../../install.mjs';
import { draw } from './draw-mutants.ts';
import { ROOMS, type Room, roomsAt } from './rooms.ts';
import {
  ensureStryker,
  type Mutant,
  mutantsOf,
  nameOf,
  root,
  type Tried,
  tryOut,
  unnoticedBefore,
} from './stryker.ts';
import { forbiddenByTypes } from './types.ts';

const KEPT = join(root, 'tests/MUTANTS.json');

/** What is known of a room: of how many mutants tried how many were noticed, and which were not. */
interface Share {
  readonly files: number;
  readonly mutants: number;
  readonly tried: number;
  readonly noticed: number;
  /** Of a hundred that mean something else than the code does. */
  readonly share: number;
  readonly goal: number;
  readonly seeds: readonly string[] | 'all';
  readonly at: string;
  /** Of the room's files, when they were tried. */
  readonly hash: string;
  readonly unnoticed: readonly string[];
}

interface Kept {
  readonly rooms: Readonly<Record<string, Share>>;
  /** Mutants that mean the same as the code, by key, and why. */
  readonly same: Readonly<Record<string, string>>;
}

const USAGE = `npm run prove -- mutants PLACE... [--sample N] [--seed A,B] [--again] [--dry]
  PLACE     a folder or file of ${ROOMS.map(({ path }) => path).join(', ')}; none: all
  --sample  so many of the mutants of each room, drawn evenly, or of all of them if no PLACE is named; with several
            seeds, so many by each
  --seed    what they are drawn by; 1 if nothing is said
  --again   those of PLACE that were not noticed before
  --dry     only says what would be tried`;

/**
 * Whether the tests notice: small faults are put into the code one after the other, and the tests near it are run.
 * Prints those that no test noticed, and takes the shares of whole rooms down in `tests/MUTANTS.json`. Gives the exit code.
 */
export async function mutants(args: readonly string[]): Promise<number> {
  const options = {
    sample: { type: 'string' },
    seed: { type: 'string' },
    again: { type: 'boolean' },
    dry: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const places = positionals.length > 0 ? positionals : ['src'];
  const rooms = [...new Set(places.flatMap(roomsAt))];
  if (rooms.length === 0) {
    console.error(USAGE);
    return 2;
  }
  ensureStryker();
  const sample = values.sample === undefined ? null : Number(values.sample);
  const seeds = (values.seed ?? '1').split(',');
  const found = await Promise.all(rooms.map(async (room) => ({ room, all: await mutantsIn(room, places) })));
  const byRoom = positionals.length > 0;
  const lists = byRoom ? found.map(({ all }) => all) : [found.flatMap(({ all }) => all)];
  const drawn = new Set(
    lists.flatMap((list) =>
      sample === null ? list : seeds.flatMap((seed) => draw(list, sample, seed, keyOf)),
    ),
  );
  let short = false;
  // Rooms with the same tests are tried together: those are run through once to see which test goes through what.
  for (const group of groupsOf(found)) {
    const first = group[0]!.room;
    const slug = ROOMS.find(({ tests }) => tests === first.tests)!.path.replaceAll('/', '-');
    const before = values.again ? unnoticedBefore(slug) : null;
    const chosen = group.flatMap(({ all }) =>
      all.filter((mutant) => drawn.has(mutant) && (before === null || before.has(nameOf(mutant)))),
    );
    console.log(`\n${group.map(({ room }) => room.path).join(', ')}: ${chosen.length} mutants`);
    if (values.dry || chosen.length === 0) continue;
    const tried = tryAll(slug, chosen, first);
    for (const { room, all } of group) {
      const here = tried.filter(({ file }) => file.startsWith(`${room.path}/`));
      const share = shareOf(room, all, here, sample === null ? 'all' : seeds);
      if (places.some((place) => isWithin(room.path, place)) && byRoom && !values.again)
        keep(room.path, share);
      tell(room, share);
      short ||= share.share < room.goal;
    }
  }
  return short ? 1 : 0;
}

/** What came of them: with the near tests, of what these do not notice with more, and of what is left by types. */
function tryAll(
  slug: string,
  mutants: readonly Mutant[],
  { tests, more = [], but = [] }: Room,
): readonly Tried[] {
  const near = tryOut(slug, mutants, testFiles(tests, but));
  const left = near.filter(({ noticed }) => !noticed);
  const untyped = forbiddenByTypes(left);
  const asked = left.filter((mutant) => !untyped.has(mutant));
  const after = more.length > 0 && asked.length > 0 ? tryOut(`${slug}-more`, asked, testFiles(more, [])) : [];
  const noticedAfter = new Set(after.filter(({ noticed }) => noticed).map(nameOf));
  const coveredAfter = new Set(after.filter(({ covered }) => covered).map(nameOf));
  return near.map((mutant) => ({
    ...mutant,
    noticed: mutant.noticed || untyped.has(mutant) || noticedAfter.has(nameOf(mutant)),
    covered: mutant.covered || coveredAfter.has(nameOf(mutant)),
  }));
}

interface Found {
  readonly room: Room;
  readonly all: readonly Mutant[];
}

const groupsOf = (found: readonly Found[]): readonly (readonly Found[])[] =>
  [...new Set(found.map(({ room }) => room.tests))].map((tests) =>
    found.filter(({ room }) => room.tests === tests),
  );

/** The room's mutants at these places. What an error says to a programmer is no rule, and not tried. */
async function mutantsIn(room: Room, places: readonly string[]): Promise<readonly Mutant[]> {
  const files = sourceFiles(room.path).filter((file) => places.some((place) => isWithin(file, place)));
  const all = await mutantsOf(files);
  return all.filter(
    ({ file, location, mutatorName }) =>
      mutatorName !== 'StringLiteral' ||
      !/throw new \w*Error\(|^import /.test(linesOf(file)[location.start.line]!),
  );
}

const isWithin = (path: string, place: string): boolean =>
  `${path}/`.startsWith(`${place.replace(/\/+$/, '')}/`);

const sourceFiles = (folder: string): readonly string[] =>
  filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

const testFiles = (places: readonly string[], but: readonly string[]): readonly string[] => [
  ...new Set(
    places.flatMap(filesBelow).filter((path) => /(?<!\.prove)\.test\.ts$/.test(path) && !but.includes(path)),
  ),
];

/** A file, or all files of a folder, in a lasting order. */
function filesBelow(path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

const lines = new Map<string, readonly string[]>();

function linesOf(file: string): readonly string[] {
  const known = lines.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n');
  lines.set(file, known);
  return known;
}

/** A mutant by what it changes, not by where: it stays the same when the file grows above it. */
export function keyOf({ file, location: { start, end }, replacement }: Mutant): string {
  const all = linesOf(file);
  const line = all[start.line]!;
  const text =
    start.line === end.line
      ? line.slice(start.column, end.column)
      : `${line.slice(start.column)} … ${all[end.line]!.slice(0, end.column).trim()}`;
  const short = (code: string) => code.replace(/\s+/g, ' ').slice(0, 90);
  const around = text === line.trim() ? '' : ` in ${short(line.trim())}`;
  return `${file.replace(/^src\//, '')}: ${short(text)} → ${short(replacement)}${around}`;
}

function readKept(): Kept {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
  } catch {
    return { rooms: {}, same: {} };
  }
}

function shareOf(
  room: Room,
  all: readonly Mutant[],
  tried: readonly Tried[],
  seeds: readonly string[] | 'all',
): Share {
  const { same } = readKept();
  const meaning = tried.filter((mutant) => mutant.noticed || same[keyOf(mutant)] === undefined);
  const noticed = meaning.filter((mutant) => mutant.noticed).length;
  const files = sourceFiles(room.path);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${readFileSync(join(root, file), 'utf8')}`);
  return {
    files: files.length,
    mutants: all.length,
    tried: meaning.length,
    noticed,
    share: meaning.length === 0 ? 100 : Math.round((1000 * noticed) / meaning.length) / 10,
    goal: room.goal,
    seeds,
    at: new Date().toISOString().slice(0, 10),
    hash: hash.digest('hex').slice(0, 12),
    unnoticed: meaning.filter((mutant) => !mutant.noticed).map((mutant) => untold(mutant)),
  };
}

const untold = (mutant: Tried): string => `${keyOf(mutant)}${mutant.covered ? '' : ' (no near test)'}`;

function keep(path: string, share: Share): void {
  const kept = readKept();
  const rooms = Object.fromEntries(Object.entries({ ...kept.rooms, [path]: share }).sort());
  writeFileSync(KEPT, `${JSON.stringify({ rooms, same: kept.same }, null, 2)}\n`);
  // As all JSON of ours lies there.
  runTool('@biomejs/biome/bin/biome', ['format', '--write', KEPT], { stdio: 'ignore' });
}

function tell(room: Room, { tried, noticed, share, unnoticed }: Share): void {
  console.log(`${room.path}: ${noticed} of ${tried} noticed, ${share} of a hundred (goal ${room.goal})`);
  for (const line of unnoticed) console.log(`  unnoticed  ${line}`);
}

if (process.argv[1]?.endsWith('mutants.ts')) process.exitCode = await mutants(process.argv.slice(2));
