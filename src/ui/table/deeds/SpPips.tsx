import { Fragment } from 'react';
import { useWords } from '../../page/use-words.ts';

/** SP as pips: full ones first. Spoken as a number. */
export function SpPips({ have, most }: { have: number; most: number }) {
  const words = useWords().ui.panels.dock;
  const all = Math.max(have, most);
  return (
    <p className="sp-pips flex wrap middle gap-0_2rem">
      <span className="visually-hidden">{words.sp(have, most)}</span>
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are told apart by their place
        <span key={i} className="pip inline-block" data-full={i < have || undefined} aria-hidden="true" />
      ))}
    </p>
  );
}

/** A sentence with ◆ in it: seen as the diamond of prices, spoken as what the book calls it. */
export function Pipped({ children }: { readonly children: string }) {
  const { spSpoken } = useWords().ui.panels.dock;
  return children.split('◆').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence are told apart by their place
    <Fragment key={i}>
      {i > 0 && (
        <span className="sp" role="img" aria-label={spSpoken}>
          ◆
        </span>
      )}
      {part}
    </Fragment>
  ));
}

/** A price in pips; more than four as a number beside one. */
export function Price({ sp }: { sp: number }) {
  const words = useWords().ui.panels.dock;
  if (sp <= 0) return null;
  return (
    <span className="price sp inline-flex middle bold one-line">
      <span className="visually-hidden">{words.price(sp)}</span>
      {sp > 4 && <span aria-hidden="true">{sp}</span>}
      {Array.from({ length: sp > 4 ? 1 : sp }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={i} className="pip inline-block" data-full aria-hidden="true" />
      ))}
    </span>
  );
}
