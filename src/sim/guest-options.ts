import type { OwnArgument, OwnGiven } from '../games/guest-tools.ts';
import { UsageError } from './sim-options.ts';

/** Who plays: by the odds, or anything at all. */
const BOTS = ['simple', 'random'] as const;

export interface GuestOptions {
  readonly games: number;
  readonly seed: string;
  readonly bot: (typeof BOTS)[number];
  /** A table of games instead of their lines. */
  readonly report: string | null;
  readonly quiet: boolean;
  /** What is said of the guest's own arguments. */
  readonly own: OwnGiven;
}

const NAMES: readonly string[] = ['--game', '--games', '--seed', '--bot', '--report'];

/** Which game is meant. Throws UsageError where it is none of these. */
export function gameMeant(args: readonly string[], known: readonly string[]): string {
  const game = args[args.indexOf('--game') + 1];
  if (args.filter((one) => one === '--game').length > 1) throw new UsageError('--game is given twice');
  return oneOf('--game', game ?? '(missing)', known);
}

/** Reads the command line of a guest's games; `own`: its arguments, `reports`: its tables. Throws UsageError. */
export function readGuestOptions(
  args: readonly string[],
  own: readonly OwnArgument[],
  reports: readonly string[],
): GuestOptions {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    const isKnown = NAMES.includes(name) || own.some((one) => one.name === name);
    if (name !== '--quiet' && !isKnown) throw new UsageError(`${name}: no argument of --game`);
    if (given.has(name)) throw new UsageError(`${name} is given twice`);
    const value = name === '--quiet' ? 'yes' : args[++i];
    if (value === undefined || value.startsWith('--')) throw new UsageError(`${name} needs a value`);
    given.set(name, value);
  }
  const report = given.get('--report');
  if (report !== undefined) oneOf('--report', report, reports);
  for (const one of own) {
    const value = given.get(one.name);
    if (value === undefined) continue;
    if ('values' in one) oneOf(one.name, value, one.values);
    else if (report !== undefined) throw new UsageError(`--report takes no ${one.name}: it plays them all`);
    else checkPlayers(one, value);
  }
  return {
    games: wholeNumber('--games', given.get('--games') ?? '1', 9_999_999),
    seed: given.get('--seed') ?? '1',
    bot: oneOf('--bot', given.get('--bot') ?? 'simple', BOTS),
    report: report ?? null,
    quiet: given.has('--quiet'),
    own: Object.fromEntries(own.map(({ name }) => [name, given.get(name)])),
  };
}

function oneOf<T extends string>(name: string, value: string, values: readonly T[]): T {
  const found = values.find((known) => known === value);
  if (found === undefined) throw new UsageError(`${name} ${value}: expected one of ${values.join(', ')}`);
  return found;
}

function wholeNumber(name: string, value: string, most: number): number {
  if (!/^[1-9]\d*$/.test(value) || Number(value) > most)
    throw new UsageError(`${name} ${value}: expected a whole number from 1 to ${most}`);
  return Number(value);
}

/** `3`, or `huntsman,lay-brother`: who is first stands first. */
function checkPlayers(
  { name, most, cards }: Extract<OwnArgument, { readonly most: number }>,
  value: string,
): void {
  if (!/^[a-z]/.test(value)) {
    wholeNumber(name, value, most);
    return;
  }
  const all = value.split(',');
  const strange = all.some((one, i) => !cards.includes(one) || all.indexOf(one) < i);
  if (strange || all.length > most)
    throw new UsageError(`${name} ${value}: expected up to ${most} of ${cards.join(', ')}, each once`);
}
