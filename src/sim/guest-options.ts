import {
  DIFFICULTIES,
  type Difficulty,
  FINALES,
  type Finale,
  MOST_HEROES,
  WAYS,
  type Way,
} from '../games/folklore/index.ts';
import { UsageError } from './sim-options.ts';

/** Who plays: by the odds, or anything at all. */
const BOTS = ['simple', 'random'] as const;
const REPORTS = ['parties'] as const;

export interface GuestOptions {
  readonly games: number;
  readonly seed: string;
  /** How many heroes, or which; null: one to four in turn. */
  readonly heroes: number | readonly string[] | null;
  /** Null: normal and hard in turn; in a report of parties, each by itself. */
  readonly difficulty: Difficulty | null;
  /** How the last fight is fought. */
  readonly finale: Finale;
  readonly bot: (typeof BOTS)[number];
  /** Null: by road and off it in turn; in a report of parties, each by itself. */
  readonly way: Way | null;
  /** A table of all parties instead of the games. */
  readonly report: (typeof REPORTS)[number] | null;
  readonly quiet: boolean;
}

const NAMES = [
  '--game',
  '--games',
  '--seed',
  '--heroes',
  '--difficulty',
  '--finale',
  '--bot',
  '--way',
  '--report',
] as const;

/** Reads the command line of a guest's games; `known` are its heroes. Throws UsageError. */
export function readGuestOptions(args: readonly string[], known: readonly string[]): GuestOptions {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (name !== '--quiet' && !NAMES.some((one) => one === name))
      throw new UsageError(`${name}: no argument of --game`);
    if (given.has(name)) throw new UsageError(`${name} is given twice`);
    const value = name === '--quiet' ? 'yes' : args[++i];
    if (value === undefined || value.startsWith('--')) throw new UsageError(`${name} needs a value`);
    given.set(name, value);
  }
  const one = <T extends string>(name: string, values: readonly T[]): T => {
    const value = given.get(name) ?? values[0]!;
    const found = values.find((known) => known === value);
    if (found === undefined) throw new UsageError(`${name} ${value}: expected one of ${values.join(', ')}`);
    return found;
  };
  one('--game', ['folklore']);
  if (given.has('--report') && given.has('--heroes'))
    throw new UsageError('--report takes no --heroes: it plays them all');
  return {
    games: wholeNumber('--games', given.get('--games') ?? '1', 9_999_999),
    seed: given.get('--seed') ?? '1',
    heroes: heroesOf(given.get('--heroes'), known),
    difficulty: given.has('--difficulty') ? one('--difficulty', DIFFICULTIES) : null,
    finale: one('--finale', FINALES),
    bot: one('--bot', BOTS),
    way: given.has('--way') ? one('--way', WAYS) : null,
    report: given.has('--report') ? one('--report', REPORTS) : null,
    quiet: given.has('--quiet'),
  };
}

function wholeNumber(name: string, value: string, most: number): number {
  if (!/^[1-9]\d*$/.test(value) || Number(value) > most)
    throw new UsageError(`${name} ${value}: expected a whole number from 1 to ${most}`);
  return Number(value);
}

/** `3`, or `huntsman,lay-brother`: who leads first stands first. */
function heroesOf(value: string | undefined, known: readonly string[]): GuestOptions['heroes'] {
  if (value === undefined) return null;
  if (!/^[a-z]/.test(value)) return wholeNumber('--heroes', value, MOST_HEROES);
  const heroes = value.split(',');
  const strange = heroes.find((hero, i) => !known.includes(hero) || heroes.indexOf(hero) < i);
  if (strange !== undefined || heroes.length > MOST_HEROES)
    throw new UsageError(
      `--heroes ${value}: expected up to ${MOST_HEROES} of ${known.join(', ')}, each once`,
    );
  return heroes;
}
