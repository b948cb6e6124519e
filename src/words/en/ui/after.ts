/** The words of what there is to say after a game. */
import type { Parent } from '../../../stores/kept/saved-game.ts';
import type { Chance } from '../../../stores/lab/chances-to-win.ts';
import { listed, points, signed } from '../grammar.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const bounded = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;
const tenth = (n: number): string => n.toFixed(1);
const over = (n: number): string => `${n < 0 ? '−' : '+'}${tenth(Math.abs(n))}`;

export const title = 'After the game';
export const toGames = '← To the games';
export const toWatch = 'Watch it';
export const toTable = 'To the table';
export const doesNotRun = (game: string) =>
  `${game} does not run with the cards and rules of today: what is told here is from its record, and nobody can play on from it.`;
export const result = { won: 'Won', lost: 'Lost' };
export const goesOn = (round: number) => `Still being played, in round ${round}.`;
export const inRounds = (rounds: number, decisions: number) =>
  `${points(rounds, 'round')}, ${points(decisions, 'decision')}`;

export const turning = {
  title: 'Turning points',
  about: (games: number, seed: string) =>
    `How often the simple bot, playing the party on from each place with other dice, would have won: ${points(games, 'game')} from each place, seed “${seed}”. It plays plainly, so look at where the line bends, not at how high it lies. Bounds hold the true share 19 times in 20.`,
  games: 'Games from each place',
  start: 'Work it out',
  more: 'Play more',
  stop: 'Stop',
  progress: 'Games played',
  soFar: (over: number, asked: number) => `${over} of ${points(asked, 'game')}`,
  told: { running: 'Games are being played.', done: 'Done.', stopped: 'Stopped.', ready: '' },
  broken: (why: string) => `The games broke off: ${why}`,
  chart: 'Chance to win over the game',
  place: 'Place',
  chance: 'Chance to win',
  bounds: 'Bounds',
  change: 'Until the next',
  ways: 'From here',
  notYet: '–',
  percent,
  bounded: (chance: Chance) => `${bounded(chance.bounds)} (${chance.games})`,
  points: (change: number) =>
    Math.round(100 * change) === 0 ? 'as before' : `${signed(Math.round(100 * change))} points`,
  round: (n: number) => `Round ${n}`,
  end: { won: 'The end: won', lost: 'The end: lost' },
  now: 'Now',
  closer: 'Look closer',
  closerAt: (round: number) => `Look closer at round ${round}, deed by deed`,
  watch: 'Watch',
  watchFrom: (place: string) => `Watch from: ${place}`,
  whatIf: 'What if …',
  whatIfAt: (place: string) => `What if, from: ${place}`,
  biggest: 'Where it turned',
  /** Beside how sure it is. */
  turned: (from: number, to: number) => `${percent(from)} → ${percent(to)}`,
  unsure: 'within the bounds of so few games',
  none: 'Nothing moved it by more than a few points.',
};

export const damage = {
  title: 'Damage',
  figure: 'Figure',
  dealt: 'Dealt',
  taken: 'Taken',
  healed: 'Healed',
  defeats: 'Struck down',
  sources: 'What the damage came of',
  sourcesAbout: 'Of an attack each card has its share of what armour let through.',
  source: 'By',
  amount: 'Damage',
  times: 'Times',
  drawn: 'Drawn',
  nobody: 'Nobody',
  none: 'No damage was dealt.',
  share: tenth,
};

export const luck = {
  title: 'Luck',
  about:
    'Each attack that was rolled, as it was made (Empowered or not, dodged or not): the damage the rules gave for it before the dice, and what came. Reactions and abilities used in it are not foreseen.',
  working: (done: number, of: number) => `Odds of ${done} of ${points(of, 'attack')} worked out.`,
  without: (n: number) => `${points(n, 'attack')} had too much that counts for odds.`,
  chart: 'Damage above or below what was to be expected, added up over the game',
  party: 'The party’s attacks',
  others: 'Attacks on the party',
  figure: 'Figure',
  attacks: 'Attacks',
  hits: 'Hits',
  hitsExpected: 'Expected hits',
  damage: 'Damage',
  expected: 'Expected',
  over: 'Above',
  overOf: over,
  tenth,
  diceTitle: 'Every die',
  diceAbout: 'Dice with numbers, whatever they were thrown for, against what such dice show on average.',
  dice: 'Dice',
  shown: 'Shown',
  perDie: 'A die',
  rolls: 'Attack by attack',
  attack: (attacker: string, target: string) => `${attacker} on ${target}`,
  how: (empowered: boolean, dodged: boolean) =>
    listed([...(empowered ? ['Empowered'] : []), ...(dodged ? ['dodged'] : [])]),
  chance: 'Chance to hit',
  percent,
  watch: 'Watch',
  watchOf: (attack: string) => `Watch: ${attack}`,
  none: 'Nobody rolled an attack.',
};

export const notes = {
  title: 'Your notes',
  round: (n: number) => (n === 0 ? 'Before round 1' : `Round ${n}`),
  watch: (text: string) => `Watch: ${text}`,
};

export const family = {
  title: 'Branches',
  about: 'Games played on from one another. Two of them are laid side by side.',
  alone:
    'Nobody has played on from this game yet. Any place above, or any moment of the replay, begins a branch.',
  from: ({ decision, seed }: Parent) =>
    `from decision ${decision}${seed === undefined ? '' : `, other dice (${seed})`}`,
  here: 'this game',
  state: (result: 'won' | 'lost' | null, round: number) =>
    result ? (result === 'won' ? 'Won' : 'Lost') : round ? `Round ${round}` : 'Placement',
  lookBack: 'Look back',
  lookBackAt: (name: string) => `Look back: ${name}`,
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  rename: 'Rename',
  renameGame: (name: string) => `Rename ${name}`,
  name: 'Its name',
  keep: 'Keep it',
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
  standing: 'Who stands',
  fallen: 'Who fell',
  left: 'Opponents left',
  dealt: 'Damage dealt by the party',
  taken: 'Damage taken by the party',
  gold: 'Gold',
  luck: 'Dice of the party, above their mean',
  luckOthers: 'Dice of the opponents, above their mean',
  nobody: 'nobody',
  names: (names: readonly string[]) => listed(names),
  hp: (name: string, left: number) => `${name} (${left} HP)`,
  overOf: over,
};
