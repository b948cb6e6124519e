import type { DamageType } from '../../../engine/index.ts';

/** The mark of each kind of damage, about 40 units high around its middle: a blade's stroke, a star, a drop. */
export const KIND_MARKS: Readonly<Record<DamageType, string>> = {
  physical: 'M-20 15 13-20 20-22 19-14-14 20ZM-19 4-5 18',
  magic: 'M0-23 6-7 22 0 6 7 0 23-6 7-22 0-6-7Z',
  irreducible: 'M0-23C12-7 17-2 17 7A17 16 0 0 1-17 7C-17-2-12-7 0-23Z',
};

export const SHIELD = 'M0-40 30-28V-2C30 18 16 32 0 40-16 32-30 18-30-2V-28Z';
export const SHIELD_LIT = 'M0-32 23-23V-2C23 13 12 24 0 31Z';
export const PLUS = 'M-7-21H7V-7H21V7H7V21H-7V7H-21V-7H-7Z';
/** The heart of ui/board/pieces/FigureSigns.tsx, in its box. */
export const HEART =
  'M75 105c-16-10-25-18-25-29 0-8 6-13 13-13 5 0 9.5 2.5 12 7 2.5-4.5 7-7 12-7 7 0 13 5 13 13 0 11-9 19-25 29z';
export const GRAVE = 'M-7-34H7V-17H23V-4H7V34H-7V-4H-23V-17H-7Z';
/** Three strokes of a claw, from above on the right. */
export const CLAWS = ['M10-48C2-18-12 8-34 30', 'M32-44C24-12 8 18-16 42', 'M50-32C42-4 28 22 8 44'];
/** The crack that goes through a figure, and what of it lies on either side. */
export const CRACK = '8,-74 -7,-42 9,-20 -8,4 7,26 -4,58';

/** A star of so many points about the middle. */
export function starOf(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points + turn;
    const far = i % 2 === 0 ? outer : inner;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** An arrow from the middle of the box that far, its head `head` long; with a bar at its end where it is stopped. */
export function arrowOf(x: number, y: number, head: number, stopped = false): string {
  const far = Math.hypot(x, y) || 1;
  const [dx, dy] = [x / far, y / far];
  const at = (along: number, aside: number) =>
    `${(dx * along - dy * aside).toFixed(1)} ${(dy * along + dx * aside).toFixed(1)}`;
  const tip = stopped
    ? `M${at(far, -head)}L${at(far, head)}`
    : `M${at(far - head, -head * 0.7)}L${at(far, 0)}L${at(far - head, head * 0.7)}`;
  return `M0 0L${at(far - (stopped ? 0 : 4), 0)}${tip}`;
}
