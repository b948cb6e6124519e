import { useMemo } from 'react';
import type { MapCard, Place } from '../rules/model/content.ts';

type Point = readonly [number, number];

/** A line through points, without corners (Catmull and Rom's, as cubic curves). */
function curveThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${first.join(' ')}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6].map(Math.round);
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6].map(Math.round);
    path += `C${one.join(' ')} ${two.join(' ')} ${c.join(' ')}`;
  }
  return path;
}

/** Places of the road in the order they are walked: as the map lists them, as long as they are joined. */
function roadsOf({ places, links }: MapCard): Point[][] {
  const roads: Point[][] = [];
  const isJoined = (a: Place, b: Place) => links.some((link) => link.includes(a.id) && link.includes(b.id));
  let last: Place | null = null;
  for (const place of places) {
    if (place.kind !== 'road') continue;
    if (last && isJoined(last, place)) roads.at(-1)!.push(place.at);
    else roads.push([place.at]);
    last = place;
  }
  return roads;
}

/** Numbers that look scattered and are the same for the same map. */
const scattered = (n: number): number => (((Math.sin(n * 127.1) * 43758.5453) % 1) + 1) % 1;

/** Tussocks of reed and low hills over the sheet, none of them on a place. */
function growth({ size, places }: MapCard): { readonly at: Point; readonly isReed: boolean }[] {
  const areas = places.filter(({ kind }) => kind === 'off-road');
  const found: { at: Point; isReed: boolean }[] = [];
  for (let i = 0; i < 90; i++) {
    const at: Point = [Math.round(scattered(i) * size[0]), Math.round(scattered(i + 500) * size[1])];
    const near = (place: Place, far: number) => Math.hypot(place.at[0] - at[0], place.at[1] - at[1]) < far;
    if (places.some((place) => near(place, place.kind === 'road' ? 34 : 26))) continue;
    found.push({ at, isReed: areas.some((place) => near(place, 110)) });
  }
  return found;
}

/** The sheet of the map: water in the low ground, reeds and hills, tracks between areas, the road with its bridges. */
export function MapDrawing({ map, way }: { readonly map: MapCard; readonly way: readonly string[] }) {
  const drawn = useMemo(() => {
    const at = (id: string): Point => map.places.find((place) => place.id === id)?.at ?? [0, 0];
    const kind = (id: string) => map.places.find((place) => place.id === id)?.kind;
    return {
      at,
      roads: roadsOf(map).map(curveThrough),
      tracks: map.links
        .filter(([a, b]) => kind(a) === 'off-road' || kind(b) === 'off-road')
        .map(([a, b]) => ({ id: `${a} ${b}`, path: `M${at(a).join(' ')}L${at(b).join(' ')}` })),
      areas: map.places.filter((place) => place.kind === 'off-road'),
      growth: growth(map),
    };
  }, [map]);
  const [across, down] = map.size;
  const walked = way.length > 1 ? curveThrough(way.map(drawn.at)) : null;
  return (
    <svg viewBox={`0 0 ${across} ${down}`} className="folk-map block full high-auto" aria-hidden="true">
      <rect
        className="folk-sheet"
        fill="var(--folk-sheet)"
        strokeWidth={3}
        width={across}
        height={down}
        rx="10"
      />
      {drawn.areas.map(({ id, at: [x, y] }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <path
            fill="var(--folk-marsh)"
            opacity={0.6}
            d="M-92 6C-96-38-46-66-4-62C44-70 96-40 94 4C98 44 52 70 6 64C-40 74-88 48-92 6Z"
          />
          <path
            className="no-fill stroke-2"
            stroke="var(--folk-marsh-line)"
            opacity={0.7}
            d="M-60 22q14-9 28 0t28 0 28 0 28 0 M-44 42q14-9 28 0t28 0 28 0 M-52-30q14-9 28 0t28 0 28 0"
          />
        </g>
      ))}
      {drawn.growth.map(({ at: [x, y], isReed }) => (
        <path
          key={`${x} ${y}`}
          className={isReed ? 'folk-reed no-fill stroke-2 ends' : 'folk-hill no-fill stroke-2 ends'}
          transform={`translate(${x} ${y})`}
          d={isReed ? 'M-5 6L-7-8 M0 6V-11 M5 6L8-7' : 'M-13 5Q-6-8 0-1Q6-10 14 5'}
        />
      ))}
      {drawn.tracks.map(({ id, path }) => (
        <path
          key={id}
          className="no-fill ends"
          stroke="var(--folk-marsh-line)"
          strokeDasharray="3 11"
          strokeWidth={4}
          d={path}
        />
      ))}
      {drawn.roads.map((path) => (
        <g key={path}>
          <path className="stroke-13 no-fill ends joints" stroke="var(--folk-road-edge)" d={path} />
          <path className="no-fill ends joints" stroke="var(--folk-road)" strokeWidth={8} d={path} />
        </g>
      ))}
      {walked && (
        <path
          className="no-fill ends stroke-6 joints"
          stroke="var(--folk-way)"
          strokeDasharray="2 12"
          d={walked}
        />
      )}
    </svg>
  );
}
