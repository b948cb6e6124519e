import type { CSSProperties } from 'react';
import '../guest-dock.css';

/** What may come of an answer: what, how likely or how much, and whether that is good. */
export interface Odd {
  readonly name: string;
  readonly value: string;
  /** Of 1, where it is a chance. */
  readonly share?: number;
  readonly is: 'harm' | 'gain';
}

/** Chances as bars, in two columns. */
export function Odds({ of }: { readonly of: readonly Odd[] }) {
  return (
    <span className="guest-odds flex wrap gap-0-2">
      {of.map(({ name, value, share, is }) => (
        <span
          key={name}
          className="guest-odd lead-1_1"
          data-is={is}
          style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
        >
          <small>{name}</small> <b className="digits">{value}</b>
        </span>
      ))}
    </span>
  );
}
