import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { hpOf } from '../queries/figures/stats.ts';

/**
 * HP that a figure had before the attack that leaves it none, while it still stands; null where nothing such is under
 * way, or where something else has come in between.
 */
export function hpBeforeFall(position: Position, id: FigureId): number | null {
  const attack = position.state.scopes.findLast(({ kind }) => kind === 'attack');
  if (attack?.kind !== 'attack' || attack.target !== id || attack.finalDamage === null) return null;
  const figure = figureIn(position.state, id);
  const hp = hpOf(position, figure);
  const before = hp - (figure.damage - attack.finalDamage);
  const isFalling = !figure.defeated && figure.damage >= hp;
  return isFalling && before > 0 && before <= attack.finalDamage ? before : null;
}
