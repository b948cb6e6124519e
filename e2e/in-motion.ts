import type { BrowserContextOptions } from '@playwright/test';

/** For specs that look at what moves: `test.use({ contextOptions: inMotion })`. */
export const inMotion: BrowserContextOptions = { reducedMotion: 'no-preference' };
