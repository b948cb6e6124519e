import type { ReactNode } from 'react';
import type { Base } from '../../art/figures/pictures.ts';
import type { Look } from '../../engine/index.ts';
import { PlainFigure } from './PlainFigure.tsx';
import { LampRings, StandeeBase } from './StandeeBase.tsx';
import { useDrawnLook, useForcedColours } from './use-drawn.ts';
import './figure.css';

interface Props {
  readonly look: Look | undefined;
  /** Whoever stands with the players has a round base, the others a six-sided one. */
  readonly base: Base;
  readonly ring: string;
  /** What is left of it, 0-1; absent where nothing tells. */
  readonly life?: number;
  readonly isActive?: boolean;
  /** It looks the other way. */
  readonly flipped?: boolean;
  /** Out of it: paler. */
  readonly isGone?: boolean;
  /** Instead, in a box of 48, for whoever has no look, and until it can be drawn. */
  readonly children?: ReactNode;
}

/** Somebody of any game on a base, by a look; decoration beside a name. Its size is its box's. */
export function Standing({ look, base, ring, life, isActive, flipped, isGone, children }: Props) {
  const drawn = useDrawnLook(look);
  const forced = useForcedColours();
  const pose = { base, flipped: flipped ?? false };
  return (
    <svg
      className="figure-badge rigid overflows"
      viewBox="-8 -14 116 116"
      data-defeated={isGone || undefined}
      aria-hidden="true"
    >
      <defs>
        <LampRings />
      </defs>
      <StandeeBase
        base={base}
        ring={ring}
        field={drawn?.field ?? 'var(--cloth-deep)'}
        ally={false}
        tier={null}
        active={isActive ?? false}
        {...(life === undefined ? {} : { life })}
      >
        {!drawn && <g transform="translate(26 32)">{children}</g>}
        {drawn && forced && <PlainFigure figure={drawn} {...pose} />}
        {drawn && !forced && <image href={drawn.standing(pose)} x="-15" y="-30" width="130" height="130" />}
      </StandeeBase>
    </svg>
  );
}
