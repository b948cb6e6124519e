/** A symbol of a die, as an icon. */
import type { SVGProps } from 'react';
import { type DieSymbol, SYMBOL_PATHS } from '../../art/dice/symbol-paths.ts';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly symbol: DieSymbol;
  readonly size?: number | string;
  /** Read aloud; without it the symbol is decoration. */
  readonly label?: string;
}

export function SymbolIcon({ symbol, size = '1em', label, ...rest }: Props) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named above, or hidden
    <svg viewBox="0 0 24 24" width={size} height={size} data-symbol={symbol} {...name} {...rest}>
      <path d={SYMBOL_PATHS[symbol]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
