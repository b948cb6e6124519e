import {
  armorOf,
  defenseOf,
  type Figure,
  hpOf,
  movementOf,
  type Position,
  remainingHpOf,
  staminaOf,
} from '../../engine/index.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
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
  const { stat } = useWords().ui.cards;
  const telling = useTelling(position);
  const hp = hpOf(position, figure);
  const left = remainingHpOf(position, figure);
  const { recovery, max } = staminaOf(position, figure);
  return (
    <div className="stat-line">
      <Stat Icon={HpIcon} name={stat.hpLeft}>
        <span className="number" data-low={left <= hp / 4 || undefined}>
          {left}
        </span>
        <small>/{hp}</small>
      </Stat>
      {max > 0 && (
        <Stat Icon={StaminaIcon} name={stat.spRecovered(recovery)}>
          <span className="number">{figure.sp}</span>
          <small>/{max}</small>
        </Stat>
      )}
      <Stat Icon={DefenseIcon} name={stat.defense}>
        <SumNumber sum={defenseOf(position, figure)} label={stat.defense} telling={telling} />
      </Stat>
      <Stat Icon={ArmorIcon} name={stat.armor}>
        <SumNumber sum={armorOf(position, figure)} label={stat.armor} telling={telling} />
      </Stat>
      <Stat Icon={MovementIcon} name={stat.movement}>
        <SumNumber sum={movementOf(position, figure)} label={stat.movement} telling={telling} />
      </Stat>
    </div>
  );
}
