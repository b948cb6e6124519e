import { castDraft, type Draft, produce } from 'immer';
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
type Edited = Draft<Loadout>;

/** An entry as short as it can be written. */
function entryOf({ ref, face, upgrades = [] }: Written): LoadoutItem {
  if (!face && upgrades.length === 0) return ref;
  return { ref, ...(face ? { face } : {}), ...(upgrades.length > 0 ? { upgrades } : {}) };
}

/** A Pack with nothing in it is not there. */
function edit(loadout: Loadout, change: (loadout: Edited & { pack: Edited['items'] }) => void): Loadout {
  return produce(loadout, (draft) => {
    draft.pack ??= [];
    change(draft as Edited & { pack: Edited['items'] });
    if (draft.pack.length === 0) delete draft.pack;
  });
}

const editEntry = (
  loadout: Loadout,
  list: ItemList,
  at: number,
  change: (entry: Written) => Written,
): Loadout =>
  edit(loadout, (draft) => {
    const entry = draft[list][at];
    if (entry !== undefined) draft[list][at] = castDraft(entryOf(change(itemOf(entry))));
  });

export const addItem = (loadout: Loadout, list: ItemList, ref: string): Loadout =>
  edit(loadout, (draft) => {
    draft[list].push(ref);
  });

export const removeItem = (loadout: Loadout, list: ItemList, at: number): Loadout =>
  edit(loadout, (draft) => {
    draft[list].splice(at, 1);
  });

/** Into the Pack, or out of it; what is stored lies on no side (p.27). */
export const moveItem = (loadout: Loadout, list: ItemList, at: number): Loadout =>
  edit(loadout, (draft) => {
    const [entry] = draft[list].splice(at, 1);
    if (entry === undefined) return;
    const { ref, upgrades } = itemOf(entry);
    draft[list === 'items' ? 'pack' : 'items'].push(castDraft(entryOf({ ref, upgrades })));
  });

/** A DOUBLE item with its other side up (p.27). */
export const turnItem = (loadout: Loadout, at: number): Loadout =>
  editEntry(loadout, 'items', at, ({ face, ...rest }) => (face ? rest : { ...rest, face: 'back' }));

export const attach = (loadout: Loadout, list: ItemList, at: number, upgrade: string): Loadout =>
  editEntry(loadout, list, at, (entry) => ({ ...entry, upgrades: [...(entry.upgrades ?? []), upgrade] }));

export const detach = (loadout: Loadout, list: ItemList, at: number, which: number): Loadout =>
  editEntry(loadout, list, at, (entry) => ({
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

export function bringCompanion({ companion: _, ...rest }: Loadout, ref: string | null): Loadout {
  return ref === null ? rest : { ...rest, companion: ref };
}
