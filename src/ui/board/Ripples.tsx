import { memo, useEffect, useState } from 'react';
import type { Ripples as Pictures } from '../../stores/middara/board-pictures.ts';
import { CELL, HEAD, MARGIN } from './geometry.ts';
import { PictureCanvas } from './PaintedFloor.tsx';

interface Props {
  /** Asks for them once. */
  readonly ask: () => Promise<Pictures | null>;
  /** Pixels of a space. */
  readonly cell: number;
}

/** Light that moves on the water: pictures that come and go over one another. It stands still for who wants that. */
export const Ripples = memo(function Ripples({ ask, cell }: Props) {
  const [there, setThere] = useState<Pictures | null>(null);
  useEffect(() => {
    let isGone = false;
    setThere(null);
    ask().then(
      (pictures) => {
        if (!isGone) setThere(pictures);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [ask]);
  if (!there) return null;
  const { left, top, size, phases } = there;
  const scale = cell / size;
  return (
    <div
      className="water-ripples"
      aria-hidden="true"
      style={{
        left: ((MARGIN - CELL) / CELL) * cell + left * scale,
        top: ((HEAD - CELL) / CELL) * cell + top * scale,
        width: phases[0]!.width * scale,
        height: phases[0]!.height * scale,
      }}
    >
      {phases.map((bitmap, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place among them
        <PictureCanvas key={k} bitmap={bitmap} />
      ))}
    </div>
  );
});
