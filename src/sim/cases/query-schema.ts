import * as v from 'valibot';
import { space, text, whole } from './case-fields.ts';

const point = v.union([text, space], 'a figure id or a space [x, y]');
const two = { from: point, to: point };
const sight = v.strictObject({ ...two, as: v.optional(text) }, 'from, to, as');
const pair = v.strictObject(two, 'from, to');

/** What is asked of the position after the play. */
export const querySchema = v.union(
  [
    v.strictObject({ los: sight }),
    v.strictObject({ soi: sight }),
    v.strictObject({ range: pair }),
    v.strictObject({ adjacent: pair }),
    v.strictObject({ nearest: pair }),
    v.strictObject({ reach: v.strictObject({ figure: text, points: whole(0) }) }),
    v.strictObject({ flanking: v.strictObject({ attacker: text, target: text }) }),
    v.strictObject({ sources: v.strictObject({ card: text }) }),
    v.strictObject({
      odds: v.strictObject({
        attacker: text,
        target: text,
        empower: v.optional(v.boolean(), false),
        dodge: v.optional(v.boolean(), false),
      }),
    }),
  ],
  'one of los, soi, range, adjacent, nearest, reach, flanking, odds, sources with its fields',
);

export type CaseQuery = v.InferOutput<typeof querySchema>;
export type CasePoint = v.InferOutput<typeof point>;
