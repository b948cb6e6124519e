import { before, behind, type Change } from './change.ts';

/** What players call the evening a game was played on: beside its log, in its file and in the browser. */
export const KEPT_FIELD: Change = {
  recipe: 'A kept field',
  first: [
    before(
      'src/stores/kept/saved-game.ts',
      '  /** The campaign it belongs to, by id: its end leads back there. */',
      `  /** What players call the evening: no part of the log. */
  readonly evening?: string;
`,
    ),
  ],
  complains: [
    'src/stores/kept/saved-game.ts',
    'src/stores/opened/envelope.ts',
    'src/stores/game/game-store.ts',
    'tests/stores/opened/beside-log.test.ts',
  ],
  rest: [
    {
      file: 'src/stores/kept/saved-game.ts',
      from: '  campaign: true,\n} satisfies',
      to: '  campaign: true,\n  evening: true,\n} satisfies',
    },
    behind(
      'src/stores/opened/envelope.ts',
      '    campaign: v.optional(text),',
      `
    evening: v.optional(text),`,
    ),
    {
      file: 'src/stores/game/game-store.ts',
      from: `      const { parent, campaign } = start;
      return { id, name, notes, autoPass, gestures: gestures.starts, own, plans, parent, campaign };`,
      to: `      const { parent, campaign, evening } = start;
      return { id, name, notes, autoPass, gestures: gestures.starts, own, plans, parent, campaign, evening };`,
    },
    behind(
      'tests/stores/opened/beside-log.test.ts',
      "  campaign: 'hallow',",
      `
  evening: 'Friday',`,
    ),
  ],
  tests: [
    'tests/stores/opened/beside-log.test.ts',
    'tests/stores/opened/saves.test.ts',
    'tests/stores/kept/layout.test.ts',
  ],
};
