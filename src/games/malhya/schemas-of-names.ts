/** What files name: cards of a shelf, chapters, cubes by their colours, heroes' characteristics. */
import * as v from 'valibot';
import { cardId } from '../../check/guest-content.ts';
import { naming } from '../../check/named.ts';
import { everyOf, fields, oneOf, plainOr, positive, type Schema } from '../../check/schemas.ts';
import type { Target } from './rules/model/content.ts';
import {
  BOOKS,
  CHARACTERISTICS,
  type Characteristic,
  COLOURS_OF,
  type Colour,
  CUBES,
  type CubeKind,
} from './rules/model/vocabulary.ts';

/** A card of that shelf, gear of that kind, or what else is named so (`names.ts`). */
export const refTo = (sort: string): Schema<string> => naming(sort, cardId);

const chapter: Schema<Target> = plainOr<number, Exclude<Target, number>>(
  positive,
  fields({ book: v.picklist(BOOKS), chapter: positive }),
);

/** A chapter of the same booklet, or of another; of a card that is none, a number alone is an adventure's. */
export const target = naming('chapter', chapter);
/** The same where a number alone is always an adventure's. */
export const way = naming('adventure', chapter);

const kindOf = (more: v.ObjectEntries, colourOf: (kind: CubeKind) => v.ObjectEntries[string]) =>
  oneOf(
    'kind',
    Object.fromEntries(
      CUBES.map((kind) => [kind, fields({ ...more, kind: v.literal(kind), colour: colourOf(kind) })]),
    ),
  ) as unknown;

type Kind<M extends v.ObjectEntries> = { readonly kind: CubeKind } & v.InferOutput<
  v.StrictObjectSchema<M, string>
>;

/** A cube of a colour that there is of its kind, and what else is said of it. */
export const cubeWith = <const M extends v.ObjectEntries>(more: M) =>
  kindOf(more, (kind) => v.picklist(COLOURS_OF[kind])) as Schema<Kind<M> & { readonly colour: Colour }>;

/** The same, or one of any colour. */
export const anyCubeWith = <const M extends v.ObjectEntries>(more: M) =>
  kindOf(more, (kind) => v.optional(v.picklist(COLOURS_OF[kind]))) as Schema<
    Kind<M> & { readonly colour?: Colour }
  >;

export const byCharacteristic = <const S extends v.ObjectEntries[string]>(schema: S) =>
  fields(everyOf<Characteristic, S>(CHARACTERISTICS, schema));
