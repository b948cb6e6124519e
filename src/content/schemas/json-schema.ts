/** A JSON Schema (draft 7), as far as `public/schema` uses it. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly description?: string;
  /** What each of the words of `enum` means; VS Code and the forms of the workshop show it. */
  readonly enumDescriptions?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly if?: JsonSchema;
  /** What else must be there of a file that has no base. */
  readonly else?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** The name of the part of the language a schema points to. */
export const refOf = ({ $ref, allOf }: JsonSchema): string | null =>
  ($ref ?? allOf?.[0]?.$ref)?.split('/').at(-1) ?? null;

/** Whether a key must be there, of a file at least that has no base. */
export const isRequired = ({ required, else: baseless }: JsonSchema, key: string): boolean =>
  (required ?? baseless?.required ?? []).includes(key);

/** The words a schema takes. */
export const wordsOf = ({ enum: some = [], const: one }: JsonSchema): string[] =>
  [...some, one].filter((word): word is string => typeof word === 'string');

/** The words and numbers a schema takes, as the tables of meanings have them. */
export const valuesOf = ({ enum: some = [] }: JsonSchema): string[] => some.map(String);

/** The schemas of the entries of a list, of a pair, of a record. */
export const entriesOf = ({ items, additionalProperties: more }: JsonSchema): readonly JsonSchema[] => [
  ...([items ?? []].flat() as JsonSchema[]),
  ...(typeof more === 'object' ? [more] : []),
];
