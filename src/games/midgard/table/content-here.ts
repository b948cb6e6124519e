import { loadMidgard } from '../load-midgard.ts';
import type { MidgardContent } from '../rules/model/content.ts';

/** The files of the game, in its own script. */
const FILES: Readonly<Record<string, string>> = import.meta.glob('/content/guests/midgard/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let there: MidgardContent | null = null;

/** Its content, checked once a visit. Throws Error where that has a fault, which the tests would have found. */
export function midgardContent(): MidgardContent {
  if (there) return there;
  const files = Object.entries(FILES).map(([path, text]) => ({ path, text }));
  const { content, problems } = loadMidgard(files);
  const [first] = problems;
  if (first) throw new Error(`${first.file} ${first.path}`);
  there = content;
  return content;
}
