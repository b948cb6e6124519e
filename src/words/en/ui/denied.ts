/** Why what was pointed at cannot be done. */
export const denied = {
  not: (what: string, why: string) => `${what}: ${why}.`,
  sp: (needs: number, has: number) => `needs ${needs} ◆, you have ${has}`,
  /** Nor by moving first. */
  far: (why: string) => `${why}, and too far to move and attack`,
  card: 'Its card',
  leave: 'Close',
};
