/** Why a figure pointed at is not attacked. */
export const denied = {
  not: (what: string, why: string) => `${what}: ${why}.`,
  sp: (needs: number, has: number) => `it costs ${needs} ◆, you have ${has}`,
  card: 'Its card',
  leave: 'Close',
};
