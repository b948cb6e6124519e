/** Hostile games of Malhya: at a chapter, in the middle of a check, in a booklet within another, and what is changed. */
import type { GuestFile } from '../../../check/guest-content.ts';
import type { HostileEdit, HostileGame, HostileMoment } from '../../hostile-game.ts';
import { botAnswer } from '../bot.ts';
import { loadMalhya } from '../load-malhya.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaSetup } from '../rules/model/setup.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { malhyaGames, malhyaGuest } from './malhya-guest.ts';
import type { Malhya } from './play.ts';

/** Values that no number of a game may be, or only just. */
const NUMBERS = [-1, 999_999, 1e308];
const NAMES = ['__proto__', 'constructor', 'nowhere'];

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);

const FRAME = { book: 'adventure', chapter: 5, line: 0, marks: [], readers: null, tried: [] };
const FRAMES: readonly object[] = [
  ...[99, ...NUMBERS].flatMap((number) => [{ chapter: number }, { line: number }]),
  ...NAMES.map((book) => ({ book })),
  { readers: [59] },
  { readers: [] },
  { marks: [{ at: 'constructor', how: 'done' }] },
  { marks: [{ at: '0', how: 'constructor' }] },
  { marks: new Array(500).fill({ at: '0', how: 'done' }) },
  { tried: [1e308] },
];

const TRAVEL = {
  region: 'nine-parishes',
  hex: '2.4',
  slots: [],
  days: 0,
  tokens: 0,
  day: [],
  night: [],
  events: [],
  harvested: false,
  drawn: false,
};
const TRAVELS: readonly object[] = [
  ...NAMES.flatMap((name) => [{ region: name }, { hex: name }, { day: [name] }, { events: [name] }]),
  ...NUMBERS.flatMap((number) => [{ days: number }, { tokens: number }]),
  { hex: '0.0' },
  { hex: '99.99' },
  { slots: new Array(7).fill({ card: 'frogs', side: 'other', event: null }) },
  { slots: [{ card: 'frogs', side: 'campfire', event: null }] },
  { slots: [{ card: 'frogs', side: 'other', event: 'constructor' }] },
];

const CHALLENGE = {
  ref: 'old-abutment',
  turn: 1,
  zones: ['span', 'span', 'span'],
  parts: { shell: 1 },
  stage: 0,
  rival: 0,
};
const CHALLENGES: readonly object[] = [
  ...NAMES.map((ref) => ({ ref })),
  ...NUMBERS.flatMap((number) => [{ turn: number }, { stage: number }, { parts: { shell: number } }]),
  { zones: [] },
  { zones: ['span', 'nowhere', null] },
  { stage: 2 },
];

/** Of states anywhere. */
const ANYWHERE: readonly (readonly HostileEdit[])[] = [
  ...['mission', 'heroes.0.id', 'heroes.0.weapon', 'heroes.0.armour', 'heroes.0.stored'].flatMap((path) =>
    at(path, [undefined, ...NAMES]),
  ),
  ...['artifacts', 'objects'].flatMap((list) =>
    at(`heroes.0.${list}`, [NAMES, [null], new Array(500).fill('lamp-oil'), '@@deep70@@']),
  ),
  ...at('heroes.0.talents', [
    [{ ref: 'nowhere', side: 'normal' }],
    [{}],
    [{ ref: 'sea-legs', side: 'constructor' }],
  ]),
  ...at('heroes', [[], [null], '@@deep5000@@', new Array(9).fill({})]),
  ...['initiative', 'movement', 'carrying', 'ap'].flatMap((field) =>
    at(`heroes.0.${field}`, [0, 0.5, ...NUMBERS]),
  ),
  ...at('heroes.0.characteristics.strength', [0, 6, 0.5, ...NUMBERS]),
  ...at('heroes.0.life', [{}, { life: -1, damage: 0, injury: 0, shock: 0 }, null]),
  ...at('heroes.0.aura', [{ ready: 1e308, spent: 0 }, {}]),
  ...at('heroes.0.cubes.key', [['blue'], NAMES, new Array(500).fill('green')]),
  ...at('heroes.0.owed', [{}, { white: 1e308, black: 0 }]),
  ...at('heroes.1.seat', ['nobody', '__proto__']),
  ...at('group.gold', NUMBERS),
  ...at('group.crystals', NUMBERS),
  ...at('group.scenarioCards', [[{ ref: 'nowhere', acted: false }], [{ ref: 'constructor' }], [null]]),
  ...at('group.scenarioTokens', [[13], [1e308], NAMES]),
  ...at('group.triangles', [[99], [null]]),
  ...at('deck', [{}, null, { draw: NAMES, discard: [] }, { draw: [], discard: [] }]),
  ...at('book', [{}, null]),
  ...at('book.stack', [[], [null], [FRAME, FRAME], ...FRAMES.map((change) => [{ ...FRAME, ...change }])]),
  ...at('book.read', [[1], new Array(500).fill('adventure:1')]),
  ...at('book.hiddenFrom', [{}, { book: 'constructor', chapter: 1 }]),
  ...at('now', [{}, { mode: 'constructor', period: 'day', weather: 'fair' }]),
  ...at('interest', [[1], '@@deep70@@']),
  ...at('heroes.0.states', [NAMES, [null], new Array(500).fill('marsh-cough')]),
  ...at('land', [undefined, {}, null, '@@deep70@@']),
  ...TRAVELS.flatMap((change) => at('land.travel', [{ ...TRAVEL, ...change }])),
  ...at('land.travel', [{}, '@@deep70@@']),
  ...at('land.village', [
    {},
    { ref: 'nowhere', step: 'inn' },
    { ref: 'wayside-village', step: 'constructor' },
  ]),
  ...at('land.market', [{}, { ref: 'constructor', stall: [], cheaper: false, spent: 0 }]),
  ...at('land.dungeon', [{}, { tile: 'nowhere', event: null, unused: NAMES, all: [], crystals: 0 }]),
  ...CHALLENGES.flatMap((change) => at('land.challenge', [{ ...CHALLENGE, ...change }])),
  ...at('land.tracker', [{}, { at: 0, symbol: 1, go: {} }, { at: 1e308, symbol: 1, go: 1 }]),
  ...at('land.dungeonsEnded', NUMBERS),
  ...at('growth', [undefined, {}, null, { level: 1e308, newcomers: [59], checks: {} }, '@@deep70@@']),
  ...at('quality', [NAMES, [null]]),
  ...at('growth.newcomers', [[59], NAMES, new Array(500).fill(0)]),
  ...at('growth.checks', [{ luck: 1 }, { strength: -1 }]),
  ...at('heroes.0.spare', NAMES),
  ...at('heroes.0.borrowed', [{}, { ref: 'nowhere', side: 'normal' }]),
  ...at('heroes.0.potionSpaces', NUMBERS),
  ...at('drawn', [NAMES, [null]]),
  ...at('over', [{}, { won: 1, why: 'chapter' }, { won: true, why: 'constructor' }]),
  ...at('rng', [[0, 0, 0, 0], ['a', null, {}, 1e308], [], [1, 2, 3]]),
];

const CHECK = {
  ref: { book: 'adventure', chapter: 2, at: '0' },
  kind: 'group',
  heroes: [0, 1],
  at: 0,
  paid: false,
  discarded: {},
  pick: null,
  auraUsed: false,
  people: null,
  cancelled: 0,
  rolls: [],
  successes: 0,
  stops: 0,
  results: [],
};
const CHECKS: readonly object[] = [
  {},
  ...[
    { book: 'event', chapter: 2, at: '0' },
    { book: 'adventure', chapter: 99, at: '0' },
    { book: 'adventure', chapter: 2, at: '0.f.0' },
    { book: 'adventure', chapter: 2, at: 'constructor' },
    { book: 'adventure', chapter: 2, at: '' },
  ].map((ref) => ({ ref })),
  ...['solo', 'constructor'].map((kind) => ({ kind })),
  ...[[59], [null], []].map((heroes) => ({ heroes })),
  ...NUMBERS.flatMap((number) => [
    { at: number },
    { successes: number },
    { stops: number },
    { pick: number },
  ]),
  { discarded: { constructor: 1 } },
  { discarded: { 0: 1e308 } },
  { rolls: [{ skill: ['six'], difficulty: [] }] },
  { results: [{ hero: 59, successes: 0, failed: true, level: null }] },
  { results: [{ hero: 0, successes: 0, failed: false, level: 59 }] },
];

/** A cast of the archivist's, under way in a fight. */
const CAST = {
  hero: 0,
  spell: 'second-thoughts',
  stone: null,
  target: 'quay-guard-1',
  auraUsed: false,
  paid: 0,
  rolls: 1,
  successes: 1,
  stopped: false,
  range: 0,
  damage: 0,
};
/** Of spells: what heroes have, what is cast, what goes on. */
const SPELLS: readonly (readonly HostileEdit[])[] = [
  ...at('heroes.0.spells', [undefined, NAMES, [null], new Array(500).fill('splint')]),
  ...at('group.scenarioCards', [[{ ref: 'lamp-stone', acted: false, spell: 'constructor' }]]),
  ...at('magic', [undefined, {}, null, '@@deep70@@']),
  ...at('magic.cast', [
    {},
    CAST,
    { ...CAST, hero: 59 },
    { ...CAST, stone: 'nowhere' },
    { ...CAST, target: '__proto__' },
    ...NAMES.map((spell) => ({ ...CAST, spell })),
    ...NUMBERS.flatMap((number) => [
      { ...CAST, paid: number },
      { ...CAST, successes: number },
    ]),
  ]),
  ...at('magic.running', [
    [{}],
    [{ spell: 'nowhere', by: 'picklock', on: 'picklock' }],
    new Array(500).fill({}),
  ]),
  ...at('magic.blanks', [
    [{ enemy: 'constructor', token: 'red-die' }],
    [{ enemy: 'quay-guard', token: 'nowhere' }],
  ]),
];

/** Of a state in a fight, between two turns or in the middle of one. */
const PLACES: readonly (readonly HostileEdit[])[] = [
  ...at('place', [undefined, {}, '@@deep70@@', []]),
  ...at('place.ref', [undefined, ...NAMES]),
  ...at('place.figures.0.type', NAMES),
  ...at('place.figures.0.at', [[], [99, 99], [-1, 0], ['a', null], null]),
  ...at('place.figures.0.damage', NUMBERS),
  ...at('place.figures', [[null], [{}], '@@deep5000@@', new Array(500).fill({})]),
  ...at('place.heroes', [[], [null], new Array(9).fill({})]),
  ...at('place.heroes.0.at', [[99, 99], [1e308, 0], 'a']),
  ...at('place.heroes.0.free', [-1, 1e308, 'constructor']),
  ...at('place.heroes.0.returns', NAMES),
  ...at('place.rows', [[], [null], ['x'.repeat(5000)]]),
  ...at('place.red', [[[]], [[[0, 0]]], '@@deep70@@']),
  ...at('place.tokens', [[null], [{ id: 'x', kind: 'constructor', at: [0, 0] }]]),
  ...at('place.upgrades', [{ constructor: ['bell'] }, { 'quay-guard': ['nowhere'] }, null]),
  ...at('place.attacked', [{ constructor: 1 }, null]),
  ...at('place.initiative', [{ constructor: -1 }, { picklock: 1e308 }]),
  ...at('place.acting', [['nobody'], [null]]),
  ...at('place.phase', NAMES),
  ...at('place.reading', NAMES),
  ...at('place.fired', [[99], [-1]]),
  ...at('place.piles', [[{ at: [0, 0], gear: NAMES }]]),
  ...at('place.attack', [
    {},
    { attacker: 'nobody', line: 0, plan: null, area: null, dice: null, defenders: [] },
    { attacker: 'picklock', line: 99, plan: null, area: null, dice: null, defenders: [] },
  ]),
];

/** Of a state in stealth. */
const STEALTH: readonly (readonly HostileEdit[])[] = [
  ...at('stealth', [undefined, {}, null, '@@deep70@@', { level: 'constructor', threat: 1, alarm: null }]),
  ...at('stealth.threat', [0, 99, ...NUMBERS]),
  ...at('stealth.alarm', [...NAMES, 'seen', 'deck']),
  ...at('place.quiet', [undefined, {}, null, '@@deep70@@']),
  ...at('place.quiet.corpses', [[null], [{ id: 'x', at: [99, 99] }], new Array(500).fill({})]),
  ...at('place.quiet.noise', [[[-1, 0]], [null], '@@deep5000@@']),
  ...at('place.quiet.vigilance', [
    [{ enemy: 'nobody', at: [0, 0], gaze: [1, 0] }],
    [{ enemy: 'quay-guard-1', at: [0, 0], gaze: [9, 9] }],
    [null],
  ]),
  ...at('place.quiet.lines', [{ constructor: ['move'] }, { picklock: NAMES }, null]),
  ...at('place.quiet.cards', NUMBERS),
  ...at('place.quiet.out', [{ picklock: 'nowhere' }, { nobody: 'stairs' }, null]),
  ...at('place.phase', ['main', 'enemies', 'second', 'action', ...NAMES]),
  ...at('now.mode', ['combat', 'story', ...NAMES]),
];

const CAMPAIGNS: readonly HostileEdit[][] = [
  ...at('campaign', [null, {}, '@@deep70@@', { fast: 'yes', away: [] }, { fast: true, away: [{}] }]),
  ...at('campaign.away', [NAMES, new Array(500).fill({})]),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ...NAMES.flatMap((name): HostileEdit[] => [
    ['setup.mission', name],
    ['setup.seats.0.hero', name],
  ]),
  ['setup.seats', []],
  ['setup.seats', [{ id: 'x', name: 'x', hero: 'picklock' }]],
  ['setup.seats', new Array(6).fill({ id: 'x', name: 'x', hero: 'picklock' })],
  ['setup.seats', new Array(200_000).fill({ id: 'x', name: 'x', hero: 'picklock' })],
  ['setup.seed', 'x'.repeat(100_000)],
  ['setup.byHand', true],
  ['setup.fast', 'yes'],
  ['setup.gameMode', 'constructor'],
  ...[null, {}, '@@deep70@@', { heroes: [] }].map((sheet): HostileEdit => ['setup.sheet', sheet]),
  ['game', 'chess'],
  ['rules', '99.0.0'],
  ['contentHash', 'ffff'],
  ['hash', ''],
  ['decisions', new Array(60_000).fill({ kind: 'a', seat: 'b', option: 'c' })],
  ['decisions.0.option', '@@deep10000@@'],
  ['decisions.0.seat', 'nobody'],
  ['decisions.0.kind', 'again'],
];

export function hostileMissions(files: readonly GuestFile[]): HostileGame {
  const { content } = loadMalhya(files);
  const moment = (
    name: string,
    isThere: (state: MalhyaState) => boolean,
    mission?: string,
  ): HostileMoment<Malhya> => ({
    name,
    setup: setupOf(content, mission),
    isThere,
    answer: (state, question) => botAnswer({ state, content }, question, 'careful').id,
  });
  const game: HostileGame<Malhya> = {
    guest: malhyaGuest(content),
    games: (ground) => malhyaGames(content, ground),
    moments: [
      moment('in a fight', ({ place }) => place !== null && place.turn > 0, FIGHTS),
      moment('in the middle of a turn', ({ place }) => place !== null && place.acting.length > 0, FIGHTS),
      moment('in stealth', ({ stealth, place }) => stealth !== null && (place?.turn ?? 0) > 0, QUIET),
      moment('in a campaign', ({ campaign, book }) => !!campaign && book.read.length > 1, BOOKLET),
      moment('at a choice', ({ check, book }) => check === null && book.read.length > 2),
      moment(
        'between rolls',
        ({ check, book }) => check !== null && check.rolls.length > 0 && book.read.length > 3,
      ),
    ],
    states: [
      ...at('check', [undefined, '@@deep70@@', ...CHECKS.map((change) => ({ ...CHECK, ...change }))]),
      ...ANYWHERE,
    ]
      .map((edits): HostileGame['states'][number] => ({ of: null, edits }))
      .concat([...PLACES, ...SPELLS].map((edits) => ({ of: 'in a fight', edits })))
      .concat(STEALTH.map((edits) => ({ of: 'in stealth', edits })))
      .concat(CAMPAIGNS.map((edits) => ({ of: 'in a campaign', edits }))),
    logs: LOGS,
  };
  return game as unknown as HostileGame;
}

/** A mission of checks, the one that begins with a fight, one that begins in stealth, and a booklet of the campaign. */
const TRIAL = 'flooded-archive';
const BOOKLET = 'wet-ledger';
const FIGHTS = 'quay-of-lamps';
const QUIET = 'quay-by-night';

const setupOf = ({ heroes }: MalhyaContent, mission = TRIAL): MalhyaSetup => ({
  mission,
  seats: Object.keys(heroes)
    .slice(0, 3)
    .map((hero) => ({ id: hero, name: hero, hero })),
  seed: 'fuzz',
  byHand: false,
});
