import { memo, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Base } from '../../art/figures/pictures.ts';
import { bitmapFor, nameOfBitmap, stepFor, subscribeToBitmaps, wantBitmap } from './baked.ts';
import type { DrawnFigure } from './drawn.ts';
import './figure-picture.css';

interface Props {
  readonly figure: DrawnFigure;
  readonly base: Base;
  readonly flipped: boolean;
  readonly spent: boolean;
  /** Pixels its base is wide on the screen. */
  readonly pixels: number;
}

/** Pixels below which there is room for a silhouette alone. */
const SMALL = 32;

/** A figure over its base, painted once to a bitmap: a drawing until that is done. */
export const FigureBody = memo(function FigureBody({ figure, base, flipped, spent, pixels }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const step = stepFor(pixels * Math.min(2, globalThis.devicePixelRatio || 1));
  const name = nameOfBitmap(figure, { base, flipped, spent });
  const read = useCallback(() => bitmapFor(name, step), [name, step]);
  const bitmap = useSyncExternalStore(subscribeToBitmaps, read, read);
  useEffect(() => wantBitmap(figure, { base, flipped, spent }, step), [figure, base, flipped, spent, step]);
  useLayoutEffect(() => {
    const shown = canvas.current;
    if (!shown || !bitmap) return;
    shown.width = bitmap.width;
    shown.height = bitmap.height;
    shown.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const drawingOf = pixels < SMALL ? figure.silhouette : figure.standing;
  if (!bitmap)
    return (
      <svg className="figure-body absolute" viewBox="0 0 130 130" aria-hidden="true">
        <image href={drawingOf({ base, flipped, spent })} width="130" height="130" />
      </svg>
    );
  return <canvas ref={canvas} className="figure-body absolute" />;
});
