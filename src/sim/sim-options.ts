import { POLICIES, type Policy } from '../bots/policies.ts';
import { CHALLENGES, type Challenge } from '../engine/index.ts';
import { rulesetFault } from './sim-ruleset.ts';

/** Bad arguments: what was expected. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `npm run sim -- --encounter ID [--games N] [--seed S] [--bot ${POLICIES.join('|')}] [--ruleset mixed|SWITCH=VALUE,…] [--difficulty ${CHALLENGES.join('|')}] [--workers N] [--quiet]
npm run sim -- --pack PLACE --encounter ID [--games N] …               an encounter of a pack of yours, a folder or a zip
npm run sim -- --encounter ID --record FILE [--seed S] [--bot BOT]   plays one game and writes its log
npm run sim -- --everything [--games N] [--seed S] [--workers N] [--quiet]  every encounter, combatant and switch, all bots
npm run sim -- --report cards [--games N] [--seed S] [--out FILE]     what each card does in games of parties of chance
npm run sim -- --renew [FOLDER]                                       plays the recorded games anew
npm run sim -- --game ID [--games N] [--seed S] [--bot simple|random] [--quiet] …   another game, with its own arguments
npm run sim -- --game ID --report NAME [--games N] …                  a table of it: how fair it is to whom`;

export interface SimOptions {
  readonly encounter: string | null;
  /** A folder or zip of packs beside the built-in ones. */
  readonly pack: string | null;
  readonly games: number;
  readonly seed: string;
  readonly policy: Policy;
  /** How hard, where the encounter asks for it; null: normal. */
  readonly difficulty: Challenge | null;
  /** `mixed`, or switches over the rulebook's; empty for the rulebook. */
  readonly ruleset: string;
  /** A report instead of the games. */
  readonly report: 'cards' | null;
  /** Where the report is written; null: printed. */
  readonly out: string | null;
  /** All of the content instead of one encounter. */
  readonly everything: boolean;
  /** Null: as many as there are cores, and games enough for. */
  readonly workers: number | null;
  readonly quiet: boolean;
  readonly record: string | null;
  readonly renew: string | null;
}

const isChallenge = (given: string): given is Challenge => CHALLENGES.some((one) => one === given);

/** Reads the command line. Throws UsageError. */
export function readOptions(args: readonly string[]): SimOptions {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (
      ![
        '--encounter',
        '--pack',
        '--games',
        '--seed',
        '--bot',
        '--ruleset',
        '--difficulty',
        '--everything',
        '--report',
        '--out',
        '--workers',
        '--quiet',
        '--record',
        '--renew',
      ].includes(name)
    )
      throw new UsageError(`unknown argument ${name}`);
    if (given.has(name)) throw new UsageError(`${name} is given twice`);
    const next = args[i + 1];
    const hasValue = next !== undefined && !next.startsWith('--');
    if (name === '--quiet' || name === '--everything') given.set(name, 'yes');
    else if (hasValue) {
      given.set(name, next);
      i += 1;
    } else if (name === '--renew') given.set(name, 'tests/replays');
    else throw new UsageError(`${name} needs a value`);
  }
  const policy = given.get('--bot') ?? 'simple';
  if (!(POLICIES as readonly string[]).includes(policy))
    throw new UsageError(`--bot ${policy}: expected one of ${POLICIES.join(', ')}`);
  const ruleset = given.get('--ruleset') ?? '';
  const fault = ruleset === '' ? null : rulesetFault(ruleset);
  if (fault) throw new UsageError(`--ruleset: ${fault}`);
  const difficulty = given.get('--difficulty') ?? null;
  if (difficulty !== null && !isChallenge(difficulty))
    throw new UsageError(`--difficulty ${difficulty}: expected one of ${CHALLENGES.join(', ')}`);
  const everything = given.has('--everything');
  for (const name of ['--encounter', '--pack', '--bot', '--ruleset', '--difficulty', '--record'])
    if (everything && given.has(name)) throw new UsageError(`--everything takes no ${name}: it plays all`);
  const report = given.get('--report') ?? null;
  if (report !== null && report !== 'cards') throw new UsageError(`--report ${report}: expected cards`);
  for (const name of ['--encounter', '--pack', '--bot', '--ruleset', '--record', '--everything'])
    if (report !== null && given.has(name)) throw new UsageError(`--report takes no ${name}: it plays all`);
  if (report === null && given.has('--out')) throw new UsageError('--out goes with --report');
  if (given.has('--pack') && given.has('--renew')) throw new UsageError('--renew takes no --pack');
  const games = given.get('--games') ?? (everything ? '2000' : report ? '300' : '1');
  if (!/^[1-9]\d{0,6}$/.test(games))
    throw new UsageError(`--games ${games}: expected a whole number from 1 to 9999999`);
  const workers = given.get('--workers') ?? null;
  if (workers !== null && !/^[1-9]\d?$/.test(workers))
    throw new UsageError(`--workers ${workers}: expected a whole number from 1 to 99`);
  if (workers !== null && report !== null)
    throw new UsageError('--report takes no --workers: each game goes by those before it');
  return {
    encounter: given.get('--encounter') ?? null,
    pack: given.get('--pack') ?? null,
    games: Number(games),
    seed: given.get('--seed') ?? '1',
    policy: policy as Policy,
    difficulty,
    ruleset,
    everything,
    report,
    out: given.get('--out') ?? null,
    workers: workers === null ? null : Number(workers),
    quiet: given.has('--quiet'),
    record: given.get('--record') ?? null,
    renew: given.get('--renew') ?? null,
  };
}
