/** What is turned up and down together. */
export const SOUND_GROUPS = ['table', 'fight', 'steps', 'signals'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];
