import { Standing } from '../../../ui/figures/Standing.tsx';
import { Emblem } from './Emblem.tsx';
import { faceOf } from './faces.ts';

interface Props {
  readonly card: string;
  readonly side: 'hero' | 'foe';
  /** What is left of it, 0-1. */
  readonly life: number;
  readonly isActive: boolean;
  readonly isGone?: boolean;
  readonly flipped?: boolean;
}

/** Somebody in a skirmish, standing: heroes on round bases, foes on six-sided ones. */
export function Fighter({ card, side, ...standing }: Props) {
  return (
    <span className="folk-emblem grid">
      <Standing
        look={faceOf(card)}
        base={side === 'hero' ? 'round' : 'hexagon'}
        ring={side === 'hero' ? 'var(--folk-deep)' : 'var(--ink-red)'}
        {...standing}
      >
        <Emblem of={card} />
      </Standing>
    </span>
  );
}
