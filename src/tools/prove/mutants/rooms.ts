/** A room whose tests are asked whether they notice, and the tests near it: whole games are played by none of them. */
export interface Room {
  readonly path: string;
  /** What its tests should notice at least, of a hundred. */
  readonly goal: number;
  /** Folders and files of tests; the first that fails ends a try, so what is nearest stands first. */
  readonly tests: readonly string[];
  /** What is asked about mutants that none of those noticed. */
  readonly more?: readonly string[];
  /** Of the first of these, what takes too long to be asked about every mutant. */
  readonly but?: readonly string[];
}

/** What says most about every rule: each case of the book, each card. */
const BY_CASE = ['tests/rules/cases.test.ts', 'tests/rules/clock.test.ts', 'tests/rules/last-step.test.ts'];
const BY_CARD = ['tests/cards'];
const BY_RULE = [
  'tests/engine/procedures',
  'tests/engine/queries',
  'tests/engine/abilities',
  'tests/engine/ai',
];
const STORIES = ['tests/engine/story.test.ts', 'tests/engine/companions.test.ts'];
const RULES = [...BY_CASE, ...BY_RULE];
/** What holds the rules against slower ones, on many positions. */
const SLOW = [
  'tests/engine/queries/geometry/against-slow.test.ts',
  'tests/engine/procedures/against-slow-actions.test.ts',
  'tests/engine/ai/against-slow-ai.test.ts',
  'tests/engine/ai/against-slow-turn.test.ts',
  'tests/cards/exalted.test.ts',
];

/** Games step by step: what no test near it is about may show in one of them. */
const GAMES = ['tests/engine/kept-games.test.ts', 'tests/replays/step-by-step.test.ts'];

/** What holds of every position: a sample of them. */
const PROPERTIES = ['tests/properties', 'tests/engine/foresight'];
const LOOKS = [
  'tests/engine/ways',
  'tests/engine/preview',
  'tests/engine/loadout',
  'tests/engine/report.test.ts',
];

const MORE = [...BY_CARD, ...STORIES, ...GAMES, ...LOOKS, ...PROPERTIES, ...SLOW];

export const ROOMS: readonly Room[] = [
  { path: 'src/engine/procedures', goal: 95, tests: RULES, more: MORE, but: SLOW },
  { path: 'src/engine/queries', goal: 95, tests: RULES, more: MORE, but: SLOW },
  { path: 'src/engine/ai', goal: 95, tests: RULES, more: MORE, but: SLOW },
  { path: 'src/engine/abilities', goal: 95, tests: RULES, more: MORE, but: SLOW },
  {
    path: 'src/engine/odds',
    goal: 95,
    tests: [...BY_CASE, 'tests/engine/odds'],
    more: [...PROPERTIES, ...LOOKS],
  },
  {
    path: 'src/campaign',
    goal: 95,
    tests: ['tests/campaign'],
    but: ['tests/campaign/the-lamps.test.ts', 'tests/campaign/scenario-games.test.ts'],
  },
  {
    path: 'src/engine/kernel',
    goal: 85,
    tests: ['tests/engine/kernel'],
    but: ['tests/engine/kernel/queries-budget.test.ts'],
  },
  {
    path: 'src/stores',
    goal: 85,
    tests: ['tests/stores'],
    // These want a page, and mutants are tried without one.
    but: [
      'tests/stores/loadout/at-table.test.ts',
      'tests/stores/loadout/kept-parties.test.ts',
      'tests/stores/table/one-tab.test.ts',
    ],
  },
];

/** The rooms a path has to do with: those in it, or the one it is in. */
export function roomsAt(place: string): readonly Room[] {
  const path = place.replace(/\/+$/, '');
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return ROOMS.filter((room) => within(room.path, path) || within(path, room.path));
}
