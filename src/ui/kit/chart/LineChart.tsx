import type { ReactNode } from 'react';

/** Units of the drawing: it stretches to the room there is. */
const WIDE = 1000;
const HIGH = 260;
const LEFT = 62;
const TOP = 14;
const BOTTOM = 30;

interface ChartPoint {
  /** 0 to 1, from the left. */
  readonly x: number;
  readonly y: number;
  /** A span around it. */
  readonly bounds?: readonly [number, number];
  /** Where it leads. */
  readonly href?: string;
  readonly title?: string;
  readonly isMain?: boolean;
}

/** How a line is drawn. */
interface Look {
  readonly colour?: string;
  readonly isDashed?: boolean;
}

interface ChartLine extends Look {
  readonly id: string;
  readonly points: readonly ChartPoint[];
}

interface Props {
  readonly label: string;
  readonly lines: readonly ChartLine[];
  readonly least: number;
  readonly most: number;
  /** Lines across, and what stands before them. */
  readonly levels: readonly { readonly y: number; readonly text: string }[];
  /** Where rounds begin, and what stands below. */
  readonly marks: readonly { readonly x: number; readonly text: string }[];
  readonly children?: ReactNode;
}

/**
 * Lines over a game. What it shows stands in a table below it as well, doors included: the drawing is for whoever looks,
 * and its doors for the pointer alone.
 */
export function LineChart({ label, lines, least, most, levels, marks, children }: Props) {
  const at = (x: number) => LEFT + x * (WIDE - LEFT - 14);
  const up = (y: number) => {
    const share = (y - least) / Math.max(most - least, Number.EPSILON);
    return TOP + (1 - Math.min(1, Math.max(0, share))) * (HIGH - TOP - BOTTOM);
  };
  return (
    <figure className="line-chart flush" aria-label={label}>
      <svg className="block full high-150px" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {levels.map(({ y, text }) => (
          <g key={text}>
            <line stroke="var(--cloth-edge)" x1={LEFT} x2={WIDE - 14} y1={up(y)} y2={up(y)} />
            <text
              className="line-chart-text"
              fontSize={19}
              fill="var(--text-faint)"
              x={LEFT - 8}
              y={up(y) + 6}
              textAnchor="end"
            >
              {text}
            </text>
          </g>
        ))}
        {marks.map(({ x, text }) => (
          <g key={`${x} ${text}`}>
            <line
              stroke="var(--cloth-edge)"
              strokeDasharray="3 6"
              x1={at(x)}
              x2={at(x)}
              y1={TOP}
              y2={HIGH - BOTTOM}
            />
            <text
              className="line-chart-text"
              fontSize={19}
              fill="var(--text-faint)"
              x={at(x) + 4}
              y={HIGH - 8}
            >
              {text}
            </text>
          </g>
        ))}
        {lines.map(({ id, points, ...look }) => (
          <g key={id}>
            {points.map(
              ({ x, bounds }) =>
                bounds && (
                  <line
                    key={x}
                    stroke="var(--brass-dark)"
                    opacity={0.7}
                    strokeWidth={8}
                    x1={at(x)}
                    x2={at(x)}
                    y1={up(bounds[0])}
                    y2={up(bounds[1])}
                  />
                ),
            )}
            <polyline
              fill="none"
              {...strokeOf(look)}
              points={points.map(({ x, y }) => `${at(x).toFixed(1)},${up(y).toFixed(1)}`).join(' ')}
            />
            {points.map((point) => (
              <Dot key={point.x} {...point} colour={look.colour} cx={at(point.x)} cy={up(point.y)} />
            ))}
          </g>
        ))}
      </svg>
      {children}
    </figure>
  );
}

const PLAIN = 'var(--brass-light)';

const strokeOf = ({ colour = PLAIN, isDashed }: Look) => ({
  stroke: colour,
  strokeWidth: 3,
  strokeDasharray: isDashed ? '9 6' : undefined,
});

/** A piece of a line before its name. */
export function LineSign({ children, ...look }: Look & { readonly children: ReactNode }) {
  return (
    <span>
      <svg width="28" height="12" aria-hidden="true">
        <path d="M0 6H28" {...strokeOf(look)} />
      </svg>{' '}
      {children}
    </span>
  );
}

interface DotProps extends ChartPoint {
  readonly colour: string | undefined;
  readonly cx: number;
  readonly cy: number;
}

function Dot({ href, title, isMain, colour = PLAIN, cx, cy }: DotProps) {
  const dot = (
    <circle
      className="line-chart-dot"
      fill={isMain ? 'var(--lamp)' : colour}
      stroke={isMain ? 'var(--text)' : undefined}
      strokeWidth={3}
      cx={cx}
      cy={cy}
      r={isMain ? 8 : 5}
    />
  );
  if (!href) return dot;
  return (
    <a href={href} tabIndex={-1}>
      <title>{title}</title>
      <circle fill="transparent" cx={cx} cy={cy} r={22} />
      {dot}
    </a>
  );
}
