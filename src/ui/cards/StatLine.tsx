import {
  armorOf,
  defenseOf,
  type Figure,
  hpOf,
  movementOf,
  type Position,
  staminaOf,
} from '../../engine/index.ts';
import { ArmorIcon, DefenseIcon, HpIcon, MovementIcon, StaminaIcon } from '../icons/index.ts';
import { Stat } from './CardStats.tsx';
import { SumNumber } from './LedgerView.tsx';
import './cards.css';

interface Props {
  readonly figure: Figure;
  readonly position: Position;
}

/** A figure's numbers as they are now, each with its working. */
export function StatLine({ figure, position }: Props) {
  const hp = hpOf(position, figure);
  const { recovery, max } = staminaOf(position, figure);
  return (
    <div className="stat-line">
      <Stat Icon={HpIcon} name="HP left">
        <span className="number" data-low={hp - figure.damage <= hp / 4 || undefined}>
          {Math.max(0, hp - figure.damage)}
        </span>
        <small>/{hp}</small>
      </Stat>
      {max > 0 && (
        <Stat Icon={StaminaIcon} name={`SP, ${recovery} recovered each turn`}>
          <span className="number">{figure.sp}</span>
          <small>/{max}</small>
        </Stat>
      )}
      <Stat Icon={DefenseIcon} name="Defense">
        <SumNumber sum={defenseOf(position, figure)} label="Defense" />
      </Stat>
      <Stat Icon={ArmorIcon} name="Armor">
        <SumNumber sum={armorOf(position, figure)} label="Armor" />
      </Stat>
      <Stat Icon={MovementIcon} name="Movement">
        <SumNumber sum={movementOf(position, figure)} label="Movement" />
      </Stat>
    </div>
  );
}
