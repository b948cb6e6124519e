import type { ReactNode } from 'react';
import { Popover } from '../kit/Popover.tsx';
import { useWords } from '../page/use-words.ts';
import { RuleRef } from '../rules/RuleRef.tsx';
import './cards.css';

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A number of a game of whichever kind, with its working. */
interface AnySum<C> {
  readonly total: number;
  readonly entries: readonly { readonly cause: C; readonly amount: number; readonly rule: string }[];
}

interface LedgerProps<C> {
  readonly sum: AnySum<C>;
  /** What the total is. */
  readonly label?: string;
  /** Who names what made each line. */
  readonly telling: { cause(cause: C): string };
  /** How a rule is cited; Middara's lead to their words where nothing else is said. */
  readonly cite?: (rule: string) => ReactNode;
}

const citeMiddara = (rule: string) => <RuleRef rule={rule} />;

/** The working of a number: each line with what it added or took and its rule, then the total. */
export function LedgerView<C>({ sum, label, telling, cite = citeMiddara }: LedgerProps<C>) {
  const words = useWords().ui.cards.ledger;
  const total = label ?? words.total;
  return (
    <table className="ledger joined full sm">
      <caption className="visually-hidden">{words.working(total)}</caption>
      <tbody>
        {sum.entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a working are known by their place
          <tr key={i} data-takes={entry.amount < 0 || undefined}>
            <th className="medium text-left pad-r-3" scope="row">
              {telling.cause(entry.cause)}
            </th>
            <td className="ledger-rule pad-l-2 text-right xs faint">{cite(entry.rule)}</td>
            <td className="ledger-amount pad-l-2 text-right bold one-line">
              {i === 0 && entry.amount >= 0 ? entry.amount : signed(entry.amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="text-left bold pad-r-3" scope="row">
            {total}
          </th>
          <td className="bold" />
          <td className="ledger-amount pad-l-2 text-right bold one-line">{sum.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface NumberProps<C> extends Pick<LedgerProps<C>, 'sum' | 'telling' | 'cite'> {
  /** What it is a number of: `Defense`. */
  readonly label: string;
  /** Also shown after the number. */
  readonly unit?: string;
}

/** A number that unfolds its working on hover, focus and tap. */
export function SumNumber<C>({ sum, label, unit, telling, cite }: NumberProps<C>) {
  const words = useWords().ui.cards.ledger;
  const text = unit ? `${sum.total} ${unit}` : String(sum.total);
  if (sum.entries.length === 0) return <span className="number bold">{text}</span>;
  return (
    <Popover
      className="number bold"
      label={words.number(label, text)}
      content={<LedgerView sum={sum} label={label} telling={telling} cite={cite} />}
    >
      {text}
    </Popover>
  );
}
