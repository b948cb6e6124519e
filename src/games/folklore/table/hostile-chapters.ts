/** Hostile games of Folklore: chapters on the road, in a skirmish and on a map, and what is changed in them. */
import type { GuestFile } from '../../../check/guest-content.ts';
import type { HostileEdit, HostileGame, HostileMoment } from '../../hostile-game.ts';
import { botAnswer } from '../bot.ts';
import { loadFolklore } from '../load-folklore.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { Finale, FolkloreSetup } from '../rules/model/setup.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { folkloreGames, folkloreGuest } from './folklore-guest.ts';
import type { Folklore } from './play.ts';

/** Values that no number of a game may be, or only just. */
const NUMBERS = [-1, 999_999, 1e308];
const NAMES = ['__proto__', 'constructor', 'nowhere'];

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);

const TURN = { figure: 0, steps: 2, acts: 1, interacts: 1, begun: false, felt: [], used: [] };
const TURNS: readonly object[] = [
  ...[2, 59].map((figure) => ({ figure })),
  ...[
    ['constructor'],
    ['__proto__', 'nowhere'],
    new Array(100).fill('bandage'),
    new Array(101).fill('x'),
  ].map((used) => ({ used })),
  ...[[59], [0, 0, 0]].map((felt) => ({ felt })),
  ...NUMBERS.flatMap((number) => [{ steps: number }, { acts: number }]),
];

/** Of states of a fight on a map; those on one line are made together. */
const ON_MAP: readonly (readonly HostileEdit[])[] = [
  ...at('field.ground', [undefined, null, ...NAMES]),
  ...at('field', [null, undefined, {}, '@@deep5000@@']),
  ...at('field.figures', [[], [null], '@@deep70@@']),
  ...at('field.figures.0.id', [1, 5, ...NUMBERS]),
  ...at('field.figures.0.hero', [1, 3, null, ...NUMBERS]),
  ...at('field.figures.0.foe', ['constructor', 'grey-miller']),
  ...at('field.figures.2.hero', [0]),
  [
    ['field.figures.0.hero', null],
    ['field.figures.0.foe', null],
  ],
  ...at('field.figures.0.at', [null, [0, 0], [-1, 0], [63, 63], [9999, 9999], [1e9, 0], [0.5, 0.5]]),
  ...at('field.figures.2.at', [null, [0, 0], [63, 63], [9999, 9999]]),
  ...at('field.figures.2.vita', [0, ...NUMBERS]),
  ...at('field.figures.2.summoner', [2, 3, 59, ...NUMBERS]),
  ...at('field.figures.2.number', [0, 999_999]),
  ...TURNS.map((change): HostileEdit[] => [['field.turn', { ...TURN, ...change }]]),
  ...at('field.acted', [[0, 0], [59], [0, 1, 2, 3]]),
  ...at('field.held', [[0, 1], [2], [59]]),
  ...at('field.lasting', [[{ hero: 50 }], [{ hero: 0 }, { hero: 0 }]]),
  ...at('field.first', [null, 'nobody']),
  ...at('field.flames', [[[63, 63]], [[9999, 9999]], new Array(400).fill([0, 0])]),
  ...at('field.searches', [[[63, 63]], new Array(400).fill([1, 1])]),
  ...at('heroes.0.vita', [0, ...NUMBERS]),
  ...at('heroes.0.isGhost', [true, 'yes']),
];

/** Of states anywhere. */
const ANYWHERE: readonly (readonly HostileEdit[])[] = [
  ...['at', 'chapter', 'event', 'difficulty', 'finale', 'heroes.0.card', 'heroes.0.items.0.ref'].flatMap(
    (path) => at(path, [undefined, ...NAMES]),
  ),
  ...at('heroes', [[], [null], '@@deep70@@']),
  ...at('heroes.0.items', [[], new Array(400).fill({ ref: 'bandage', exhausted: false })]),
  ...at('heroes.0.seat', ['nobody', '__proto__']),
  ...['leader', 'round', 'limit'].flatMap((path) => at(path, [0, 3, ...NUMBERS])),
  ...at('ending', ['won', 'constructor']),
  ...at('decks', [{ road: [], 'off-road': [] }, { road: ['__proto__'], 'off-road': ['nowhere'] }, {}]),
  ...at('items', [{ deck: [], used: [] }, { deck: ['constructor'], used: [] }, null]),
  ...at('rng', [[0, 0, 0, 0], ['a', null, {}, 1e308], [], [1, 2, 3]]),
];

const STEPS: readonly (readonly HostileEdit[])[] = at('step', [
  ...['travel', 'event', 'strength', 'stances', 'foes', 'heroes', 'counter', 'loot'],
  ...['first-strike', 'field', 'field-loot', 'pass', 'over', 'constructor'],
]);

const IN_SKIRMISH: readonly (readonly HostileEdit[])[] = [
  ...at('fight', [null, undefined, {}]),
  ...at('fight.foe', NAMES),
  ...at('fight.counter', [0, ...NUMBERS]),
  ...at('fight.declared', [[], [null], [{ stance: 'flee', ability: false }], new Array(4).fill(null)]),
];

const MOMENTS = ['on the road', 'in a skirmish', 'on a map'] as const;
const STATES = [
  ...ON_MAP.map((edits) => ({ of: 'on a map', edits })),
  ...IN_SKIRMISH.map((edits) => ({ of: 'in a skirmish', edits })),
  ...ANYWHERE.map((edits) => ({ of: null, edits })),
  // A step says what comes next, whatever lies there.
  ...MOMENTS.flatMap((of) => STEPS.map((edits) => ({ of, edits }))),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ...NAMES.flatMap((name): HostileEdit[] => [
    ['setup.chapter', name],
    ['setup.heroes.0.hero', name],
  ]),
  ['setup.heroes', []],
  ['setup.heroes', new Array(5).fill({ hero: 'huntsman', seat: 'huntsman' })],
  ['setup.heroes.0.seat', 'nobody'],
  ['setup.seats', new Array(200_000).fill({ id: 'x', name: 'x' })],
  ['setup.difficulty', '__proto__'],
  ['setup.finale', 'constructor'],
  ['setup.seed', 'x'.repeat(100_000)],
  ['setup.byHand', 'yes'],
  ['setup.byHand', true],
  ['game', '__proto__'],
  ['game', 'chess'],
  ['rules', '99.0.0'],
  ['contentHash', 'ffff'],
  ['hash', 'ffff'],
  ['hash', ''],
  ['format', 1],
  ['foreknown', [{ decision: 50_000, saw: ['dice'] }]],
  ['decisions', new Array(60_000).fill({ kind: 'a', seat: 'b', option: 'c' })],
  ['decisions.0.option', '@@deep10000@@'],
  ['decisions.0.seat', 'nobody'],
  ['decisions.0.kind', 'share'],
];

export function hostileChapters(files: readonly GuestFile[]): HostileGame {
  const { content } = loadFolklore(files);
  const moment = (
    name: string,
    many: number,
    finale: Finale,
    isThere: (state: FolkloreState) => boolean,
  ): HostileMoment<Folklore> => ({
    name,
    setup: setupOf(content, many, finale),
    isThere,
    answer: (state, question) => botAnswer({ state, content }, question, 'road').id,
  });
  const game: HostileGame<Folklore> = {
    guest: folkloreGuest(content),
    games: (ground) => folkloreGames(content, ground),
    moments: [
      moment(MOMENTS[0], 3, 'skirmish', ({ step, round }) => step === 'travel' && round === 3),
      moment(MOMENTS[1], 2, 'skirmish', ({ fight }) => fight?.round === 2),
      moment(MOMENTS[2], 2, 'encounter', ({ field }) => field?.round === 2),
    ],
    states: STATES,
    logs: LOGS,
  };
  return game as unknown as HostileGame;
}

const setupOf = ({ chapters, heroes }: FolkloreContent, many: number, finale: Finale): FolkloreSetup => {
  const names = Object.keys(heroes).slice(0, many);
  return {
    chapter: Object.keys(chapters)[0]!,
    seats: names.map((name) => ({ id: name, name })),
    heroes: names.map((hero) => ({ hero, seat: hero })),
    difficulty: 'normal',
    finale,
    seed: `fuzz-${finale}`,
    byHand: false,
  };
};
