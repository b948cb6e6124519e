/** Why what was pointed at cannot be done. */
export const denied = {
  not: (what: string, why: string) => `${what}: ${why}.`,
  sp: (needs: number, has: number) => `needs ${needs} ◆, you have ${has}`,
  card: 'Its card',
  leave: 'Close',
};
