const range = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least}–${most}`;

/** The other games on the table. */
export const guests = {
  title: 'Other games on this table',
  players: (players: readonly [number, number]) => `${range(players)} players`,
  minutes: (minutes: readonly [number, number]) => `${range(minutes)} minutes`,
  setUp: 'Set up',
  setUpGame: (name: string) => `Set up ${name}`,
};
