import { WorkingOf } from '../../../ui/guests/parts/WorkingOf.tsx';
import type { Sum } from '../rules/model/ledger.ts';
import { tellingOf, useFolklore } from './folklore-context.ts';

/** A number that shows its working to whoever points at it. */
export function Working({ sum, label }: { readonly sum: Sum; readonly label: string }) {
  return <WorkingOf sum={sum} label={label} told={tellingOf(useFolklore()).cause} />;
}
