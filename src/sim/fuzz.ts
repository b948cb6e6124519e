import { readFileSync } from 'node:fs';
import { withoutMark } from '../check/json-error.ts';
import { CLASSES, type ClassName } from './fuzz/classes.ts';
import { readCorpus } from './fuzz/corpus.ts';
import { FUZZ_USAGE, readFuzzOptions } from './fuzz/fuzz-options.ts';
import { tableOf, writeFault } from './fuzz/fuzz-report.ts';
import { type Fault, listenForRequests, oneTry, type Tally } from './fuzz/run-tries.ts';
import { watchedTries } from './fuzz/watched.ts';
import { UsageError } from './sim-options.ts';
import type { Terminal } from './terminal.ts';

/**
 * `npm run fuzz`: see FUZZ_USAGE. The same arguments make the same tries; the table goes to standard output, how far
 * it is to standard error.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(FUZZ_USAGE);
    return 0;
  }
  try {
    const { tries, seed, classes, again } = readFuzzOptions(args);
    const corpus = await readCorpus();
    if (again !== null) return await tryAgain(again, corpus, terminal);
    const tallies: Tally[] = [];
    const faults: Fault[] = [];
    for (const name of classes) {
      const share = classes.length === 1 ? tries : Math.ceil((tries * CLASSES[name].share) / 100);
      const run = await watchedTries(name, corpus, seed, share, (done) =>
        terminal.error(`${name} ${done} of ${share}`),
      );
      tallies.push(run.tally);
      for (const fault of run.faults) terminal.error(writeFault(fault, faults));
    }
    terminal.log(tableOf(tallies));
    return faults.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${error.message}\n\n${FUZZ_USAGE}`);
    return 2;
  }
}

async function tryAgain(
  file: string,
  corpus: Parameters<typeof oneTry>[2],
  terminal: Terminal,
): Promise<number> {
  const fault = JSON.parse(withoutMark(readFileSync(file, 'utf8'))) as { class: ClassName; input: unknown };
  listenForRequests();
  const { came, why, cpu } = await oneTry(fault.class, fault.input, corpus);
  terminal.log(`${why ?? came}, ${Math.round(cpu)} ms of a processor`);
  return why === null ? 0 : 1;
}
