import { Fragment } from 'react';
import { RuleRef } from './RuleRef.tsx';

/** A page or a ruling at the end of what it bears out: `(C4)`, `(p.61)`. */
const CITED = /(\((?:p\.\d+|[A-Z]\d+)\))/;

/** A sentence whose citations lead to their rules. */
export function RuledText({ text }: { readonly text: string }) {
  return text.split(CITED).map((part, i) =>
    i % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed sentence
      <Fragment key={i}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <span key={i} className="one-line">
        (<RuleRef rule={part.slice(1, -1)} />)
      </span>
    ),
  );
}
