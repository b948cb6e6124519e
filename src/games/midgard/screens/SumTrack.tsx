import type { CSSProperties } from 'react';
import { causeText } from '../words/en/causes.ts';
import { type Named, signed } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import type { Shown } from './rolls-shown.ts';
import { Die, Working } from './Working.tsx';

interface Props {
  readonly named: Named;
  readonly title: string;
  readonly of: Shown;
  /** How it is said that it ended well, and that it did not. */
  readonly ends?: readonly [well: string, ill: string];
  readonly theirs?: boolean;
  readonly falls?: boolean;
}

/** The end of the track: more than nearly all totals. */
const END = 40;
const share = (value: number): string => `${(100 * Math.max(0, Math.min(END, value))) / END}%`;

/** A sum that grows towards what it needs: a line each, the die, the mark it has to reach. */
export function SumTrack({ named, title, of, ends, theirs = false, falls = false }: Props) {
  const { sum, need, passed } = of;
  const [well, ill] = ends ?? [screens.passed, screens.failed];
  return (
    <section
      className="mid-track grid gap-2 pad-3-4 panel"
      aria-label={title}
      data-theirs={theirs || undefined}
      data-passed={passed ?? undefined}
    >
      <div className="flex wrap middle gap-3">
        <h3 className="flush grow">{title}</h3>
        <Die sum={sum} theirs={theirs} size={52} falls={falls} />
        <strong className="display-face xxl lead-1_1">
          <Working named={named} sum={sum} label={title} />
        </strong>
        {need !== null && need > 0 && <span className="soft">{screens.need(need)}</span>}
        {passed !== null && <b className={passed ? 'can' : 'harm'}>{passed ? well : ill}</b>}
      </div>
      <div
        className="mid-bar height-14px relative round"
        style={{ '--at': share(sum.total), '--need': need === null ? '-99px' : share(need) } as CSSProperties}
        aria-hidden="true"
      />
      <ul className="flex wrap gap-1-2 flush bare unlisted sm">
        {sum.entries.map(({ cause, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a working are known by their place
          <li key={i} className="chip inline-flex middle round sunk one-line">
            {causeText(cause, named)} <b className="pad-l-1">{i === 0 ? amount : signed(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
