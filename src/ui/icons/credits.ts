/** Work of others that the table shows, for the credits dialog. */
export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly address: string;
}

export const CREDITS: readonly Credit[] = [
  {
    name: 'Game-icons.net',
    by: 'Lorc, Delapouite, Skoll, sbed, Caro Asercion and the other artists of game-icons.net; recoloured',
    licence: 'Creative Commons Attribution 3.0 (CC BY 3.0)',
    address: 'https://game-icons.net',
  },
  {
    name: 'Cinzel',
    by: 'The Cinzel Project Authors (Natanael Gama)',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/NDISCOVER/Cinzel',
  },
  {
    name: 'Source Sans 3',
    by: 'Adobe',
    licence: 'SIL Open Font License 1.1',
    address: 'https://github.com/adobe-fonts/source-sans',
  },
];
