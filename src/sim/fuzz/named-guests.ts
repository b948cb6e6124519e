import { begunFrom, type GuestContent, type GuestCorpus, type GuestMoment } from './guest-corpus.ts';
import { copyWith, type Edit, edited, linkOf } from './named-games.ts';
import { type GameInput, wholeRecord } from './try-kept.ts';

/** Values that no number of a game may be, or only just. */
const NUMBERS = [-1, 999_999, 1e308];
const NAMES = ['__proto__', 'constructor', 'nowhere'];

const at = (path: string, values: readonly unknown[]): Edit[][] => values.map((value) => [[path, value]]);

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
const ON_MAP: readonly (readonly Edit[])[] = [
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
  ...TURNS.map((change): Edit[] => [['field.turn', { ...TURN, ...change }]]),
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
const ANYWHERE: readonly (readonly Edit[])[] = [
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

const STEPS: readonly (readonly Edit[])[] = at('step', [
  ...['travel', 'event', 'strength', 'stances', 'foes', 'heroes', 'counter', 'loot'],
  ...['first-strike', 'field', 'field-loot', 'pass', 'over', 'constructor'],
]);

const IN_SKIRMISH: readonly (readonly Edit[])[] = [
  ...at('fight', [null, undefined, {}]),
  ...at('fight.foe', NAMES),
  ...at('fight.counter', [0, ...NUMBERS]),
  ...at('fight.declared', [[], [null], [{ stance: 'flee', ability: false }], new Array(4).fill(null)]),
];

const MOMENTS = ['onRoad', 'inSkirmish', 'onMap'] as const;
const STATES = [
  ...ON_MAP.map((edits) => ['onMap', edits] as const),
  ...IN_SKIRMISH.map((edits) => ['inSkirmish', edits] as const),
  ...ANYWHERE.map((edits, i) => [MOMENTS[i % 3]!, edits] as const),
  // A step says what comes next, whatever lies there.
  ...MOMENTS.flatMap((moment) => STEPS.map((edits) => [moment, edits] as const)),
];

/** Of a log, around its states. */
const LOGS: readonly Edit[] = [
  ...NAMES.flatMap((name): Edit[] => [
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

/** Attacks on a guest's games: on states it is run from, shown or taken up from, and on what stands around them. */
export function namedGuests({ content, onRoad, inSkirmish, onMap }: GuestCorpus): readonly GameInput[] {
  const file = (text: string): GameInput => ({ as: 'file', text });
  const { log } = onRoad.file;
  const { decisions, checkpoint, ...rest } = log;
  const link = { ...rest, checkpoint, options: decisions.map(({ option }) => option) };
  return [
    // As they should be: what is refused is refused for its faults.
    ...[onRoad, inSkirmish, onMap].flatMap((moment): GameInput[] => [
      file(JSON.stringify(moment.file)),
      { as: 'record', text: JSON.stringify(moment.cells) },
      { as: 'record', text: JSON.stringify(wholeRecord(moment.file)) },
      file(JSON.stringify(begunFrom(content, moment, moment.file.log.checkpoint!.state))),
    ]),
    { as: 'link', text: linkOf(JSON.stringify(link)) },
    ...LOGS.map((edit) => file(edited(log, edit))),
    ...STATES.flatMap(([of, edits], i) => {
      const moment = { onRoad, inSkirmish, onMap }[of];
      const begun = file(begunWith(content, moment, edits));
      return i % 5 === 0 ? [begun, file(staleWith(moment, edits))] : [begun];
    }),
  ];
}

/** One that does not run: it is watched from such a state, and taken up from it. */
function staleWith({ file }: GuestMoment, edits: readonly Edit[]): string {
  const { log } = file;
  const state = log.checkpoint!.state;
  const stale = { ...file, initial: state, events: [], log: { ...log, hash: 'ffff' } };
  const places = ['initial', 'log.checkpoint.state'];
  return edited(stale, ...places.flatMap((place) => edits.map(under(place))));
}

/** One that was begun there, as far as anybody can tell. */
function begunWith(content: GuestContent, moment: GuestMoment, edits: readonly Edit[]): string {
  const state = copyWith(moment.file.log.checkpoint!.state as object, ...edits);
  return edited(begunFrom(content, moment, state));
}

const under =
  (place: string) =>
  ([path, value]: Edit): Edit => [`${place}.${path}`, value];
