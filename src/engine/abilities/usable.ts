import type { EffectOp } from '../model/abilities.ts';
import type { Figure } from '../model/state.ts';
import { whyNoMoveAction } from '../procedures/actions.ts';
import type { Table } from '../procedures/table.ts';
import { listCandidates } from '../procedures/targets.ts';
import type { HeldAbility } from '../queries/abilities-of.ts';
import { attackProfileOf, canAttackAs } from '../queries/attack-profile.ts';
import { listTargets } from '../queries/attack-verdict.ts';

/** Why nothing would come of an ability's effects now; null when something may (p.48). */
export function whyNoEffects(table: Table, figure: Figure, held: HeldAbility): string | null {
  const effects = held.ability.effects ?? [];
  for (const op of effects) {
    const why = whyNoEffect(table, figure, op, held);
    if (why && !isIdle(op, effects)) return why;
  }
  return null;
}

/** An effect on all of some kind may find nobody while the ability does something else (p.48). */
const isIdle = (op: EffectOp, effects: readonly EffectOp[]): boolean =>
  'to' in op && op.to?.who === 'all' && effects.length > 1;

/** Some effects need somebody, or a weapon, or a Move Action left, to be started at all. */
function whyNoEffect(table: Table, figure: Figure, op: EffectOp, held: HeldAbility): string | null {
  if (op.do === 'move-action') return whyNoMoveAction(table, figure.id, held.ability.conditions?.sp ?? 0);
  if (op.do === 'free-move' && table.state.turn?.movementOver) return 'a failed jump ended its movement';
  if (op.do === 'attack') {
    const own = attackProfileOf(table, figure);
    if (op.kind && !canAttackAs(table, figure, op.kind)) return `needs a ${op.kind} weapon`;
    return listTargets(table, figure, {
      kind: op.kind ?? own.kind,
      range: (op.range ?? own.range) + (op.plusRange ?? 0),
      unseen: op.unseen,
    }).length === 0
      ? 'nobody to attack'
      : null;
  }
  if (op.do === 'throw') {
    const target = { who: 'choose', side: 'opponent', within: 'range', range: 4, sight: true } as const;
    return listCandidates(table, target, figure).length === 0 ? 'nobody within Range 4 and sight' : null;
  }
  const to =
    op.do === 'spell'
      ? (op.to ?? ({ who: 'choose', side: 'figure', within: 'soi' } as const))
      : 'to' in op
        ? op.to
        : undefined;
  if (
    to &&
    (to.who === 'choose' || to.who === 'all') &&
    to.from === undefined &&
    listCandidates(table, to, figure).length === 0
  )
    return 'nobody it could touch';
  return null;
}
