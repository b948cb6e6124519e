import { FACES, type Face, faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { RollPurpose } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { RolledDie } from '../../model/scopes.ts';
import { listModifiers } from './modifiers.ts';

/** A roll as its event tells it. */
export interface LyingRoll {
  readonly figure: FigureId;
  readonly purpose: RollPurpose;
  readonly dice: readonly RolledDie[];
}

/** Rolls of which more is better for whoever rolls, whatever else is so. */
const MORE_IS_BETTER: ReadonlySet<RollPurpose> = new Set<RollPurpose>([
  'attack',
  'dodge',
  'force',
  'conviction',
  'check',
]);

/**
 * Whether no die of a roll has a face that is better for a side than the one that lies (D1): for that of whoever
 * rolled the most of number and of every symbol, for the other the least. A Dodge is read for its shields alone
 * (p.43), where no card counts other symbols. A skull is worse than anything (p.44).
 */
export function liesBestFor(position: Position, side: string, { figure, purpose, dice }: LyingRoll): boolean {
  if (!MORE_IS_BETTER.has(purpose)) return false;
  const roller = figureIn(position.state, figure);
  const readsShields = readsShieldsAlone(position, { figure, purpose });
  const isAtLeast = (one: Face, other: Face) =>
    (!one.skull || other.skull) && (readsShields ? one.shield >= other.shield : shows(one, other));
  return dice.every((die) =>
    FACES[die.die].every((face) =>
      roller.side === side ? isAtLeast(faceOf(die), face) : isAtLeast(face, faceOf(die)),
    ),
  );
}

/** Whether a roll is a Dodge of which nothing but shields counts: no card has its other symbols count (p.43). */
export const readsShieldsAlone = (
  position: Position,
  { figure, purpose }: Pick<LyingRoll, 'figure' | 'purpose'>,
): boolean =>
  purpose === 'dodge' &&
  listModifiers(position, figureIn(position.state, figure), 'dodgeSymbols').length === 0;

const shows = (one: Face, other: Face): boolean =>
  one.number >= other.number &&
  one.book >= other.book &&
  one.shield >= other.shield &&
  one.burst >= other.burst;
