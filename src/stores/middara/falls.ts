import type { EncounterEvent, FigureId } from '../../engine/index.ts';

interface Fall {
  readonly figure: FigureId;
  /** null: nobody did it. */
  readonly by: FigureId | null;
}

/** By whom each of these was defeated in the end, in the order in which they fell. */
export function fallsIn(events: readonly EncounterEvent[], fallen: readonly FigureId[]): Fall[] {
  const last = new Map<FigureId, Fall>();
  for (const event of events) {
    if (event.type !== 'figureDefeated' && event.type !== 'figureFelled') continue;
    const { figure } = event;
    if (!fallen.includes(figure)) continue;
    // Who was felled and not helped up again was defeated by whoever felled them (p.71).
    const by = event.by === figure ? null : (event.by ?? last.get(figure)?.by ?? null);
    last.delete(figure);
    last.set(figure, { figure, by });
  }
  return [...last.values()];
}
