import type { Mean, Numbers, Policy } from '../../../stores/lab/lab-run.ts';
import { points } from '../grammar.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const games = (n: number): string => points(n, 'game');

export const title = 'Laboratory';
export const about =
  'A bot plays here again and again, each time with other dice. What comes of it is counted while it plays. Every share and every mean has its bounds: 19 times in 20 the true one lies between them.';
export const fromSetUp = 'From the set-up, with the party of the encounter.';
export const fromGame = (game: string, decisions: number) =>
  `From where ${game} stands, after ${points(decisions, 'decision')}. The game itself is not touched.`;
export const toGames = '← To the games';
export const toSetUp = 'Set it up and play';
export const toGame = 'To the game';

export const unknown = (encounter: string) =>
  `There is no encounter “${encounter.slice(0, 80)}” in what is loaded. Load the pack it comes from on the start page.`;
export const isOver = (game: string) => `${game} is over: there is nothing to go on from.`;
export const doesNotRun = (game: string) =>
  `${game} does not run with the cards and rules of today, so nobody can go on from it.`;

export const bot = 'Who plays';
export const bots: Readonly<Record<Policy, string>> = {
  simple: 'Simple: walks up and strikes',
  random: 'Random: whatever may be done',
  eager: 'Eager: strikes, and tries its cards',
  planner: 'Planner: plays a few answers on, and takes the best (slow)',
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
export const start = 'Let it play';
export const stop = 'Stop';

export const progress = 'Games played';
export const soFar = (over: number, of: number) => `${over} of ${games(of)}`;
export const told = {
  running: (over: number, of: number) => `Playing: ${over} of ${games(of)}.`,
  done: (won: number, of: number) => `Done: ${won} of ${games(of)} won.`,
  stopped: (won: number, of: number) => `Stopped: ${won} of ${games(of)} won.`,
};
export const broken = (why: string) => `The games broke off: ${why}`;
export const givenUp = (seeds: readonly string[]) =>
  `${games(seeds.length)} took too long and ${seeds.length === 1 ? 'is' : 'are'} not counted (seed ${seeds.join(', ')}).`;
export const failed = ({ seed: of, decision, message }: Numbers['failed'][number]) =>
  message === null
    ? `Seed ${of}: no end after ${decision} decisions.`
    : `Seed ${of}: the rules broke at decision ${decision + 1} (${message}).`;
export const failures = (n: number) =>
  `${games(n)} did not come to an end. They are counted as neither won nor lost.`;

export const played = (policy: Policy, of: string) => `The ${BOT[policy]} bot, seed ${of}`;
export const share = (n: number, of: number) => percent(n / Math.max(1, of));
export const bounds = ([low, high]: readonly [number, number]) =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`;
export const mean = (one: Mean) => one.mean.toFixed(2);
export const meanBounds = ({ bounds: [low, high] }: Mean) => `${low.toFixed(2)} to ${high.toFixed(2)}`;

export const shares = 'Won, and who fell';
export const won = 'Won';
export const fell = (name: string) => `${name} fell`;
export const damage = 'Damage to each Adventurer in a game';
export const means = 'In a game, on average';
export const meanOf: Readonly<Record<keyof Numbers['means'], string>> = {
  rounds: 'Rounds',
  decisions: 'Decisions',
  gold: 'Gold',
  fallen: 'Adventurers fallen',
  taken: 'Damage to Adventurers',
  dealt: 'Damage to opponents',
};
export const ends = 'How it ended';
export const end = { won: 'Won', lost: 'Lost' };
export const noEnd = 'No end';
export const lastRounds = 'The round it ended in';
export const column = {
  what: 'What',
  who: 'Who',
  end: 'End',
  round: 'Round',
  won: 'Won',
  lost: 'Lost',
  games: 'Games',
  share: 'Share',
  mean: 'Mean',
  /** 19 times in 20. */
  bounds: '95 % bounds',
  drawn: 'Drawn',
};

export const never = (n: number, of: number) =>
  n === 0
    ? `All ${of} objectives, achievements, totems, ends, AI steps and loot were met`
    : `Never met: ${n} of ${of} objectives, achievements, totems, ends, AI steps and loot`;
/** What the encounter keeps hidden is among it. */
export const tellsAll = 'It tells what the encounter has in store.';
export const onTheBoard = 'In the encounter';
