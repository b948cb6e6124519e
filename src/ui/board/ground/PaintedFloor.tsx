import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardPicture } from '../../../stores/middara/board-pictures.ts';
import { CELL, HEAD, MARGIN } from '../place/geometry.ts';
import './painted-floor.css';

interface Props {
  readonly picture: BoardPicture;
  /** Pixels of a space. */
  readonly cell: number;
}

/** A picture comes in over the one before, which goes when it is there. */
const FADE = 260;

/** The painted board, under the drawing: nothing is told by it alone. */
export const PaintedFloor = memo(function PaintedFloor({ picture, cell }: Props) {
  const [layers, setLayers] = useState<readonly BoardPicture[]>([picture]);
  if (layers.at(-1) !== picture) setLayers([...layers.slice(-1), picture]);
  useEffect(() => {
    const clock = setTimeout(() => setLayers([picture]), FADE);
    return () => clearTimeout(clock);
  }, [picture]);
  return (
    <div
      className="painted-floor"
      aria-hidden="true"
      data-painted-size={picture.size}
      style={{
        left: ((MARGIN - CELL) / CELL) * cell,
        top: ((HEAD - CELL) / CELL) * cell,
        width: (picture.bitmap.width / picture.size) * cell,
        height: (picture.bitmap.height / picture.size) * cell,
      }}
    >
      {layers.map((layer) => (
        <PictureCanvas key={`${layer.key}-${layer.size}`} bitmap={layer.bitmap} />
      ))}
    </div>
  );
});

/** A picture, drawn once. */
export function PictureCanvas({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} />;
}
