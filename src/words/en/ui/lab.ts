import { isolated } from '../../../check/isolated.ts';
import type { Mean, Numbers, Policy } from '../../../stores/lab/lab-run.ts';
import { points } from '../grammar.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const games = (n: number): string => points(n, 'game');

export const title = 'Laboratory';
export const about =
  'A bot plays the encounter many times, with new dice each time. All ranges are 95 % ranges.';
export const fromSetUp = 'Starts from the set-up, with the encounter’s party.';
export const fromGame = (game: string, decisions: number) =>
  `Starts from the current position of ${isolated(game)}, after ${points(decisions, 'decision')}. Your game does not change.`;
export const toGames = '← Home';
export const toSetUp = 'Set up and play';
export const toGame = 'Back to the game';

export const unknown = (encounter: string) =>
  `No encounter “${encounter.slice(0, 80)}” is loaded. Add its pack on the home page.`;
export const isOver = (game: string) => `${isolated(game)} is over: there is nothing left to play.`;
export const doesNotRun = (game: string) =>
  `${isolated(game)} does not run with today’s cards and rules, so bots cannot play on from it.`;

export const bot = 'Bot';
export const bots: Readonly<Record<Policy, string>> = {
  simple: 'Simple: walks up and attacks',
  random: 'Random: does anything allowed',
  eager: 'Eager: attacks, and uses its cards',
  planner: 'Planner: thinks ahead (slow)',
};
const BOT: Readonly<Record<Policy, string>> = {
  simple: 'simple',
  random: 'random',
  eager: 'eager',
  planner: 'planner',
};
export const howMany = 'Games';
export const range = (most: number) => `A whole number from 1 to ${most}.`;
export const seed = 'Seed (same seed, same games)';
export const start = 'Start';
export const stop = 'Stop';

export const progress = 'Games played';
export const soFar = (over: number, of: number) => `${over} of ${games(of)}`;
export const told = {
  running: (over: number, of: number) => `Playing: ${over} of ${games(of)}.`,
  done: (won: number, of: number) => `Done: ${won} of ${games(of)} won.`,
  stopped: (won: number, of: number) => `Stopped: ${won} of ${games(of)} won.`,
};
export const broken = (why: string) => `The simulation stopped: ${why}`;
export const givenUp = (seeds: readonly string[]) =>
  `${games(seeds.length)} took too long and ${seeds.length === 1 ? 'does' : 'do'} not count (seed ${seeds.join(', ')}).`;
export const failed = ({ seed: of, decision, message }: Numbers['failed'][number]) =>
  message === null
    ? `Seed ${of}: no end after ${decision} decisions.`
    : `Seed ${of}: the rules broke at decision ${decision + 1} (${message}).`;
export const failures = (n: number) => `${games(n)} did not finish. They count as neither won nor lost.`;

export const played = (policy: Policy, of: string) => `The ${BOT[policy]} bot, seed ${of}`;
export const share = (n: number, of: number) => percent(n / Math.max(1, of));
export const bounds = ([low, high]: readonly [number, number]) =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`;
export const mean = (one: Mean) => one.mean.toFixed(2);
export const meanBounds = ({ bounds: [low, high] }: Mean) => `${low.toFixed(2)} to ${high.toFixed(2)}`;

export const shares = 'Games won, and who was defeated';
export const won = 'Won';
export const fell = (name: string) => `${name} defeated`;
export const damage = 'Damage to each Adventurer per game';
export const means = 'Averages per game';
export const meanOf: Readonly<Record<keyof Numbers['means'], string>> = {
  rounds: 'Rounds',
  decisions: 'Decisions',
  gold: 'Gold',
  fallen: 'Adventurers defeated',
  taken: 'Damage to Adventurers',
  dealt: 'Damage to enemies',
};
export const ends = 'How it ended';
export const end = { won: 'Won', lost: 'Lost' };
export const noEnd = 'No end';
export const lastRounds = 'Final round';
export const column = {
  what: 'What',
  who: 'Who',
  end: 'End',
  round: 'Round',
  won: 'Won',
  lost: 'Lost',
  games: 'Games',
  share: 'Share',
  mean: 'Average',
  /** 19 times in 20. */
  bounds: '95 % range',
  drawn: 'Chart',
};

export const never = (n: number, of: number) =>
  n === 0
    ? `Seen: all ${of} objectives, achievements, totems, ends, AI steps and loot`
    : `Never seen: ${n} of ${of} objectives, achievements, totems, ends, AI steps and loot`;
/** What the encounter keeps hidden is among it. */
export const tellsAll = 'Contains spoilers for this encounter.';
export const onTheBoard = 'In the encounter';
