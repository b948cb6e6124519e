import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { optionOf } from '../../model/option-id.ts';
import { breakProfileOf, listBreakAttackers, startOf } from '../../queries/attack/break-attackers.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { askWhether } from '../core/ask.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveAttack } from './attack.ts';

/**
 * Break Attacks, p.44 and ruling M4, one opponent after the other in track order:
 * 1. Judged as the mover leaves its space: who is adjacent, could attack, stands within one level and has made
 *    none this turn. FLIGHT provokes nobody (p.32); a PUSH not its pusher, who is among `except`.
 * 2. Combatants take theirs, as melee; Adventurers are asked, it is free.
 * 3. The attack is resolved whole, Dodge and Counter included, in the space being left; then the movement goes on.
 * Gives whether the mover still stands where it was. Paralyzed by one, it may yet be moved by others (S3).
 */
export function* resolveBreakAttacks(
  table: Table,
  moverId: FigureId,
  except: readonly FigureId[] = [],
  byOthers = false,
): Rule<boolean> {
  const from = figureIn(table.state, moverId).at;
  const start = byOthers ? null : startOf(table, figureIn(table.state, moverId));
  const waiting = listBreakAttackers(table, figureIn(table.state, moverId), start).map((f) => f.id);
  for (const id of waiting) {
    if (except.includes(id)) continue;
    const mover = figureIn(table.state, moverId);
    if (!listBreakAttackers(table, mover, start).some((f) => f.id === id)) continue;
    const attacker = figureIn(table.state, id);
    const makes =
      attacker.kind === 'intelligent' ||
      (yield* askWhether(
        table,
        {
          kind: 'break-attack',
          figure: id,
          question: { ask: 'break-attack', mover: moverId },
          rule: 'p.44',
        },
        optionOf({ do: 'break-attack' }, { sp: 0 }),
        optionOf({ do: 'decline' }),
      ));
    if (!makes) continue;
    table.emit({
      type: 'breakAttackProvoked',
      figure: moverId,
      by: id,
      at: figureIn(table.state, moverId).at!,
      rule: 'M4',
    });
    yield* resolveAttack(table, {
      attacker: id,
      target: moverId,
      profile: breakProfileOf(table, figureIn(table.state, id)),
      cause: 'break-attack',
    });
    if (!isStanding(table, moverId)) return false;
  }
  const now = figureIn(table.state, moverId);
  return now.at !== null && from !== null && now.at[0] === from[0] && now.at[1] === from[1];
}
