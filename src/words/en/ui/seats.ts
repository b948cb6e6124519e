/** Several people at one table, and a second window that shows it. */

/** The one who is asked changed. */
export const overTo = (name: string) => `Over to ${name}`;
/** Beside the figures of a seat. */
export const plays = (name: string) => `played by ${name}`;

/** A figure on the board, with whoever plays it. */
export const playedBy = (figure: string, name: string) => `${figure}, ${plays(name)}`;

export const mirror = {
  open: 'Show it in a second window',
  title: 'Second window',
  live: 'live',
  waiting: 'It is not played in another window of this browser just now. As soon as it is, it goes on here.',
  lost: 'This window lost the thread of the game.',
  again: 'Show it anew',
  asks: (name: string) => `${name} decides`,
};
