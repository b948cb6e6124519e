import {
  armorOf,
  asked,
  attackProfileOf,
  attackRangeLedgerOf,
  defenseOf,
  type Figure,
  hpLeftOf,
  hpOf,
  movementOf,
  type Position,
  spLedgersOf,
} from '../../engine/index.ts';
import { ArmorIcon, DefenseIcon, HpIcon, MovementIcon, RangeIcon, StaminaIcon } from '../icons/index.ts';
import { useTelling, useWords } from '../page/use-words.ts';
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
    left: hpLeftOf(position, figure),
    ...spLedgersOf(position, figure),
    defense: defenseOf(position, figure),
    armor: armorOf(position, figure),
    movement: movementOf(position, figure),
    kind: attackProfileOf(position, figure).kind,
    range: attackRangeLedgerOf(position, figure),
  }));
  if (numbers === null) return <p className="stat-line flex wrap gap-1-4 middle lg">{stat.tooMuch}</p>;
  const { hp, left, recovery, max, defense, armor, movement, kind, range } = numbers;
  return (
    <div className="stat-line flex wrap gap-1-4 middle lg">
      <Stat Icon={HpIcon} name={stat.hpLeft}>
        <span key={left.total} data-low={left.total <= hp / 4 || undefined}>
          <SumNumber sum={left} label={stat.hpLeft} telling={telling} />
        </span>
        <small className="medium faint">/{hp}</small>
      </Stat>
      {max.total > 0 && (
        <Stat Icon={StaminaIcon} name={stat.spRecovered(recovery.total)}>
          <span className="number bold">{figure.sp}</span>
          <small className="medium faint">
            /<SumNumber sum={max} label={stat.spMost} telling={telling} />
          </small>
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
      <Stat Icon={RangeIcon} name={stat.attackRange(kind)}>
        <SumNumber sum={range} label={stat.attackRange(kind)} telling={telling} />
      </Stat>
    </div>
  );
}
