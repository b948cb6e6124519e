import { useState } from 'react';
import { Choices } from '../../kit/Choices.tsx';
import { useWholeWords } from '../../page/use-words.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** What two may give each other: each deal one thing of each side. */
export interface Trade {
  readonly ours: readonly Thing[];
  readonly theirs: readonly Thing[];
  readonly deals: readonly { readonly ours: string; readonly theirs: string; readonly option: string }[];
}

interface Props {
  readonly of: Trade;
  readonly onAnswer: (option: string) => void;
}

/** One picks a thing of each side; the button says what that comes to, and offers it. */
export function TradeSheet({ of: { ours, theirs, deals }, onAnswer }: Props) {
  const { trade } = useWholeWords().ui.guestTable;
  const [give, setGive] = useState(deals[0]?.ours ?? '');
  const open = theirs.filter(({ id }) => deals.some((deal) => deal.ours === give && deal.theirs === id));
  const [wanted, setWanted] = useState<string | null>(null);
  const get = open.find(({ id }) => id === wanted) ?? open[0];
  const deal = deals.find((one) => one.ours === give && one.theirs === get?.id);
  const nameOf = (things: readonly Thing[], id: string) => things.find((one) => one.id === id)?.name ?? id;
  return (
    <div className="grid gap-3">
      <Choices
        title={trade.ours}
        items={ours.map(({ id }) => id)}
        chosen={give}
        told={(id) => ({ name: nameOf(ours, id) })}
        onChoose={setGive}
      />
      <Choices
        title={trade.theirs}
        items={open.map(({ id }) => id)}
        chosen={get?.id ?? ''}
        told={(id) => ({ name: nameOf(theirs, id) })}
        onChoose={setWanted}
      />
      {deal && get && (
        <button type="button" className="btn btn-primary" onClick={() => onAnswer(deal.option)}>
          {trade.deal(nameOf(ours, give), get.name)}
        </button>
      )}
    </div>
  );
}
