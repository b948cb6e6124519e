import type { CSSProperties } from 'react';

/** A layer of boxes whose lengths go by the size of a space, in pixels. */
export const placeOf = (cell: number) => ({ '--cell': `${cell}px` }) as CSSProperties;
