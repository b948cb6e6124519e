/** The words of what there is to say after a game. */
import { isolated } from '../../../check/isolated.ts';
import type { Parent } from '../../../stores/kept/saved-game.ts';
import type { Chance } from '../../../stores/lab/chances-to-win.ts';
import { listed, points, signed } from '../grammar.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const bounded = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;
const tenth = (n: number): string => n.toFixed(1);
const over = (n: number): string => `${n < 0 ? '−' : '+'}${tenth(Math.abs(n))}`;

export const title = 'Analysis';
export const toGames = '← Home';
export const toWatch = 'Replay';
export const toTable = 'Back to the game';
export const doesNotRun = (game: string) =>
  `${isolated(game)} does not run with today’s cards and rules. This comes from its recording; you cannot play on from it.`;
export const result = { won: 'Won', lost: 'Lost' };
export const goesOn = (round: number) => `Still being played, round ${round}.`;
export const inRounds = (rounds: number, decisions: number) =>
  `${points(rounds, 'round')}, ${points(decisions, 'decision')}`;

export const turning = {
  title: 'Turning points',
  about: (games: number, seed: string) =>
    `Chance to win at each point, from ${points(games, 'simulated game')} (95 % range), seed “${seed}”. The bot plays simply: watch where the line turns, not how high it is.`,
  games: 'Games per point',
  more: 'Simulate more',
  stop: 'Stop',
  progress: 'Games played',
  soFar: (over: number, asked: number) => `${over} of ${points(asked, 'game')}`,
  told: { running: 'Simulating games.', done: 'Done.', stopped: 'Stopped.', ready: '' },
  broken: (why: string) => `The simulation stopped: ${why}`,
  chart: 'Chance to win over the game',
  place: 'Point',
  chance: 'Chance to win',
  bounds: '95 % range',
  change: 'Change to next',
  ways: 'Actions',
  notYet: '–',
  percent,
  bounded: (chance: Chance) => `${bounded(chance.bounds)} (${chance.games})`,
  points: (change: number) =>
    Math.round(100 * change) === 0 ? '±0' : `${signed(Math.round(100 * change))} points`,
  round: (n: number) => `Round ${n}`,
  end: { won: 'The end: won', lost: 'The end: lost' },
  now: 'Now',
  closer: 'Show details',
  closerAt: (round: number) => `Show details of round ${round}`,
  watch: 'Watch',
  watchFrom: (place: string) => `Watch from: ${place}`,
  whatIf: 'Play from here …',
  whatIfAt: (place: string) => `Play from here … ${place}`,
  biggest: 'Biggest changes',
  /** Beside how sure it is. */
  turned: (from: number, to: number) => `${percent(from)} → ${percent(to)}`,
  unsure: 'may be chance: too few games',
  none: 'No change of more than a few points.',
};

export const damage = {
  title: 'Damage',
  figure: 'Figure',
  dealt: 'Dealt',
  taken: 'Taken',
  healed: 'Healed',
  defeats: 'Defeats',
  sources: 'Sources of damage',
  sourcesAbout: 'Each card has its share of an attack’s damage, after armor.',
  source: 'Source',
  amount: 'Damage',
  times: 'Times',
  drawn: 'Chart',
  nobody: 'Nobody',
  none: 'No damage was dealt.',
  share: tenth,
};

export const luck = {
  title: 'Luck',
  about:
    'Expected damage of each attack before the dice, and what it dealt. Reactions and abilities used in it are not included.',
  working: (done: number, of: number) => `Calculated odds: ${done} of ${points(of, 'attack')}.`,
  without: (n: number) => `${points(n, 'attack')}: too complex for odds.`,
  chart: 'Damage above or below expected, added up over the game',
  party: 'The party’s attacks',
  others: 'Attacks on the party',
  figure: 'Figure',
  attacks: 'Attacks',
  hits: 'Hits',
  hitsExpected: 'Expected hits',
  damage: 'Damage',
  expected: 'Expected',
  over: 'Difference',
  overOf: over,
  tenth,
  diceTitle: 'All dice',
  diceAbout: 'All numbered dice rolled, compared with their average.',
  dice: 'Dice',
  shown: 'Rolled',
  perDie: 'Per die',
  rolls: 'Attack by attack',
  attack: (attacker: string, target: string) => `${attacker} on ${target}`,
  how: (empowered: boolean, dodged: boolean) =>
    listed([...(empowered ? ['Empowered'] : []), ...(dodged ? ['dodged'] : [])]),
  chance: 'Chance to hit',
  percent,
  watch: 'Watch',
  watchOf: (attack: string) => `Watch: ${attack}`,
  none: 'No attacks were rolled.',
};

export const notes = {
  title: 'Your notes',
  round: (n: number) => (n === 0 ? 'Before round 1' : `Round ${n}`),
  watch: (text: string) => `Watch: ${text}`,
};

export const family = {
  title: 'Branches',
  about: 'Games that continue from one another. Compare any two.',
  alone: 'No game continues from this one yet. Play from any point above, or from the replay.',
  from: ({ decision, seed }: Parent) =>
    `from decision ${decision}${seed === undefined ? '' : `, other dice (${seed})`}`,
  here: 'this game',
  state: (result: 'won' | 'lost' | null, round: number) =>
    result ? (result === 'won' ? 'Won' : 'Lost') : round ? `Round ${round}` : 'Placement',
  lookBack: 'Analyze',
  lookBackAt: (name: string) => `Analyze ${name}`,
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  rename: 'Rename',
  renameGame: (name: string) => `Rename ${name}`,
  name: 'Name',
  keep: 'Save',
};

export const compare = {
  title: 'Side by side',
  since: (decision: number) =>
    decision === 0
      ? 'From the start of both.'
      : `The same up to decision ${decision}; damage and dice are counted from there.`,
  what: 'What',
  result: 'Result',
  rounds: 'Rounds',
  standing: 'Standing',
  fallen: 'Defeated',
  left: 'Enemies left',
  dealt: 'Damage dealt by the party',
  taken: 'Damage taken by the party',
  gold: 'Gold',
  luck: 'Party dice, above average',
  luckOthers: 'Enemy dice, above average',
  nobody: 'nobody',
  names: (names: readonly string[]) => listed(names),
  hp: (name: string, left: number) => `${name} (${left} HP)`,
  overOf: over,
};
