const range = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least}–${most}`;

/** The other games on the table. */
export const guests = {
  players: (players: readonly [number, number]) =>
    `${range(players)} ${players[1] === 1 ? 'player' : 'players'}`,
  minutes: (minutes: readonly [number, number]) => `${range(minutes)} minutes`,
};
