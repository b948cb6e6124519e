import type { Symbols } from '../../abraxis/index.ts';
import { SYMBOLS } from '../../engine/index.ts';
import { SymbolIcon } from '../dice/SymbolIcon.tsx';

interface Props {
  readonly wanted: Symbols;
  /** Symbols that are locked in, and those that would be with what is picked. */
  readonly there: Symbols;
  readonly picked?: Symbols;
  readonly label: string;
}

/** The symbols to be matched as sockets that fill: those too many stand behind them. */
export function Sockets({ wanted, there, picked, label }: Props) {
  return (
    <div className="abx-sockets grid gap-6px center" role="img" aria-label={label}>
      {SYMBOLS.map((symbol) => {
        const n = there[symbol];
        const soon = picked ? picked[symbol] : n;
        const places = Math.max(wanted[symbol], n, soon);
        if (places === 0) return null;
        return (
          <span key={symbol} className="flex wrap mid gap-6px" data-symbol={symbol}>
            {Array.from({ length: places }, (_, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a socket is known by its place
                key={i}
                className="abx-socket wide-2_1rem height-2_1rem pad-5px grid round"
                data-is={i < n ? 'full' : i < soon ? 'soon' : 'open'}
                data-over={i >= wanted[symbol] || undefined}
              >
                <SymbolIcon symbol={symbol} size="100%" />
              </span>
            ))}
          </span>
        );
      })}
    </div>
  );
}
