import type { CardIndex } from '../../../engine/index.ts';
import type { FigureLook } from '../../../stores/middara/ghosts.ts';
import { FigureBody } from '../../figures/FigureBody.tsx';
import { artOf } from '../../figures/figure-art.ts';
import { PlainFigure } from '../../figures/PlainFigure.tsx';
import { StandeeBase } from '../../figures/StandeeBase.tsx';
import { useDrawnFigure, useForcedColours } from '../../figures/use-drawn.ts';
import { Glyph } from '../../icons/icon.tsx';

interface Props {
  readonly figure: FigureLook;
  readonly cards: CardIndex;
  /** Pixels its base is wide on the screen. */
  readonly pixels: number;
  /** The base alone, who stands on it alone, or both. */
  readonly part?: 'whole' | 'base' | 'body';
  readonly active?: boolean;
  readonly acted?: boolean;
}

/** A figure as it stands on the board, without what is written on it: decoration, whoever shows it names it. */
export function FigurePicture({ figure, cards, pixels, part = 'whole', ...look }: Props) {
  const drawn = useDrawnFigure(cards, figure);
  const forced = useForcedColours();
  const { Icon, enamel, ring, ally, shape } = artOf({ cards }, figure);
  const [width, height] = figure.size;
  const scale = Math.min(width, height);
  // Every other one of a group looks the other way.
  const flipped = figure.number > 0 && figure.number % 2 === 0;
  const standing = (
    <>
      {!drawn && (
        <g color="var(--portrait)">
          <Glyph of={Icon} x={25} y={31} side={50} />
        </g>
      )}
      {drawn && forced && <PlainFigure figure={drawn} base={shape} flipped={flipped} />}
    </>
  );
  return (
    <>
      <svg className="figure-art absolute full tall overflows" viewBox="0 0 100 100" aria-hidden="true">
        {part === 'body' ? (
          standing
        ) : (
          <>
            {Math.max(width, height) > 1 && (
              <LargeBase width={width / scale} height={height / scale} ring={ring} />
            )}
            <StandeeBase
              base={shape}
              ring={ring}
              field={drawn?.field ?? enamel}
              ally={ally}
              tier={cards.combatants[figure.card]?.tier ?? null}
              {...look}
            >
              {part === 'whole' && standing}
            </StandeeBase>
          </>
        )}
      </svg>
      {part !== 'base' && drawn && !forced && (
        <FigureBody
          figure={drawn}
          base={shape}
          flipped={flipped}
          spent={look.acted ?? false}
          pixels={pixels}
        />
      )}
    </>
  );
}

/** A large base shows all the spaces it stands on, in units of the disc's box, centred on it. */
function LargeBase({ width, height, ring }: { width: number; height: number; ring: string }) {
  return (
    <rect
      className="figure-base stroke-2"
      fill="rgb(12 9 7 / 0.3)"
      strokeOpacity={0.6}
      x={50 - 50 * width + 3}
      y={50 - 50 * height + 3}
      width={100 * width - 6}
      height={100 * height - 6}
      rx="9"
      style={{ stroke: ring }}
    />
  );
}
