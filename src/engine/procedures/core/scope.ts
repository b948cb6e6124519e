import {
  type AttackScope,
  innermost,
  innermostAttack,
  type MoveScope,
  type SpellScope,
} from '../../model/scopes.ts';
import type { Table } from './table.ts';

/** The innermost attack under way. Throws Error when there is none. Never keep it across a `yield*` (I8). */
export function attackUnderWay(table: Table): AttackScope {
  const scope = innermostAttack(table.state);
  if (!scope) throw new Error('no attack under way');
  return scope;
}

/** The innermost spell under way. Throws Error when there is none. */
export function spellUnderWay(table: Table): SpellScope {
  const scope = innermost(table.state, 'spell');
  if (!scope) throw new Error('no spell under way');
  return scope;
}

/** Whether a Spell Action is under way; a Spell-Like Ability is none. */
export const castUnderWay = (table: Table): boolean =>
  table.state.scopes.some((scope) => scope.kind === 'spell' && !scope.spellLike);

/** The figure's own move under way, or null. */
export function moveOf(table: Table, figure: string): MoveScope | null {
  const scope = table.state.scopes.findLast((s) => s.kind === 'move' && s.figure === figure);
  return scope?.kind === 'move' ? scope : null;
}
