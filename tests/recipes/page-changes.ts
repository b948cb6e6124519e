import { readFileSync } from 'node:fs';
import { before, behind, type Change } from './change.ts';

/** A button in the menu of the game. */
export const BUTTON: Change = {
  recipe: 'A button',
  first: [
    before(
      'src/ui/table/bar/TableMenu.tsx',
      '      <MenuLine onChoose={mirror}>',
      '      <MenuLine onChoose={() => void navigator.clipboard.writeText(game.id)}>{words.copyId}</MenuLine>\n',
    ),
  ],
  complains: ['src/ui/table/bar/TableMenu.tsx'],
  rest: [
    behind(
      'src/words/en/ui/panels.ts',
      "  rename: 'Rename the game',",
      `
  copyId: 'Copy its number',`,
    ),
  ],
  tests: ['tests/ui/second-language.test.tsx'],
};

/** How long the rounds of a game were, as a line. */
export const CHART: Change = {
  recipe: 'A chart',
  first: [
    {
      file: 'src/ui/after/PacePart.tsx',
      text: `import { useWholeWords } from '../page/use-words.ts';
import { LineChart } from '../kit/chart/LineChart.tsx';

/** How many decisions each round took. */
export function PacePart({ rounds }: { rounds: readonly number[] }) {
  const { pace } = useWholeWords().ui.after;
  const most = Math.max(1, ...rounds);
  const points = rounds.map((y, i) => ({ x: i / Math.max(1, rounds.length - 1), y }));
  return (
    <section>
      <h2>{pace.title}</h2>
      <LineChart
        label={pace.chart}
        lines={[{ id: 'rounds', points }]}
        least={0}
        most={most}
        levels={[{ y: most, text: pace.level(most) }]}
        marks={[]}
      />
    </section>
  );
}
`,
    },
  ],
  complains: ['src/ui/after/PacePart.tsx'],
  rest: [
    before(
      'src/words/en/ui/after.ts',
      'export const damage = {',
      `export const pace = {
  title: 'How long the rounds were',
  chart: 'Decisions in each round',
  level: (n: number) => String(n),
};

`,
    ),
    before(
      'src/ui/after/AfterScreen.tsx',
      "import { TurningPart } from './TurningPart.tsx';",
      "import { PacePart } from './PacePart.tsx';\n",
    ),
    before(
      'src/ui/after/AfterScreen.tsx',
      '      <DamagePart tally',
      '      <PacePart rounds={replay.marks} />\n',
    ),
  ],
  tests: ['tests/stores/middara/tally.test.ts'],
};

/** French, of which nothing is said yet but its name. */
export const LANGUAGE: Change = {
  recipe: 'A language',
  first: [
    {
      file: 'src/words/fr/index.ts',
      text: `import type { WholeWords } from '../words.ts';

/** French, whole. */
export const fr: WholeWords = { tag: 'fr', name: 'Français' };
`,
    },
  ],
  complains: ['src/words/fr/index.ts'],
  rest: [
    {
      file: 'src/words/fr/index.ts',
      text: `import { en } from '../en/index.ts';
import type { WholeWords } from '../words.ts';

/** French, as far as it goes: what is not said yet is English. */
export const fr: WholeWords = { ...en, tag: 'fr', name: 'Français' };
`,
    },
    {
      file: 'src/words/fr/page.ts',
      text: `import { page as en } from '../en/page.ts';
import type { PageWords } from '../words.ts';

/** French, as a page begins in it. */
export const page: PageWords = { ...en, early: async () => (await import('./index.ts')).fr };
`,
    },
    {
      file: 'src/app/language.ts',
      from: '../words/en/page.ts',
      to: '../words/fr/page.ts',
    },
    before('src/README.md', '| `words/en` |', '| `words/fr` | French, as far as it goes |\n'),
  ],
  tests: ['tests/layers.test.ts', 'tests/house.test.ts'],
};

/** The toy as a guest may have it: of the engine it knows the kernel alone, by its files. */
const toy = readFileSync(new URL('../support/toy-game.ts', import.meta.url), 'utf8')
  .replaceAll("'../../src/", "'../../../")
  .replace(
    "import { type RngWords, SINCE_FORMAT_3, seededChance, wordsFromSeed } from '../../../engine/index.ts';",
    `import { SINCE_FORMAT_3 } from '../../../engine/kernel/migrations.ts';
import { seededChance } from '../../../engine/rng/chance.ts';
import { type RngWords, wordsFromSeed } from '../../../engine/rng/rng-words.ts';`,
  );

/** The toy of the tests, as a guest on the first page. */
export const GAME: Change = {
  recipe: 'A game',
  first: [
    before(
      'src/games/registry.ts',
      '  },\n];',
      `  },
  {
    id: 'twelve',
    name: 'Twelve',
    line: 'Count to twelve and no further.',
    players: [1, 1],
    minutes: [1, 2],
    load: async () => (await import('./twelve/table/guest.tsx')).TWELVE,
`,
    ),
  ],
  complains: ['src/games/registry.ts'],
  rest: [
    { file: 'src/games/twelve/table/twelve.ts', text: toy },
    {
      file: 'src/games/twelve/table/guest.tsx',
      text: `import { guestGames } from '../../../stores/table/guest-games.ts';
import type { GuestModule } from '../../../ui/guests/guest.ts';
import { toyGame } from './twelve.ts';

/** The toy at the table. */
export const TWELVE: GuestModule = {
  gamesOn: (ground) => guestGames(toyGame(), ground),
  SetUp: () => null,
  Play: () => null,
  Watch: () => null,
};
`,
    },
    before('src/README.md', '| `games/folklore` |', '| `games/twelve/table` | the toy at the table |\n'),
  ],
  tests: ['tests/ui/guests/guests.test.tsx', 'tests/stores/table/guests.test.ts'],
};
