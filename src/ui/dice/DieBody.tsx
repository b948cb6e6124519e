import type { CSSProperties, ReactNode } from 'react';
import type { Die } from '../../engine/index.ts';
import { dieColour } from '../theme/colours.ts';

interface Props {
  readonly die: Die;
  readonly children?: ReactNode;
}

/** The cube in its colour, lit from above. What is painted on it is given. */
export function DieBody({ die, children }: Props) {
  const name = dieColour(die);
  const colours = {
    '--die': `var(--die-plain, var(--die-${name}))`,
    '--die-shade': `var(--die-plain-shade, var(--die-${name}-shade))`,
    '--die-ink': `var(--die-plain-ink, var(--die-${name}-ink))`,
  } as CSSProperties;
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" style={colours} aria-hidden="true">
      <rect fill="rgb(0 0 0 / 0.2)" x="-1" y="7" width="102" height="100" rx="26" />
      <rect fill="rgb(0 0 0 / 0.2)" x="1.5" y="9" width="97" height="93.5" rx="22" />
      <rect fill="var(--die-shade)" x="3" y="7" width="94" height="91" rx="20" />
      <rect
        className="die-body"
        fill="var(--die)"
        stroke="rgb(0 0 0 / 0.35)"
        strokeWidth={1.5}
        x="3"
        y="3"
        width="94"
        height="90"
        rx="20"
      />
      <rect fill="rgb(255 255 255 / 0.07)" x="9" y="8" width="82" height="80" rx="26" />
      <path fill="rgb(255 255 255 / 0.38)" d="M22 5.5h56a16 16 0 0 1 14 9Q50 6 8 14.5a16 16 0 0 1 14-9Z" />
      <g fill="var(--die-ink)" color="var(--die-ink)">
        {children}
      </g>
    </svg>
  );
}
