/**
 * Scenario cards with a standing instruction (L1511–1519, L3113).
 * 1. It acts at once where its condition is met: once.
 * 2. Where its condition is met no more it may act anew (MA-203).
 */
import type { Target } from '../model/content.ts';
import { holds } from '../queries/holds.ts';
import type { MalhyaTable } from './table.ts';

/** Where those lead that act now, one after another. */
export function* standingNow(table: MalhyaTable): Generator<Target, void> {
  const { state, content, emit } = table;
  for (const { ref, acted } of state.group.scenarioCards) {
    const { standing } = content.scenario[ref]!;
    if (!standing) continue;
    const met = holds(table, standing.if, null);
    if (acted && !met) emit({ type: 'standingLapsed', card: ref, rule: 'L3113' });
    if (acted || !met) continue;
    emit({ type: 'standingActed', card: ref, go: standing.go, rule: 'L3113' });
    yield standing.go;
  }
}
