import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import type { Wall } from '../../engine/model/board.ts';
import { type Schema, space } from './fields.ts';

/** Between two neighbouring spaces. */
export const wallSchema: Schema<Wall> = v.pipe(
  v.strictTuple([space, space], expects({ what: 'two-spaces' })),
  v.readonly(),
);
