/** What states and events of Malhya are made of: names of cards, numbers of heroes, lists, spaces, chapters. */
import { naming } from '../../../check/named.ts';
import { among, listOf, plainOr, type Schema, withFieldsOf } from '../../../check/schemas.ts';
import { amount, count, numbersOf, text } from '../../../stores/opened/record-fields.ts';
import type { Target } from '../rules/model/content.ts';
import { BOOKS } from '../rules/model/vocabulary.ts';
import type { Space } from '../rules/place/space.ts';

/** Of a pile, a pack, a list of chapters: no content has so many. */
const MOST = 400;
export const each = <T>(schema: Schema<T>) => listOf(schema, 0, MOST);
export const names = each(text as Schema<string>);
export const numbers = each(count as Schema<number>);

/** A card of that shelf, gear of that kind (`names.ts`). */
export const ref = (sort: string): Schema<string> => naming(sort, text);
export const refs = (sort: string): Schema<readonly string[]> => each(ref(sort));
/** Which of the heroes it is. */
export const heroNumber = naming('hero-number', count);

export const space = numbersOf<[number, number]>(amount, 2) as unknown as Schema<Space>;
export const spaces = each(space);

export const target: Schema<Target> = plainOr<number, Exclude<Target, number>>(
  count,
  withFieldsOf<Exclude<Target, number>>({ book: among(BOOKS), chapter: count }),
);
