import type { CSSProperties } from 'react';
import { useWholeWords } from '../../page/use-words.ts';
import '../guest-dock.css';

/** What may come of an answer: what, how likely (a share of 1) or how much, and whether that is good. */
export type Odd = { readonly name: string; readonly is: 'harm' | 'gain' } & (
  | {
      readonly share: number;
      /** Something that nobody can know is left out of it. */
      readonly nearly?: boolean | undefined;
    }
  | { readonly value: string }
);

/** Chances as bars, in two columns. */
export function Odds({ of }: { readonly of: readonly Odd[] }) {
  const { percent, nearly } = useWholeWords().ui.guestTable;
  const said = (odd: Odd): string => {
    if ('value' in odd) return odd.value;
    return odd.nearly ? nearly(percent(odd.share)) : percent(odd.share);
  };
  return (
    <span className="guest-odds flex wrap gap-0-2">
      {of.map((odd) => (
        <span
          key={odd.name}
          className="guest-odd lead-1_1"
          data-is={odd.is}
          style={'share' in odd ? ({ '--share': odd.share } as CSSProperties) : undefined}
        >
          <small>{odd.name}</small> <b className="digits">{said(odd)}</b>
        </span>
      ))}
    </span>
  );
}
