import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { AttackOp, AttackWith } from '../model/language/abilities.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { term } from '../model/messages/cause.ts';
import { resolveAttack } from '../procedures/attack/attack.ts';
import { resolveForce, resolveSpell } from '../procedures/attack/resolve-spell.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { resolveAttackAction } from '../procedures/turn/actions.ts';
import { attackProfileOf, canAttackAs, profileOfAbility } from '../queries/figures/attack-profile.ts';
import { differenceOf } from '../queries/figures/counts.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { totalOf } from './amounts.ts';
import type { Carriers } from './carriers.ts';
import { abilitiesOf } from './granted-rules.ts';
import { areIdle } from './idle.ts';
import { isOver, note, settingOf, type Use, whom } from './use.ts';

/** ATK (p.49), SPELL and FORCE (p.51). */
export const ATTACKS: Carriers<'attack' | 'spell' | 'force'> = {
  attack: carryOutAttack,
  *spell(table, op, use) {
    yield* resolveSpell(table, {
      caster: use.by,
      force: yield* totalOf(table, op.force, use),
      effects: op.effects,
      to: op.to,
      cause: use.cause,
      about: use.about,
      isIdleFor: ({ id }) => areIdle(table, op.effects, { by: use.by, target: id }),
      ...(op.with ? { with: { cause: use.cause, abilities: abilitiesOf(op.with) } } : {}),
    });
  },
  /** FORCE (X) [+ DIFFERENCE HIT], p.51. */
  *force(table, op, use) {
    const targets = yield* whom(table, op.to, use);
    if (targets.length === 0) return;
    const amount = yield* totalOf(table, op.force, use);
    const force: LedgerEntry[] = [
      { cause: { kind: 'force', force: amount, printed: true }, amount, rule: 'p.51' },
    ];
    if (op.plusDifference)
      force.push({
        cause: term('difference'),
        amount: differenceOf(settingOf(table, use)),
        rule: 'p.51',
      });
    yield* resolveForce(table, {
      user: use.by,
      force,
      targets,
      effects: op.effects,
      cause: use.cause,
      about: use.about,
      ...(op.with ? { with: { cause: use.cause, abilities: abilitiesOf(op.with) } } : {}),
    });
  },
};

/** One attack or several, against whom is asked or told; the last one struck is the target from then on. */
function* carryOutAttack(table: Table, op: AttackOp, use: Use): Rule<void> {
  if (op.kind && !canAttackAs(table, figureIn(table.state, use.by), op.kind)) return;
  const told = op.sameTarget && use.target !== null ? [use.target] : yield* toldTargets(table, op, use);
  const times = op.times === undefined ? 1 : yield* totalOf(table, op.times, use);
  const struck: FigureId[] = [];
  for (let i = 0; i < (told ? told.length * times : times); i++) {
    if (!isStanding(table, use.by) || isOver(table, use)) return;
    const at = told ? told[i % told.length]! : null;
    if (told && i >= told.length && !isStanding(table, at!)) continue; // struck down by an attack before
    const result = yield* at === null
      ? resolveAttackAction(table, use.by, {
          ...declarationOf(table, op, use),
          except: op.differentTargets ? struck : [],
          mayStop: i > 0,
        })
      : resolveAttack(table, {
          attacker: use.by,
          target: at,
          ...declarationOf(table, op, use),
          cause: op.sameTarget ? 'follow-up' : 'ability',
        });
    if (!result) break;
    if (result.made) struck.push(result.target);
    use.target = result.target;
    note(use, { damage: result.finalDamage, chosen: [...new Set(struck)] });
  }
}

function* toldTargets(table: Table, op: AttackOp, use: Use): Rule<FigureId[] | null> {
  const to = op.at ?? op.targets;
  return to ? yield* whom(table, to, use) : null;
}

function declarationOf(table: Table, op: AttackOp, use: Use) {
  const own = attackProfileOf(table, figureIn(table.state, use.by));
  const like = op.sameTarget ? use.about.again : undefined;
  return {
    profile: profileOfAbility(like ?? own, op),
    empower: op.empower,
    ...(use.about.key === undefined ? {} : { ability: use.about.key }),
    ...(op.with ? { with: { cause: use.cause, ...withOf(op.with) } } : {}),
  };
}

const withOf = ({ noDodge, noCounter, ...rules }: AttackWith) => ({
  abilities: abilitiesOf(rules),
  ...(noDodge ? { noDodge } : {}),
  ...(noCounter ? { noCounter } : {}),
});
