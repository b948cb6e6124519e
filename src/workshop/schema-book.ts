/** How a schema is read as a form: what each part of a file is. */
import { dereference, type Schema, validate } from '@cfworker/json-schema';
import { FOLDERS, type Folder, oneOfFolder } from '../content/index.ts';
import { isObject, type Json } from './json.ts';

/** A JSON Schema as `npm run schema` writes it, or a part of one. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  /** What each of the values of `enum` means. */
  readonly enumDescriptions?: readonly string[];
  /** The sort of file whose ids stand here. */
  readonly names?: Folder;
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** What else must be there of a file that has no base. */
  readonly else?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Sorts of files that have a schema. */
export type Sort = Folder | 'packs';
export const SORTS: readonly Sort[] = [...FOLDERS, 'packs'];

/** The name of a sort's schema: `item` of `items`. */
export const schemaName = (sort: Sort): string => oneOfFolder(sort);
/** The schema that holds the parts all others share. */
export const SHARED = 'language';

/** All schemas, each part of which can be followed to what it refers to. */
export interface SchemaBook {
  readonly of: (sort: Sort) => JsonSchema;
  /** What stands behind a name in the shared file. */
  readonly named: (name: string) => JsonSchema | undefined;
  /** Whether a value is what the schema says, as far as JSON Schema can say it. */
  readonly fits: (schema: JsonSchema, value: Json) => boolean;
}

const REF = /^(?:language\.json)?#\/\$defs\//;
/** The name of the part a schema refers to. */
export const refIn = ({ $ref }: JsonSchema): string | null =>
  $ref !== undefined && REF.test($ref) ? $ref.replace(REF, '') : null;

/** The schemas by their names (`item`, `language`), as they came. */
export function schemaBook(files: Readonly<Record<string, JsonSchema>>): SchemaBook {
  const root = JSON.parse(
    JSON.stringify({ $defs: { ...files[SHARED]?.$defs, ...fileParts(files) } }, (key, value: Json) =>
      key === '$ref' && typeof value === 'string' ? value.replace(REF, '#/$defs/') : value,
    ),
  ) as { readonly $defs: Readonly<Record<string, JsonSchema>> };
  const lookup = dereference(root as Schema);
  const named = (name: string) => (Object.hasOwn(root.$defs, name) ? root.$defs[name] : undefined);
  return {
    of: (sort) => named(partName(schemaName(sort))) ?? {},
    named,
    fits: (schema, value) => validate(value, schema as Schema, '7', lookup).valid,
  };
}

const partName = (name: string): string => `file ${name}`;

const fileParts = (files: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, schema]) => {
      if (name === SHARED) return [];
      // Addresses of its own would be those it is asked by.
      const { $schema: _, $id: __, ...rest } = schema as JsonSchema & { $schema?: string; $id?: string };
      return [[partName(name), rest]];
    }),
  );

/** A field of an object, as its schema has it. */
export interface Field {
  readonly key: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** What a part of a file is, and so how it is filled in. */
export type Part = {
  readonly name: string | null;
  readonly description: string | null;
  /** The sort of file whose ids stand here. */
  readonly names: Folder | null;
} & (
  | { readonly is: 'text'; readonly most: number | null }
  | { readonly is: 'number'; readonly least: number | null; readonly most: number | null }
  | { readonly is: 'yes-no' }
  /** `meanings`: what each of them means, where that is told. */
  | { readonly is: 'choice'; readonly of: readonly Json[]; readonly meanings: readonly string[] }
  | { readonly is: 'fixed'; readonly value: Json }
  | { readonly is: 'list'; readonly item: JsonSchema; readonly least: number }
  | { readonly is: 'tuple'; readonly items: readonly JsonSchema[] }
  | { readonly is: 'fields'; readonly fields: readonly Field[] }
  | {
      readonly is: 'record';
      readonly value: JsonSchema;
      readonly least: number;
      /** The sort of file whose ids its keys are. */
      readonly keys: Folder | null;
    }
  | { readonly is: 'union'; readonly options: readonly JsonSchema[] }
  /** What no form is made for: it is written as JSON. */
  | { readonly is: 'json' }
);

/** What a schema asks for, references followed. `name` is that of the shared part it is, `description` the nearest. */
export function partOf(book: SchemaBook, schema: JsonSchema): Part {
  let at = schema;
  let name: string | null = null;
  let description = schema.description ?? null;
  for (
    let next = inside(book, at, (ref) => (name ??= ref));
    next;
    next = inside(book, at, (ref) => (name ??= ref))
  ) {
    at = next;
    description ??= at.description ?? null;
  }
  return { name, description, names: at.names ?? null, ...bodyOf(book, at) } as Part;
}

/** The one schema another stands for; null where it says something itself. */
function inside(book: SchemaBook, schema: JsonSchema, meet: (ref: string) => void): JsonSchema | null {
  const ref = refIn(schema);
  if (ref !== null) {
    meet(ref);
    return book.named(ref) ?? null;
  }
  const [only, ...others] = schema.allOf ?? [];
  return only && others.length === 0 && !schema.type ? only : null;
}

type Body<P = Part> = P extends Part ? Omit<P, 'name' | 'description' | 'names'> : never;

function bodyOf(book: SchemaBook, schema: JsonSchema): Body {
  const { type, items } = schema;
  if (schema.const !== undefined) return { is: 'fixed', value: schema.const };
  if (schema.enum) return { is: 'choice', of: schema.enum, meanings: schema.enumDescriptions ?? [] };
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return { is: 'union', options: options.flatMap((one) => flat(book, one)).filter(canBe) };
  if (type === 'string') return { is: 'text', most: schema.maxLength ?? null };
  if (type === 'integer' || type === 'number')
    return { is: 'number', least: schema.minimum ?? null, most: schema.maximum ?? null };
  if (type === 'null') return { is: 'fixed', value: null };
  if (type === 'boolean') return { is: 'yes-no' };
  if (type === 'array') {
    if (Array.isArray(items)) return { is: 'tuple', items };
    if (items) return { is: 'list', item: items as JsonSchema, least: schema.minItems ?? 0 };
  }
  if (schema.properties) {
    const required = new Set(schema.required ?? schema.else?.required);
    return {
      is: 'fields',
      fields: Object.entries(schema.properties)
        .filter(([key]) => key !== '$schema')
        .map(([key, one]) => ({ key, schema: one, required: required.has(key) })),
    };
  }
  if (isObject(schema.additionalProperties)) {
    const { minProperties = 0 } = schema as { minProperties?: number };
    const keys = schema.propertyNames ? partOf(book, schema.propertyNames).names : null;
    return { is: 'record', value: schema.additionalProperties as JsonSchema, least: minProperties, keys };
  }
  return { is: 'json' };
}

/** `not` of everything is nothing: what a writer makes of a part that may be absent. */
const canBe = ({ not }: JsonSchema): boolean => !not || Object.keys(not).length > 0;

/** A choice that is one of several choices is all of these. */
const flat = (book: SchemaBook, option: JsonSchema): readonly JsonSchema[] => {
  const inner = refIn(option) === null ? (option.anyOf ?? option.oneOf) : undefined;
  return inner ? inner.flatMap((one) => flat(book, one)) : [option];
};
