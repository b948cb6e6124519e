/** One pack's space of names: how its ids stand in the catalogue. */
import type { SortOfContent } from '../../check/messages.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { SchemaPart } from '../../check/schema-part.ts';
import type { Schema } from '../../check/schemas.ts';

/** How the ids of players' packs stand in the catalogue: `pack:id`, or bare as games from before spaces name them (X152). */
export type Naming = 'spaced' | 'bare';

/** What the ids in the files of one pack mean (X150). */
export interface PackSpace {
  /** What an id of a file of the pack is called in the catalogue. */
  idOf(own: string): string;
  /** What a written id leads to in the catalogue; null where it names a pack that this one may not. */
  meant(sort: SortOfContent, written: string): string | null;
  /** How the pack's author would write an id of the catalogue; null where it is of a pack that is not required. */
  written(id: string): string | null;
  /** The packs its files may name, its own first. */
  readonly packs: readonly string[];
}

/** The files of a pack, as far as its space needs them. */
export interface SpacedPack {
  readonly id: string;
  /** Ids of the packs it requires, in its order. */
  readonly requires: readonly string[];
  /** `items/river-blade` for each of its files. */
  has(key: string): boolean;
}

/** The id of a file as a pack's own space calls it. */
export const idIn = (pack: string, id: string): string => `${pack}:${id}`;

/** The part of an id behind its pack: what its author calls it. */
export const bareId = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Of the ids of a catalogue those that somebody who knows no packs may mean by one: itself, or that of one pack. */
export function meantBy(written: string, ids: readonly string[]): readonly string[] {
  return ids.includes(written) ? [written] : ids.filter((id) => bareId(id) === written);
}

/** The space of a player's pack, `others` being all that are loaded and `builtIn` the ids of packs without spaces. */
export function spaceOf(
  pack: SpacedPack,
  others: ReadonlyMap<string, SpacedPack>,
  builtIn: ReadonlySet<string>,
  naming: Naming,
): PackSpace {
  const required = pack.requires.flatMap((id) => others.get(id) ?? []).filter(({ id }) => id !== pack.id);
  const known = [pack, ...required];
  const named = (of: string, id: string) => (naming === 'bare' || builtIn.has(of) ? id : idIn(of, id));
  return {
    packs: [...known.map(({ id }) => id), ...builtIn],
    idOf: (own) => named(pack.id, own),
    meant(sort, written) {
      const at = written.indexOf(':');
      if (at >= 0) {
        const of = written.slice(0, at);
        const isOpen = builtIn.has(of) || known.some(({ id }) => id === of);
        return isOpen ? named(of, written.slice(at + 1)) : null;
      }
      const first = known.find((one) => one.has(`${sort}/${written}`));
      return first ? named(first.id, written) : written;
    },
    written(id) {
      const at = id.indexOf(':');
      if (at < 0) return id;
      const of = id.slice(0, at);
      if (of === pack.id) return id.slice(at + 1);
      return known.some((one) => one.id === of) ? id : null;
    },
  };
}

/** The sort of file that a field of this schema names (`ref` in `schemas/fields.ts`); null where it names none. */
export function namedBy({ pipe = [] }: SchemaPart): SortOfContent | null {
  for (const one of pipe) {
    const names = one.kind === 'metadata' ? one.metadata?.names : namedBy(one);
    if (names) return names;
  }
  return null;
}

/**
 * A value that its schema has found in order, with every id in it as the catalogue has it: where it names a file (a
 * field of `ref`), and its own. `as` says for each key that became another what stands in the file.
 */
export function inSpace<T extends { readonly id: string }>(
  schema: Schema<T>,
  value: T,
  space: PackSpace,
): { readonly value: T; readonly findings: readonly Finding[]; readonly as: ReadonlyMap<string, string> } {
  const findings: Finding[] = [];
  const as = new Map<string, string>();
  const meant = (sort: SortOfContent, written: string, keys: Keys): string => {
    const found = space.meant(sort, written);
    if (found !== null) return found;
    const expected = { what: 'id-of-required', packs: space.packs } as const;
    findings.push({ path: jsonPath(keys), expected, got: shown(written) });
    return written;
  };
  const renamed = (wrapped: SchemaPart, at: unknown, keys: Keys): unknown => {
    const part = unwrapped(wrapped, at);
    const sort = namedBy(part);
    if (sort !== null && typeof at === 'string') return meant(sort, at, keys);
    if (typeof at !== 'object' || at === null) return at;
    switch (part.type) {
      case 'union':
        return renamed(branchFor(part.options as readonly SchemaPart[], at), at, keys);
      case 'array':
        return (at as unknown[]).map((one, i) => renamed(part.item!, one, [...keys, i]));
      case 'strict_tuple':
        return (at as unknown[]).map((one, i) => renamed(part.items![i]!, one, [...keys, i]));
      case 'record':
        return Object.fromEntries(
          Object.entries(at).map(([key, one]) => {
            const name = renamed(part.key!, key, [...keys, key]) as string;
            if (name !== key) as.set(name, key);
            return [name, renamed(part.value!, one, [...keys, key])];
          }),
        );
      case 'strict_object':
        return Object.fromEntries(
          Object.entries(at).map(([key, one]) => [key, renamed(part.entries![key]!, one, [...keys, key])]),
        );
      default:
        return at;
    }
  };
  const whole = renamed(schema as unknown as SchemaPart, value, []) as T;
  return { value: { ...whole, id: space.idOf(value.id) }, findings, as };
}

/** Findings with their paths as the file has them: keys that name files are others in the catalogue. */
export function asWritten(
  findings: readonly Finding[],
  as: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  if (as.size === 0) return findings;
  return findings.map((finding) => {
    let { path } = finding;
    for (const [key, written] of as) path = path.replace(jsonPath([key], ''), jsonPath([written], ''));
    return { ...finding, path };
  });
}

/** The schema that a value of one that waits for it, or may be left out, is of. */
export function unwrapped(part: SchemaPart, value: unknown): SchemaPart {
  if (part.type === 'lazy') return unwrapped(part.getter!(value), value);
  return part.type === 'optional' || part.type === 'nullable' ? unwrapped(part.wrapped!, value) : part;
}

type Keys = readonly (string | number)[];

/** Of several shapes of an object the one whose fields it has. */
function branchFor(options: readonly SchemaPart[], value: object): SchemaPart {
  const fits = ({ type, entries = {} }: SchemaPart) =>
    type === 'strict_object' && Object.keys(value).every((key) => key in entries);
  return options.find(fits) ?? { type: 'none' };
}
