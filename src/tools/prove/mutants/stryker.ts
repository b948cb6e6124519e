import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
export const root = fileURLToPath(new URL('../../../..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/mutants');
const packages = join(cache, 'stryker');

/** A place in a file as Stryker tells it: lines and columns from 0. */
export interface Spot {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** One small fault put into a file: what stands there instead. */
export interface Mutant {
  readonly file: string;
  readonly location: Spot;
  readonly mutatorName: string;
  readonly replacement: string;
}

/** What came of a mutant; one that no test goes through was not noticed either. */
export interface Tried extends Mutant {
  readonly noticed: boolean;
  readonly covered: boolean;
}

interface Told {
  readonly location: { readonly start: Spot['start']; readonly end: Spot['end'] };
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; mutants: Told[] }>>;
}

/**
 * Stryker is 167 packages, wanted by nobody who plays or tests: it is installed at its first use, out of a lock file of
 * its own, and finds our vitest by standing below our packages.
 */
export function ensureStryker(): void {
  const mark = join(packages, 'package-lock.json');
  const wanted = join(here, 'stryker.package-lock.json');
  const there = existsSync(mark) && readFileSync(mark, 'utf8') === readFileSync(wanted, 'utf8');
  if (there && existsSync(join(packages, 'node_modules/@stryker-mutator/core'))) return;
  console.log('Installing Stryker (npm ci) ...');
  mkdirSync(packages, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(here, `stryker.${name}`), join(packages, name));
  const args = [
    'ci',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const windows = process.platform === 'win32';
  if (spawnSync('npm', args, { cwd: packages, stdio: 'inherit', shell: windows }).status !== 0) {
    rmSync(mark, { force: true });
    throw new Error('Stryker could not be installed');
  }
}

/** Every mutant Stryker finds in these files. */
export async function mutantsOf(files: readonly string[]): Promise<readonly Mutant[]> {
  const path = join(packages, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = await import(path);
  const silent = { debug() {}, info() {}, isDebugEnabled: () => false };
  const inputs = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const { mutants } = await new Instrumenter(silent).instrument(inputs, options);
  return mutants.map(({ fileName, location, mutatorName, replacement }: Told & { fileName: string }) => ({
    file: fileName,
    location,
    mutatorName,
    replacement,
  }));
}

const spot = ({ start, end }: Spot): string =>
  `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** What tells one mutant from all others, as long as the file is the same. */
export const nameOf = ({ file, location, replacement }: Omit<Mutant, 'mutatorName'>): string =>
  `${file}:${spot(location)} ${replacement}`;

/** What Stryker says of a mutant that a test noticed. */
const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError']);

const recordOf = (slug: string): string => join(cache, `${slug}-tried.json`);

/** The names of mutants that were tried before, and not noticed. */
export const unnoticedBefore = (slug: string): ReadonlySet<string> =>
  existsSync(recordOf(slug))
    ? new Set(read(recordOf(slug)).flatMap((tried) => (tried.noticed ? [] : [nameOf(tried)])))
    : new Set();

/** Tries mutants with these tests. What was tried before with the same code and tests, by that name, is not tried again. */
export function tryOut(slug: string, mutants: readonly Mutant[], tests: readonly string[]): readonly Tried[] {
  const drawn = join(cache, `${slug}-drawn.json`);
  const record = recordOf(slug);
  const config = join(cache, `${slug}-stryker.json`);
  const names = new Set(mutants.map(nameOf));
  writeFileSync(drawn, JSON.stringify([...names]));
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'src/tools/prove/mutants/vitest.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner', join(here, 'only-drawn.mjs')],
      checkers: ['only-drawn'],
      mutate: [...new Set(mutants.map(({ file, location }) => `${file}:${spot(location)}`))],
      // TypeScript 7 cannot read a settings file for Stryker; where there is none it does not ask.
      tsconfigFile: 'none.json',
      ignorePatterns: ['/dist', '/gallery'],
      // Below node_modules vitest would take the copy for packages.
      tempDirName: join(tmpdir(), 'middara-mutants', slug),
      concurrency: 1,
      checkerNodeArgs: [],
      coverageAnalysis: 'perTest',
      // What is worked out as a file is loaded has all tests run for it, every time: minutes for one of these.
      ignoreStatic: true,
      incremental: true,
      incrementalFile: record,
      reporters: ['progress-append-only', 'as-they-come'],
      dryRunTimeoutMinutes: 60,
      timeoutMS: 60_000,
      timeoutFactor: 4,
      disableTypeChecks: false,
      allowConsoleColors: false,
    }),
  );
  const env = { ...process.env, MUTANT_TESTS: tests.join(), MUTANTS_DRAWN: drawn };
  const bin = join(packages, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [bin, 'run', config], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in ${slug}`);
  forgetUndrawn(record);
  return read(record).filter((tried) => names.has(nameOf(tried)));
}

/** All mutants in a record that were tried. */
function read(record: string): readonly Tried[] {
  const report = JSON.parse(readFileSync(record, 'utf8')) as Report;
  return Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.filter(wasTried).map(({ location, mutatorName, replacement, status }) => {
      // Reports count lines and columns from 1.
      const back = ({ line, column }: Spot['start']) => ({ line: line - 1, column: column - 1 });
      return {
        file,
        location: { start: back(location.start), end: back(location.end) },
        mutatorName,
        replacement,
        noticed: NOTICED.has(status),
        covered: status !== 'NoCoverage',
      };
    }),
  );
}

/** What was not drawn is taken out of a record, or the next run would take it for tried. */
function forgetUndrawn(record: string): void {
  const report = JSON.parse(readFileSync(record, 'utf8')) as Report;
  for (const entry of Object.values(report.files)) entry.mutants = entry.mutants.filter(wasTried);
  writeFileSync(record, JSON.stringify(report));
}

const wasTried = ({ status }: Told): boolean => status !== 'CompileError' && status !== 'Ignored';
