/** What two versions of a pack have otherwise. */
import type { Card } from '../engine/model/cards/cards.ts';
import { FOLDERS, type Folder } from './files/folders.ts';
import type { LoadedPack } from './files/load-packs.ts';
import { bareId } from './files/pack-space.ts';
import type { Content } from './load-content.ts';
import { isShelf, loadedOf } from './loaded-of.ts';

/** What became of one file between two versions of a pack. */
export interface PackChange {
  readonly sort: Folder;
  /** As its author calls it. */
  readonly id: string;
  readonly name: string;
  readonly what: 'added' | 'changed' | 'removed';
  /** Of what was changed: its fields that are not as they were. */
  readonly fields: readonly string[];
  /** Of a card that was changed: what it was and what it is. */
  readonly card: { readonly was: Card; readonly now: Card } | null;
}

/** A pack in the content it was loaded with. */
export interface PackIn {
  readonly content: Pick<Content, 'cards' | 'encounters' | 'tiles' | 'abraxis' | 'stories'>;
  readonly pack: LoadedPack;
}

/**
 * What a version of a pack has otherwise than another, by sort: added, changed and removed, each by name. What is not
 * loaded is not there; the order of fields and files is no change.
 */
export function packChanges(was: PackIn, now: PackIn): PackChange[] {
  return FOLDERS.flatMap((sort) => {
    const before = filesOf(was, sort);
    const after = filesOf(now, sort);
    const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
    return ids.flatMap((id) => changeOf(sort, id, before.get(id), after.get(id)) ?? []);
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function filesOf({ content, pack }: PackIn, sort: Folder): ReadonlyMap<string, Named> {
  const shelf = loadedOf(content, sort);
  return new Map(
    pack.ids[sort].flatMap((id) => {
      const one = shelf[id];
      return one ? [[bareId(id), one] as const] : [];
    }),
  );
}

function changeOf(
  sort: Folder,
  id: string,
  was: Named | undefined,
  now: Named | undefined,
): PackChange | null {
  const plain = { sort, id, fields: [], card: null };
  if (!was || !now) return { ...plain, name: (now ?? was)!.name, what: now ? 'added' : 'removed' };
  const fields = fieldsOtherwise(was, now);
  if (fields.length === 0) return null;
  const card = isShelf(sort) ? { was: was as unknown as Card, now: now as unknown as Card } : null;
  return { ...plain, name: now.name, what: 'changed', fields, card };
}

function fieldsOtherwise(was: object, now: object): string[] {
  const fields = (value: object) => new Map(Object.entries(value).map(([key, one]) => [key, sorted(one)]));
  const [before, after] = [fields(was), fields(now)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
}

/** A value as text that does not change with the order of its fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
