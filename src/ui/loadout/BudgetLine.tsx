import type { Sum } from '../../engine/index.ts';
import { Number as SumNumber } from '../cards/LedgerView.tsx';
import { GoldIcon, XpIcon } from '../icons/index.ts';
import './budget.css';

interface Props {
  /** What this Adventurer's things cost. */
  readonly gold: Sum;
  readonly xp: Sum;
  /** Gold of the whole party, and what there is to spend; absent is without end. */
  readonly partyGold?: number;
  readonly goldLimit?: number;
  readonly xpLimit?: number;
}

const of = (limit: number | undefined) => (limit === undefined ? '' : ` of ${limit}`);

/** Gold and XP spent; both unfold their working (pp.27-28, 34). */
export function BudgetLine({ gold, xp, partyGold, goldLimit, xpLimit }: Props) {
  return (
    <p className="budget-line">
      <span className="budget-part">
        <GoldIcon /> <SumNumber sum={gold} label="Gold" unit="gold" />
        {partyGold !== undefined && (
          <span data-over={(goldLimit !== undefined && partyGold > goldLimit) || undefined}>
            (party {partyGold}
            {of(goldLimit)})
          </span>
        )}
      </span>
      <span className="budget-part" data-over={(xpLimit !== undefined && xp.total > xpLimit) || undefined}>
        <XpIcon /> <SumNumber sum={xp} label="XP" unit={`${of(xpLimit).trim()} XP`.trim()} />
      </span>
    </p>
  );
}
