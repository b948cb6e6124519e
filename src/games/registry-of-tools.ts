import { FOLKLORE_TOOLS } from './folklore/index.ts';
import type { GuestTools } from './guest-tools.ts';
import { MIDGARD_TOOLS } from './midgard/index.ts';

/** The other games, for the command line: the one place that knows them all there. */
export const GUEST_TOOLS: readonly GuestTools[] = [FOLKLORE_TOOLS, MIDGARD_TOOLS];
