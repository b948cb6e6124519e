import { figureIn, type Position } from '../../engine/index.ts';
import type { RollEvent } from '../../stores/game/moment.ts';
import { DiceRow } from '../dice/DiceRow.tsx';
import './attack-panel.css';

interface Props {
  readonly position: Position;
  readonly roll: RollEvent;
  readonly rolling: boolean;
}

const PURPOSE: Readonly<Record<string, string>> = {
  dodge: 'Dodge',
  force: 'Force',
  conviction: 'Conviction',
  check: 'Skill check',
  attack: 'Attack',
};

/** A roll that is no attack's own: a Dodge, a Conviction Check, a jump. */
export function RollLine({ position, roll, rolling }: Props) {
  const name = figureIn(position.state, roll.figure).name;
  const purpose = PURPOSE[roll.purpose] ?? roll.purpose;
  return (
    <div className="attack-roll">
      <p>
        <small>{purpose}</small> {name}
      </p>
      <DiceRow dice={roll.dice} rolling={rolling} size={46} label={`${name}, ${purpose}`} />
    </div>
  );
}
