import type { Rule } from './layers.ts';

/** What a table played far apart is made of, from its page's stores down to its server; before what lies around them. */
export const ONLINE_AREAS: Readonly<Record<string, Rule>> = {
  // Tables played far apart: the computer plays there as it does at the command line, in whichever game.
  'src/stores/online/': {
    files: [
      'src/stores/',
      'src/online/',
      'src/bots/',
      'src/check/',
      'src/abraxis/index.ts',
      'src/campaign/index.ts',
      'src/engine/index.ts',
    ],
    types: ['src/words/', 'src/content/index.ts'],
    packages: /^(zustand|valibot|@noble\/hashes|@scure\/base)(\/|$)/,
  },
  // What carries a stream of messages: of what they say it knows nothing.
  'src/stores/stream/': {
    files: ['src/stores/stream/', 'src/stores/kept/cells.ts', 'src/online/'],
    packages: /^@nats-io\/nats-core$/,
  },
  // What is said at a table played far apart, and who reads it: no page, no clock, no server.
  'src/online/': {
    files: ['src/online/', 'src/check/'],
    types: ['src/engine/index.ts'],
    packages: /^(@noble\/|@scure\/base$|valibot$)/,
  },
  // `npm run host`: a server's owner. It knows keys and doors, and no rule of any game.
  'src/host/': {
    files: [
      'src/host/',
      'src/online/',
      'src/check/',
      'src/tools/build/content-policy.ts',
      'src/words/en/host.ts',
    ],
    packages: /^(node:|@nats-io\/|@scure\/base$|valibot$|ws$)/,
  },
};
