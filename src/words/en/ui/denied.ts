/** Why a figure pointed at is not attacked. */
export const denied = {
  not: (what: string, why: string) => `${what}: ${why}.`,
  sp: (needs: number, has: number) =>
    `it costs ${needs} SP, and ${has === 0 ? 'none is left' : `only ${has} ${has === 1 ? 'is' : 'are'} left`}`,
  card: 'Its card',
  leave: 'Close',
};
