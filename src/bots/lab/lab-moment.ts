import { type EncounterContent, middara } from '../../engine/index.ts';
import { goneOnFrom, type Moment } from './moment-of.ts';

/** A game at that moment whose dice from there on are those of the seed. */
export const sessionFrom = (moment: Moment, seed: string, content: EncounterContent) =>
  goneOnFrom(moment, seed, content, middara);
