import {
  type AttackScope,
  type EncounterEvent,
  figureIn,
  hpLeftOf,
  type Position,
} from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';

/** How the damage of an attack came about, in a line. */
export function DamageSum({
  attack,
  position,
  showing,
}: {
  readonly attack: AttackScope;
  readonly position: Position;
  readonly showing: EncounterEvent | null;
}) {
  const { damageSum } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  // Where the blow is more than the target had, the board shows what it lost.
  const ends = showing?.type === 'damageDealt' && showing.figure === attack.target;
  const types = [attack.physical, attack.magic, attack.irreducible].filter(({ length }) => length > 0);
  const isOver =
    ends && types.length === 1 && hpLeftOf(position, figureIn(position.state, attack.target)).total === 0;
  return <p className="size-md lead-1_25">{damageSum(attack, telling, isOver ? showing.amount : null)}</p>;
}
