/**
 * The language of the page, chosen here alone; all else speaks what it is given. What stands in the page before any
 * script has come is written by the build (`vite.config.ts`).
 */
export { page as language } from '../words/en/page.ts';
