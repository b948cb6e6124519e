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

/** What moments seldom have: a way through a region, a page of a challenge, a cast under way, lists that are mostly empty. */
const SAMPLES = {
  'heroes.0.borrowed': { ref: 'sea-legs', side: 'normal' },
  'heroes.0.states': ['marsh-cough'],
  'heroes.0.spells': ['splint'],
  'heroes.0.cubes.key': ['green'],
  'group.scenarioCards': [{ ref: 'lamp-stone', acted: false, spell: 'splint' }],
  'group.scenarioTokens': [1],
  'group.triangles': [1],
  'book.stack.0.readers': [0],
  'book.stack.0.marks': [{ at: '0', how: 'done' }],
  'book.stack.0.tried': [1],
  'book.read': ['adventure:1'],
  'book.hiddenFrom': { book: 'adventure', chapter: 1 },
  check: {
    ref: { book: 'adventure', chapter: 2, at: '0' },
    kind: 'group',
    heroes: [0, 1],
    at: 0,
    paid: false,
    discarded: { 0: 1 },
    pick: null,
    auraUsed: false,
    people: null,
    cancelled: 0,
    rolls: [{ skill: ['success'], difficulty: [] }],
    successes: 0,
    stops: 0,
    results: [{ hero: 0, successes: 0, failed: true, level: 0 }],
  },
  'land.travel': {
    region: 'nine-parishes',
    hex: '2.4',
    slots: [{ card: 'frogs', side: 'other', event: null }],
    days: 0,
    tokens: 0,
    day: [],
    night: [],
    events: [],
    harvested: false,
    drawn: false,
  },
  'land.village': { ref: 'wayside-village', step: 'inn' },
  'land.market': { ref: 'wayside-village', stall: [], cheaper: false, spent: 0 },
  'land.dungeon': { tile: 'nowhere', event: null, unused: [], all: [], crystals: 0 },
  'land.challenge': {
    ref: 'old-abutment',
    turn: 1,
    zones: ['span', 'span', 'span'],
    parts: { shell: 1 },
    stage: 0,
    rival: 0,
  },
  'land.tracker': { at: 0, symbol: 1, go: 1 },
  growth: { level: 1, newcomers: [0], checks: { strength: 1 } },
  'magic.cast': {
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
  },
  'magic.running': [{ spell: 'splint', by: 'picklock', on: 'picklock' }],
  'magic.blanks': [{ enemy: 'quay-guard', token: 'red-die' }],
  'place.tokens': [{ id: 'x', kind: 'door', at: [0, 0] }],
  'place.red': [[[0, 0]]],
  'place.upgrades': { 'quay-guard': ['bell'] },
  'place.attacked': { picklock: 1 },
  'place.initiative': { picklock: 1 },
  'place.acting': ['picklock'],
  'place.fired': [1],
  'place.piles': [{ at: [0, 0], gear: ['lamp-oil'] }],
  'place.attack': { attacker: 'picklock', line: 0, plan: null, area: null, dice: null, defenders: [] },
  'place.quiet.corpses': [{ id: 'x', at: [0, 0] }],
  'place.quiet.noise': [[0, 0]],
  'place.quiet.vigilance': [{ enemy: 'quay-guard-1', at: [0, 0], gaze: [1, 0] }],
  'place.quiet.lines': { picklock: ['move'] },
  'place.quiet.out': { picklock: 'stairs' },
  'campaign.away': [{}],
  over: { won: true, why: 'chapter' },
};

const at = (path: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [[path, value]]);
/** In a sample. */
const within = (sample: keyof typeof SAMPLES, key: string, values: readonly unknown[]): HostileEdit[][] =>
  values.map((value) => [
    [sample, SAMPLES[sample]],
    [`${sample}.${key}`, value],
  ]);

/** Of states anywhere: what is nearly right. */
const ANYWHERE: readonly (readonly HostileEdit[])[] = [
  ...at('heroes', [new Array(9).fill({})]),
  ...at('heroes.0.characteristics.strength', [6]),
  ...at('heroes.0.cubes.key', [['blue']]),
  ...at('group.scenarioTokens', [[13]]),
  ...at('book.stack.0.chapter', [99]),
  ...at('book.stack.0.line', [99]),
  ...within('land.travel', 'hex', ['0.0', '99.99']),
  ...within('land.travel', 'slots', [
    new Array(7).fill({ card: 'frogs', side: 'other', event: null }),
    [{ card: 'frogs', side: 'campfire', event: null }],
    [{ card: 'frogs', side: 'other', event: 'constructor' }],
  ]),
  ...within('land.challenge', 'zones', [['span', 'nowhere', null]]),
  ...within('land.challenge', 'stage', [2]),
  ...at('growth.checks', [{ luck: 1 }]),
  ...within('check', 'ref', [
    { book: 'event', chapter: 2, at: '0' },
    { book: 'adventure', chapter: 99, at: '0' },
    { book: 'adventure', chapter: 2, at: '0.f.0' },
    { book: 'adventure', chapter: 2, at: '' },
  ]),
  ...within('check', 'kind', ['solo']),
  ...within('check', 'pick', [-1, 1e308]),
];

/** Of a state in a fight, between two turns or in the middle of one. */
const PLACES: readonly (readonly HostileEdit[])[] = [
  ...at('magic.cast', [SAMPLES['magic.cast']]),
  ...at('place.figures.0.at', [['a', null]]),
  ...at('place.heroes', [new Array(9).fill({})]),
  ...at('place.heroes.0.at', [[1e308, 0], 'a']),
  ...at('place.heroes.0.free', [-1, 1e308, 'constructor']),
  ...at('place.heroes.0.returns', ['constructor', '__proto__', 'nowhere']),
  ...within('place.attack', 'attacker', ['nobody']),
  ...within('place.attack', 'line', [99]),
];

/** Of a state in stealth. */
const STEALTH: readonly (readonly HostileEdit[])[] = [
  ...at('stealth.threat', [99]),
  ...at('stealth.alarm', ['seen', 'deck']),
  ...within('place.quiet.vigilance', '0.gaze', [[9, 9]]),
  ...at('place.phase', ['main', 'enemies', 'second', 'action']),
  ...at('now.mode', ['combat', 'story']),
];

/** Of a log, around its states. */
const LOGS: readonly HostileEdit[] = [
  ['setup.seats', [{ id: 'x', name: 'x', hero: 'picklock' }]],
  ['setup.seats', new Array(6).fill({ id: 'x', name: 'x', hero: 'picklock' })],
  ['setup.fast', 'yes'],
  ['setup.gameMode', 'constructor'],
  ...[null, {}, '@@deep70@@', { heroes: [] }].map((sheet): HostileEdit => ['setup.sheet', sheet]),
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
    samples: SAMPLES,
    states: [
      ...ANYWHERE.map((edits) => ({ of: null, edits })),
      ...PLACES.map((edits) => ({ of: 'in a fight', edits })),
      ...STEALTH.map((edits) => ({ of: 'in stealth', edits })),
    ],
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
