import { useMemo } from 'react';
import type { PartyFault, Sum } from '../../engine/index.ts';
import { SumNumber } from '../cards/LedgerView.tsx';
import { GoldIcon, XpIcon } from '../icons/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import './budget.css';

interface Props {
  /** What this Adventurer's things cost. */
  readonly gold: Sum;
  readonly xp: Sum;
  /** Gold of the whole party, and what there is to spend; absent is without end. */
  readonly partyGold?: number;
  readonly goldLimit?: number;
  readonly xpLimit?: number;
  /** Of the party and of this Adventurer: a budget that is passed is marked. */
  readonly faults: readonly PartyFault[];
}

/** Gold and XP spent; both unfold their working (pp.27-28, 34). */
export function BudgetLine({ gold, xp, partyGold, goldLimit, xpLimit, faults }: Props) {
  const cards = useCards();
  const { tellCards, ui } = useWholeWords();
  const words = ui.loadout.budget;
  const telling = useMemo(() => tellCards(cards), [tellCards, cards]);
  const isOver = (what: 'gold' | 'xp') => faults.some(({ fault }) => fault === what) || undefined;
  return (
    <p className="gap-2px-4 flex wrap">
      <span className="inline-flex wrap middle gap-0-2">
        <GoldIcon className="brass" />{' '}
        <SumNumber sum={gold} label={words.gold} unit={words.goldUnit} telling={telling} />
        {partyGold !== undefined && (
          <span data-over={isOver('gold')}>{words.party(partyGold, goldLimit)}</span>
        )}
      </span>
      <span className="inline-flex wrap middle gap-0-2" data-over={isOver('xp')}>
        <XpIcon className="brass" />{' '}
        <SumNumber sum={xp} label={words.xp} unit={words.xpUnit(xpLimit)} telling={telling} />
      </span>
    </p>
  );
}
