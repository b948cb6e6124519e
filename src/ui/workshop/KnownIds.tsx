import { useMemo } from 'react';
import { FOLDER_ORDER, filesIn } from '../../workshop/file-order.ts';
import type { Place } from '../../workshop/json.ts';
import { namedBy } from '../../workshop/rename.ts';
import { placeOfFile } from '../../workshop/templates.ts';
import { useContent } from '../hooks/use-table.ts';
import { useWorkshop } from './workshop-context.ts';

const listId = (folder: string): string => `ws-ids-${folder}`;

/** The list of ids that go into a field, where it is known which. */
export function listFor(place: Place): string | undefined {
  const key = place.findLast((one) => typeof one === 'string');
  const folder = typeof key === 'string' ? namedBy(key) : null;
  return folder === null ? undefined : listId(folder);
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
