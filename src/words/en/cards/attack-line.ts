/** An attack that an ability starts, in a line of a card: its sort first, then what it has beside the plain one. */
import type { AttackOp } from '../../../engine/index.ts';
import type { Piece } from './line-fit.ts';
import { countOf } from './line-number.ts';
import { reachPiece } from './line-reach.ts';
import { modifierPieces } from './modifier-line.ts';

export function attackPieces(op: AttackOp, soi: number | null): readonly Piece[] {
  const { kind, times, targets, range, plusRange, unseen, sameTarget, empower } = op;
  const { modifiers = [], noDodge, noCounter } = op.with ?? {};
  const n = times === undefined ? null : countOf(times);
  const what = kind === undefined ? 'attack' : `${kind} attack`;
  const lead: Piece =
    n === null ? [what, 'attack'] : [`${n} ${kind ?? ''} attacks`.replace('  ', ' '), `${n} attacks`];
  return [
    lead,
    ...(targets ? reachPiece(targets, soi) : []),
    ...(sameTarget ? [['same target']] : []),
    ...(range === undefined ? [] : [[`${kind === 'melee' ? 'reach' : 'range'} ${range}`]]),
    ...(plusRange === undefined ? [] : [[`+${plusRange} range`]]),
    ...modifierPieces(modifiers),
    ...(unseen ? [['through walls']] : []),
    ...(empower ? [['Empowered']] : []),
    ...(noDodge ? [['no Dodge']] : []),
    ...(noCounter ? [['no Counter']] : []),
  ];
}
