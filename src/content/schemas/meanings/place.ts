import { FOLDERS } from '../../files/folders.ts';
import type { JsonSchema } from '../json-schema.ts';
import { FILES } from './anywhere.ts';

/**
 * Where keys and values of a schema stand: `path` from the folder or the part of the language, `owners` under which
 * their meanings are looked for, the nearest first.
 */
export interface Place {
  readonly path: string;
  readonly owners: readonly string[];
}

/** Parts that are another part with more or fewer shapes: what is said of that one is said of them. */
const LIKE: Readonly<Record<string, string>> = {
  aiQuestion: 'aiCondition',
  aiAsked: 'aiCondition',
  aiInstructionCondition: 'aiCondition',
  positiveAmount: 'amount',
  wholeAmount: 'amount',
  fewAmount: 'amount',
};

/** The part that says what the words of this one mean. */
export const sameAs = (part: string): string => LIKE[part] ?? part;

const SORTS: readonly string[] = [...FOLDERS, 'packs'];

/** A folder or a part of the language. */
export const placeOf = (name: string): Place => ({
  path: sameAs(name),
  owners: [sameAs(name), ...(SORTS.includes(name) ? [FILES] : [])],
});

/** What stands under a key: what is said of its owner's other keys is not said of it. */
export const under = ({ path, owners }: Place, key: string): Place => ({
  path: `${path}.${key}`,
  owners: owners.map((owner) => `${owner}.${key}`),
});

/** One shape of several: by the word that tells it from others, or by its first key. */
export function shaped({ path, owners }: Place, shape: JsonSchema): Place {
  const name = shapeName(shape);
  if (name === null) return { path, owners };
  return { path: `${path}.${name}`, owners: [...owners.map((owner) => `${owner}.${name}`), ...owners] };
}

/** Keys whose word tells a shape from the others: `do` of `{ "do": "push" }`. */
const TELLING: ReadonlySet<string> = new Set(['do', 'is', 'who', 'goal', 'plan']);

/** The key whose one word tells this shape from others; null for a shape told by its first key. */
export function tellingKey({ properties = {} }: JsonSchema): string | null {
  const [first] = Object.entries(properties);
  return first && TELLING.has(first[0]) && typeof first[1].const === 'string' ? first[0] : null;
}

function shapeName(shape: JsonSchema): string | null {
  const [first] = Object.entries(shape.properties ?? {});
  if (!first) return null;
  return tellingKey(shape) === null ? first[0] : String(first[1].const);
}
