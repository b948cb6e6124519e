import type { Shimmer as Pictures } from '../../../stores/middara/board-pictures.ts';
import { CELL, HEAD, MARGIN } from '../place/geometry.ts';
import { PictureCanvas } from './PaintedFloor.tsx';

interface Props {
  readonly pictures: Pictures;
  /** Pixels of a space. */
  readonly cell: number;
}

/** Light that moves on water, muck and embers: pictures that come and go over one another. */
export function Shimmer({ pictures: { left, top, size, phases }, cell }: Props) {
  const scale = cell / size;
  return (
    <div
      className="shimmer"
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
}
