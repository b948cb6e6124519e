import { WorkingOf } from '../../../ui/guests/parts/WorkingOf.tsx';
import type { Sum } from '../rules/model/ledger.ts';
import { causeText } from '../words/en/causes.ts';
import type { Named } from '../words/en/names.ts';

interface Props {
  readonly named: Named;
  readonly sum: Sum;
  readonly label: string;
}

/** A number that shows its working to whoever points at it. */
export function Working({ named, sum, label }: Props) {
  return <WorkingOf sum={sum} label={label} told={(cause) => causeText(cause, named)} />;
}
