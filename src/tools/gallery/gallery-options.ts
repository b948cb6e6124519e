import { parseArgs } from 'node:util';
import { SIZES, THEMES, type Theme, VISIONS, type Vision } from './gallery-sizes.ts';

/** What is to be shown. */
export interface Options {
  /** Parts of names: a stop or its walk whose name has one of them is shown; all where there is none. */
  readonly only: readonly string[];
  /** Ids of sizes. */
  readonly sizes: readonly string[];
  readonly theme: Theme;
  /** As whoever sees colours so would see it (face.md 14.21). */
  readonly vision: Vision;
  /** A film of a fight is made, too. */
  readonly film: boolean;
}

export const USAGE = `npm run gallery -- [--only NAME]… [--size ${SIZES.map(({ id }) => id).join('|')}]… [--theme ${THEMES.join('|')}] [--vision ${VISIONS.join('|')}] [--film]`;

const oneOf = <T extends string>(all: readonly T[], given: string, what: string): T => {
  const found = all.find((one) => one === given);
  if (!found) throw new Error(`${what} ${given} is none of ${all.join(', ')}`);
  return found;
};

/** Reads the command line. Throws Error for what it does not know. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      size: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string', default: 'dark' },
      vision: { type: 'string', default: 'none' },
      film: { type: 'boolean', default: false },
    },
  });
  const ids = SIZES.map(({ id }) => id);
  const sizes = values.size.map((one) => oneOf(ids, one, 'Size'));
  return {
    only: values.only,
    sizes: sizes.length > 0 ? sizes : ids,
    theme: oneOf(THEMES, values.theme, 'Theme'),
    vision: oneOf(VISIONS, values.vision, 'Vision'),
    film: values.film,
  };
}

/** Whether a stop of a walk is wanted. */
export const isWanted = ({ only }: Options, walk: string, stop: string): boolean =>
  only.length === 0 ||
  only.some((part) => [walk, stop].some((name) => name.toLowerCase().includes(part.toLowerCase())));
