import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { mayAttack } from '../../queries/attack/attack-verdict.ts';
import { type AttackProfile, attackProfileOf } from '../../queries/figures/attack-profile.ts';
import { standingAmount } from '../../queries/figures/counts.ts';
import {
  areFiguresAdjacent,
  inTrackOrder,
  isPlaced,
  isStanding,
  levelOf,
  listOpponents,
  rangeOf,
} from '../../queries/figures/figures.ts';
import { hasModifier, listModifiers } from '../../queries/figures/modifiers.ts';
import { canAct, hasTag } from '../../queries/figures/stats.ts';
import { areBesideEachOther } from '../../queries/geometry/adjacency.ts';
import type { Base } from '../../queries/geometry/board-grid.ts';
import { askWhether } from '../core/ask.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveAttack } from './attack.ts';

/** A Combatant's Break Attack is melee, a Command Combatant's too; an Adventurer's is by the weapons in hand (p.44). */
export const breakProfileOf = (position: Position, figure: Figure): AttackProfile =>
  figure.kind === 'adventurer' ? attackProfileOf(position, figure) : { kind: 'melee', range: 1 };

/**
 * M4: opponents that would get a Break Attack if the mover left its space now, in track order. FLIGHT provokes none (p.32).
 * `start` is where its own movement began; null where others move it.
 */
export function listBreakAttackers(
  position: Position,
  mover: Figure,
  start: Space | null = startOf(position, mover),
): Figure[] {
  if (hasTag(position, mover, 'flight') || hasModifier(position, mover, 'provokesNothing')) return [];
  const slips = start !== null && hasModifier(position, mover, 'elusive');
  const made = position.state.turn?.breakAttacked ?? [];
  return inTrackOrder(
    position.state,
    listOpponents(position.state, mover).filter(
      (other) =>
        !made.includes(other.id) &&
        canAct(other) &&
        !(slips && isBeside(position, other, { at: start, size: mover.size })) &&
        isProvokedBy(position, other, mover) &&
        mayAttack(position, other, mover, breakProfileOf(position, other)),
    ),
  );
}

/** Where the movement under way began, or would begin now. */
export function startOf({ state }: Position, mover: Figure): Space | null {
  const move = state.scopes.findLast((scope) => scope.kind === 'move' && scope.figure === mover.id);
  return move?.kind === 'move' ? (move.way[0] ?? mover.at) : mover.at;
}

/** Whether its own movement from there does not provoke that opponent, which stands beside its start (X170). */
export const slipsFrom = (position: Position, mover: Figure, other: Figure): boolean => {
  if (!hasModifier(position, mover, 'elusive')) return false;
  const at = startOf(position, mover);
  return at !== null && isBeside(position, other, { at, size: mover.size });
};

const isBeside = ({ state }: Position, other: Figure, base: Base): boolean =>
  isPlaced(other) && areBesideEachOther(state.board, other, base);

/** Adjacent and within one level (M4), or as near as an ability of the other's says. */
function isProvokedBy(position: Position, other: Figure, mover: Figure): boolean {
  if (
    areFiguresAdjacent(position, mover.id, other.id) &&
    Math.abs(levelOf(position, mover) - levelOf(position, other)) <= 1
  )
    return true;
  // Who stands in its very space is not adjacent to it (G2): CRUSH and RELENTLESS pass there unstruck.
  const within = provokedWithin(position, other);
  return within > 0 && rangeOf(other, mover) <= within;
}

/** Spaces within which an ability has it provoked; 0 where none does. */
export function provokedWithin(position: Position, figure: Figure): number {
  let most = 0;
  for (const { modifier, held } of listModifiers(position, figure, 'provoke'))
    most = Math.max(
      most,
      standingAmount(position, figure, modifier.provoke, { about: { card: held.card.id } }),
    );
  return most;
}

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
