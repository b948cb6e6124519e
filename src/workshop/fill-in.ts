/** The blank of a part of a form, and which of several things a value is. */
import { isObject, type Json } from './json.ts';
import { type JsonSchema, type Part, partOf, type SchemaBook } from './schema-book.ts';

/** Parts within parts that a blank is made of: further in it is left to be filled in. */
const DEEPEST = 8;

/** The least that stands where the schema is asked for: required fields, first choices, empty texts. */
export function blankOf(book: SchemaBook, schema: JsonSchema, depth = 0): Json {
  if (depth > DEEPEST) return null;
  const part = partOf(book, schema);
  const inner = (one: JsonSchema) => blankOf(book, one, depth + 1);
  switch (part.is) {
    case 'text':
      return '';
    case 'number':
      return part.least ?? 0;
    case 'yes-no':
      return true;
    case 'choice':
      return part.of[0];
    case 'fixed':
      return part.value;
    case 'list':
      return Array.from({ length: part.least }, () => inner(part.item));
    case 'tuple':
      return part.items.map(inner);
    case 'fields':
      return Object.fromEntries(
        part.fields.filter(({ required }) => required).map(({ key, schema: one }) => [key, inner(one)]),
      );
    case 'record':
      return {};
    case 'union':
      return inner(part.options[0] ?? {});
    case 'json':
      return null;
  }
}

/** Fields that say which of several things something is: `do: damage`. */
const constantsOf = (part: Part, book: SchemaBook): readonly (readonly [string, Json, string | null])[] =>
  part.is === 'fields'
    ? part.fields.flatMap(({ key, schema, required }) => {
        const one = partOf(book, schema);
        return required && one.is === 'fixed' ? [[key, one.value, one.description] as const] : [];
      })
    : [];

/** How a choice among parts is called: by what it says it is, by its name in the language, or by what it holds. */
export function optionName(book: SchemaBook, option: JsonSchema): string {
  const part = partOf(book, option);
  const constants = constantsOf(part, book);
  if (constants.length > 0) return constants.map(([, value]) => String(value)).join(' ');
  if (part.name !== null) return part.name;
  switch (part.is) {
    case 'fields':
      return (part.fields.filter(({ required }) => required)[0] ?? part.fields[0])?.key ?? part.is;
    case 'fixed':
      return String(part.value);
    default:
      return part.is;
  }
}

/** What a choice among parts means: what is told of the word it is known by, or of all of it; null where nothing is. */
export function optionMeaning(book: SchemaBook, option: JsonSchema): string | null {
  const part = partOf(book, option);
  const told = constantsOf(part, book).flatMap(([, , meaning]) => meaning ?? []);
  return told.length > 0 ? told.join(' ') : part.description;
}

/** Which of the choices a value is: the one it fits, or else the one it comes nearest to. */
export function optionOf(book: SchemaBook, options: readonly JsonSchema[], value: Json): number {
  const fitting = options.findIndex((one) => book.fits(one, value));
  if (fitting >= 0) return fitting;
  const scores = options.map((one) => likeness(book, one, value));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function likeness(book: SchemaBook, option: JsonSchema, value: Json): number {
  const part = partOf(book, option);
  if (Array.isArray(value)) return part.is === 'list' || part.is === 'tuple' ? 1 : 0;
  if (isObject(value)) {
    if (part.is === 'record') return 1;
    if (part.is !== 'fields') return 0;
    // What says that it is something else is nothing of the kind.
    const constants = constantsOf(part, book).filter(([key]) => Object.hasOwn(value, key));
    const agreed = constants.filter(([key, one]) => value[key] === one).length;
    const shared = part.fields.filter(({ key }) => Object.hasOwn(value, key)).length;
    return agreed * 100 - (constants.length - agreed) * 100 + shared;
  }
  const like = { string: 'text', number: 'number', boolean: 'yes-no' }[typeof value as string];
  return part.is === like ? 1 : 0;
}

/** What becomes of a value when it is to be another of the choices: what both have stays. */
export function asOption(book: SchemaBook, option: JsonSchema, value: Json): Json {
  const blank = blankOf(book, option);
  const part = partOf(book, option);
  if (part.is !== 'fields' || !isObject(value) || !isObject(blank)) return blank;
  const kept = part.fields.flatMap(({ key, schema }) => {
    const fixed = partOf(book, schema).is === 'fixed';
    return !fixed && Object.hasOwn(value, key) && book.fits(schema, value[key]) ? [[key, value[key]]] : [];
  });
  return { ...blank, ...Object.fromEntries(kept) };
}
