import {
  type AttackScope,
  type EncounterEvent,
  type FigureId,
  figureIn,
  hpLeftOf,
  type Position,
  sumOf,
} from '../../engine/index.ts';

const TYPES = ['physical', 'magic', 'irreducible'] as const;

export interface Blow {
  readonly figure: FigureId;
  /** In all, no more than there was. */
  readonly dealt: number;
  /** The HP that are left then. */
  readonly left: number;
  /** Nothing of it was dealt before. */
  readonly isFirst: boolean;
}

/** A blow of several types is dealt one after the other, and told as one: what it takes in all. `position`: after the event. */
export function blowOf(attack: AttackScope, position: Position, event: EncounterEvent | null): Blow | null {
  if (event?.type !== 'damageDealt' || event.cause.kind !== 'attack') return null;
  const { figure, amount, damageType, sum } = event;
  if (figure !== attack.target) return null;
  const at = TYPES.indexOf(damageType);
  const toCome = TYPES.slice(at + 1).reduce((n, type) => n + sumOf(attack[type]).total, 0);
  const final = attack.finalDamage ?? 0;
  const before = at === 0 ? 0 : Math.max(0, final - sum.total - toCome);
  const had = before + amount + hpLeftOf(position, figureIn(position.state, figure)).total;
  const dealt = Math.min(final, had);
  return { figure, dealt, left: had - dealt, isFirst: before === 0 };
}
