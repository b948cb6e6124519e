import { useMemo } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import { cardsWith, idAmong } from '../../stores/workshop/workshop.ts';
import { parsed } from '../../workshop/document.ts';
import type { JsonObject } from '../../workshop/json.ts';
import { type Sketch, sketchOfEncounter, sketchOfTile, tileAmong } from '../../workshop/sketch.ts';
import { pathOf } from '../../workshop/templates.ts';
import { useContent } from '../page/use-table.ts';
import { useWorkshop } from './workshop-context.ts';

/** A file as a board, with the tiles and cards of the pack in work before those of the table. `last`: how the rules had it. */
export function useSketch(
  sort: 'tiles' | 'encounters',
  file: JsonObject,
  last: EncounterDefinition | null,
): Sketch {
  const content = useContent();
  const files = useWorkshop((state) => state.work?.files);
  const draft = useWorkshop((state) => state.checked?.draft);
  const cards = useMemo(() => (draft ? cardsWith(content.cards, draft) : content.cards), [content, draft]);
  return useMemo(() => {
    if (sort === 'tiles') return sketchOfTile(file, cards);
    const own = (id: string) => parsed(files?.[pathOf('tiles', id)] ?? '')?.value ?? null;
    const meant = (there: Readonly<Record<string, unknown>>, id: string) =>
      idAmong(draft ?? { packs: [] }, there, id);
    return sketchOfEncounter(file, tileAmong(own, content, meant), cards, last, meant);
  }, [sort, file, cards, files, content, draft, last]);
}
