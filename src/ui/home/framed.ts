import type { CSSProperties } from 'react';

/** A board of so many spaces in its frame: a letter's height is a space (`framed.css`). */
export const framed = ([columns, rows]: readonly [number, number]) =>
  ({ '--columns': columns, '--rows': rows }) as CSSProperties;
