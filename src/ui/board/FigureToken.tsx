import type { CSSProperties } from 'react';
import { type Figure, hpOf, type Position } from '../../engine/index.ts';
import { useTelling } from '../hooks/use-words.ts';
import { FigureDisc } from './FigureDisc.tsx';
import { artOf } from './figure-art.ts';
import { EnamelShine } from './TerrainDefs.tsx';
import './figure.css';

interface Props {
  readonly figure: Figure;
  readonly position: Position;
  /** Pixels. */
  readonly size?: number;
  /** Decoration when its name stands beside it. */
  readonly decorative?: boolean;
  readonly dimmed?: boolean;
  readonly style?: CSSProperties;
}

/** A figure's token for the initiative track and for lists. */
export function FigureBadge({ figure, position, size = 44, decorative, dimmed, style }: Props) {
  const telling = useTelling(position);
  const hp = hpOf(position, figure);
  const name = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': telling.figureName(figure) };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named below, or hidden
    <svg
      className="figure-badge"
      viewBox="-5 -5 110 108"
      width={size}
      height={size}
      style={style}
      data-defeated={figure.defeated || dimmed || undefined}
      focusable="false"
      {...name}
    >
      <defs>
        <EnamelShine />
      </defs>
      <FigureDisc
        {...artOf(position, figure)}
        number={figure.number}
        life={hp > 0 ? Math.max(0, 1 - figure.damage / hp) : 0}
      />
    </svg>
  );
}
