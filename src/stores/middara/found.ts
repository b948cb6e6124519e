import type { CardInstance, EncounterEvent, FigureId } from '../../engine/index.ts';

/** What may come between finding something and being asked about it. */
const BESIDE: ReadonlySet<EncounterEvent['type']> = new Set([
  'boardTokenRemoved',
  'lootDrawn',
  'goldGained',
  'cardsArranged',
  'itemGained',
]);

/** The item a figure has gained last of all that happened; null where something else came since, or it has gone again. */
export function foundJustNow(events: readonly EncounterEvent[], figure: FigureId): CardInstance | null {
  for (let at = events.length - 1; at >= 0 && BESIDE.has(events[at]!.type); at--) {
    const event = events[at]!;
    if (event.type === 'itemGained' && event.figure === figure)
      return event.place === 'pack' || event.place === 'equipped' ? event.item : null;
  }
  return null;
}
