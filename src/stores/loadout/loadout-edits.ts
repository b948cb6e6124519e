import {
  type CardIndex,
  itemOf,
  knowsFamiliars,
  type Loadout,
  type LoadoutItem,
} from '../../engine/index.ts';

/** Where items of a loadout lie: equipped, or stored in the Pack (p.24). */
export type ItemList = 'items' | 'pack';

export const NOTHING: Loadout = { items: [], disciplines: [] };

type Written = ReturnType<typeof itemOf>;

/** An entry as short as it can be written. */
function entryOf({ ref, face, upgrades = [] }: Written): LoadoutItem {
  if (!face && upgrades.length === 0) return ref;
  return { ref, ...(face ? { face } : {}), ...(upgrades.length > 0 ? { upgrades } : {}) };
}

const listIn = (loadout: Loadout, list: ItemList): readonly LoadoutItem[] => loadout[list] ?? [];

function withList(loadout: Loadout, list: ItemList, entries: readonly LoadoutItem[]): Loadout {
  if (list === 'items') return { ...loadout, items: entries };
  const { pack: _, ...rest } = loadout;
  return entries.length > 0 ? { ...rest, pack: entries } : rest;
}

const withEntry = (
  loadout: Loadout,
  list: ItemList,
  at: number,
  change: (entry: Written) => Written,
): Loadout =>
  withList(
    loadout,
    list,
    listIn(loadout, list).map((entry, i) => (i === at ? entryOf(change(itemOf(entry))) : entry)),
  );

export const addItem = (loadout: Loadout, list: ItemList, ref: string): Loadout =>
  withList(loadout, list, [...listIn(loadout, list), ref]);

export const removeItem = (loadout: Loadout, list: ItemList, at: number): Loadout =>
  withList(
    loadout,
    list,
    listIn(loadout, list).filter((_, i) => i !== at),
  );

/** Into the Pack, or out of it; what is stored lies on no side (p.27). */
export function moveItem(loadout: Loadout, list: ItemList, at: number): Loadout {
  const entry = listIn(loadout, list)[at];
  if (entry === undefined) return loadout;
  const other = list === 'items' ? 'pack' : 'items';
  const { ref, upgrades } = itemOf(entry);
  return withList(removeItem(loadout, list, at), other, [
    ...listIn(loadout, other),
    entryOf({ ref, upgrades }),
  ]);
}

/** A DOUBLE item with its other side up (p.27). */
export const turnItem = (loadout: Loadout, at: number): Loadout =>
  withEntry(loadout, 'items', at, ({ face, ...rest }) => (face ? rest : { ...rest, face: 'back' }));

export const attach = (loadout: Loadout, list: ItemList, at: number, upgrade: string): Loadout =>
  withEntry(loadout, list, at, (entry) => ({ ...entry, upgrades: [...(entry.upgrades ?? []), upgrade] }));

export const detach = (loadout: Loadout, list: ItemList, at: number, which: number): Loadout =>
  withEntry(loadout, list, at, (entry) => ({
    ...entry,
    upgrades: entry.upgrades?.filter((_, i) => i !== which),
  }));

export const learn = (loadout: Loadout, ref: string): Loadout => ({
  ...loadout,
  disciplines: [...loadout.disciplines, ref],
});

/** Unlearns a Discipline; the Familiar goes with the one that brought it (p.68). */
export function forget(loadout: Loadout, at: number, cards: CardIndex): Loadout {
  const left = { ...loadout, disciplines: loadout.disciplines.filter((_, i) => i !== at) };
  return knowsFamiliars(left, cards) ? left : keepFamiliar(left, null);
}

export function keepFamiliar({ familiar: _, ...rest }: Loadout, ref: string | null): Loadout {
  return ref === null ? rest : { ...rest, familiar: ref };
}
