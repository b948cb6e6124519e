import { POLICIES, type Policy } from '../../bots/policies.ts';
import { CHALLENGES, type Challenge } from '../../engine/index.ts';
import { UsageError } from '../sim-options.ts';

export const USAGE = `npm run lab -- --encounter ID [--games 1000] [--bot ${POLICIES.join('|')}] [--seed S] [--difficulty ${CHALLENGES.join('|')}] [--pack PLACE] [--workers N] [--out page.html]
npm run lab -- --from LOG [--at N] [--games 1000] …
npm run lab -- --everything [--games 400] [--encounter A,B] [--difficulty D] [--first N] [--kept FILE] [--out table.md|table.html] …

Plays one encounter, or on from one moment of a game, again and again with other dice, and tells what came of it.
  --from LOG    a saved game, a log or a record of npm run sim; each game goes on from before decision N of it (0 is
                the start), or from where it ends.
  --everything  all encounters, or these, at each difficulty where one asks for it: a table of one row each.
  --kept FILE   games are kept there as they end, and those that are there are not played again: what takes hours can be
                broken off and gone on with.
  --first N     the first game has the seed S-N, not S-1: to add to what was measured before.
  --out FILE    a page with plots, besides what is printed; of everything the table, as Markdown or a page.
Ctrl+C ends it with the games there are. Exit 1: a game failed; exit 2: bad arguments.`;

export interface LabOptions {
  /** A row for each encounter and difficulty instead of the numbers of one. */
  readonly everything: boolean;
  readonly encounter: string | null;
  /** A file with a game; null: from the set-up. */
  readonly from: string | null;
  /** The decision before which the games go on; null: where the file ends. */
  readonly at: number | null;
  readonly games: number;
  /** The number of the first game in its seed. */
  readonly first: number;
  readonly bot: Policy;
  readonly seed: string;
  /** How hard, where the encounter asks for it; null: normal, or as the moment's game was. */
  readonly difficulty: Challenge | null;
  readonly pack: string | null;
  /** Null: as many as there are cores, and games enough for. */
  readonly workers: number | null;
  readonly out: string | null;
  /** A file in which games are kept, a line each; null: none are. */
  readonly kept: string | null;
}

const NAMES = [
  'encounter',
  'from',
  'at',
  'games',
  'first',
  'bot',
  'seed',
  'pack',
  'workers',
  'out',
  'difficulty',
  'kept',
] as const;
type Name = (typeof NAMES)[number];

/** Reads the command line. Throws UsageError. */
export function readLabOptions(args: readonly string[]): LabOptions {
  const given = new Map<Name, string>();
  let everything = false;
  for (let i = 0; i < args.length; i += 2) {
    if (args[i] === '--everything' && !everything) {
      everything = true;
      i -= 1;
      continue;
    }
    const name = NAMES.find((one) => args[i] === `--${one}`);
    const value = args[i + 1];
    if (!name) throw new UsageError(`unknown argument ${args[i]}`);
    if (given.has(name)) throw new UsageError(`--${name} is given twice`);
    if (value === undefined || value.startsWith('--')) throw new UsageError(`--${name} needs a value`);
    given.set(name, value);
  }
  const bot = POLICIES.find((one) => one === (given.get('bot') ?? 'simple'));
  if (!bot) throw new UsageError(`--bot ${given.get('bot')}: expected one of ${POLICIES.join(', ')}`);
  const difficulty = CHALLENGES.find((one) => one === given.get('difficulty')) ?? null;
  if (given.has('difficulty') && difficulty === null)
    throw new UsageError(`--difficulty ${given.get('difficulty')}: expected one of ${CHALLENGES.join(', ')}`);
  if (difficulty !== null && given.has('from'))
    throw new UsageError('--from takes no --difficulty: its game has one');
  if (everything && given.has('from'))
    throw new UsageError('--everything takes no --from: it plays from the set-up');
  if (!everything && !given.has('encounter') && !given.has('from'))
    throw new UsageError('--encounter ID, --from LOG or --everything is missing');
  const out = given.get('out') ?? null;
  if (everything && out !== null && !/\.(md|html)$/.test(out))
    throw new UsageError(`--out ${out}: expected a name that ends in .md or .html`);
  if (given.has('kept') && given.has('from'))
    throw new UsageError('--kept takes no --from: what is kept is from the set-up');
  if (given.has('at') && !given.has('from')) throw new UsageError('--at goes with --from');
  const whole = (name: Name, least: number, most: number): number | null => {
    const value = given.get(name);
    if (value === undefined) return null;
    if (!/^\d{1,7}$/.test(value) || Number(value) < least || Number(value) > most)
      throw new UsageError(`--${name} ${value}: expected a whole number from ${least} to ${most}`);
    return Number(value);
  };
  return {
    everything,
    encounter: given.get('encounter') ?? null,
    from: given.get('from') ?? null,
    at: whole('at', 0, 9_999_999),
    games: whole('games', 1, 9_999_999) ?? (everything ? 400 : 1000),
    first: whole('first', 1, 9_999_999) ?? 1,
    bot,
    seed: given.get('seed') ?? '1',
    difficulty,
    pack: given.get('pack') ?? null,
    workers: whole('workers', 1, 99),
    out,
    kept: given.get('kept') ?? null,
  };
}
