/** Several people at one table, and a second window that shows it. */

/** Beside the figures of a seat. */
export const plays = (name: string) => `played by ${name}`;

/** A figure on the board, with whoever plays it. */
export const playedBy = (figure: string, name: string) => `${figure}, ${plays(name)}`;

export const mirror = {
  open: 'Open a second window',
  title: 'Second window',
  live: 'live',
  waiting: 'No other window of this browser is playing this game. It continues here when one does.',
  lost: 'This window lost the connection to the game.',
  again: 'Reload',
  asks: (name: string) => `${name} decides`,
};
