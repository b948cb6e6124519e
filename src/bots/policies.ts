/** Who may play by itself; apart from the bots, for whoever only lets one be chosen. */
export const POLICIES = ['simple', 'random', 'eager', 'planner'] as const;
export type Policy = (typeof POLICIES)[number];
