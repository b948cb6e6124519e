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

interface RowsProps extends Pick<Props, 'named'> {
  /** Null: there is no such number here. */
  readonly rows: readonly (readonly [label: string, sum: Sum | null])[];
}

/** What is rolled in numbers, each with its working. */
export function NumberRows({ named, rows }: RowsProps) {
  return (
    <dl className="flex wrap gap-2-4 flush sm">
      {rows.map(
        ([label, sum]) =>
          sum && (
            <div key={label} className="flex gap-1">
              <dt>{label}</dt>
              <dd className="flush">
                <Working named={named} sum={sum} label={label} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
