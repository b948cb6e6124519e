import { useMemo } from 'react';
import { type Folder, loadedOf } from '../../stores/workshop/workshop.ts';
import { FOLDER_ORDER, filesIn } from '../../workshop/file-order.ts';
import { placeOfFile } from '../../workshop/templates.ts';
import { useContent } from '../page/use-table.ts';
import { useWorkshop } from './workshop-context.ts';

/** The list of ids of that sort, for a field where they stand. */
export const listFor = (names: Folder | null): string | undefined =>
  names === null ? undefined : `ws-ids-${names}`;

/** All ids a file may name, those of the pack in work too, as lists for fields to suggest from. */
export function KnownIds() {
  const content = useContent();
  const files = useWorkshop((state) => state.work?.files);
  const packs = useWorkshop((state) => state.checked?.draft.packs);
  const lists = useMemo(() => {
    const required = packs?.slice(1) ?? [];
    const isOpen = (id: string) => !id.includes(':') || required.some((pack) => id.startsWith(`${pack}:`));
    return FOLDER_ORDER.map((folder) => {
      const there = loadedOf(content, folder);
      const own = files ? filesIn(files, folder).map(({ path }) => placeOfFile(path)!.id) : [];
      return { folder, ids: [...new Set([...own, ...Object.keys(there).filter(isOpen)])] };
    });
  }, [content, files, packs]);
  return lists.map(({ folder, ids }) => (
    <datalist key={folder} id={listFor(folder)}>
      {ids.map((id) => (
        <option key={id} value={id} />
      ))}
    </datalist>
  ));
}
