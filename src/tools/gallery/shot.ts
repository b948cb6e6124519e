/** A picture that was taken. */
export interface Shot {
  /** Which part of the tour it is of. */
  readonly walk: string;
  readonly stop: string;
  readonly size: string;
  /** What is seen just then, where a stop has several pictures. */
  readonly moment?: string;
  /** Beside the page. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A name as a file may have it, the same for the same name. */
export const fileName = (...names: string[]): string =>
  names
    .map((name) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9@]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('--');

/** The film's file, beside the page. */
export const FILM = 'fight.webp';
