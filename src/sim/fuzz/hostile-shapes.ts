/** Hostile edits of a guest's games, made of what real ones look like: each place in them, and what its kind cannot bear. */
import type { HostileEdit } from '../../games/hostile-game.ts';
import { copyWith } from './named-games.ts';

/** Values that no number of a game may be, or only just; a place or a figure that there is not. */
const NUMBERS = [0, 0.5, 59, -1, 999_999, 1e308];
const NAMES = ['__proto__', 'constructor', 'nowhere'];
const SPACES = [0, 63, -1, 9999, 1e9];

/** An edit, and of which of the states. */
export interface EditOfShape {
  readonly of: number;
  readonly edits: readonly HostileEdit[];
}

/** What is nowhere in real states, by its path: put there to be changed. */
export type Samples = Readonly<Record<string, unknown>>;

/** Each place once, in the first state that has it. */
export function editsOfShapes(states: readonly object[], samples: Samples = {}): readonly EditOfShape[] {
  const seen = new Set<string>();
  return states.flatMap((state, of) => {
    const put = Object.entries(samples).filter(([path]) => hasRoomFor(path, state));
    const whole = copyWith(state, ...put);
    return [...editsWithin(whole, '', seen)].map((edit): EditOfShape => {
      const under = put.filter(([path]) => edit[0].startsWith(`${path}.`));
      return { of, edits: [...under, edit] };
    });
  });
}

/** Whether what it lies in is there. */
function hasRoomFor(path: string, state: object): boolean {
  let place: unknown = state;
  for (const key of path.split('.').slice(0, -1))
    place = typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[key] : undefined;
  return typeof place === 'object' && place !== null;
}

/** Of a log, around its states: its setup, and what says which game it is. */
export const editsOfLog = (log: { readonly setup: unknown }): readonly HostileEdit[] => [
  ...editsWithin(log.setup as object, 'setup.', new Set()),
  ...LOGS,
];

const LOGS: readonly HostileEdit[] = [
  ['setup.seats', new Array(200_000).fill({ id: 'x', name: 'x' })],
  ['setup.seed', 'x'.repeat(100_000)],
  ...NAMES.map((name): HostileEdit => ['game', name]),
  ['game', 'chess'],
  ['rules', '99.0.0'],
  ['contentHash', 'ffff'],
  ['hash', 'ffff'],
  ['hash', ''],
  ['format', 1],
  ['decisions', new Array(60_000).fill({ kind: 'a', seat: 'b', option: 'c' })],
  ['decisions.0.option', '@@deep10000@@'],
  ['decisions.0.seat', 'nobody'],
];

/** Of a list its first entry stands for all. */
function* editsWithin(holder: object, path: string, seen: Set<string>): Generator<HostileEdit> {
  for (const [key, value] of Object.entries(holder)) {
    const here = `${path}${key}`;
    const once = `${here}:${value === null ? 'null' : typeof value}:${Array.isArray(value) && value.length === 0}`;
    if (!seen.has(once)) for (const other of inTurn(othersThan(value), seen.size)) yield [here, other];
    seen.add(once);
    if (typeof value === 'object' && value !== null)
      yield* editsWithin(Array.isArray(value) ? value.slice(0, 1) : value, `${here}.`, seen);
  }
}

/** Few at each place, the next at the next: all of them everywhere would take too long to try. */
const inTurn = (values: readonly unknown[], turn: number): readonly unknown[] =>
  Array.from({ length: FEW }, (_, i) => values[(turn * FEW + i) % values.length]);
const FEW = 3;

function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [undefined, ...NUMBERS];
  if (typeof value === 'string') return [undefined, null, ...NAMES, 'x'.repeat(5000)];
  if (typeof value === 'boolean') return [undefined, !value, 'yes'];
  if (value === null) return [undefined, {}, [], 59, 'constructor', '@@deep70@@'];
  if (Array.isArray(value)) return othersThanList(value);
  const [, first = 1] = Object.entries(value as object)[0] ?? [];
  // As a parser reads it: a field, not what the object is made by.
  return [
    undefined,
    null,
    {},
    [],
    { ...(value as object), constructor: first },
    '@@deep70@@',
    '@@deep5000@@',
  ];
}

function othersThanList(list: readonly unknown[]): readonly unknown[] {
  const [first = 'x'] = list;
  const others = [undefined, [], [null], [{}], [59], NAMES, '@@deep70@@', '@@deep5000@@'];
  const many = [[first, ...list, first], new Array(500).fill(first)];
  return list.every((one) => typeof one === 'number')
    ? [...others, ...many, ...SPACES.map((one) => list.map(() => one))]
    : [...others, ...many];
}
