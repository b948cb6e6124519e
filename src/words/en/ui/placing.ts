/** The figures placed in one go, by the table. */
export const placing = {
  all: 'Place them all for me',
  about: 'Who reaches far stands behind. One undo takes it back.',
};
