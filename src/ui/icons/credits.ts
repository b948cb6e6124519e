/** Work of others that the table shows, for the credits dialog. Who made it and its licence are `src/words`'. */
export const CREDITS = [
  { id: 'icons', name: 'Game-icons.net', licence: 'cc-by', address: 'https://game-icons.net' },
  { id: 'cinzel', name: 'Cinzel', licence: 'ofl', address: 'https://github.com/NDISCOVER/Cinzel' },
  {
    id: 'source-sans',
    name: 'Source Sans 3',
    licence: 'ofl',
    address: 'https://github.com/adobe-fonts/source-sans',
  },
] as const;
