import { SumNumber } from '../../../ui/cards/LedgerView.tsx';
import type { Sum } from '../rules/model/ledger.ts';
import { causeText } from '../words/en/causes.ts';
import type { Named } from '../words/en/names.ts';

/** A line of the document or a ruling: there is no reader of this game's rules to lead to. */
const cite = (rule: string) => rule;

interface Props {
  readonly named: Named;
  readonly sum: Sum;
  readonly label: string;
}

/** A number that shows its working to whoever points at it. */
export function Working({ named, sum, label }: Props) {
  return (
    <SumNumber sum={sum} label={label} telling={{ cause: (cause) => causeText(cause, named) }} cite={cite} />
  );
}
