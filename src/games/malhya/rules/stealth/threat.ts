/**
 * The two sides of the stealth board (malhya.txt L3634–L3797, L3913–L3921): how far enemies see and how many cards they
 * have by the place of the cube, and the alarm at the end of the track. Rows of our own (o); the track does not go below
 * its first space (MA-63).
 */

export const STEALTH_LEVELS = ['normal', 'extreme'] as const;
export type StealthLevel = (typeof STEALTH_LEVELS)[number];

/** A stretch of the track, to its last space. */
export interface ThreatRow {
  readonly upTo: number;
  readonly sight: number;
  readonly cards: number;
}

/** Spaces from 1; the one after the last row is the alarm. */
export const TRACKS: Readonly<Record<StealthLevel, readonly ThreatRow[]>> = {
  normal: [
    { upTo: 9, sight: 1, cards: 2 },
    { upTo: 18, sight: 2, cards: 3 },
    { upTo: 26, sight: 3, cards: 3 },
  ],
  extreme: [
    { upTo: 6, sight: 1, cards: 3 },
    { upTo: 12, sight: 2, cards: 3 },
    { upTo: 17, sight: 3, cards: 4 },
  ],
};

export const alarmSpace = (level: StealthLevel): number => TRACKS[level].at(-1)!.upTo + 1;

export const isAlarm = (level: StealthLevel, threat: number): boolean => threat >= alarmSpace(level);

/** The row the cube is on; at the alarm the last one. */
export const threatRow = (level: StealthLevel, threat: number): ThreatRow =>
  TRACKS[level].find(({ upTo }) => threat <= upTo) ?? TRACKS[level].at(-1)!;

export const threatAfter = (level: StealthLevel, threat: number, change: number): number =>
  Math.min(alarmSpace(level), Math.max(1, threat + change));
