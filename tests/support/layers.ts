import { posix } from 'node:path';
import { GUEST_REGISTRY, GUEST_TOOLS, guestArea } from './guest-areas.ts';
import { ONLINE_AREAS } from './online-areas.ts';
import type { Import } from './source-text.ts';

/** What the files of one area may import. */
export interface Rule {
  /** Path prefixes (folders end in a slash), or whole files. */
  files: readonly string[];
  /** Prefixes that only types may come from. */
  types?: readonly string[];
  /** Packages and Node's modules; every package that `owners` does not keep elsewhere if absent. */
  packages?: RegExp;
}

const none = /^$/;
const engine = 'src/engine';
const engineIndex = `${engine}/index.ts`;
const campaignIndex = 'src/campaign/index.ts';
const abraxisIndex = 'src/abraxis/index.ts';
const inEngine = (...names: string[]) => names.map((name) => `${engine}/${name}/`);

/**
 * Rooms of a folder from the top down: each may use those below it and itself. What is not named lies at the folder's
 * own root.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/engine/queries/': ['encounter', 'attack', 'figures', 'cards', 'geometry'],
  'src/engine/procedures/': ['turn', 'movement', 'attack', 'consequences', 'core'],
  'src/stores/': [
    'online',
    'backup',
    // An online table as its screens have it: games of all kinds are played there.
    'online',
    'abraxis',
    'workshop',
    'campaign',
    'table',
    'packs',
    'loadout',
    'lab',
    'lesson',
    'middara',
    'opened',
    'game',
    // What carries a stream of messages between pages.
    'stream',
    'kept',
    'stream',
  ],
};

/** The other rooms of the same folder that lie above a file's own: it may not use their values. */
function roomsAbove(file: string): string[] {
  return Object.entries(ROOMS).flatMap(([folder, rooms]) => {
    if (!file.startsWith(folder)) return [];
    const room = rooms.indexOf(file.slice(folder.length).split('/')[0]!);
    return rooms.slice(0, Math.max(0, room)).map((name) => `${folder}${name}/`);
  });
}

/** The areas of src; the first whose prefix fits a file is its area. */
const areas: Readonly<Record<string, Rule>> = {
  ...ONLINE_AREAS,
  'src/app/': {
    files: [
      'src/app/',
      'src/ui/',
      'src/stores/',
      'src/workshop/',
      'src/art/',
      'src/content/',
      'src/words/',
      GUEST_REGISTRY,
      engineIndex,
    ],
    types: ['src/online/'],
  },
  // What is made to be seen and heard, by itself: it knows no screen and no game's store.
  'src/art/': { files: ['src/art/'], types: [engineIndex], packages: none },
  // What every screen is made of, before it is of any game: no store, no rules.
  'src/ui/kit/': { files: ['src/ui/kit/', 'src/ui/icons/', 'src/ui/page/'], types: ['src/check/'] },
  'src/ui/': {
    files: [
      'src/ui/',
      'src/art/',
      'src/stores/',
      'src/workshop/',
      'src/words/',
      abraxisIndex,
      campaignIndex,
      engineIndex,
    ],
    types: ['src/check/'],
  },
  // Packs in work as pure data: files, steps, what is laid on a board, forms out of schemas. No screen, no clock.
  'src/workshop/': {
    files: ['src/workshop/', 'src/content/index.ts', engineIndex],
    packages: /^(fflate|@cfworker\/json-schema)$/,
  },
  'src/stores/workshop/': {
    files: ['src/stores/', 'src/workshop/', 'src/check/', engineIndex],
    types: ['src/content/index.ts'],
    packages: /^zustand(\/|$)/,
  },
  'src/stores/abraxis/': {
    files: ['src/stores/', 'src/abraxis/', 'src/check/', engineIndex],
    types: ['src/words/', 'src/content/index.ts'],
    packages: /^(zustand|valibot)(\/|$)/,
  },
  // The laboratory of the page: bots play there as they do at the command line.
  'src/stores/lab/': { files: ['src/stores/', 'src/bots/', engineIndex], packages: /^zustand(\/|$)/ },
  // A campaign on the table: a second game on the kernel, with its own rules.
  'src/stores/campaign/': {
    files: ['src/stores/', 'src/check/', abraxisIndex, campaignIndex, engineIndex],
    types: ['src/words/', 'src/content/index.ts'],
    packages: /^(zustand|valibot)(\/|$)/,
  },
  // Any game, and what is kept of it: of Middara's screens they know nothing, not even a type.
  ...Object.fromEntries(
    ['game', 'kept'].map((name) => [
      `src/stores/${name}/`,
      {
        files: [
          'src/stores/message-of.ts',
          ...['game', 'kept'].map((room) => `src/stores/${room}/`),
          'src/check/',
          engineIndex,
        ],
        types: ['src/stores/opened/', 'src/words/'],
        packages: /^(zustand|idb-keyval|valibot)(\/|$)/,
      },
    ]),
  ),
  'src/stores/': {
    files: [
      'src/stores/',
      'src/content/index.ts',
      'src/campaign/index.ts',
      'src/check/',
      'src/art/sound/groups.ts',
      'src/art/dice/times.ts',
      // What is to be painted; the painter itself is a worker's alone.
      'src/art/board/scene.ts',
      'src/art/board/scene-key.ts',
      engineIndex,
    ],
    types: ['src/words/', 'src/art/', campaignIndex],
    packages: /^(zustand|immer|idb-keyval|fflate|valibot)(\/|$)/,
  },
  // Gives the stores, and a guest's games on them, what no screen would: it stands above them, as the screens do.
  'src/sim/fuzz/': {
    files: [
      'src/sim/',
      'src/games/registry-of-tools.ts',
      'src/bots/',
      'src/stores/',
      'src/content/',
      'src/check/',
      'src/words/',
      'src/ui/page/use-route.ts',
      campaignIndex,
      engineIndex,
    ],
    types: ['src/games/'],
  },
  // It goes on from games as the table writes them.
  'src/sim/lab/': {
    files: ['src/sim/', 'src/bots/', 'src/stores/', 'src/content/', 'src/words/', 'src/check/', engineIndex],
  },
  // Bots go through a Scenario: they play the campaign as the table would.
  'src/sim/crawl/': { files: ['src/sim/', 'src/bots/', campaignIndex, engineIndex] },
  'src/sim/wander/': { files: ['src/sim/', 'src/bots/', campaignIndex, engineIndex] },
  // It measures links as the table writes them.
  'src/sim/bench/': {
    files: ['src/sim/', 'src/bots/', 'src/stores/', 'src/content/', engineIndex],
  },
  // It shows what the table would lay in its dock.
  'src/sim/show/': {
    files: ['src/sim/', 'src/bots/', 'src/stores/middara/', 'src/words/', engineIndex],
  },
  // It plays at the table, as the table would be pressed.
  'src/sim/questions/': {
    files: ['src/sim/', 'src/bots/', 'src/stores/', 'src/content/', 'src/words/', engineIndex],
  },
  'src/sim/': {
    files: [
      'src/sim/',
      'src/bots/',
      'src/content/',
      'src/check/',
      'src/words/',
      'content/',
      ...GUEST_TOOLS,
      engineIndex,
    ],
    types: [campaignIndex],
  },
  'src/bots/': { files: ['src/bots/', engineIndex], packages: none },
  // A second game on the kernel (pp.9-13): it plays encounters and Abraxis by the doors of those.
  'src/campaign/': { files: ['src/campaign/', abraxisIndex, engineIndex], packages: none },
  // The sentences: of what the engine, the checks and the stores tell, as types.
  'src/words/': {
    files: [
      'src/words/',
      'src/check/did-you-mean.ts',
      'src/check/causes.ts',
      'src/check/isolated.ts',
      engineIndex,
    ],
    types: [
      'src/stores/',
      'src/check/',
      'src/content/',
      'src/art/',
      'src/abraxis/',
      // What a host says to its owner.
      'src/host/',
      campaignIndex,
    ],
    packages: none,
  },
  // It opens what a killed browser has kept, and runs it again.
  'src/tools/crash/': {
    files: ['src/tools/', 'src/stores/', 'src/content/', 'src/words/', campaignIndex, engineIndex],
  },
  'src/tools/bench-page/': { files: ['src/tools/', 'e2e/'] },
  // Whole pages without a screen, and bots, at a host of its own.
  'src/tools/online-bench/': {
    files: [
      ...['src/tools/', 'src/online/', 'src/stores/', 'src/words/', 'src/campaign/'],
      ...['tests/support/', 'tests/campaign/', 'e2e/', engineIndex],
    ],
  },
  // The page on which every part of the kit is shown.
  'src/tools/gallery/kit/': { files: ['src/tools/', 'src/ui/kit/', 'src/ui/icons/', 'src/ui/theme/'] },
  // It walks the screens as the browser tests do, and plays a fight that is worth a film.
  'src/tools/gallery/': { files: ['src/tools/', 'src/bots/', 'e2e/', 'tests/support/'] },
  // It checks the content that the page is built with, makes positions of rule cases, and paints the first boards.
  'src/tools/build/': {
    files: ['src/tools/', 'src/stores/', 'src/content/', 'src/words/', 'src/sim/cases/', 'src/art/board/'],
    types: [engineIndex],
  },
  // It brings along what is missing, and goes over to the command itself.
  'src/tools/host.mjs': { files: ['src/tools/', 'src/host/host.ts'] },
  'src/tools/': { files: ['src/tools/'] },
  'src/content/': {
    files: [
      'src/content/',
      'src/check/',
      // What a tile's floor may be made of.
      'src/art/board/themes.ts',
      'content/',
      // What a card of the dice game is made of.
      'src/abraxis/model/',
      `${engine}/model/`,
      `${engine}/loadout/`,
      `${engine}/kernel/hash.ts`,
      // Where a figure gets to and what it sees: what an encounter's author is warned of.
      `${engine}/queries/geometry/`,
    ],
    // What a file of a story holds.
    types: ['src/campaign/model/content.ts'],
    packages: /^(node:|valibot$|@valibot\/|fflate$|virtual:content$)/,
  },
  // The dice game of p.70, a game of its own: of the encounter's rules it has the dice and the words alone.
  'src/abraxis/': {
    files: ['src/abraxis/', ...inEngine('kernel', 'rng'), `${engine}/model/dice.ts`, engineIndex],
    packages: none,
  },
  // The one reader of unknown JSON. What it may find wrong with content speaks of the engine's own, as types.
  'src/check/': { files: ['src/check/'], types: [engineIndex], packages: /^(valibot|fflate)$/ },
  [engineIndex]: { files: [`${engine}/`], packages: none },
  // The engine's front: what joins its layers and hands them to one another.
  ...Object.fromEntries(
    [
      'encounter-under-way',
      'encounter-rules',
      'encounter-session',
      'set-up-encounter',
      'prepare',
      'report',
      'lone-turn',
    ].map((name) => [`${engine}/${name}.ts`, { files: [`${engine}/`], packages: none }]),
  ),
  // What looks ahead: where one can go, what an answer does, its odds, what opponents will do.
  ...Object.fromEntries(
    ['ways', 'preview', 'odds', 'foresight'].map((name) => [
      `${engine}/${name}/`,
      { files: [`${engine}/`], packages: none },
    ]),
  ),
  // What is kept counts its steps again when it is given again.
  'src/engine/model/': {
    files: [...inEngine('model'), `${engine}/kernel/budget.ts`],
    types: inEngine('kernel'),
    packages: none,
  },
  'src/engine/rng/': { files: inEngine('rng'), packages: none },
  'src/engine/kernel/': { files: inEngine('kernel', 'rng'), packages: none },
  'src/engine/migrations/': { files: inEngine('migrations', 'kernel'), packages: none },
  'src/engine/loadout/': { files: inEngine('loadout', 'queries', 'model'), packages: none },
  // Searches count what they take.
  'src/engine/queries/': {
    files: [...inEngine('queries', 'model'), `${engine}/kernel/budget.ts`],
    types: inEngine('rng'),
    packages: none,
  },
  'src/engine/procedures/': {
    files: inEngine('procedures', 'model', 'rng', 'kernel', 'queries'),
    packages: none,
  },
  'src/engine/abilities/': {
    files: inEngine('abilities', 'model', 'rng', 'kernel', 'queries', 'procedures'),
    packages: none,
  },
  'src/engine/ai/': {
    files: inEngine('ai', 'model', 'rng', 'kernel', 'queries', 'procedures'),
    packages: none,
  },
};

/** Packages that belong to some folders alone. */
const owners: readonly { packages: RegExp; folders: readonly string[] }[] = [
  { packages: /^(immer|zustand)(\/|$)/, folders: ['src/stores/'] },
  { packages: /^comlink$/, folders: ['src/app/'] },
  {
    packages: /^(react|react-dom|~icons|virtual:icons)(\/|$)/,
    folders: ['src/ui/', 'src/app/', 'src/games/', 'src/tools/gallery/kit/'],
  },
];

const startsWithAny = (path: string, prefixes: readonly string[]) => {
  return prefixes.some((prefix) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix));
};

function allowed(file: string, rule: Rule, { from, typeOnly }: Import): boolean {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));
    if (!typeOnly && startsWithAny(target, roomsAbove(file))) return false;
    if (startsWithAny(target, rule.files)) return true;
    return typeOnly && startsWithAny(target, rule.types ?? []);
  }
  if (from.startsWith('/')) return false;
  if (rule.packages) return rule.packages.test(from);
  return owners.every(({ packages, folders }) => !packages.test(from) || startsWithAny(file, folders));
}

/** One line for each import that the arrows between the areas forbid. */
export function violations(file: string, imports: readonly Import[]): string[] {
  const area = Object.keys(areas).find((prefix) => startsWithAny(file, [prefix]));
  const rule = area === undefined ? guestArea(file) : areas[area]!;
  if (rule === undefined) return [`${file}: lies in no known area of src`];
  return imports
    .filter((one) => !allowed(file, rule, one))
    .map((one) => `${file}: may not import ${one.typeOnly ? 'type ' : ''}'${one.from}'`);
}

/** Groups of files that import one another's values in a circle, each sorted, in order. */
export function knotsOf(files: Readonly<Record<string, readonly Import[]>>): string[][] {
  const arrows = new Map(
    Object.entries(files).map(([file, imports]) => [
      file,
      imports
        .filter(({ from, typeOnly }) => !typeOnly && from.startsWith('.'))
        .map(({ from }) => posix.join(posix.dirname(file), from.replace(/\?.*$/, ''))),
    ]),
  );
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(arrows.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(arrows.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map([...arrows.keys()].map((file) => [file, reach(file)]));
  const inKnots = [...arrows.keys()].filter((file) => reached.get(file)!.has(file));
  const knots = new Map<string, string[]>();
  for (const file of inKnots.sort()) {
    const knot = inKnots.filter((other) => reached.get(file)!.has(other) && reached.get(other)!.has(file));
    knots.set(knot.sort().join(), knot);
  }
  return [...knots.values()];
}
