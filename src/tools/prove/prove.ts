/** `npm run prove`: goes through every proof that is older than what it proves. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../install.mjs';
import { browserTests, unitTests } from '../runners.mjs';
import { cache, type Result, Stages } from '../stages.mjs';
import { type Fingerprint, fingerprints } from './fingerprint.ts';
import { WANTED } from './note-down.ts';
import { listProofs, type Proof } from './proofs.ts';
import { type Proved, readProved } from './proved.ts';
import { staleLine, standings } from './standing.ts';

const USAGE = `npm run prove                 proves what is older than what it proves, the quickest first; what was
                              proved is kept file by file, so a run that is broken off is gone on with
npm run prove -- PLACE …      only proofs whose path begins so or has it in its name
npm run prove -- --all        also what holds
npm run prove -- --list       says how each stands, and proves nothing
npm run prove -- mutants PLACE …   whether the tests notice small faults (mutants/mutants.ts)
npm run prove -- kept         keeps anew what the tests play (tests/support/keep.ts)`;

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'mutants') return (await import('./mutants/mutants.ts')).mutants(args.slice(1));
  if (args[0] === 'kept') return (await import('./keep-anew.ts')).keepAnew();
  const options = args.filter((word) => word.startsWith('--'));
  if (options.some((word) => !['--all', '--list'].includes(word))) {
    console.error(USAGE);
    return options.includes('--help') ? 0 : 2;
  }
  const places = args.filter((word) => !word.startsWith('--'));
  const proofs = listProofs().filter(
    ({ file }) =>
      places.length === 0 || places.some((place) => file.includes(place.replace(/^src\//, 'tests/'))),
  );
  if (proofs.length === 0) {
    console.error(`no proof of that name: ${places.join(' ')}`);
    return 2;
  }
  if (proofs.some(({ kind }) => kind === 'browser') && !build()) return 1;
  return await prove(proofs, options);
}

async function prove(proofs: readonly Proof[], options: readonly string[]): Promise<number> {
  const now = await fingerprints(proofs);
  const before = readProved();
  const standing = standings(proofs, before, now);
  if (options.includes('--list')) {
    for (const [file, how] of standing) console.log(`${how.padEnd(6)} ${told(before, file)}`);
    console.log(staleLine(standing));
    return 0;
  }
  const due = proofs
    .filter(({ file }) => options.includes('--all') || standing.get(file) !== 'holds')
    .sort((a, b) => (before[a.file]?.seconds ?? 1e6) - (before[b.file]?.seconds ?? 1e6));
  console.log(`${due.length} of ${proofs.length} to prove`);
  mkdirSync(cache, { recursive: true });
  // each run its own files: halves of the proof run beside each other
  const wanted = join(cache, `wanted-${process.pid}.json`);
  writeFileSync(wanted, JSON.stringify(Object.fromEntries(due.map(({ file }) => [file, now.get(file)]))));
  const reads = join(cache, `reads-${process.pid}.txt`);
  const env = {
    PROVE: '1',
    [WANTED]: wanted,
    READS_TO: reads,
    PROVE_ORDER: due.map(({ file }) => file).join(','),
  };
  const files = (kind: Proof['kind']) => due.filter((one) => one.kind === kind).map(({ file }) => file);
  const stages = new Stages();
  const run = async (kind: Proof['kind'], work: (files: readonly string[]) => Promise<Result>) => {
    if (files(kind).length > 0) await stages.run(kind, () => work(files(kind)));
  };
  await run('unit', (files) => unitTests(files, env, ['--reporter=./src/tools/prove/unit-reporter.ts']));
  await run('browser', (files) => browserTests([...files], env, ['./src/tools/prove/browser-reporter.ts']));
  const unknown = unknownReads(reads, now);
  for (const file of [wanted, reads]) rmSync(file, { force: true });
  const after = readProved();
  const left = standings(proofs, after, now);
  stages.finish([
    ...due.map(({ file }) => `${left.get(file) === 'holds' ? 'proved ' : 'NOT    '} ${told(after, file)}`),
    ...unknown.map((read) => `READ by no hash: ${read}: see DATA in src/tools/prove/fingerprint.ts`),
    staleLine(left),
  ]);
  return unknown.length === 0 && [...left.values()].every((how) => how === 'holds') ? 0 : 1;
}

/** What proofs read that lies in none of the folders their hash is taken of: they would not be stale when it changes. */
function unknownReads(file: string, now: ReadonlyMap<string, Fingerprint>): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return [...new Set(lines)].filter((line) => {
    const [proof = '', read = ''] = line.split(' ');
    const known = now.get(proof)?.folders;
    return known && !known.some((folder) => read.startsWith(`${folder}/`));
  });
}

/** A proof's line in the report: how much it went through, and how long that took. */
function told(proved: Proved, file: string): string {
  const entry = proved[file];
  if (!entry) return file;
  const counts = Object.entries(entry.counts).map(([what, count]) => `, ${count} ${what}`);
  return `${file}: ${entry.tests} tests${counts.join('')} in ${entry.seconds} s, ${entry.at}`;
}

process.exitCode = await main(process.argv.slice(2));
