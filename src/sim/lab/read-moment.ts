import { readFileSync } from 'node:fs';
import { type Moment, momentOf } from '../../bots/lab/moment-of.ts';
import { readJson } from '../../check/json-error.ts';
import { type EncounterContent, EncounterSession, seededChance } from '../../engine/index.ts';
import { checkSavedGame } from '../../stores/opened/parse-saved-game.ts';
import { findingLine } from '../../words/en/problems.ts';
import { UsageError } from '../sim-options.ts';

/**
 * The moment before decision `at` of the game in a file: a saved game, a log, or a record of the bots. Throws
 * UsageError where it cannot be read or does not run so far.
 */
export function readMoment(file: string, at: number | null, content: EncounterContent): Moment {
  const log = logIn(file);
  const count = at ?? log.decisions.length;
  if (count > log.decisions.length)
    throw new UsageError(`--at ${count}: ${file} has ${log.decisions.length} decisions`);
  let session: EncounterSession;
  try {
    session = new EncounterSession(log.setup, content, seededChance, log.from);
    for (const { option, mix } of log.decisions.slice(0, count)) session.decide(option, mix);
  } catch (error) {
    throw new UsageError(`--from ${file} does not run: ${(error as Error).message}`);
  }
  const moment = momentOf(session);
  if (moment) return moment;
  throw new UsageError(`--from ${file}: the game is over after ${count} decisions; expected --at N before`);
}

function logIn(file: string) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--from ${file}: expected a file with a game (${(error as Error).message})`);
  }
  const read = readJson(text);
  if (!read.ok) throw new UsageError(`--from ${file}: ${findingLine({ path: '$', ...read.error })}`);
  const json = read.value;
  // A record of the bots is a log with who played it.
  const isRecord = json !== null && typeof json === 'object' && 'policy' in json && 'log' in json;
  const parsed = checkSavedGame(isRecord ? json.log : json);
  if (parsed.ok) return parsed.value.log;
  throw new UsageError(`--from ${file}: ${parsed.problems.slice(0, 3).map(findingLine).join('; ')}`);
}
