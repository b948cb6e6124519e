import type { AttackScope, MoveScope, SpellScope } from '../../model/scopes.ts';
import type { Table } from './table.ts';

/** The innermost attack under way. Throws Error when there is none. Never keep it across a `yield*` (I8). */
export function attackUnderWay(table: Table): AttackScope {
  const scope = table.state.scopes.findLast((s) => s.kind === 'attack');
  if (scope?.kind !== 'attack') throw new Error('no attack under way');
  return scope;
}

/** The innermost spell under way. Throws Error when there is none. */
export function spellUnderWay(table: Table): SpellScope {
  const scope = table.state.scopes.findLast((s) => s.kind === 'spell');
  if (scope?.kind !== 'spell') throw new Error('no spell under way');
  return scope;
}

/** The figure's own move under way, or null. */
export function moveOf(table: Table, figure: string): MoveScope | null {
  const scope = table.state.scopes.findLast((s) => s.kind === 'move' && s.figure === figure);
  return scope?.kind === 'move' ? scope : null;
}
