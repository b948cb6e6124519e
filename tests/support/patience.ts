/** How long what is waited for may take, in milliseconds: so long that only what never comes is missed. */
export const PATIENCE = { timeout: 300_000 } as const;
