import { type Canvas2d, paintStrokes } from './canvas.ts';
import { colourOf, mix } from './colour.ts';
import type { Figure } from './figure.ts';
import { PORTRAIT, plainOf, STANDING, type Stroke, silhouetteOf, strokesOf } from './strokes.ts';
import { addressOf, svgOf } from './svg.ts';

/** Whoever stands with the players has a round base, the others a six-sided one. */
export type Base = 'round' | 'hexagon';

/** What a picture of somebody standing shows, in a box of 100 for the space: a square that leaves heads their room. */
const STANDING_BOX = { x: -15, y: -30, side: 130 } as const;
const STANDING_VIEW = `${STANDING_BOX.x} ${STANDING_BOX.y} ${STANDING_BOX.side} ${STANDING_BOX.side}`;

/** Above the middle of its base a figure is free; below it stays within the field, so that the ring is seen (§3). */
const ROOM: Readonly<Record<Base, string>> = {
  round: 'M-99 -99H199V56H81.5A31.5 31.5 0 0 1 18.5 56H-99Z',
  hexagon: 'M-99 -99H199V73H79.4L50 90L20.6 73H-99Z',
};

type Move = readonly [x: number, y: number, scale: number];

/** Where the art box stands on a base. */
const STANDS: Readonly<Record<Base, Move>> = { round: [6, 1.24, 0.44], hexagon: [8.5, 7.34, 0.415] };
const BUST: Move = [-11, -24, 1.11];
const NONE: Move = [0, 0, 1];

const standsOf = ({ bust }: Figure, base: Base): Move => {
  const [x, y, scale] = STANDS[base];
  const [dx, dy, more] = bust ? BUST : NONE;
  return [x + dx * scale, y + dy * scale, scale * more];
};
const moveOf = ([x, y, scale]: Move): string => `translate(${x} ${y}) scale(${scale})`;

export interface Pose {
  readonly base: Base;
  /** Every other one of a group looks the other way: six of a kind are less of one stamp. */
  readonly flipped?: boolean;
  readonly spent?: boolean;
}

/** Somebody on a base, as a vector picture. */
export const standingAddress = (figure: Figure, { base, ...pose }: Pose): string =>
  addressOf(
    svgOf(strokesOf(figure, { ...STANDING, ...pose }), STANDING_VIEW, {
      move: moveOf(standsOf(figure, base)),
      clip: ROOM[base],
    }),
  );

const PALE = '#f2e3bd';

/** The same as one shape: what there is room for below 32 pixels, and until it is painted. */
export const silhouetteAddress = (figure: Figure, { base, flipped }: Pose): string =>
  addressOf(
    svgOf(silhouetteOf(figure, PALE, flipped), STANDING_VIEW, {
      move: moveOf(standsOf(figure, base)),
      clip: ROOM[base],
    }),
  );

/** Paints it in steps on a canvas of so many pixels a side, which shows what `STANDING_BOX` says; nothing else may be painted there meanwhile. */
export function* paintStanding(
  on: Canvas2d & Pick<CanvasRenderingContext2D, 'scale'>,
  side: number,
  figure: Figure,
  pose: Pose,
): Generator<void, void> {
  const { base, ...manner } = pose;
  on.save();
  on.scale(side / STANDING_BOX.side, side / STANDING_BOX.side);
  on.translate(-STANDING_BOX.x, -STANDING_BOX.y);
  on.clip(new Path2D(ROOM[base]));
  const [x, y, scale] = standsOf(figure, base);
  on.translate(x, y);
  on.scale(scale, scale);
  const strokes = strokesOf(figure, { ...STANDING, ...manner });
  yield* paintStrokes(on, strokes);
  on.restore();
}

/** In the two colours of whoever has the browser choose them. */
export const plainStanding = (figure: Figure, { base, flipped }: Pose) => ({
  move: moveOf(standsOf(figure, base)),
  room: ROOM[base],
  strokes: plainOf(figure, 'CanvasText', 'Canvas', flipped) as readonly Stroke[],
});

/** The field of a base: the figure's own ground, a little lighter. */
export const fieldOf = ({ ground, bust }: Figure): string => mix(ground, '#fff2d8', bust ? 0.1 : 0.16);

/** What a portrait shows beyond its card of 200, where a hat, a blade or a wing may rise (§1). */
export const PORTRAIT_BOX = { x: -30, y: -60, width: 260, height: 260, card: 200 } as const;
const PORTRAIT_ROOM = 'M-30 -60H230V110H200V184Q200 200 184 200H16Q0 200 0 184V110H-30Z';

/** Light in hard rings: a soft gradient is another style, and bands. */
const RINGS = [
  ['0', '#ffd28a', 0.42],
  ['.24', '#ffd28a', 0.42],
  ['.242', '#ffc778', 0.2],
  ['.46', '#ffc778', 0.2],
  ['.462', '#0b0710', 0.08],
  ['.74', '#0b0710', 0.08],
  ['.742', '#0b0710', 0.36],
] as const;

/** A portrait as a vector picture: ground, lamp, bust, a line of brass round the lower third. */
export function portraitAddress(figure: Figure): string {
  const rings = RINGS.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  ).join('');
  const before = [
    `<radialGradient id="lamp" cx=".2" cy=".14" r="1.05">${rings}</radialGradient>`,
    `<rect width="200" height="200" rx="16" fill="${colourOf('ground', { ground: figure.ground })}"/>`,
    `<path d="M0 150L60 118L200 ${figure.bust ? 140 : 96}V184Q200 200 184 200H16Q0 200 0 184Z" fill="#000" opacity=".14"/>`,
    '<rect width="200" height="200" rx="16" fill="url(#lamp)"/>',
  ].join('');
  const after =
    '<path d="M0 140V184Q0 200 16 200H184Q200 200 200 184V140" fill="none" stroke="#d3a548" stroke-width="4"/>';
  const { x, y, width, height } = PORTRAIT_BOX;
  return addressOf(
    svgOf(strokesOf(figure, PORTRAIT), `${x} ${y} ${width} ${height}`, {
      before,
      after,
      move: moveOf(figure.bust ? BUST : NONE),
      clip: PORTRAIT_ROOM,
    }),
  );
}
