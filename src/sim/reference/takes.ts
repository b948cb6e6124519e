import { entriesOf, type JsonSchema, refOf, wordsOf } from '../../content/schemas/json-schema.ts';
import { entriesIn } from '../../content/schemas/with-meanings.ts';

/** A section of the page, as a link. */
export const linked = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** More words than these are not listed in a line: each has its own. */
const FEW = 8;

/** What a key takes, in brackets: its words, or the part of the language it is of. */
export function takes(part: JsonSchema): string {
  const words = wordsOf(part);
  if (words.length > FEW) return '';
  const found =
    words.length > 0 ? words.map((word) => `\`${word}\``) : [...new Set(refsIn(part))].map(linked);
  return found.length === 0 ? '' : ` (${found.join(', ')})`;
}

/** The parts of the language a key takes, in a list or a choice as well; not those of keys inside it. */
function refsIn(part: JsonSchema): string[] {
  const ref = refOf(part);
  if (ref !== null) return [ref];
  return [...entriesOf(part), ...(part.anyOf ?? [])].flatMap(refsIn);
}

/** Where each part of the language stands: the sections that take it, with the keys that do. */
export function placesOfParts(all: readonly (readonly [string, JsonSchema])[]): Map<string, string[]> {
  const places = new Map<string, Map<string, Set<string>>>();
  const note = (ref: string, name: string, key: string | null) => {
    const sections = places.get(ref) ?? new Map<string, Set<string>>();
    const keys = sections.get(name) ?? new Set<string>();
    if (key !== null) keys.add(key);
    places.set(ref, sections.set(name, keys));
  };
  for (const [name, part] of all) {
    for (const ref of refsIn(part)) note(ref, name, null);
    for (const { key, value, schema } of entriesIn(name, part))
      if (key !== null && value === null)
        for (const ref of refsIn(schema.properties![key]!)) note(ref, name, key);
  }
  const told = ([name, keys]: readonly [string, ReadonlySet<string>]) =>
    [linked(name), [...keys].map((key) => `\`${key}\``).join(', ')].filter(Boolean).join(' ');
  return new Map([...places].map(([ref, sections]) => [ref, [...sections].map(told)]));
}
