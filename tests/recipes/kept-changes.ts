import type { Change } from './change.ts';

const beside = "'own' | 'plans' | 'parent' | 'campaign'";

/** What players call the evening a game was played on: beside its log, in its file and in the browser. */
export const KEPT_FIELD: Change = {
  recipe: 'A kept field',
  first: [
    {
      file: 'src/stores/kept/saved-game.ts',
      from: '  /** The campaign it belongs to, by id: its end leads back there. */',
      to: `  /** What players call the evening: no part of the log. */
  readonly evening?: string;
  /** The campaign it belongs to, by id: its end leads back there. */`,
    },
  ],
  complains: ['src/stores/opened/envelope.ts'],
  rest: [
    {
      file: 'src/stores/opened/envelope.ts',
      from: '    campaign: v.optional(text),',
      to: '    campaign: v.optional(text),\n    evening: v.optional(text),',
    },
    {
      file: 'src/stores/kept/saved-game.ts',
      from: `  'file' | 'version' | 'id' | 'autoPass' | 'initial' | ${beside}\n`,
      to: `  'file' | 'version' | 'id' | 'autoPass' | 'initial' | ${beside} | 'evening'\n`,
    },
    {
      file: 'src/stores/kept/saved-game.ts',
      from: `  'id' | 'name' | 'notes' | 'autoPass' | 'gestures' | ${beside}\n`,
      to: `  'id' | 'name' | 'notes' | 'autoPass' | 'gestures' | ${beside} | 'evening'\n`,
    },
    {
      file: 'src/stores/kept/saved-game.ts',
      from: `type Beside = Pick<GameAbout, ${beside}>;`,
      to: `type Beside = Pick<GameAbout, ${beside} | 'evening'>;`,
    },
    {
      file: 'src/stores/kept/saved-game.ts',
      from: 'export const besideOf = ({ own, plans, parent, campaign }: Partial<Beside>)',
      to: 'export const besideOf = ({ own, plans, parent, campaign, evening }: Partial<Beside>)',
    },
    {
      file: 'src/stores/kept/saved-game.ts',
      from: '  ...(campaign === undefined ? {} : { campaign }),',
      to: '  ...(campaign === undefined ? {} : { campaign }),\n  ...(evening === undefined ? {} : { evening }),',
    },
    {
      file: 'src/stores/kept/kept-game.ts',
      from: `      const { autoPass, own, plans, parent, campaign } = about();
      const beside = besideOf({ own, plans, parent, campaign });`,
      to: `      const { autoPass, own, plans, parent, campaign, evening } = about();
      const beside = besideOf({ own, plans, parent, campaign, evening });`,
    },
    {
      file: 'src/stores/game/game-store.ts',
      from: `  readonly campaign?: string;
}`,
      to: `  readonly campaign?: string;
  readonly evening?: string;
}`,
    },
    {
      file: 'src/stores/game/game-store.ts',
      from: `      const { parent, campaign } = start;
      return { id, name, notes, autoPass, gestures: gestures.starts, own, plans, parent, campaign };`,
      to: `      const { parent, campaign, evening } = start;
      return { id, name, notes, autoPass, gestures: gestures.starts, own, plans, parent, campaign, evening };`,
    },
  ],
  tests: ['tests/stores/opened/saves.test.ts', 'tests/stores/kept/layout.test.ts'],
};
