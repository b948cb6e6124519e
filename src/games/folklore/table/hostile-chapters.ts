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

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);

/** What moments seldom have: a turn that goes on, abilities that last, flames. */
const SAMPLES = {
  'field.turn': { figure: 0, steps: 2, acts: 1, interacts: 1, begun: false, felt: [0], used: ['bandage'] },
  'field.acted': [0],
  'field.held': [0],
  'field.lasting': [{ hero: 0 }],
  'field.flames': [[0, 0]],
  'field.searches': [[1, 1]],
  'heroes.0.items': [{ ref: 'bandage', exhausted: false }],
  'fight.declared': [{ stance: 'attack', ability: false }],
  ending: 'won',
};

/** Of states of a fight on a map; those on one line are made together. */
const ON_MAP: readonly (readonly HostileEdit[])[] = [
  ...at('field.figures.0.id', [1, 5]),
  ...at('field.figures.0.hero', [1, 3, null]),
  ...at('field.figures.0.foe', ['grey-miller']),
  ...at('field.figures.2.hero', [0]),
  [
    ['field.figures.0.hero', null],
    ['field.figures.0.foe', null],
  ],
  ...at('field.figures.0.at', [null]),
  ...at('field.figures.2.at', [null, [0, 0], [63, 63], [9999, 9999]]),
  ...at('field.figures.2.vita', [0, -1, 999_999, 1e308]),
  ...at('field.figures.2.summoner', [2, 3, 59, -1, 999_999, 1e308]),
  ...at('field.figures.2.number', [0, 999_999]),
  ...[2, 59].map((figure): HostileEdit[] => [['field.turn', { ...SAMPLES['field.turn'], figure }]]),
  ...at('field.acted', [[0, 1, 2, 3]]),
  ...at('field.held', [[0, 1], [2]]),
  ...at('field.first', ['nobody']),
];

const STEPS: readonly (readonly HostileEdit[])[] = at('step', [
  ...['travel', 'event', 'strength', 'stances', 'foes', 'heroes', 'counter', 'loot'],
  ...['first-strike', 'field', 'field-loot', 'pass', 'over', 'constructor'],
]);

const IN_SKIRMISH: readonly (readonly HostileEdit[])[] = at('fight.declared', [
  [{ stance: 'flee', ability: false }],
  new Array(4).fill(null),
]);

const MOMENTS = ['on the road', 'in a skirmish', 'on a map'] as const;
const STATES = [
  ...ON_MAP.map((edits) => ({ of: 'on a map', edits })),
  ...IN_SKIRMISH.map((edits) => ({ of: 'in a skirmish', edits })),
  ...at('leader', [3]).map((edits) => ({ of: null, edits })),
  // A step says what comes next, whatever lies there.
  ...MOMENTS.flatMap((of) => STEPS.map((edits) => ({ of, edits }))),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ['setup.heroes', new Array(5).fill({ hero: 'huntsman', seat: 'huntsman' })],
  ['setup.heroes.0.seat', 'nobody'],
  ['foreknown', [{ decision: 50_000, saw: ['dice'] }]],
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
    samples: SAMPLES,
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
