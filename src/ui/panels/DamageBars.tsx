import { useWords } from '../hooks/use-words.ts';

interface Props {
  readonly who: string;
  /** Points and their chance. */
  readonly damage: readonly (readonly [points: number, chance: number])[];
}

/** Of the picture, in units of its own. */
const WIDTH = 14;
const HEIGHT = 48;
const FOOT = 14;

/** How much damage how often: a bar for each number of points. */
export function DamageBars({ who, damage }: Props) {
  const words = useWords().ui.panels.optionOdds;
  const highest = Math.max(...damage.map(([, chance]) => chance));
  const wide = damage.length * WIDTH;
  return (
    <figure className="damage-bars">
      <figcaption aria-hidden="true">{words.title(who)}</figcaption>
      <svg
        viewBox={`0 0 ${wide} ${HEIGHT + FOOT}`}
        width={wide * 1.4}
        role="img"
        aria-label={words.asText(who, damage)}
      >
        {damage.map(([points, chance], i) => {
          const high = Math.max(1, (chance / highest) * HEIGHT);
          return (
            <g key={points}>
              <title>{words.bar(points, chance)}</title>
              <rect
                x={i * WIDTH + 2}
                y={HEIGHT - high}
                width={WIDTH - 4}
                height={high}
                data-none={points === 0 || undefined}
              />
              <text x={i * WIDTH + WIDTH / 2} y={HEIGHT + FOOT - 3}>
                {points}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
