import { type CSSProperties, useMemo } from 'react';
import { NodeMap } from '../../../ui/frame/NodeMap.tsx';
import { groundOf, hexesOf, mayEnter, placeOf } from '../rules/land/hexes.ts';
import type { HexId, RegionCard } from '../rules/land/land-cards.ts';
import type { Ground } from '../rules/land/land-words.ts';
import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import { GROUND, hexName } from '../words/en/land-names.ts';
import type { Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';

/** Half the width of a hex, and half its height, in the map's units. */
const HALF = 50;
const HIGH = 43;

interface Props {
  readonly named: Named;
  readonly region: RegionCard;
  readonly pending: MalhyaPrompt | null;
  readonly onAnswer: (option: string) => void;
}

/** The region board: hexes with the group on one of them, and those it may go to now. */
export function RegionMap({ named, region, pending, onAnswer }: Props) {
  const { content, state } = named;
  const { hex: here } = state.land.travel!;
  const drawn = useMemo(() => drawnOf(region), [region]);
  const places = useMemo(
    () =>
      drawn.hexes
        .filter((hex) => mayEnter(region, hex))
        .map((hex) => ({ id: hex, name: hexName(region, hex), at: drawn.centreOf(hex) })),
    [region, drawn],
  );
  const goes = useMemo(() => new Map(waysIn(pending)), [pending]);
  const destinations = new Map(
    state.group.scenarioCards.flatMap(({ ref }) => {
      const { on, name } = content.scenario[ref]!;
      return on ? [[on.hex, name] as const] : [];
    }),
  );
  const noted = (hex: HexId) =>
    destinations.get(hex) ?? (region.numbers[hex] === undefined ? null : region.named[hex]);
  return (
    <div
      className="mal-map grid shrink-y"
      style={{ '--mal-ratio': drawn.size[0] / drawn.size[1] } as CSSProperties}
    >
      <NodeMap
        label={screens.mapOf(region.name)}
        size={drawn.size}
        places={places}
        here={here}
        open={new Set(goes.keys())}
        least={340}
        describe={({ id, name }) => {
          const ground = GROUND[groundOf(region, id)!];
          return [
            name.includes(ground) ? name : `${name}, ${ground}`,
            ...(destinations.has(id) ? [destinations.get(id)!] : []),
            ...(id === here ? [screens.youAreHere] : []),
            ...(goes.has(id) ? [screens.mayMove] : []),
          ].join('; ');
        }}
        onChoose={(hex) => onAnswer(goes.get(hex)!)}
        drawing={<Hexes region={region} drawn={drawn} />}
        mark={({ id }) => (
          <>
            <span
              className="mal-hex-mark round"
              data-here={id === here || undefined}
              data-open={goes.has(id) || undefined}
              data-goal={noted(id) ? true : undefined}
            />
            {noted(id) && (
              <span
                className="mal-hex-name absolute round-s book-face sm semi one-line untouched"
                // Neighbours' names lie on either side of their hexes.
                data-above={placeOf(id)[0] % 2 === 1 || undefined}
              >
                {noted(id)}
              </span>
            )}
          </>
        )}
      />
    </div>
  );
}

/** The way that is taken for each hex: paid for before led. */
function* waysIn(pending: MalhyaPrompt | null): Generator<readonly [HexId, string]> {
  const options = pending?.options ?? [];
  for (const { id, act } of options) if (act.do === 'move-by') yield [act.to, id];
  for (const { id, act } of options)
    if (act.do === 'journey') yield [act.to, id];
    else if (act.do === 'hex') yield [act.hex, id];
}

/** What is drawn of it: its halves are the board's edge, and nobody comes there. */
function drawnOf(region: RegionCard) {
  const hexes = hexesOf(region).filter((hex) => groundOf(region, hex) !== 'half');
  const [columns, rows] = [0, 1].map((i) => hexes.map((hex) => placeOf(hex)[i as 0 | 1])) as [
    number[],
    number[],
  ];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const across = 2 * HALF + (Math.max(...columns) - left) * 1.5 * HALF;
  const down = 2 * HIGH * (Math.max(...rows) - top + 1) + HIGH;
  const centreOf = (hex: HexId): readonly [number, number] => {
    const [column, row] = placeOf(hex);
    return [
      HALF + (column - left) * 1.5 * HALF,
      HIGH + (row - top) * 2 * HIGH + (Math.abs(column) % 2) * HIGH,
    ];
  };
  return { hexes, size: [across, down] as const, centreOf };
}

const CORNERS = [
  [-HALF, 0],
  [-HALF / 2, -HIGH],
  [HALF / 2, -HIGH],
  [HALF, 0],
  [HALF / 2, HIGH],
  [-HALF / 2, HIGH],
] as const;

/** Marks of the terrain, so that it is not told by colour alone. */
const SIGN: Readonly<Record<Ground, string>> = {
  forest: 'M-14 12L-6-6L2 12Z M0 12L8-10L16 12Z',
  plains: 'M-16 8Q-8 0 0 8T16 8 M-16-4Q-8-12 0-4T16-4',
  mountain: 'M-20 14L-4-14L6 4L12-4L22 14Z',
  swamp: 'M-16 6h10 M-2 6h10 M-10 6v-12 M4 6v-16 M14 6v-9',
  city: 'M-14 12V-4H-4V-14H8V0H14V12Z',
  sea: 'M-18 0q6-7 12 0t12 0 12 0',
  half: '',
};

/** The board as it is printed. */
function Hexes({
  region,
  drawn,
}: {
  readonly region: RegionCard;
  readonly drawn: ReturnType<typeof drawnOf>;
}) {
  const [across, down] = drawn.size;
  return (
    <svg viewBox={`0 0 ${across} ${down}`} className="mal-region block full high-auto" aria-hidden="true">
      {drawn.hexes.map((hex) => {
        const [x, y] = drawn.centreOf(hex);
        const ground = groundOf(region, hex)!;
        return (
          <g key={hex} transform={`translate(${x} ${y})`} className="mal-hex" data-ground={ground}>
            <polygon fill={`var(--mal-${ground})`} points={CORNERS.map(([a, b]) => `${a},${b}`).join(' ')} />
            <path className="no-fill stroke-2" d={SIGN[ground]} />
          </g>
        );
      })}
    </svg>
  );
}
