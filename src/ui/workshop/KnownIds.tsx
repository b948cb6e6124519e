import { useMemo } from 'react';
import { FOLDER_ORDER, filesIn } from '../../workshop/file-order.ts';
import type { Place } from '../../workshop/json.ts';
import { placeOfFile } from '../../workshop/templates.ts';
import { useContent } from '../hooks/use-table.ts';
import { useWorkshop } from './workshop-context.ts';

/** Which sort of content a field names, by what it is called; of others nothing is suggested. */
const NAMED_BY: Readonly<Record<string, (typeof FOLDER_ORDER)[number]>> = {
  card: 'combatants',
  lootOf: 'combatants',
  family: 'combatants',
  tile: 'tiles',
  items: 'items',
  pack: 'items',
  ref: 'items',
  disciplines: 'disciplines',
  familiar: 'familiars',
  upgrades: 'upgrades',
  loadouts: 'adventurers',
};

const listId = (folder: string): string => `ws-ids-${folder}`;

/** The list of ids that go into a field, where it is known which. */
export function listFor(place: Place): string | undefined {
  const key = place.findLast((one) => typeof one === 'string');
  const folder = typeof key === 'string' && Object.hasOwn(NAMED_BY, key) ? NAMED_BY[key] : undefined;
  return folder && listId(folder);
}

/** All ids there are, of the pack in work too, as lists for fields to suggest from. */
export function KnownIds() {
  const content = useContent();
  const files = useWorkshop((state) => state.work?.files);
  const lists = useMemo(
    () =>
      FOLDER_ORDER.map((folder) => {
        const there = folder === 'encounters' || folder === 'tiles' ? content[folder] : content.cards[folder];
        const own = files ? filesIn(files, folder).map(({ path }) => placeOfFile(path)!.id) : [];
        return { folder, ids: [...new Set([...own, ...Object.keys(there)])] };
      }),
    [content, files],
  );
  return lists.map(({ folder, ids }) => (
    <datalist key={folder} id={listId(folder)}>
      {ids.map((id) => (
        <option key={id} value={id} />
      ))}
    </datalist>
  ));
}
