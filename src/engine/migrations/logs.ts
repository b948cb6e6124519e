import { type Loose, type Migrations, SINCE_FORMAT_3 } from '../kernel/migrations.ts';

/**
 * Logs of older formats. 1: `engine` instead of `rules`, no name of the game, no checkpoint, and a hash taken of
 * states that held sentences: it can be compared with nothing of today. 2: the hash is of the state's text; it says
 * so of itself (`hashLike`). 3: no decision has a mix.
 */
export const LOG_MIGRATIONS: Migrations = {
  1({ engine, ...log }: Loose): Loose {
    return { ...log, format: 2, game: 'middara', rules: engine, hash: '' };
  },
  2: (log: Loose): Loose => ({ ...log, format: 3 }),
  ...SINCE_FORMAT_3,
};
