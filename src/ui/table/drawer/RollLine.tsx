import type { Position } from '../../../engine/index.ts';
import type { RollEvent } from '../../../stores/middara/moment.ts';
import { DiceRow } from '../../dice/DiceRow.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly roll: RollEvent;
  readonly rolling: boolean;
}

/** A roll that is no attack's own: a Dodge, a Conviction Check, a jump. */
export function RollLine({ position, roll, rolling }: Props) {
  const { rollFor, rollOf } = useWholeWords().ui.panels;
  const name = useTelling(position).figure(roll.figure);
  const purpose = rollFor[roll.purpose];
  return (
    <div className="attack-roll flex middle between gap-3">
      <p className="grid">
        <small className="xs faint">{purpose}</small> {name}
      </p>
      <DiceRow dice={roll.dice} rolling={rolling} size={46} label={rollOf(name, purpose)} />
    </div>
  );
}
