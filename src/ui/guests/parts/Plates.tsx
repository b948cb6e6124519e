import type { ReactNode } from 'react';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import type { Drawn } from '../../frame/use-drawer.ts';
import '../guest-table.css';

/** Somebody in the bar. */
export interface Plate {
  readonly id: string;
  readonly emblem: ReactNode;
  /** Under it: what is left of it. */
  readonly label: string;
  /** All of that, for whoever does not look. */
  readonly name: string;
  readonly isAsked: boolean;
  readonly leads?: boolean;
  /** Out of it: a ghost. */
  readonly isGone?: boolean;
}

interface Props {
  readonly label: string;
  readonly plates: readonly Plate[];
  /** Pressed, all of them are shown. */
  readonly drawer: Drawn;
}

/** Who plays, in the bar: who is asked in a frame, who leads with a star. */
export function Plates({ label, plates, drawer }: Props) {
  return (
    <ul className="guest-plates flex gap-2px" aria-label={label}>
      {plates.map(({ id, emblem, label: left, name, isAsked, leads, isGone }) => (
        <li
          className="relative round-m"
          key={id}
          data-asked={isAsked || undefined}
          data-leads={leads || undefined}
          data-ghost={isGone || undefined}
        >
          <BarButton
            label={left}
            name={name}
            pressed={drawer.part === 'encounter'}
            onPress={() => drawer.toggle('encounter')}
          >
            {emblem}
          </BarButton>
        </li>
      ))}
    </ul>
  );
}
