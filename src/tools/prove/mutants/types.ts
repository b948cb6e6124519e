import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache, type Mutant, root } from './stryker.ts';

const copies = join(cache, 'typed');

/**
 * Those of these mutants that the types forbid: `npm test` checks types, too. Each file with its fault is laid beside the
 * others under a name of its own, and all are checked in one go.
 */
export function forbiddenByTypes<M extends Mutant>(mutants: readonly M[]): ReadonlySet<M> {
  if (mutants.length === 0) return new Set();
  rmSync(copies, { recursive: true, force: true });
  const files = mutants.map((mutant, i) => {
    const path = mutant.file.replace(/(\.tsx?)$/, `.mutant-${i}$1`);
    mkdirSync(dirname(join(copies, path)), { recursive: true });
    writeFileSync(join(copies, path), withFault(mutant));
    return path;
  });
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: true, rootDirs: [root, copies] },
    include: [],
    files,
  };
  writeFileSync(join(copies, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(copies, 'tsconfig.json'), '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copies, encoding: 'utf8', maxBuffer: 1 << 28 });
  const told = new Set([...stdout.matchAll(/\.mutant-(\d+)\.tsx?\(/g)].map(([, i]) => Number(i)));
  return new Set(mutants.filter((_, i) => told.has(i)));
}

/** The file as it reads with that fault in it. */
function withFault({ file, location: { start, end }, replacement }: Mutant): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const before = [...lines.slice(0, start.line), lines[start.line]!.slice(0, start.column)].join('\n');
  const after = [lines[end.line]!.slice(end.column), ...lines.slice(end.line + 1)].join('\n');
  return `${before}${replacement}${after}`;
}
