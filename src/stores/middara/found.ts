import type { CardInstance, EncounterEvent, FigureId } from '../../engine/index.ts';

/** What may come between finding something and being asked about it. */
const BESIDE: ReadonlySet<EncounterEvent['type']> = new Set([
  'boardTokenRemoved',
  'lootDrawn',
  'goldGained',
  'cardsArranged',
  'itemGained',
]);

/** The items a figure has gained with nothing else since, the first of them first, of those that it kept. */
export function foundJustNow(events: readonly EncounterEvent[], figure: FigureId): readonly CardInstance[] {
  const found: CardInstance[] = [];
  for (let at = events.length - 1; at >= 0 && BESIDE.has(events[at]!.type); at--) {
    const event = events[at]!;
    if (event.type !== 'itemGained' || event.figure !== figure) continue;
    if (event.place === 'pack' || event.place === 'equipped') found.unshift(event.item);
  }
  return found;
}
