import { CELL } from '../../../../ui/board/place/geometry.ts';
import { figureText } from '../../words/en/space-words.ts';
import { Silhouette } from '../Emblem.tsx';
import type { FightFigure } from './fight-view.ts';

/** Heroes are round, enemies lozenges; the fallen lie as a broken ring. */
const BASES: Readonly<Record<FightFigure['side'], string>> = {
  hero: 'M50 7A43 43 0 1 1 49.9 7Z',
  enemy: 'M50 2L97 50L50 98L3 50Z',
};

/** Who has acted, waits or lies there has a broken rim. */
const DASHES: Readonly<Partial<Record<FightFigure['standing'], string>>> = {
  done: '8 6',
  down: '8 6',
  waits: '30 8',
};

/** Ground of what is written on the board. */
export const PLATE = { fill: 'var(--picture-ground)', stroke: 'var(--portrait)', strokeWidth: 2.5 } as const;

/** Around a figure: whole for who acts and who looks, broken for who can be chosen. */
function haloOf({ standing }: FightFigure, isTarget: boolean, isMarked: boolean) {
  if (isMarked) return { stroke: 'var(--start-zone)', strokeWidth: 20 };
  if (isTarget) return { stroke: 'var(--dangerous-mark)', strokeWidth: 18, strokeDasharray: '22 12' };
  if (standing === 'acts') return { stroke: 'var(--gold-light)', strokeWidth: 20 };
  return { stroke: 'var(--shade)', strokeWidth: 9 };
}

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
      className="mal-figure on-dark no-ring pressable"
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
        <path className="no-fill" {...haloOf(figure, isTarget, isMarked)} d={BASES[side]} />
        <path
          className="stroke-4"
          fill={side === 'hero' ? 'var(--enamel-moss)' : 'var(--enamel-rust)'}
          stroke="var(--portrait)"
          strokeDasharray={DASHES[standing]}
          d={BASES[side]}
        />
        <g transform="translate(27 28)">
          <Silhouette of={figure.emblem} size={46} />
        </g>
      </g>
      {standing === 'down' && (
        <path
          className="no-fill ends stroke-9"
          stroke="var(--wall)"
          d="M26 26L74 74M74 26L26 74"
          transform={`scale(${scale})`}
        />
      )}
      <g transform={`translate(${scale === 2 ? 34 : 19} ${scale === 2 ? 40 : 21})`}>
        <rect
          x={-9 - 8 * initials.length}
          y="-17"
          width={18 + 16 * initials.length}
          height="32"
          rx="9"
          {...PLATE}
        />
        <text className="text-face heavy anchored" fill="var(--on-dark)" fontSize={24} y="8">
          {initials}
        </text>
      </g>
      <g className="untouched" transform="translate(8 -6)">
        <rect width={wide} height="13" rx="6" {...PLATE} />
        <rect
          fill={life * 3 <= most ? 'var(--token-orange)' : 'var(--token-green)'}
          width={Math.max(0, (wide * life) / most)}
          height="13"
          rx="6"
        />
      </g>
    </g>
  );
}
