interface Drawn {
  readonly fill?: string;
  readonly line?: string;
}

/** Drawn for this table, in a square of 48. */
const EMBLEMS: Readonly<Record<string, Drawn>> = {
  ferrywoman: {
    fill: 'M5 27h38c-2 8-8 12-19 12S7 35 5 27Z M31 4l4 2-10 21h-4Z',
    line: 'M3 43c4-2 7-2 10 0s7 2 11 0 7-2 11 0 6 2 10 0',
  },
  huntsman: { line: 'M15 5c17 7 17 31 0 38 M15 5V43 M6 24H40 M33 17L40 24L33 31 M10 20L6 24L10 28' },
  'lay-brother': {
    fill: 'M24 5c8 0 11 7 11 14 0 8 3 11 5 13H8c2-2 5-5 5-13C13 12 16 5 24 5Z M19 35h10a5 5 0 0 1-10 0Z',
  },
  'hedge-witch': {
    fill: 'M24 21c-9 0-13-4-14-12 9 0 13 4 14 12Z M24 21c9 0 13-4 14-12-9 0-13 4-14 12Z M24 34c-8 0-12-3-13-10 8 0 12 3 13 10Z M24 34c8 0 12-3 13-10-8 0-12 3-13 10Z',
    line: 'M24 44V12',
  },
  'lean-wolves': {
    fill: 'M24 23c7 0 12 7 12 12 0 4-4 5-6 5s-4-2-6-2-4 2-6 2-6-1-6-5c0-5 5-12 12-12Z M11 26c-3 0-5-3-5-6s2-5 4-5 4 3 4 6-1 5-3 5Z M37 26c3 0 5-3 5-6s-2-5-4-5-4 3-4 6 1 5 3 5Z M18 19c-3 0-4-3-4-7s2-6 4-6 4 3 4 7-1 6-4 6Z M30 19c3 0 4-3 4-7s-2-6-4-6-4 3-4 7 1 6 4 6Z',
  },
  'toll-robbers': {
    fill: 'M3 17c9-4 15-2 21 1 6-3 12-5 21-1 0 11-5 17-12 17-5 0-7-4-9-6-2 2-4 6-9 6C8 34 3 28 3 17Z M11 22c2 5 6 5 9 2-2-3-6-4-9-2Z M37 22c-2 5-6 5-9 2 2-3 6-4 9-2Z',
  },
  'the-drowned': {
    fill: 'M17 27V12a2.5 2.5 0 0 1 5 0v8h1V7a2.5 2.5 0 0 1 5 0v13h1V11a2.5 2.5 0 0 1 5 0v17l-3 6H20Z',
    line: 'M3 36c4-3 7-3 11 0s6 3 10 0 7-3 10 0 7 3 11 0 M3 43c4-3 7-3 11 0s6 3 10 0 7-3 10 0 7 3 11 0',
  },
  'reed-hag': {
    line: 'M3 21c9-11 33-11 42 0-9 11-33 11-42 0Z M24 14a7 7 0 1 1-.1 0Z M10 45V32 M18 45V34 M30 45V34 M38 45V32',
    fill: 'M24 18a3 3 0 1 1-.1 0Z M8 33c0-5 4-5 4 0Z M36 33c0-5 4-5 4 0Z',
  },
  'marsh-lights': {
    fill: 'M13 8c1 6 7 9 7 15a7 7 0 0 1-14 0c0-6 6-9 7-15Z M35 14c1 5 6 8 6 13a6 6 0 0 1-12 0c0-5 5-8 6-13Z M24 24c1 4 5 7 5 11a5 5 0 0 1-10 0c0-4 4-7 5-11Z',
    line: 'M3 43c4-3 7-3 11 0s6 3 10 0 7-3 10 0 7 3 11 0',
  },
  'grey-miller': {
    line: 'M24 5a19 19 0 1 1-.1 0Z M24 14a10 10 0 1 1-.1 0Z M24 1V14 M24 34V47 M1 24H14 M34 24H47 M8 8L17 17 M31 31L40 40 M40 8L31 17 M17 31L8 40',
    fill: 'M24 20a4 4 0 1 1-.1 0Z',
  },
};

const OTHER: Drawn = { line: 'M24 5L43 24L24 43L5 24Z M24 15L33 24L24 33L15 24Z' };

/** The emblem of a hero or a foe; within another drawing 48 of its units across. */
export function Emblem({ of }: { readonly of: string }) {
  const { fill, line } = EMBLEMS[of] ?? OTHER;
  return (
    <svg
      className="folk-emblem rigid high-auto"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
      {line && <path className="no-fill ends joints" stroke="currentColor" strokeWidth={3} d={line} />}
    </svg>
  );
}
