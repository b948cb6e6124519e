import { SumNumber } from '../../../ui/cards/LedgerView.tsx';
import type { Sum } from '../rules/model/ledger.ts';
import { cite, tellingOf, useFolklore } from './folklore-context.ts';

/** A number that shows its working to whoever points at it. */
export function Working({ sum, label }: { readonly sum: Sum; readonly label: string }) {
  return <SumNumber sum={sum} label={label} telling={tellingOf(useFolklore())} cite={cite} />;
}
