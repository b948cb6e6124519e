import type { CSSProperties } from 'react';
import type { BoardPicture } from '../../stores/middara/board-pictures.ts';

/** A painted board where a letter's height is a space: its size, with the margin of its sheet around it. */
export const paintedAt = ({ bitmap, size }: BoardPicture): CSSProperties => ({
  width: `${bitmap.width / size}em`,
  height: `${bitmap.height / size}em`,
});
