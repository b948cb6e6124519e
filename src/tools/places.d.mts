/** A place that is none: the message says what one is. */
export class NoPlace extends Error {}

/**
 * What `npm test -- PLACE` runs for a folder or file: unit tests and browser specs, as paths from the project's folder.
 * Throws NoPlace where there is none of that name.
 */
export function testsOf(given: string): {
  readonly place: string;
  readonly unit: readonly string[];
  readonly specs: readonly string[];
};

/** The files of a folder and all below it whose names are of a kind, from the project's folder, sorted. */
export function listed(folder: string, kind: RegExp): string[];

/** The files a source names in its imports, from the project's folder. */
export function importsOf(file: string): string[];
