import type { AttackScope, Position } from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

/** How the damage of an attack came about, in a line; `dealt`: what was lost by it, once it is: no more than there was. */
export function DamageSum({
  attack,
  dealt,
  position,
}: {
  readonly attack: AttackScope;
  readonly dealt: number | null;
  readonly position: Position;
}) {
  const { damageSum } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  return <p className="size-md lead-1_25">{damageSum(attack, telling, dealt)}</p>;
}
