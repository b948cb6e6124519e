import type { FigureId } from '../../model/ids.ts';
import type { Whose } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { fitsFilter } from './figure-filter.ts';
import { areAllies, areFiguresAdjacent } from './figures.ts';
import { isInInfluence } from './sight.ts';

/** Whether an ability is being carried out: it answers nothing that comes about by itself (X40). */
export const isUnderWay = (position: Position, holder: FigureId, ability: string): boolean =>
  position.state.scopes.some((s) => s.kind === 'occasion' && s.holder === holder && s.ability === ability);

/** Whether `of` describes that figure, as its holder sees it. An ally and a figure may be the holder itself (X20). */
export function isWatched(position: Position, holder: Figure, subject: Figure, of: Whose): boolean {
  const self = holder.id === subject.id;
  if (of.side === 'ally' || of.side === 'another-ally') {
    if (!areAllies(holder, subject) || (self && of.side === 'another-ally')) return false;
  } else if (of.side === 'opponent' && areAllies(holder, subject)) return false;
  if (of.with && !fitsFilter(position, holder, subject, of.with)) return false;
  if (of.against && !isDirectedAt(position, subject.id, holder.id)) return false;
  if (self || of.within === 'board') return true;
  if (!holder.at || !subject.at) return false;
  return of.within === 'adjacent'
    ? areFiguresAdjacent(position, holder.id, subject.id)
    : isInInfluence(position, holder, subject);
}

/** Whether the attack or spell under way is that figure's and directed at the other. */
function isDirectedAt(position: Position, by: FigureId, at: FigureId): boolean {
  const scope = position.state.scopes.findLast((s) => s.kind === 'attack' || s.kind === 'spell');
  if (scope?.kind === 'attack') return scope.attacker === by && scope.target === at;
  return scope?.kind === 'spell' && scope.caster === by && scope.targets.includes(at);
}
