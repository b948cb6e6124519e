/** What instructions forbid in the place that is laid out (L6050–L6056). */
import type { Ban } from '../model/arrival.ts';
import type { Position } from './booklets.ts';

export const isBanned = ({ state }: Pick<Position, 'state'>, ban: Ban): boolean =>
  state.place?.bans.includes(ban) ?? false;
