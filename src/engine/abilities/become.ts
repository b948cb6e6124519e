import { figureIn } from '../model/figure-in.ts';
import type { CardRef, FigureId } from '../model/ids.ts';
import type { Table } from '../procedures/core/table.ts';

/**
 * A phase of a BOSS (X60): its card is turned over to another. From then on the numbers, abilities and AI steps
 * are those of that card; damage, tokens and place on the track stay. Only a Combatant has cards to turn to.
 */
export function become(table: Table, figureId: FigureId, card: CardRef): void {
  const figure = figureIn(table.state, figureId);
  const next = table.cards.combatants[card];
  if (!next || figure.kind === 'adventurer' || figure.card === card) return;
  table.emit({
    type: 'cardTurned',
    figure: figureId,
    from: figure.card,
    to: card,
    rule: 'X60',
  });
}
