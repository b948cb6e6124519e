import { part } from '../page/part.tsx';

/** The shelf of packs, below all else of the first screen. */
export const PACKS = part(async () => (await import('./PackShelf.tsx')).PackShelf);
