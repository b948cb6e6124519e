import type { Words } from '../words.ts';
import { atFirst } from './at-first.ts';

/** English, the rest of which is fetched after the first question. */
export const early: Words = { ...atFirst, whole: async () => (await import('./index.ts')).en };
