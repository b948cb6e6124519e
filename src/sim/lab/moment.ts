import { readFileSync } from 'node:fs';
import { jsonError } from '../../check/json-error.ts';
import {
  type ChancePort,
  type Decision,
  type EncounterContent,
  EncounterSession,
  type EncounterSetup,
  type EncounterState,
  type RngWords,
  seededChance,
  wordsFromSeed,
} from '../../engine/index.ts';
import { checkSavedGame } from '../../stores/game/parse-saved-game.ts';
import { findingLine } from '../../words/en/problems.ts';
import { UsageError } from '../sim-options.ts';

/** A moment of a game to go on from: the last state between two rules before it, and what was decided since. */
export interface Moment {
  readonly setup: EncounterSetup;
  readonly state: EncounterState;
  readonly since: readonly Decision[];
  /** Decisions of the game before it. */
  readonly decisions: number;
}

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
    for (const { option } of log.decisions.slice(0, count)) session.decide(option);
  } catch (error) {
    throw new UsageError(`--from ${file} does not run: ${(error as Error).message}`);
  }
  if (!session.pending)
    throw new UsageError(`--from ${file}: the game is over after ${count} decisions; expected --at N before`);
  const { state, decisions } = session.checkpoint;
  return { setup: log.setup, state, since: session.decisions.slice(decisions), decisions: count };
}

function logIn(file: string) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--from ${file}: expected a file with a game (${(error as Error).message})`);
  }
  if (jsonError(text) !== null) throw new UsageError(`--from ${file}: expected JSON`);
  const json: unknown = JSON.parse(text);
  // A record of the bots is a log with who played it.
  const isRecord = json !== null && typeof json === 'object' && 'policy' in json && 'log' in json;
  const parsed = checkSavedGame(isRecord ? json.log : json);
  if (parsed.ok) return parsed.value.log;
  throw new UsageError(`--from ${file}: ${parsed.problems.slice(0, 3).map(findingLine).join('; ')}`);
}

/** The dice of the game up to a moment, and other ones from there on. */
class TurningChance implements ChancePort {
  private next: RngWords | null = null;

  pick(words: RngWords, n: number): { value: number; words: RngWords } {
    const from = this.next ?? words;
    this.next = null;
    return seededChance.pick(from, n, '');
  }

  /** The next pick begins with the words of this seed. */
  turn(seed: string): void {
    this.next = wordsFromSeed(seed);
  }
}

/** A game at that moment whose dice from there on are those of the seed. */
export function sessionFrom({ setup, state, since }: Moment, seed: string, content: EncounterContent) {
  const chance = new TurningChance();
  const session = new EncounterSession(setup, content, chance, state);
  for (const { option } of since) session.decide(option);
  chance.turn(seed);
  return session;
}
