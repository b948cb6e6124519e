import type { FigureId } from '../../model/ids.ts';

/** How often an answer may bring about its own occasion, each inside the one before: no card of the box does so twice (X460). */
export const MOST_WITHIN_ITSELF = 10;

/** What `Table.within` knows an ability of a figure by, or its Counter. */
export const withinName = (figure: FigureId, key: string): string => `${figure} ${key}`;
