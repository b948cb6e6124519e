import type { FigureId } from '../../model/ids.ts';
import type { Table } from './table.ts';

/** How often Actions of a figure have been ended in the rule under way: another number than before, and its has been. */
export const endingsOf = ({ ended }: Table, figure: FigureId): number =>
  (ended.get(figure) ?? 0) + (ended.get(EVERYBODY) ?? 0);

/** What was still to do of a figure's Action under way is not done; null: of anybody's (X430). */
export function endAction({ ended }: Table, figure: FigureId | null): void {
  const whose = figure ?? EVERYBODY;
  ended.set(whose, (ended.get(whose) ?? 0) + 1);
}

const EVERYBODY = '';
