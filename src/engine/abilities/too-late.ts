import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { type AttackOp, type EffectOp, REACTIONS, type Timing } from '../model/language/abilities.ts';
import { innermostAttack } from '../model/scopes.ts';
import type { Table } from '../procedures/core/table.ts';
import { listCandidates } from '../procedures/core/targets.ts';
import { mayAttack } from '../queries/attack/attack-verdict.ts';
import { attackProfileOf, profileOfAbility } from '../queries/figures/attack-profile.ts';
import { isStanding } from '../queries/figures/figures.ts';

/** An occasion as one figure comes to it. */
interface Moment {
  readonly timing: Timing;
  readonly by: FigureId;
  /** The other side of it. */
  readonly struck: FigureId | null;
  readonly subject: FigureId;
}

/**
 * Whether an answer comes too late: another has taken away what it answers (an attack that hits, or was not Dodged yet,
 * p.43 4), whoever it is against has fallen meanwhile or never was, or it could attack nobody. It is not paid for then
 * (X431).
 */
export function isTooLate(table: Table, moment: Moment, effects: readonly EffectOp[]): boolean {
  const [first] = effects;
  if (first === undefined) return false;
  // What else the card does goes with the Dodge or the miss.
  return OF_THE_HIT.has(first.do)
    ? isLate(table, moment, first)
    : effects.every((op) => isLate(table, moment, op));
}

const OF_THE_HIT: ReadonlySet<EffectOp['do']> = new Set(['dodge', 'make-miss', 'redirect']);

function isLate(table: Table, { timing, by, struck, subject }: Moment, op: EffectOp): boolean {
  const attack = innermostAttack(table.state);
  const isGone = (id: FigureId | null) => id === null || !isStanding(table, id);
  switch (op.do) {
    case 'dodge':
      return attack?.dodge !== null;
    case 'make-miss':
    case 'redirect':
      return attack?.hit !== true || attack.target !== subject;
    case 'empower':
      return attack?.empowered === true;
    case 'turn-damage':
      return attack?.damageType === op.type;
    case 'attack':
      return isAgainstNobody(table, by, struck, op);
    case 'damage':
    case 'heal':
    case 'inflict':
    case 'remove-effect':
    case 'gain-sp':
    case 'gain-token':
    case 'push':
    case 'pull':
    case 'force':
      if (!reactions.has(timing)) return false;
      return (op.to.who === 'target' && isGone(struck)) || (op.to.who === 'subject' && isGone(subject));
    default:
      return false;
  }
}

const reactions: ReadonlySet<Timing> = new Set(REACTIONS);

/** Whether whom the card itself names cannot be attacked. */
function isAgainstNobody(table: Table, by: FigureId, struck: FigureId | null, op: AttackOp): boolean {
  const { targets } = op;
  if (targets?.who !== 'choose') return false;
  const user = figureIn(table.state, by);
  const profile = profileOfAbility(attackProfileOf(table, user), op);
  return !listCandidates(table, targets, user, { struck }).some((other) =>
    mayAttack(table, user, other, profile),
  );
}
