import type { Difficulty, Hands, MidgardSetup, TableSize, Temper } from '../../rules/model/setup.ts';
import { several } from './names.ts';

const TABLE: Readonly<Record<TableSize, string>> = { short: 'Six cities', long: 'Twelve cities' };

/** What a game is called. */
export const tableName = ({ table }: Pick<MidgardSetup, 'table'>): string =>
  `Midgard: ${TABLE[table].toLowerCase()}`;

/** What the screens of Midgard say of themselves. */
export const screens = {
  title: 'Midgard',
  about:
    'A race for one to four: find lost things, hand them in where they belong, and gain prestige before the others.',
  credits:
    'An unofficial fan project after a summary of the rules of Midgard. Rules are in our own words; all cities, heroes, cards and texts here are ours.',
  table: 'Table',
  tables: TABLE,
  tableAbout: {
    short: '18 lost things. 30 to 60 minutes.',
    long: '36 lost things. 60 to 90 minutes.',
  } as const,
  adventures: 'Adventures and shadows',
  rivalry: 'Rivalry',
  withOrWithout: { with: 'With', without: 'Without' } as const,
  adventuresAbout: {
    with: 'Parties, bosses, shadows over cities. 2 more prestige to win.',
    without: 'Only the errand race.',
  } as const,
  rivalryAbout: { with: 'Trade, steal, attack.', without: 'Nobody harms anybody.' } as const,
  hands: 'Hands',
  hand: { open: 'Open', closed: 'Closed' } satisfies Record<Hands, string>,
  handsAbout: {
    open: 'Everybody sees every card.',
    closed: 'Cards stay hidden: you pass the screen.',
  } satisfies Record<Hands, string>,
  difficulty: 'Difficulty',
  difficulties: { normal: 'Normal', hard: 'Hard' } satisfies Record<Difficulty, string>,
  difficultyAbout: { normal: 'A few rounds to spare.', hard: 'Hardly a round to spare.' } satisfies Record<
    Difficulty,
    string
  >,
  tempers: { plain: 'plain', helpful: 'helpful', greedy: 'greedy' } satisfies Record<Temper, string>,
  goalOf: (goal: number, limit: number | null) =>
    limit === null ? `${goal} prestige to win.` : `${goal} prestige to win, within ${limit} rounds.`,
  machineRolls: 'With a computer at the table the app rolls all dice.',
  map: 'Cities',
  players: 'Players',
  whyNot: 'Why not?',
  allOffered: 'Every action is possible.',
  round: 'Round',
  lp: 'LP',
  gold: 'Gold',
  ep: 'EP',
  prestige: 'Prestige',
  attack: 'Attack',
  defense: 'Defense',
  initiative: 'Initiative',
  pack: 'Pack',
  cards: 'Cards',
  special: 'Special attack',
  points: 'Actions',
  turned: 'turned',
  covered: 'covered',
  used: 'used',
  inTower: 'in the tower',
  skillDue: (n: number) => `can learn ${several(n, 'skill')}`,
  nextLevel: (ep: number, at: number | null) => (at === null ? String(ep) : `${ep}/${at}`),
  markers: { thievery: 'Theft marker', assault: 'Attack marker' } as const,
  resistance: 'Resistance',
  attempt: 'Attempt',
  need: (need: number) => `needs ${need}`,
  total: 'Total',
  passed: 'Passed',
  failed: 'Failed',
  taken: 'Taken',
  stays: 'It stays',
  hit: 'Hit',
  holds: 'Holds',
  miss: 'Miss',
  fight: 'Fight',
  fightRound: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  challenges: 'Challenges',
  facedown: 'face down',
  solvedBy: (name: string) => `Solved by ${name}`,
  itemHelps: (name: string) => `${name} solves one`,
  modifier: (m: string) => `${m} on each challenge`,
  boss: 'Boss',
  party: 'Party',
  out: 'out',
  draw: 'Drawn',
  choosesSpell: 'Chooses a first spell',
  handOf: (name: string) => `Hand of ${name}`,
  noCards: 'No cards.',
  ended: {
    won: (name: string) => `${name} wins`,
    late: 'Too late: you lost',
    'nothing-left': 'Nothing is left: you lost',
    red: (name: string) => `${name} wins alone with a red adventure`,
  },
  standings: 'Standings',
  artifacts: 'artifacts',
  keys: 'Keys: digits answer · arrows move on the map · Space continue · U undo · L last line · W players',
};
