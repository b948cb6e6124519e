import { part } from './part.tsx';

/** The shelf of packs, below all else of the first screen. */
export const PACKS = part(async () => (await import('./PackShelf.tsx')).PackShelf);
/** Those that a player has brought, with all that looks them through. */
export const OWN_PACKS = part(async () => (await import('./OwnPacks.tsx')).OwnPacks);
