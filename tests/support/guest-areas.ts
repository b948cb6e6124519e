import type { Rule } from './layers.ts';

/** All that the page knows of guests before one is chosen. */
export const GUEST_REGISTRY = 'src/games/registry.ts';
/** The same for the command line, and what it wants of each. */
export const GUEST_TOOLS = [
  'src/games/registry-of-tools.ts',
  'src/games/guest-tools.ts',
  'src/games/hostile-game.ts',
] as const;

const KERNEL = ['src/engine/kernel/', 'src/engine/rng/'];

/**
 * A game that is a guest here knows its own folder, and no other guest. Its rules know the kernel beside it, and nothing
 * else; its content the one reader of unknown JSON as well. What shows it is made of the table's neutral parts; of
 * Middara's rules it knows types alone. The registry knows guests by their doors, and fetches them.
 */
export function guestArea(file: string): Rule | undefined {
  if (file === GUEST_REGISTRY)
    return {
      files: ['src/games/'],
      types: ['src/ui/', 'src/stores/'],
      packages: /^react$/,
    };
  if (GUEST_TOOLS.some((one) => one === file))
    return { files: ['src/games/'], types: ['src/check/', 'src/stores/'], packages: /^$/ };
  const [, home, room] = /^(src\/games\/[^/]+\/)([^/]+\/)?/.exec(file) ?? [];
  if (home === undefined) return undefined;
  if (room === 'rules/') return { files: [`${home}rules/`, ...KERNEL], packages: /^$/ };
  if (room === 'screens/' || room === 'table/')
    return {
      files: [home, 'src/ui/', 'src/stores/', 'src/check/', ...KERNEL],
      types: ['src/words/', 'src/engine/index.ts', GUEST_TOOLS[2]],
      packages: /^(react|valibot|zustand)(\/|$)/,
    };
  return {
    files: [home, 'src/check/', ...KERNEL],
    types: ['src/stores/', 'src/words/', 'src/engine/index.ts', GUEST_TOOLS[1]],
    packages: /^valibot$/,
  };
}
