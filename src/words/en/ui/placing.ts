/** Heroes placed before a fight. */
export const placing = {
  /** The list of those who wait. */
  waiting: 'Heroes to place',
  all: 'Place all for me',
  start: 'Start',
  how: 'Press a lit space. Press a placed hero to move it.',
  lifted: (name: string) => `Choose another space for ${name}.`,
  allPlaced: 'All heroes are placed',
  ready: 'Press Start, or a hero to move it.',
};
