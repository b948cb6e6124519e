import { UsageError } from '../sim-options.ts';

export const USAGE = `npm run bench -- [ROW …] [--against COMMIT] [--page FILE] [--seconds 1]
npm run bench -- --same GAMES [--against COMMIT]

Measures what the rules cost, in processor time of this machine, and as ratios within one run.
  ROW               only rows whose name begins so (like odds); all without one.
  --against COMMIT  the same rows of a commit (HEAD is the last), turn by turn with this checkout's.
  --page [FILE]     writes them as a page with plots, too (bench.html where no file is named).
  --seconds N       how long each row is measured, per checkout.
  --same GAMES      measures nothing: so many games of all encounters, bots and switches, on all cores, and whether
                    they are the same in the other commit, event for event and answer for answer.`;

export interface BenchOptions {
  readonly rows: readonly string[];
  readonly against: string | null;
  readonly page: string | null;
  readonly seconds: number;
  /** How many games are compared instead; 0: none. */
  readonly same: number;
}

/** Reads the command line. Throws UsageError. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const rows: string[] = [];
  let [against, page, seconds, same]: [string | null, string | null, number, number] = [null, null, 1, 0];
  for (let i = 0; i < args.length; i++) {
    const [name, next] = [args[i]!, args[i + 1]];
    const value = next === undefined || next.startsWith('--') ? null : next;
    if (!name.startsWith('--')) {
      rows.push(name);
      continue;
    }
    if (value !== null) i += 1;
    if (name === '--against') against = value ?? 'HEAD';
    else if (name === '--page') page = value ?? 'bench.html';
    else if (name === '--seconds') {
      seconds = Number(value);
      if (value === null || !(seconds > 0 && seconds <= 600))
        throw new UsageError(`--seconds ${value ?? ''}: expected a number of seconds up to 600`);
    } else if (name === '--same') {
      same = Number(value);
      if (value === null || !Number.isInteger(same) || same < 1 || same > 1_000_000)
        throw new UsageError(`--same ${value ?? ''}: expected a number of games`);
    } else throw new UsageError(`unknown argument ${name}`);
  }
  return { rows, against, page, seconds, same };
}
