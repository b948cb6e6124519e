/** What is asked once more before it is done, by kind; each can be switched off. */
export const STAKES = ['end-turn', 'pass-at-death', 'friend', 'deadly', 'undo'] as const;
export type StakeKind = (typeof STAKES)[number];
