/** How often what: a bar for each, the highest as high as the picture. */
import './bars.css';

interface Bar {
  /** What stands under it. */
  readonly name: string | number;
  readonly share: number;
  /** What is said of it where a pointer rests on it. */
  readonly told: string;
  readonly faint?: boolean;
}

interface Props {
  /** The picture in words. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Of the picture, in units of its own. */
const WIDTH = 14;
const HEIGHT = 48;
const FOOT = 14;

export function Bars({ label, bars }: Props) {
  const highest = Math.max(...bars.map(({ share }) => share));
  const wide = bars.length * WIDTH;
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${wide} ${HEIGHT + FOOT}`}
      width={wide * 1.4}
      role="img"
      aria-label={label}
    >
      {bars.map(({ name, share, told, faint }, i) => {
        const high = Math.max(1, (share / highest) * HEIGHT);
        return (
          <g key={name}>
            <title>{told}</title>
            <rect
              x={i * WIDTH + 2}
              y={HEIGHT - high}
              width={WIDTH - 4}
              height={high}
              data-faint={faint || undefined}
            />
            <text x={i * WIDTH + WIDTH / 2} y={HEIGHT + FOOT - 3}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
