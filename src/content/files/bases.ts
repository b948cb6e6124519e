/** What a file that `extends` another is put together of, and where its faults are told. */
import { didYouMean } from '../../check/did-you-mean.ts';
import { beyondLimits, OF_CONTENT } from '../../check/limits.ts';
import type { Expected } from '../../check/messages.ts';
import { type Finding, jsonPath, type Problem, shown } from '../../check/problem.ts';
import type { Folder } from './folders.ts';
import type { PackSpace } from './pack-space.ts';
import type { ReadFile } from './read-files.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A file put together with those it `extends`. */
export interface WholeFile extends ReadFile {
  /** The id its base has in the catalogue, of the same folder; null where it has none. */
  readonly base: string | null;
  /** A finding in what was put together, at its place in the file its author wrote. */
  located(finding: Finding): Finding;
}

/** How ids are called in the catalogue, by the space of their pack (X150), and what is missing there. */
interface Catalogued {
  spaceOf(file: ReadFile): PackSpace | undefined;
  readonly leftOut: ReadonlyMap<string, string>;
}

/** So many bases one above the other. */
const HIGHEST = 8;

/**
 * Files that name another of their folder as their base (`extends`) take every field from it that they do not have
 * themselves: objects field by field, lists of what has ids entry by entry, all else whole; `null` takes a field away.
 * An id that the base brings means what it would mean in the file itself. Bases come before what is made of them. What has no base that could be read, or stands in a circle, is left out.
 */
export function withBases(
  read: readonly ReadFile[],
  { spaceOf, leftOut }: Catalogued,
  problems: Problem[],
): readonly WholeFile[] {
  const idOf = (one: ReadFile) => spaceOf(one)?.idOf(one.name) ?? one.name;
  const found = new Map<string, ReadFile>();
  for (const one of read) {
    const key = keyOf(one.folder, idOf(one));
    if (!found.has(key)) found.set(key, one);
  }
  const whole = new Map<ReadFile, WholeFile | null>();
  const ordered: WholeFile[] = [];

  const refuse = (one: ReadFile, expected: Expected, more: Partial<Finding> = {}): null => {
    problems.push({ file: one.file, path: '$.extends', expected, got: shown(baseIn(one)), ...more });
    whole.set(one, null);
    return null;
  };
  const nameUnknown = (one: ReadFile, base: string, id: string): null => {
    const broken = leftOut.get(keyOf(one.folder, id));
    const space = spaceOf(one);
    const names = [...found.values()]
      .filter(({ folder }) => folder === one.folder)
      .flatMap((other) => (space ? (space.written(idOf(other)) ?? []) : [other.name]));
    const hint = broken ? ({ hint: 'left-out', file: broken } as const) : didYouMean(base, names);
    return refuse(one, { what: 'id-of', sort: one.folder as Folder }, hint ? { hint } : {});
  };
  const put = (one: ReadFile, above: readonly ReadFile[]): WholeFile | null => {
    const known = whole.get(one);
    if (known !== undefined) return known;
    const name = baseIn(one);
    if (name === undefined) return keep(one, null, one.json as Fields);
    if (typeof name !== 'string') return refuse(one, { what: 'id' });
    const space = spaceOf(one);
    const id = space ? space.meant(one.folder as Folder, name) : name;
    if (id === null) return refuse(one, { what: 'id-of-required', packs: space!.packs });
    const base = found.get(keyOf(one.folder, id));
    if (!base) return nameUnknown(one, name, id);
    if (base === one || above.includes(base)) return refuse(one, { what: 'base-of-no-circle' });
    if (above.length >= HIGHEST) return refuse(one, { what: 'bases-at-most', most: HIGHEST });
    const under = put(base, [...above, one]);
    // A circle further up has refused it by now.
    if (whole.has(one)) return whole.get(one)!;
    if (!under)
      return refuse(
        one,
        { what: 'id-of', sort: one.folder as Folder },
        { hint: { hint: 'left-out', file: base.file } },
      );
    const { extends: _, ...own } = one.json as Fields;
    const merged = merge(under.json, own) as Fields;
    const omitted = nothingToOmit(own, merged);
    if (omitted) {
      problems.push({ file: one.file, ...omitted });
      whole.set(one, null);
      return null;
    }
    const beyond = beyondLimits(merged, '$', OF_CONTENT);
    if (beyond) {
      problems.push({ file: one.file, ...beyond });
      whole.set(one, null);
      return null;
    }
    return keep(one, id, merged);
  };
  const keep = (one: ReadFile, base: string | null, json: Fields): WholeFile => {
    const located = (finding: Finding) => (base === null ? finding : placed(finding, one.json, json));
    const file = { ...one, base, json, located };
    whole.set(one, file);
    ordered.push(file);
    return file;
  };
  for (const one of read) put(one, []);
  return ordered;
}

const keyOf = (folder: string, name: string): string => `${folder}/${name}`;

const baseIn = ({ json, folder }: ReadFile): unknown =>
  folder !== 'pack' && isFields(json) ? json.extends : undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a file says over what its base says. */
function merge(under: unknown, own: unknown): unknown {
  if (isFields(under) && isFields(own)) {
    const merged: Record<string, unknown> = { ...under };
    for (const [key, value] of Object.entries(own)) {
      if (value === null) delete merged[key];
      else merged[key] = Object.hasOwn(under, key) ? merge(under[key], value) : value;
    }
    return merged;
  }
  return hasIds(under) && hasIds(own) ? mergeLists(under, own) : own;
}

type Named = Fields & { readonly id: string };

const hasIds = (value: unknown): value is readonly Named[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isFields(one) && typeof one.id === 'string') &&
  new Set(value.map(({ id }: Named) => id)).size === value.length;

/** Entries of the base in their order, changed by those of the same id; a new one stands before the next it has in common. */
function mergeLists(under: readonly Named[], own: readonly Named[]): readonly unknown[] {
  const mine = new Map(own.map((one) => [one.id, one]));
  const before = new Map<string, Named[]>();
  let waiting: Named[] = [];
  for (const one of own) {
    if (!under.some(({ id }) => id === one.id)) waiting.push(one);
    else {
      before.set(one.id, waiting);
      waiting = [];
    }
  }
  const merged = under.flatMap((one): unknown[] => {
    const change = mine.get(one.id);
    if (!change) return [one];
    return [...before.get(one.id)!, ...(change.omit === true ? [] : [merge(one, change)])];
  });
  return [...merged, ...waiting];
}

/** An entry to be taken away (`omit`) that its base does not have: it is left in what was put together. */
function nothingToOmit(own: unknown, merged: unknown, path = '$'): Finding | null {
  if (Array.isArray(own) && Array.isArray(merged)) {
    const left = own.findIndex(
      (one) =>
        isFields(one) &&
        one.omit === true &&
        merged.some((other) => isFields(other) && other.omit === true && other.id === one.id),
    );
    if (left < 0) return null;
    const { id } = own[left] as Named;
    const ids = merged.flatMap((one) => (isFields(one) && one.omit !== true ? [String(one.id)] : []));
    const hint = didYouMean(id, ids);
    const found: Finding = {
      path: `${path}[${left}].id`,
      expected: { what: 'entry-of-base', ids },
      got: shown(id),
    };
    return hint ? { ...found, hint } : found;
  }
  if (!isFields(own) || !isFields(merged)) return null;
  for (const [key, value] of Object.entries(own)) {
    const found = nothingToOmit(value, merged[key], jsonPath([key], path));
    if (found) return found;
  }
  return null;
}

/** A finding told of the file as it was written: of what its base brought, at `extends`. */
function placed(finding: Finding, own: unknown, merged: unknown): Finding {
  const steps = finding.path.match(/\.[A-Za-z_]\w*|\[\d+\]|\["(?:[^"\\]|\\.)*"\]/g) ?? [];
  let path = '$';
  let [here, there]: [unknown, unknown] = [own, merged];
  for (const step of steps) {
    const key: string | number = step.startsWith('.')
      ? step.slice(1)
      : (JSON.parse(step.slice(1, -1)) as string | number);
    there = (there as Fields | undefined)?.[key];
    const index = typeof key === 'number' ? indexIn(here, there, key) : key;
    // A field that is nowhere is missing from what stands here.
    const isMissing = there === undefined && isFields(here);
    if (!isMissing && (index === null || !hasKey(here, index)))
      return {
        ...finding,
        path: '$.extends',
        hint: finding.hint ?? { hint: 'from-base', path: finding.path },
      };
    path += typeof index === 'number' ? `[${index}]` : step;
    here = index === null ? undefined : (here as Fields | undefined)?.[index];
  }
  return { ...finding, path };
}

/** Where an entry of the list put together stands in its own; null where its base brought it. */
function indexIn(own: unknown, entry: unknown, index: number): number | null {
  if (!hasIds(own) || !isFields(entry)) return index;
  const at = own.findIndex(({ id }) => id === entry.id);
  return at < 0 ? null : at;
}

const hasKey = (value: unknown, key: string | number): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
