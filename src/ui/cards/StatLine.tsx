import {
  armorOf,
  asked,
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
  const numbers = asked(() => ({
    hp: hpOf(position, figure),
    left: remainingHpOf(position, figure),
    ...staminaOf(position, figure),
    defense: defenseOf(position, figure),
    armor: armorOf(position, figure),
    movement: movementOf(position, figure),
  }));
  if (numbers === null) return <p className="stat-line">{stat.tooMuch}</p>;
  const { hp, left, recovery, max, defense, armor, movement } = numbers;
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
        <SumNumber sum={defense} label={stat.defense} telling={telling} />
      </Stat>
      <Stat Icon={ArmorIcon} name={stat.armor}>
        <SumNumber sum={armor} label={stat.armor} telling={telling} />
      </Stat>
      <Stat Icon={MovementIcon} name={stat.movement}>
        <SumNumber sum={movement} label={stat.movement} telling={telling} />
      </Stat>
    </div>
  );
}
