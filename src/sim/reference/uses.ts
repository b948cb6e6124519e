import { isRecord } from '../../check/is-record.ts';

/** A JSON Schema, as far as `public/schema` uses it. */
export interface Part {
  readonly $ref?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Part[];
  readonly allOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  /** Of a file that has no base. */
  readonly else?: { readonly required?: readonly string[] };
  readonly additionalProperties?: boolean | Part;
  readonly items?: Part | readonly Part[];
  readonly $defs?: Readonly<Record<string, Part>>;
}

/** The name of the part of the language a schema points to. */
export const refOf = ({ $ref, allOf }: Part): string | null =>
  ($ref ?? allOf?.[0]?.$ref)?.split('/').at(-1) ?? null;

/** The words a schema takes. */
export const wordsOf = ({ enum: some = [], const: one }: Part): string[] =>
  [...some, one].filter((word): word is string => typeof word === 'string');

/** A value where it stands on a card. */
export interface Use {
  readonly value: unknown;
  readonly card: string;
}

/** The shortest use of everything a schema names, by `part field`, `part with field` (the whole), and so for words. */
export type Uses = Map<string, Use>;

/** Notes what of the parts of the language this value of a card uses. `at` is the part, or the sort of file. */
export function noteUses(
  uses: Uses,
  language: Part,
  schema: Part,
  value: unknown,
  at: string,
  card: string,
): void {
  const note = (key: string, one: unknown) => {
    const known = uses.get(key);
    if (known && JSON.stringify(known.value).length <= JSON.stringify(one).length) return;
    uses.set(key, { value: one, card });
  };
  const go = (part: Part, one: unknown, name: string): void => {
    const ref = refOf(part);
    if (ref !== null) {
      go(language.$defs![ref]!, one, ref);
      return;
    }
    note(name, one);
    if (typeof one === 'string' && wordsOf(part).includes(one)) note(`${name} "${one}"`, one);
    for (const branch of part.anyOf ?? []) if (fits(branch, one, language)) go(branch, one, name);
    if (Array.isArray(one)) {
      one.forEach((entry, i) => {
        const items = Array.isArray(part.items) ? part.items[i] : (part.items as Part | undefined);
        if (items) go(items, entry, name);
      });
    } else if (isRecord(one)) {
      for (const [key, inner] of Object.entries(one)) {
        const more = typeof part.additionalProperties === 'object' ? part.additionalProperties : undefined;
        const field = part.properties?.[key];
        if (field) {
          note(`${name} ${key}`, { [key]: inner });
          note(`${name} with ${key}`, one);
          if (typeof inner === 'string' && wordsOf(field).includes(inner)) {
            note(`${name} with "${inner}"`, one);
            // Effects are named beside words of other kinds, too: `choose-negative`.
            note(`effectName "${inner}"`, one);
          }
          go(field, inner, name);
        } else if (more) go(more, inner, name);
      }
    }
  };
  go(schema, value, at);
}

/** Whether a value may be of this branch: its fields and the words that tell branches apart. */
function fits(part: Part, value: unknown, language: Part): boolean {
  const ref = refOf(part);
  if (ref !== null) return fits(language.$defs![ref]!, value, language);
  if (part.anyOf) return part.anyOf.some((branch) => fits(branch, value, language));
  const words = wordsOf(part);
  if (words.length > 0) return words.includes(value as string);
  if (!part.properties) return !isRecord(value);
  if (!isRecord(value) || !(part.required ?? []).every((key) => key in value)) return false;
  return Object.entries(value).every(([key, one]) => {
    const field = part.properties![key];
    return field !== undefined && (wordsOf(field).length === 0 || wordsOf(field).includes(one as string));
  });
}
