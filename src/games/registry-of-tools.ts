import type { GuestTools } from './guest-tools.ts';
import { GUESTS } from './registry.ts';

/** The other games, for the command line: each by its own door, `<id>/index.ts`. */
export const GUEST_TOOLS: readonly GuestTools[] = await Promise.all(
  GUESTS.map(async ({ id }) => {
    const { TOOLS }: { readonly TOOLS: GuestTools } = await import(`./${id}/index.ts`);
    return TOOLS;
  }),
);
