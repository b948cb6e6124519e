import { deflateSync, strToU8 } from 'fflate';
import type { SavedGame } from '../../stores/kept/saved-game.ts';
import type { Middara } from '../../stores/middara/types.ts';
import { linkDictionary } from '../../stores/opened/link-dictionary.ts';
import { HOSTILE_TEXTS, PROTOTYPE_NAMES, withDepths } from './hostile.ts';

/** Attacks on logs, saves, links and addresses that were once made by hand, and broke something. */

type Loose = Record<string, unknown>;
/** A value for a place; `undefined` takes away what is there. */
export type Edit = readonly [path: string, value: unknown];

/** A copy with these places changed. */
export function copyWith(game: object, ...edits: readonly Edit[]): object {
  const copy = JSON.parse(JSON.stringify(game)) as Loose;
  for (const [path, value] of edits) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let place = copy;
    for (const key of keys) place = place[key] as Loose;
    place[last] = value;
  }
  return copy;
}

/** The same as text, with what cannot be built as a value. */
export const edited = (game: object, ...edits: readonly Edit[]): string =>
  withDepths(JSON.stringify(copyWith(game, ...edits)));

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What breaks in the set-up of a log, wherever it stands. */
const SETUPS: readonly Edit[] = [
  ['setup.party.0.loadout.items', new Array(2000).fill('katar')],
  ['setup.party.0.loadout.disciplines', ['nowhere']],
  ...PROTOTYPE_NAMES.flatMap((name): Edit[] => [
    ['setup.party.0.loadout.disciplines', [name]],
    ['setup.party.0.loadout.items', [{ ref: name, upgrades: [name] }]],
    ['setup.party.0.card', name],
    ['setup.encounter', name],
    ['setup.seats.0.id', name],
  ]),
  ['setup.party', []],
  ['setup.party', new Array(9).fill(null)],
  ['setup.seats', new Array(200_000).fill({ id: 'seat-1', name: 'x' })],
  [
    'setup.seats',
    [
      { id: 'seat-1', name: '' },
      { id: 'seat-1', name: '' },
      { id: 'seat-2', name: '' },
    ],
  ],
  ['setup.ruleset.urgencyLimit', -1e308],
  ['setup.ruleset.flankingEdition', 'x'],
  ['setup.seed', 'x'.repeat(100_000)],
  ['setup.byHand', 'yes'],
  ['game', 'chess'],
  ['rules', '99.0.0'],
  ['rules', '1e308.x.y'],
  ['hash', ''],
  ['hash', 'ffff'],
  ['packs', [{ id: 'constructor', name: 'x', version: '1', hash: '' }]],
  ['format', 1],
  ['format', '__proto__'],
  ['decisions', new Array(60_000).fill({ kind: 'a', seat: 'b', option: 'c' })],
  ['decisions.0.option', '@@deep10000@@'],
  ['decisions.0.seat', 'seat-9'],
  ['decisions.0.kind', 'dodge'],
];

export const namedLogs = (game: SavedGame<Middara>): string[] => [
  JSON.stringify(game.log),
  ...SETUPS.map((edit) => edited(game.log, edit)),
  edited(game.log, ['checkpoint.state', {}], ['decisions.0.option', 'x']),
  edited(game.log, ['from', game.initial]),
  edited(game.log, ['from', {}]),
];

export const namedSaves = (game: SavedGame<Middara>): string[] => [
  JSON.stringify(game),
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  `\uFEFF${JSON.stringify(game)}`,
  JSON.stringify(game).slice(0, -9),
  ...[64, 1000, 100_000, 400_000].flatMap((levels) => [
    deep(levels),
    '['.repeat(levels),
    '{"a":'.repeat(levels),
  ]),
  ...[
    ['bare', 1],
    ['notes', [null]],
    ['autoPass', 5],
    ['gestures', [5, 3, 1, 400_000]],
    ['gestures', [0, 0, 0]],
    ['marks', [9, 1, 500_000]],
    ['events', []],
    ['events.0', { type: 'constructor', rule: '' }],
    ['events.0', { type: 'figureMoved', rule: '', figure: 'nobody', to: 5 }],
    ['initial', undefined],
    ['initial.figures', [null]],
    ['initial.figures', []],
    ['initial.board', {}],
    ['initial.board.rows', [5]],
    ['initial.board.rows', new Array(3000).fill('.'.repeat(3000))],
    ['initial.figures.0.cards', null],
    ['initial.figures.0.at', [1e9, 1e9]],
    ['initial.figures.0.size', [1e6, 1e6]],
    ['initial.boardTokens', [{ id: 'a', kind: 'loot', colour: 'x),url(http://203.0.113.9/f)', at: [0, 0] }]],
    ['initial.clock', null],
    ['initial.rng', ['a', null, {}, 1e308]],
    ['initial.loot', { level: 'x', deck: { __proto__: 5 }, gold: 1e300, gained: [] }],
  ].flatMap(([path, value]) => [
    edited(game, [path as string, value]),
    // One that does not run, so that what was recorded is what is shown.
    edited(game, [path as string, value], ['log.hash', 'ffff']),
  ]),
  ...SETUPS.map(([path, value]) => edited(game, [`log.${path}`, value])),
];

const inLink = (bytes: Uint8Array): string =>
  Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64url');
export const linkOf = (text: string): string => inLink(strToU8(text));

/** A link of today, as the numbers of decisions before and after its moment, and its JSON. */
export function countedLinkOf(before: Uint8Array, after: Uint8Array, text: string): string {
  const rest = deflateSync(strToU8(text), { level: 9, dictionary: linkDictionary() });
  const parts = [before, after].flatMap((bytes) => [
    (bytes.length & 0x7f) | 0x80,
    bytes.length >> 7,
    ...bytes,
  ]);
  return Buffer.from([7, ...parts, ...rest]).toString('base64url');
}

export function namedLinks(game: SavedGame<Middara>): string[] {
  const { decisions, checkpoint, ...log } = game.log;
  const short = { ...log, options: decisions.map(({ option }) => option) };
  const whole = linkOf(JSON.stringify(short));
  return [
    whole,
    linkOf(JSON.stringify({ ...short, checkpoint })),
    '',
    'AAAA',
    '%%%',
    '\u0000',
    whole.slice(0, -9),
    whole.slice(9),
    'A'.repeat(100_001),
    'A'.repeat(1_800_000),
    inLink(new Uint8Array(70_000_000)),
    inLink(new Uint8Array(4_900_000)),
    linkOf(deep(100_000)),
    linkOf('['.repeat(500_000)),
    linkOf('null'),
    linkOf(edited(short, ['options', new Array(60_000).fill('x')])),
    linkOf(edited(short, ['options', '@@deep10000@@'])),
    linkOf(edited(short, ['checkpoint', { decisions: 0, state: {} }], ['options', ['x']])),
    ...SETUPS.filter(([path]) => !path.startsWith('decisions')).map((edit) => linkOf(edited(short, edit))),
    ...countedLinks(game),
  ];
}

/** Numbers that stand for nothing, for more than there is, or for a game without end. */
function countedLinks({ log: { decisions, checkpoint, ...log } }: SavedGame<Middara>): string[] {
  const none = new Uint8Array();
  const noise = Uint8Array.from({ length: 9000 }, (_, i) => (i * 151 + 7) % 256);
  const text = (decided: unknown, more: object = {}) => JSON.stringify({ ...log, ...more, decided });
  return [
    'Bw',
    'B____w',
    'BwAAAA',
    inLink(Uint8Array.of(7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1)),
    countedLinkOf(none, none, text(0)),
    countedLinkOf(none, none, text(50_000)),
    countedLinkOf(none, none, text(50_001)),
    countedLinkOf(none, none, text(-1)),
    countedLinkOf(none, none, text('many')),
    countedLinkOf(noise, none, text(decisions.length)),
    countedLinkOf(noise, noise, text(50_000, { checkpoint })),
    countedLinkOf(none, noise, text(9, { checkpoint: { decisions: 400_000, state: {} } })),
    countedLinkOf(none, noise, text(9, { checkpoint: { decisions: 2, state: { figures: 'all' } } })),
    countedLinkOf(none, none, deep(100_000)),
    inLink(Uint8Array.of(7, 0, 0, ...deflateSync(new Uint8Array(4_900_000), { level: 9 }))),
  ];
}

export const namedAddresses = (): string[] => [
  ...['', '#', '#/', '#//', '#/play', '#/play/', '#/play/%', '#/%', '#/link/%E0%A4%A', '#/safe', '#/safe/x'],
  ...['set-up', 'play', 'watch', 'link', 'safe', 'nowhere', 'constructor'].flatMap((screen) =>
    [...PROTOTYPE_NAMES, ...HOSTILE_TEXTS, 'training-yard', 'a/b/c', '?x=1#y'].map(
      (rest) => `#/${screen}/${rest}`,
    ),
  ),
];
