/** Places with their tokens, deployment and instructions, as files have them. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import {
  byField,
  count,
  few,
  fields,
  list,
  name,
  record,
  type Schema,
  some,
  text,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import { type Arrival, BANS, type Ban, type SetUpLine } from './rules/model/arrival.ts';
import type { Happening, PlaceCard, PlaceInstruction } from './rules/model/place-content.ts';
import { type PlaceToken, TOKEN_KINDS } from './rules/model/place-state.ts';
import { MODES } from './rules/model/vocabulary.ts';
import type { DeployColumn } from './rules/place/deploying.ts';
import type { Edge } from './rules/place/ground.ts';
import type { Space } from './rules/place/space.ts';
import { condition } from './schemas-of-conditions.ts';
import { refTo, target, way } from './schemas-of-names.ts';

/** No place is as wide. */
const WIDEST = 30;

const space: Schema<Space> = v.tuple([
  wholeUpTo(0, WIDEST),
  wholeUpTo(0, WIDEST),
]) as unknown as Schema<Space>;
const edge: Schema<Edge> = v.tuple([space, space]) as unknown as Schema<Edge>;

export const token: Schema<PlaceToken> = fields({
  id,
  kind: v.picklist(TOKEN_KINDS),
  at: space,
  number: v.optional(few),
  go: v.optional(way),
  exit: v.optional(way),
});

const row = v.pipe(v.string(), v.regex(/^[.swr ]{1,31}$/));

const column: Schema<DeployColumn> = fields({
  heroes: wholeUpTo(2, 5),
  put: record(refTo('token'), some(refTo('enemies'))),
});

const when: Schema<Happening> = byField<Happening>({
  enemies: fields({ enemies: v.literal('none') }),
  heroes: fields({ heroes: v.literal('fallen') }),
  eliminated: fields({ eliminated: refTo('enemies') }),
  onto: fields({ onto: refTo('token') }),
  tracker: fields({ tracker: few }),
  alarm: fields({ alarm: v.literal('raised') }),
  holds: fields({ holds: condition }),
});

const instruction: Schema<PlaceInstruction> = fields({
  text,
  when,
  mode: v.optional(v.picklist(MODES)),
  go: target,
  stays: v.optional(yes),
});

const lineNumbers = v.optional(some(count));
/** Of a place's plan, and of a chapter that leads into it. */
export const SET_UP_SIGNS = { without: v.optional(some(id)), open: lineNumbers, broken: lineNumbers };

const setUp: Schema<SetUpLine> = fields({
  text,
  if: v.optional(condition),
  mode: v.optional(v.picklist(MODES)),
  ...SET_UP_SIGNS,
});

export const bans: Schema<readonly Ban[]> = some(v.picklist(BANS));

export const arrival: Schema<Arrival> = fields({
  text,
  if: v.optional(condition),
  mode: v.optional(v.picklist(MODES)),
  bans: v.optional(bans),
  go: v.optional(target),
});

export const place: Schema<PlaceCard> = fields({
  id,
  name,
  text,
  north: v.picklist(['up', 'right', 'down', 'left']),
  rows: some(row as unknown as Schema<string>, WIDEST + 1),
  red: list(edge),
  yellow: list(edge),
  tokens: some(token),
  deploy: some(column),
  instructions: some(instruction),
  setUp: v.optional(some(setUp)),
  arrival: v.optional(some(arrival)),
});
