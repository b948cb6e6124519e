/** The figures placed in one go, by the table. */
export const placing = {
  all: 'Place them all for me',
  about: 'Ranged heroes go at the back. You can undo this.',
};
