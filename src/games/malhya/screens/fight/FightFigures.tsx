import { CELL } from '../../../../ui/board/place/geometry.ts';
import { figureText } from '../../words/en/fight-stage.ts';
import { Silhouette } from '../Emblem.tsx';
import type { FightFigure } from './fight-view.ts';

/** Heroes are round, enemies lozenges; the fallen lie as a broken ring. */
const BASES: Readonly<Record<FightFigure['side'], string>> = {
  hero: 'M50 7A43 43 0 1 1 49.9 7Z',
  enemy: 'M50 2L97 50L50 98L3 50Z',
};

interface Props {
  readonly figures: readonly FightFigure[];
  /** Who can be chosen. */
  readonly targets: ReadonlySet<string>;
  /** Who looks, and whom a line comes into contact with. */
  readonly marked: ReadonlySet<string>;
}

/** The figures on the board; the fallen lie under whoever stands over them. */
export function FightFigures({ figures, targets, marked }: Props) {
  const isUp = ({ standing }: FightFigure) => Number(standing !== 'down');
  return figures
    .toSorted((a, b) => isUp(a) - isUp(b))
    .map((figure) => (
      <Figure
        key={figure.id}
        figure={figure}
        isTarget={targets.has(figure.id)}
        isMarked={marked.has(figure.id)}
      />
    ));
}

interface FigureProps {
  readonly figure: FightFigure;
  readonly isTarget: boolean;
  readonly isMarked: boolean;
}

function Figure({ figure, isTarget, isMarked }: FigureProps) {
  const { at, size, side, initials, life, most, standing } = figure;
  const scale = size === 4 ? 2 : 1;
  const wide = scale * CELL - 16;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure within a drawing
    <g
      className="mal-figure pressable"
      role="button"
      tabIndex={-1}
      aria-label={`${figureText(figure)}, ${initials}`}
      aria-current={standing === 'acts' || undefined}
      data-figure={figure.id}
      data-side={side}
      data-standing={standing}
      data-target={isTarget || undefined}
      data-marked={isMarked || undefined}
      style={{ transform: `translate(${at[0] * CELL}px, ${at[1] * CELL}px)` }}
    >
      <g transform={`scale(${scale})`}>
        <path className="mal-halo no-fill" d={BASES[side]} />
        <path className="mal-base" d={BASES[side]} />
        <g transform="translate(27 28)">
          <Silhouette of={figure.emblem} size={46} />
        </g>
      </g>
      {standing === 'down' && (
        <path
          className="mal-fallen no-fill ends"
          d="M26 26L74 74M74 26L26 74"
          transform={`scale(${scale})`}
        />
      )}
      <g className="mal-initials" transform={`translate(${scale === 2 ? 34 : 19} ${scale === 2 ? 40 : 21})`}>
        <rect x={-9 - 8 * initials.length} y="-17" width={18 + 16 * initials.length} height="32" rx="9" />
        <text className="text-face heavy anchored" y="8">
          {initials}
        </text>
      </g>
      <g className="mal-life untouched" data-low={life * 3 <= most || undefined} transform="translate(8 -6)">
        <rect className="mal-life-all" width={wide} height="13" rx="6" />
        <rect className="mal-life-left" width={Math.max(0, (wide * life) / most)} height="13" rx="6" />
      </g>
    </g>
  );
}
