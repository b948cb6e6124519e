/** A chapter of the same booklet, or of another, as a file has it. */
import * as v from 'valibot';
import { fields, plainOr, positive, type Schema } from '../../check/schemas.ts';
import type { Target } from './rules/model/content.ts';
import { BOOKS } from './rules/model/vocabulary.ts';

export const target: Schema<Target> = plainOr<number, Exclude<Target, number>>(
  positive,
  fields({ book: v.picklist(BOOKS), chapter: positive }),
);
