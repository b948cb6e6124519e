import type { AttackScope, Position } from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

/** How the damage of an attack came about, in a line. */
export function DamageSum({
  attack,
  position,
}: {
  readonly attack: AttackScope;
  readonly position: Position;
}) {
  const { damageSum } = useWholeWords().ui.panels;
  return <p className="size-md lead-1_25">{damageSum(attack, useTelling(position))}</p>;
}
