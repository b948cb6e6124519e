import type { CSSProperties } from 'react';
import { type Figure, hpOf, type Position } from '../../engine/index.ts';
import { PlainFigure } from '../figures/PlainFigure.tsx';
import { LampRings, StandeeBase } from '../figures/StandeeBase.tsx';
import { useDrawn, useForcedColours } from '../figures/use-drawn.ts';
import { useTelling } from '../hooks/use-words.ts';
import { Glyph } from '../icons/icon.tsx';
import { artOf } from './figure-art.ts';
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

/** Pixels beside the usual letters: with larger ones it grows. */
const inLetters = (pixels: number) => `${pixels / 17}rem`;

/** A figure's token for the initiative track and for lists. */
export function FigureBadge({ figure, position, size = 44, decorative, dimmed, style }: Props) {
  const telling = useTelling(position);
  const hp = hpOf(position, figure);
  const drawn = useDrawn(position.cards, figure.card);
  const forced = useForcedColours();
  const { Icon, enamel, ring, ringInk, ally, shape } = artOf(position, figure);
  const name = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': telling.figureName(figure) };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named below, or hidden
    <svg
      className="figure-badge"
      viewBox="-8 -14 116 116"
      width={inLetters(size)}
      height={inLetters(size)}
      style={style}
      data-defeated={figure.defeated || dimmed || undefined}
      focusable="false"
      {...name}
    >
      <defs>
        <LampRings />
      </defs>
      <StandeeBase
        base={shape}
        ring={ring}
        field={drawn?.field ?? enamel}
        ally={ally}
        tier={position.cards.combatants[figure.card]?.tier ?? null}
        life={hp > 0 ? Math.max(0, 1 - figure.damage / hp) : 0}
      >
        {!drawn && <Glyph of={Icon} className="disc-portrait" x={25} y={31} side={50} />}
        {drawn && forced && <PlainFigure figure={drawn} base={shape} flipped={false} />}
        {drawn && !forced && (
          <image
            // There is no room for a face below 32 pixels.
            href={size < 32 ? drawn.silhouette({ base: shape }) : drawn.standing({ base: shape })}
            x="-15"
            y="-30"
            width="130"
            height="130"
          />
        )}
      </StandeeBase>
      {figure.number > 0 && (
        <g className="disc-number" style={{ '--ring': ring, '--ring-ink': ringInk } as CSSProperties}>
          <rect x="-6" y="-8" width="36" height="36" rx="9" />
          <text x="12" y="20.5">
            {figure.number}
          </text>
        </g>
      )}
    </svg>
  );
}
