import * as v from 'valibot';
import { type Schema, withFields } from '../../check/schemas.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const written = withFields({
  game: v.string(),
  at: count,
  from: count,
  by: v.string(),
  me: v.string(),
  seq: count,
  hash: v.string(),
  mixesBehind: v.optional(v.array(v.string())),
  lines: v.array(
    withFields({
      kind: v.string(),
      seat: v.string(),
      option: v.string(),
      mix: v.optional(v.string()),
      mark: count,
      begins: v.optional(v.literal(true)),
    }),
  ),
});

/** Whether it has the form of what is written ahead of the storage. */
export const isWritten = (json: unknown): boolean => v.is(written as Schema<unknown>, json);
