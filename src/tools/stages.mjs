// What a run of several tools is made of: stages, each beside the others or after them, and a summary that ends with
// the line "N passed, N failed".
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startTool } from './install.mjs';

export const cache = join(root, 'node_modules/.cache/tests');

/** Of a failed test, what a summary says: its name and the first lines of why, without colours and the runner's own code. */
export function fault(name, why = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written with one
  const lines = why.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const told = lines.filter(
    (line) => line.trim() !== '' && !/^\s*at .*(node_modules|new Promise)/.test(line),
  );
  return [name, ...told.slice(0, 12)];
}

/** Counts from a runner's report; a runner that failed without a failed test counts as one failure. */
export function counted(ok, file, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error('The runner left no report.');
    ok = false;
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * Runs the command line of a package; what it prints is kept and shown when it has ended, so that tools beside each
 * other do not talk at once, but for one that is `aloud`. Gives whether it ended well, and the processor seconds of it and
 * all it started, null where the system does not tell.
 */
export async function runBeside(name, script, args, { env = process.env, aloud = false } = {}) {
  mkdirSync(cache, { recursive: true });
  const took = join(cache, `${name}.took.json`);
  const printed = join(cache, `${name}.txt`);
  const out = aloud ? null : openSync(printed, 'w');
  const program = [process.execPath, join(root, 'node_modules', script), ...args];
  const ok = await startTool('../src/tools/timed.mjs', [took, ...program], {
    env,
    stdio: aloud ? ['ignore', 'inherit', 'inherit'] : ['ignore', out, out],
  });
  if (out !== null) closeSync(out);
  let core = null;
  try {
    core = JSON.parse(readFileSync(took, 'utf8')).core;
  } catch {
    // A program that was killed leaves nothing behind.
  }
  const text = () => (out === null ? '' : readFileSync(printed, 'utf8'));
  return { ok, core, text, show: () => process.stdout.write(text()) };
}

/** The stages of one run, in the order in which they ended. */
export class Stages {
  #done = [];

  /** Runs one; `work` answers true, false, or counts, and may tell the processor seconds it took. */
  async run(name, work) {
    const start = performance.now();
    let result = false;
    try {
      result = await work();
    } catch (error) {
      console.error(error);
    }
    const seconds = (performance.now() - start) / 1000;
    const { core = null, ok = result, text: _, show, ...counts } = typeof result === 'object' ? result : {};
    const given = 'passed' in counts ? counts : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    console.log(`\n== ${name}`);
    show?.();
    this.#done.push({ name, ...given, seconds, core });
    return given.failed === 0;
  }

  get failed() {
    return this.#done.reduce((sum, stage) => sum + stage.failed, 0);
  }

  /** The last lines: a line a stage with what failed in it, what else is to be said, and the sum. */
  finish(more = []) {
    const passed = this.#done.reduce((sum, stage) => sum + stage.passed, 0);
    console.log('\nSummary');
    for (const { name, seconds, core, passed, failed, faults = [] } of this.#done) {
      const took = `${seconds.toFixed(1).padStart(6)} s${core === null ? '' : `, ${core.toFixed(0)} core s`}`;
      console.log(
        `  ${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(24)}${took.padEnd(22)}${passed} passed, ${failed} failed`,
      );
      for (const line of faults) console.log(`         ${line}`);
    }
    for (const line of more) console.log(`  ${line}`);
    console.log(`\n${passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 || passed === 0 ? 1 : 0;
  }
}
