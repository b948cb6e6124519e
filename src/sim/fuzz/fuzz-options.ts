import { UsageError } from '../sim-options.ts';
import { CLASS_NAMES, type ClassName } from './classes.ts';

export const FUZZ_USAGE = `npm run fuzz -- [--tries N] [--seed S] [--class ${CLASS_NAMES.join('|')}]
npm run fuzz -- --again FILE     one try that failed, as its file has it

Gives the table what it should not be given, ${(100_000).toLocaleString('en')} times: packs, zips, folders, links, logs, saves, cases,
campaigns, backups, games of guests, addresses, and acts no rule offers. Exit 1: something crashed, hung, asked for a request or was
kept and broken afterwards; each such try is written to tests/fuzz/failed.`;

export interface FuzzOptions {
  readonly tries: number;
  readonly seed: string;
  readonly classes: readonly ClassName[];
  /** The file of a try to be made again. */
  readonly again: string | null;
}

/** Reads the command line. Throws UsageError. */
export function readFuzzOptions(args: readonly string[]): FuzzOptions {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) {
    const [name, value] = [args[i]!, args[i + 1]];
    if (!['--tries', '--seed', '--class', '--again'].includes(name))
      throw new UsageError(`unknown argument ${name}`);
    if (value === undefined || given.has(name)) throw new UsageError(`${name}: expected one value`);
    given.set(name, value);
  }
  const tries = Number(given.get('--tries') ?? 100_000);
  if (!Number.isInteger(tries) || tries < 1 || tries > 10_000_000)
    throw new UsageError(`--tries ${given.get('--tries')}: expected a whole number from 1 to 10000000`);
  const name = given.get('--class');
  const known = CLASS_NAMES.find((one) => one === name);
  if (name !== undefined && known === undefined)
    throw new UsageError(`--class ${name}: expected one of ${CLASS_NAMES.join(', ')}`);
  return {
    tries,
    seed: given.get('--seed') ?? '1',
    classes: known ? [known] : CLASS_NAMES,
    again: given.get('--again') ?? null,
  };
}
