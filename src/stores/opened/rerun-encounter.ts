import {
  type EncounterContent,
  type EncounterLog,
  EncounterSession,
  RULES_VERSION,
  seededChance,
} from '../../engine/index.ts';
import { type Rerun, rerunLog } from './rerun.ts';

/** The log run again by the rules of today. */
export const rerunEncounter = (
  log: EncounterLog,
  content: EncounterContent,
  path?: string,
): Rerun<EncounterSession> =>
  rerunLog(
    log,
    { version: RULES_VERSION, contentHash: content.cards.hash },
    () => new EncounterSession(log.setup, content, seededChance, log.from),
    path,
  );
