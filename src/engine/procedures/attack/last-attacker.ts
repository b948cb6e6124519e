import type { CombatantCard } from '../../model/cards/cards.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Table } from '../core/table.ts';

/** The mark by which a Combatant knows whoever attacked it last. */
export const LAST_ATTACKER = 'last-attacker';

/** Notes whoever attacks a Combatant of whose steps one asks after it; nobody else's state speaks of it (X168). */
export function noteAttacker(table: Table, attacker: FigureId, target: FigureId): void {
  const figure = figureIn(table.state, target);
  const card = table.cards.combatants[figure.card];
  if (card?.kind !== 'intelligent' || !asksAfterAttacker(card)) return;
  const before = figure.marks?.filter(({ mark }) => mark === LAST_ATTACKER) ?? [];
  if (before.some(({ by }) => by === attacker)) return;
  for (const { by } of before)
    table.emit({ type: 'markRemoved', figure: target, mark: LAST_ATTACKER, by, rule: 'X168' });
  table.emit({ type: 'figureMarked', figure: target, mark: LAST_ATTACKER, by: attacker, rule: 'X168' });
}

const asksAfterAttacker = keptBy((card: CombatantCard): boolean => speaksOf(card.ai));

const speaksOf = (value: unknown): boolean =>
  value === LAST_ATTACKER ||
  (typeof value === 'object' && value !== null && Object.values(value).some(speaksOf));
