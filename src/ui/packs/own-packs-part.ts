import { part } from '../page/part.tsx';

/** The packs that a player has brought, with all that looks them through. */
export const OWN_PACKS = part(async () => (await import('./OwnPacks.tsx')).OwnPacks);
