import { type CSSProperties, memo } from 'react';
import { type Figure, hpBeforeFall, hpOf, type Position, type Tier } from '../../engine/index.ts';
import { Glyph } from '../icons/icon.tsx';
import { useTelling, useWords } from '../page/use-words.ts';
import type { DrawnFigure } from './drawn.ts';
import { artOf, type FigureArt } from './figure-art.ts';
import { PlainFigure } from './PlainFigure.tsx';
import { LampRings, StandeeBase } from './StandeeBase.tsx';
import { signOf } from './sign-of.ts';
import { useDrawnFigure, useForcedColours } from './use-drawn.ts';
import './figure.css';

interface Props {
  readonly figure: Figure;
  readonly position: Position;
  /** Pixels. */
  readonly size?: number;
  /** Decoration when its name stands beside it. */
  readonly decorative?: boolean;
  readonly dimmed?: boolean;
  /** It lies outside of what is seen: its ring is dimmed, so that it is no piece. */
  readonly away?: boolean;
  /** Says from how many HP to none it falls, while it is about to. */
  readonly falling?: boolean;
  readonly style?: CSSProperties;
}

/** Pixels beside the usual letters: with larger ones it grows. */
const inLetters = (pixels: number) => `${pixels / 17}rem`;

/** A figure's token for the initiative track and for lists. */
export function FigureBadge({
  figure,
  position,
  size = 44,
  decorative,
  dimmed,
  away,
  falling,
  style,
}: Props) {
  const telling = useTelling(position);
  const hp = hpOf(position, figure);
  const drawn = useDrawnFigure(position.cards, figure);
  return (
    <BadgePicture
      {...artOf(position, figure)}
      drawn={drawn}
      tier={position.cards.combatants[figure.card]?.tier ?? null}
      life={hp > 0 ? Math.max(0, 1 - figure.damage / hp) : 0}
      sign={signOf(position, figure)}
      size={size}
      name={decorative ? null : telling.figureName(figure)}
      before={falling ? hpBeforeFall(position, figure.id) : null}
      pale={figure.defeated || dimmed === true}
      away={away === true}
      style={style}
    />
  );
}

interface Seen extends FigureArt {
  readonly drawn: DrawnFigure | null;
  readonly tier: Tier | null;
  /** Part of its HP left, 0-1. */
  readonly life: number;
  /** Its number, and whose kind it is where there are several. */
  readonly sign: string;
  readonly size: number;
  /** None where it stands beside it. */
  readonly name: string | null;
  /** HP it had before what leaves it none; null where nothing does. */
  readonly before: number | null;
  readonly pale: boolean;
  readonly away: boolean;
  readonly style: CSSProperties | undefined;
}

/** Drawn anew when it changes: there are some fifteen of them on a table, and a position for each thing that happens. */
const BadgePicture = memo(function BadgePicture({ drawn, shape, enamel, ring, ringInk, ...seen }: Seen) {
  const { Icon, ally, tier, life, sign, size, name, before, pale, away, style } = seen;
  const forced = useForcedColours();
  const { board } = useWords().ui;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named below, or hidden
    <svg
      className="figure-badge rigid overflows"
      viewBox="-8 -14 116 116"
      width={inLetters(size)}
      height={inLetters(size)}
      style={style}
      data-defeated={pale || undefined}
      {...(name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <defs>
        <LampRings />
      </defs>
      <StandeeBase
        base={shape}
        ring={away ? `color-mix(in srgb, ${ring} 40%, #0c0907)` : ring}
        field={drawn?.field ?? enamel}
        ally={ally}
        tier={tier}
        life={life}
      >
        {!drawn && (
          <g color="var(--portrait)">
            <Glyph of={Icon} x={25} y={31} side={50} />
          </g>
        )}
        {drawn && forced && <PlainFigure figure={drawn} base={shape} flipped={false} />}
        {drawn && !forced && (
          <image
            // There is no room for a face below 24 pixels.
            href={size < 24 ? drawn.silhouette({ base: shape }) : drawn.standing({ base: shape })}
            x="-15"
            y="-30"
            width="130"
            height="130"
          />
        )}
      </StandeeBase>
      {sign !== '' && (
        <g className="disc-number" style={{ '--ring': ring, '--ring-ink': ringInk } as CSSProperties}>
          <rect
            fill="var(--ring)"
            stroke="#100c09"
            strokeWidth={4}
            x="-6"
            y="-8"
            width={18 + 18 * sign.length}
            height="36"
            rx="9"
          />
          <text className="anchored" x={3 + 9 * sign.length} y="20.5">
            {sign}
          </text>
        </g>
      )}
      {before !== null && (
        <g className="hp-falling" data-before={before}>
          <rect
            fill="#7d1712"
            stroke="#120b09"
            strokeWidth={4}
            x="-6"
            y="64"
            width="112"
            height="38"
            rx="9"
          />
          <text className="anchored fill-white heavy" fontSize={35} x="50" y="94">
            {board.heart(before)}→0
          </text>
        </g>
      )}
    </svg>
  );
});
