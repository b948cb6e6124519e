import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { listOf, type Schema, withFields } from '../../check/schemas.ts';

/** The state of an encounter as a file has it: as far as a board and its panels need it to be whole. */

const text = v.string();
const texts = listOf(text);
const object = withFields({});
const number = v.custom<number>(Number.isFinite, expects({ what: 'number' }));
const flag = v.boolean();

const pair = (input: unknown): input is readonly [number, number] =>
  Array.isArray(input) && input.length === 2 && input.every(Number.isInteger);
const space = v.custom(pair, expects({ what: 'space' }));
const size = v.custom((input) => pair(input) && Math.min(...input) > 0, expects({ what: 'size' }));
const wall = v.custom(
  (input) => Array.isArray(input) && input.length === 2 && input.every(pair),
  expects({ what: 'two-spaces' }),
);

/** Missing is wrong, null is not. */
const orNull = <T>(schema: Schema<T>): Schema<T | null> =>
  v.lazy((input): Schema<T | null> => (input === null ? v.null() : schema));

const cardEntries = { id: text, ref: text, type: text, exhausted: flag, flipped: flag, used: texts };
const card = withFields({ ...cardEntries, upgrades: v.optional(listOf(withFields(cardEntries))) });

const figure = withFields({
  id: text,
  card: text,
  kind: text,
  side: text,
  seat: orNull(text),
  group: text,
  number,
  size,
  at: orNull(space),
  sp: number,
  damage: number,
  defeated: flag,
  effects: texts,
  tokens: object,
  cards: listOf(card),
  pack: listOf(card),
  turnsTaken: number,
  granted: v.optional(listOf(withFields({ id: text, cause: object, abilities: listOf(object) }))),
  marks: v.optional(listOf(withFields({ mark: text }))),
});

const board = withFields({
  rows: texts,
  elevation: texts,
  walls: listOf(wall),
  currents: v.optional(listOf(withFields({ at: space, direction: text, spaces: number }))),
});

export const stateSchema = withFields({
  encounter: text,
  ruleset: object,
  seats: listOf(withFields({ id: text })),
  board,
  boardTokens: listOf(withFields({ id: text, kind: text, colour: text, at: space })),
  figures: listOf(figure),
  track: listOf(withFields({ id: text, figures: texts, acted: flag })),
  urgency: number,
  clock: withFields({ round: number, phase: text, queue: texts }),
  turn: orNull(withFields({ figure: text, phase: text, statusDone: texts, used: texts })),
  scopes: listOf(withFields({ kind: text })),
  loot: withFields({ deck: object, gold: number, gained: listOf(object) }),
  dynamite: listOf(withFields({ id: text, at: orNull(space), carrier: orNull(text) })),
  wards: v.optional(listOf(withFields({ id: text, cause: object, at: space, abilities: listOf(object) }))),
  done: texts,
  outcome: orNull(withFields({ result: text, condition: text })),
});
