/** Examples of keys and values as cards have them, for the reference. */
import { isRecord } from '../../check/is-record.ts';
import { type JsonSchema, refOf, valuesOf, wordsOf } from '../../content/schemas/json-schema.ts';
import { type Place, placeOf, shaped, under } from '../../content/schemas/meanings/place.ts';

/** A value where it stands on a card or in the docs. */
export interface Use {
  readonly value: unknown;
  /** The card or the page: `items/cloak`, `LANGUAGE.md`. */
  readonly on: string;
}

/** What is looked up: a key of an owner, a value of a key or of a part, a whole shape or part. */
export interface Asked {
  readonly path: string;
  readonly key: string | null;
  readonly value: string | null;
}

/** The best use of everything a schema names: the shortest one that holds something, cards before docs. */
export class Uses {
  private readonly best = new Map<string, Use & { readonly rank: number }>();

  /** The use of that very thing; of a value under a key, also of the same elsewhere. */
  find({ path, key, value }: Asked): Use | null {
    const isAlike = key !== null && value !== null;
    const elsewhere = isAlike ? this.best.get(nameOf({ path: '*', key, value })) : undefined;
    return this.best.get(nameOf({ path, key, value })) ?? elsewhere ?? null;
  }

  note(asked: Asked, value: unknown, on: string): void {
    const rank = rankOf(value, on);
    for (const path of asked.key === null || asked.value === null ? [asked.path] : [asked.path, '*']) {
      const name = nameOf({ ...asked, path });
      const known = this.best.get(name);
      if (!known || rank < known.rank) this.best.set(name, { value, on, rank });
    }
  }
}

const nameOf = ({ path, key, value }: Asked): string => JSON.stringify([path, key, value]);

/** Docs come after cards, and what holds nothing after what holds something. */
function rankOf(value: unknown, on: string): number {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return JSON.stringify(value).length + (on.endsWith('.md') ? 1e6 : 0) + (isEmpty ? 1e7 : 0);
}

/** Notes what of the language this value uses: a card of a folder, or an example of a part. `at` names which. */
export function noteUses(
  uses: Uses,
  language: JsonSchema,
  schema: JsonSchema,
  value: unknown,
  at: string,
  on: string,
): void {
  const go = (part: JsonSchema, one: unknown, standing: Standing): void => {
    const ref = refOf(part);
    if (ref !== null) {
      noteWords(part, one, standing);
      const there = placeOf(ref);
      // What a part takes is noted under the key it stands at, too: its words are looked for there.
      if (typeof one === 'string' || typeof one === 'number')
        uses.note({ ...pathOf(standing), value: String(one) }, one, on);
      uses.note({ path: there.path, key: null, value: null }, one, on);
      go(language.$defs![ref]!, one, { at: there, key: null, here: there });
      return;
    }
    const { here } = standing;
    noteWords(part, one, standing);
    for (const branch of part.anyOf ?? []) {
      if (!fits(branch, one, language)) continue;
      const there = shaped(here, branch);
      if (branch.properties) uses.note({ path: there.path, key: null, value: null }, one, on);
      go(branch, one, { ...standing, here: there });
    }
    if (Array.isArray(one)) {
      one.forEach((entry, i) => {
        const items = Array.isArray(part.items) ? part.items[i] : (part.items as JsonSchema | undefined);
        if (items) go(items, entry, standing);
      });
    } else if (isRecord(one)) {
      for (const [key, inner] of Object.entries(one)) {
        const field = part.properties?.[key];
        if (field) {
          uses.note({ path: here.path, key, value: null }, inner, on);
          go(field, inner, { at: here, key, here: under(here, key) });
        } else if (typeof part.additionalProperties === 'object')
          go(part.additionalProperties, inner, standing);
      }
    }
  };
  const noteWords = (part: JsonSchema, one: unknown, standing: Standing): void => {
    if (typeof one !== 'string' && typeof one !== 'number') return;
    if ([...valuesOf(part), ...wordsOf(part)].includes(String(one)))
      uses.note({ ...pathOf(standing), value: String(one) }, one, on);
  };
  const start = placeOf(at);
  uses.note({ path: start.path, key: null, value: null }, value, on);
  go(schema, value, { at: start, key: null, here: start });
}

interface Standing {
  readonly at: Place;
  readonly key: string | null;
  readonly here: Place;
}

const pathOf = ({ at, key }: Standing) => ({ path: at.path, key });

/** Whether a value may be of this branch: its fields and the words that tell branches apart. */
function fits(part: JsonSchema, value: unknown, language: JsonSchema): boolean {
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
