/** Hostile games of Midgard: races between two turns, in an attempt, in a fight, with closed hands, and what is changed. */
import type { GuestFile } from '../../../check/guest-content.ts';
import type { HostileEdit, HostileGame, HostileMoment } from '../../hostile-game.ts';
import { botAnswer } from '../bot.ts';
import { loadMidgard } from '../load-midgard.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import type { Hands, MidgardSetup } from '../rules/model/setup.ts';
import type { MidgardState } from '../rules/model/state.ts';
import { midgardGames, midgardGuest } from './midgard-guest.ts';
import type { Midgard } from './play.ts';

/** Values that no number of a game may be, or only just. */
const NUMBERS = [-1, 999_999, 1e308];
const NAMES = ['__proto__', 'constructor', 'nowhere'];

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);

const TURN = {
  player: 0,
  phase: 'actions',
  points: 2,
  aided: [],
  renewed: false,
  freeMoves: 0,
  rode: false,
  quiet: [],
};
const TURNS: readonly object[] = [
  ...[2, 59].flatMap((place) => [{ player: place }, { aided: [place] }, { quiet: [place] }]),
  ...NUMBERS.flatMap((number) => [{ points: number }, { freeMoves: number }, { player: number }]),
  { phase: 'constructor' },
  { aided: [0, 0, 1, 1] },
];

/** Of states anywhere. */
const ANYWHERE: readonly (readonly HostileEdit[])[] = [
  ...['table', 'hands', 'difficulty', 'players.0.hero', 'cities.0.ref', 'cities.1.treasure'].flatMap((path) =>
    at(path, [undefined, ...NAMES]),
  ),
  ...['hand', 'skills', 'tokens', 'forgeries', 'markers'].flatMap((list) =>
    at(`players.0.${list}`, [NAMES, [null], new Array(400).fill('salt-ledger'), '@@deep70@@']),
  ),
  ...['goods', 'spells', 'treasures', 'artifacts'].flatMap((list) =>
    at(`players.0.${list}`, [[{ ref: 'constructor' }], [{}], new Array(400).fill({ ref: 'rope' })]),
  ),
  ...at('players', [[], [null], '@@deep5000@@', new Array(9).fill({})]),
  ...['at', 'lp', 'gold', 'ep', 'strength', 'intelligence', 'skillsDue'].flatMap((field) =>
    at(`players.0.${field}`, [0, 0.5, ...NUMBERS]),
  ),
  ...at('players.0.prestige', [{}, { tasks: 1e308 }, null]),
  ...at('players.1.seat', ['nobody', '__proto__']),
  ...at('cities', [[], [null], new Array(50).fill({})]),
  ...at('cities.0.number', [0, 2, 59, ...NUMBERS]),
  ...at('cities.0.fixed', [NAMES, new Array(400).fill('salt-ledger')]),
  ...at('cities.0.randoms', [
    [{ ref: 'ogre', up: true, seen: [59] }],
    [{ ref: 'nowhere', up: false, seen: [] }],
  ]),
  ...at('cities.0.tasks', [[], [null], [{ token: 'nowhere', as: 'original', by: 59 }, null, null]]),
  ...at('cities.0.shadow', [
    { ref: 'nowhere', lp: 3 },
    { ref: 'constructor', lp: 1e308 },
  ]),
  ...at('decks', [{}, null, { actions: { left: [], used: [] } }]),
  ...at('decks.actions', [
    { left: [], used: [] },
    { left: NAMES, used: NAMES },
  ]),
  ...['round', 'goal', 'limit', 'put', 'looked', 'asked'].flatMap((path) => at(path, [0, 3, ...NUMBERS])),
  ...at('over', [{ winner: 59, why: 'goal' }, { winner: 0, why: 'constructor' }, {}]),
  ...at('adventures', [NAMES, []]),
  ...at('shadows', [NAMES, []]),
  ...at('challenges', [[], NAMES]),
  ...at('rng', [[0, 0, 0, 0], ['a', null, {}, 1e308], [], [1, 2, 3]]),
  ...TURNS.map((change): HostileEdit[] => [['turn', { ...TURN, ...change }]]),
];

const ATTEMPT = { player: 0, token: 'salt-ledger', check: 0, aides: [], declined: [], gold: 0, support: [] };
const ATTEMPTS: readonly object[] = [
  {},
  ...NAMES.flatMap((name) => [{ token: name }, { support: [name] }]),
  ...[1, 59, ...NUMBERS].flatMap((number) => [{ player: number }, { check: number }, { gold: number }]),
  ...[[59], [0, 0], NAMES].map((aides) => ({ aides })),
];

const OGRE = { folder: 'randoms', ref: 'ogre', lp: 3 };
const FIGHT = {
  kind: 'creature',
  foe: OGRE,
  players: [0],
  party: [0],
  round: 1,
  first: true,
  lost: {},
  spells: [],
  struck: [],
};
const FIGHTS: readonly object[] = [
  {},
  ...['constructor', 'assault'].map((kind) => ({ kind })),
  ...[null, { ...OGRE, folder: 'shadows' }, { ...OGRE, folder: 'constructor' }, { ...OGRE, lp: 1e308 }].map(
    (foe) => ({ foe }),
  ),
  ...[[], [59], [0, 0]].map((players) => ({ players })),
  ...[{ constructor: 1 }, { 59: 2 }, []].map((lost) => ({ lost })),
  ...[
    { player: 59, ref: 'ember' },
    { player: 0, ref: 'nowhere' },
  ].map((spell) => ({ spells: [spell] })),
];

/** What a file may say is under way; rules begin with nothing under way. */
const UNDER_WAY: readonly (readonly HostileEdit[])[] = [
  ...at('attempt', [undefined, '@@deep70@@', ...ATTEMPTS.map((change) => ({ ...ATTEMPT, ...change }))]),
  ...at('combat', [undefined, '@@deep70@@', ...FIGHTS.map((change) => ({ ...FIGHT, ...change }))]),
  ...at('adventure', [undefined, {}, { city: 59, ref: 'nowhere' }]),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ...NAMES.flatMap((name): HostileEdit[] => [
    ['setup.table', name],
    ['setup.seats.0.hero', name],
    ['setup.seats.1.bot', name],
  ]),
  ['setup.seats', []],
  ['setup.seats', new Array(5).fill({ id: 'x', name: 'x', hero: 'drover' })],
  ['setup.seats', new Array(200_000).fill({ id: 'x', name: 'x', hero: 'drover' })],
  ['setup.parts', {}],
  ['setup.hands', 'constructor'],
  ['setup.seed', 'x'.repeat(100_000)],
  ['setup.byHand', true],
  ['game', 'chess'],
  ['rules', '99.0.0'],
  ['contentHash', 'ffff'],
  ['hash', ''],
  ['decisions', new Array(60_000).fill({ kind: 'a', seat: 'b', option: 'c' })],
  ['decisions.0.option', '@@deep10000@@'],
  ['decisions.0.seat', 'nobody'],
  ['decisions.0.kind', 'plan'],
];

const MOMENTS = ['between turns', 'in an attempt', 'in a fight', 'closed hands'] as const;

export function hostileRaces(files: readonly GuestFile[]): HostileGame {
  const { content } = loadMidgard(files);
  const moment = (
    name: string,
    hands: Hands,
    isThere: (state: MidgardState) => boolean,
  ): HostileMoment<Midgard> => ({
    name,
    setup: setupOf(content, hands),
    isThere,
    answer: (state, question) => botAnswer({ state, content }, question, 'plain').id,
  });
  const game: HostileGame<Midgard> = {
    guest: midgardGuest(content),
    games: (ground) => midgardGames(content, ground),
    moments: [
      moment(MOMENTS[0], 'open', ({ round, turn }) => round === 3 && turn.phase === 'begin'),
      moment(MOMENTS[1], 'open', ({ round, attempt }) => round > 2 && attempt !== null),
      moment(MOMENTS[2], 'open', ({ combat }) => combat !== null && combat.round > 0),
      moment(MOMENTS[3], 'closed', ({ round, asked }) => round === 4 && asked !== null),
    ],
    states: [...UNDER_WAY, ...ANYWHERE].map((edits) => ({ of: null, edits })),
    logs: LOGS,
  };
  return game as unknown as HostileGame;
}

const setupOf = ({ heroes }: MidgardContent, hands: Hands): MidgardSetup => ({
  table: 'short',
  hands,
  parts: { adventures: true, rivalry: true },
  seats: Object.keys(heroes)
    .slice(0, 3)
    .map((hero) => ({ id: hero, name: hero, hero })),
  difficulty: 'normal',
  seed: `fuzz-${hands}`,
  byHand: false,
});
