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

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);

const OGRE = { folder: 'randoms', ref: 'ogre', lp: 3 };
/** What moments seldom have, and what a file may say is under way; rules begin with nothing under way. */
const SAMPLES = {
  turn: {
    player: 0,
    phase: 'actions',
    points: 2,
    aided: [0],
    renewed: false,
    freeMoves: 0,
    rode: false,
    quiet: [0],
  },
  'players.0.goods': [{ ref: 'rope' }],
  'players.0.spells': [{ ref: 'ember' }],
  'players.0.tokens': ['salt-ledger'],
  'cities.0.randoms': [{ ref: 'ogre', up: true, seen: [0] }],
  'cities.0.tasks': [{ token: 'salt-ledger', as: 'original', by: 0 }, null, null],
  'cities.0.shadow': { ref: 'nowhere', lp: 3 },
  attempt: { player: 0, token: 'salt-ledger', check: 0, aides: [1], declined: [1], gold: 0, support: ['x'] },
  combat: {
    kind: 'creature',
    foe: OGRE,
    players: [0],
    party: [0],
    round: 1,
    first: true,
    lost: { 0: 1 },
    spells: [{ player: 0, ref: 'ember' }],
    struck: [],
  },
  over: { winner: 0, why: 'goal' },
};

/** Of states anywhere: what is nearly right. */
const ANYWHERE: readonly (readonly HostileEdit[])[] = [
  ...at('players', [new Array(9).fill({})]),
  ...['treasures', 'artifacts'].flatMap((list) =>
    at(`players.0.${list}`, [[{ ref: 'constructor' }], new Array(400).fill({ ref: 'rope' })]),
  ),
  ...at('cities.1.treasure', ['constructor']),
  ...at('cities.0.number', [2]),
  ...at('decks.actions', [{ left: [], used: [] }]),
  ...at('adventure', [{ city: 59, ref: 'nowhere' }]),
  ...[2, 59].map((player): HostileEdit[] => [['turn', { ...SAMPLES.turn, player }]]),
  ...['constructor', 'assault'].map((kind): HostileEdit[] => [['combat', { ...SAMPLES.combat, kind }]]),
  ...[null, { ...OGRE, folder: 'shadows' }].map((foe): HostileEdit[] => [
    ['combat', { ...SAMPLES.combat, foe }],
  ]),
  ...[[], [0, 0]].map((players): HostileEdit[] => [['combat', { ...SAMPLES.combat, players }]]),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ...['__proto__', 'constructor', 'nowhere'].map((name): HostileEdit => ['setup.seats.1.bot', name]),
  ['setup.seats', new Array(5).fill({ id: 'x', name: 'x', hero: 'drover' })],
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
    samples: SAMPLES,
    states: ANYWHERE.map((edits) => ({ of: null, edits })),
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
