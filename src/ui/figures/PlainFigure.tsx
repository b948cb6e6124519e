import { useId } from 'react';
import type { Base } from '../../art/figures/pictures.ts';
import type { DrawnFigure } from './drawn.ts';

/** A figure in the colours of text and ground, where the browser chooses them: part of a drawing of its base. */
export function PlainFigure({
  figure,
  base,
  flipped,
}: {
  figure: DrawnFigure;
  base: Base;
  flipped: boolean;
}) {
  const id = useId();
  const { move, room, strokes } = figure.plain({ base, flipped });
  return (
    <g className="figure-plain">
      <clipPath id={id}>
        <path d={room} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g className="joints" transform={move} strokeLinecap="round">
          {strokes.map(({ path, fill, stroke, width }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes of a drawing are known by their place
            <path key={i} d={path} fill={fill ?? 'none'} stroke={stroke} strokeWidth={width} />
          ))}
        </g>
      </g>
    </g>
  );
}
