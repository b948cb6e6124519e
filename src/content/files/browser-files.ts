import type { ContentFile } from './read-files.ts';

/**
 * The content that is built into the page. As text, so that a broken file is named by the loader and the
 * page still comes up.
 */
export const browserFiles: readonly ContentFile[] = Object.entries(
  import.meta.glob<string>('../../content/**/*.json', { eager: true, query: '?raw', import: 'default' }),
).map(([path, text]) => ({ path, text }));
