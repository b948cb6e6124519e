import { CELL } from '../../../../ui/board/place/geometry.ts';
import { figureText } from '../../words/en/encounter.ts';
import { Emblem } from '../Emblem.tsx';
import type { FieldFigure } from './field-view.ts';

/** Who is who is told by the outline: heroes are round, creatures lozenges, afflictions have six corners. */
const BASES: Readonly<Record<FieldFigure['side'], string>> = {
  hero: 'M50 7A43 43 0 1 1 49.9 7Z',
  creature: 'M50 2L97 50L50 98L3 50Z',
  affliction: 'M27 6H73L97 50L73 94H27L3 50Z',
};

interface Props {
  readonly figures: readonly FieldFigure[];
  readonly active: string | null;
  /** Who can be chosen. */
  readonly targets: ReadonlySet<string>;
  /** Whom a blow hits just now. */
  readonly struck: string | null;
}

/** The figures on the map. A swarm lies under those it shares its spaces with. */
export function FieldFigures({ figures, active, targets, struck }: Props) {
  const sorted = figures.toSorted((a, b) => b.size[0] * b.size[1] - a.size[0] * a.size[1]);
  return sorted.map((figure) => (
    <Figure
      key={figure.id}
      figure={figure}
      isActive={figure.id === active}
      isTarget={targets.has(figure.id)}
      isStruck={figure.id === struck}
    />
  ));
}

interface FigureProps {
  readonly figure: FieldFigure;
  readonly isActive: boolean;
  readonly isTarget: boolean;
  readonly isStruck: boolean;
}

function Figure({ figure, isActive, isTarget, isStruck }: FigureProps) {
  const {
    at: [x, y],
    size: [across, down],
    vita,
    most,
  } = figure;
  const scale = Math.min(across, down);
  const left = ((across - scale) * CELL) / 2;
  const top = ((down - scale) * CELL) / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure within a drawing
    <g
      className="field-figure pressable"
      role="button"
      tabIndex={-1}
      aria-label={`${figureText(figure)}, ${figure.letter}`}
      aria-current={isActive || undefined}
      data-figure={figure.id}
      data-side={figure.side}
      data-active={isActive || undefined}
      data-target={isTarget || undefined}
      data-struck={isStruck || undefined}
      style={{ transform: `translate(${x * CELL}px, ${y * CELL}px)` }}
    >
      {across !== down && (
        <rect
          fill="rgb(40 25 15 / 0.3)"
          stroke="#3a1510"
          strokeDasharray="12 8"
          strokeWidth={4}
          x="5"
          y="5"
          width={across * CELL - 10}
          height={down * CELL - 10}
          rx="45"
        />
      )}
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <path className="field-figure-halo no-fill stroke-dark" strokeWidth={9} d={BASES[figure.side]} />
        <path className="field-figure-base" stroke="#fdf3dc" strokeWidth={4} d={BASES[figure.side]} />
        <g transform="translate(26 27)">
          <Emblem of={figure.card} />
        </g>
        <g className="field-figure-letter" transform="translate(19 21)">
          <rect
            strokeWidth={2.5}
            x={-9 - 8 * figure.letter.length}
            y="-17"
            width={18 + 16 * figure.letter.length}
            height="32"
            rx="9"
          />
          <text className="text-face heavy anchored" fontSize={24} y="8">
            {figure.letter}
          </text>
        </g>
      </g>
      <g
        className="field-vita untouched"
        data-low={vita * 3 <= most || undefined}
        transform="translate(8 -6)"
      >
        <rect className="field-vita-all stroke-2" width={across * CELL - 16} height="13" rx="6" />
        <rect
          className="field-vita-left"
          fill="#8fce54"
          width={Math.max(0, (across * CELL - 16) * (vita / most))}
          height="13"
          rx="6"
        />
      </g>
    </g>
  );
}
