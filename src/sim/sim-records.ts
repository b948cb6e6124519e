import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Policy } from '../bots/policies.ts';
import { withoutMark } from '../check/json-error.ts';
import type { EncounterContent, EncounterLog } from '../engine/index.ts';
import { playGame } from './sim-game.ts';

/** A game kept as a fixture: who played it, and its log. */
export interface GameRecord {
  readonly policy: Policy;
  readonly log: EncounterLog;
}

/** Writes a record, one decision a line. */
export function writeRecord(file: string, { policy, log }: GameRecord): void {
  // A record is run from its set-up: it needs no moment to be taken up from.
  const { decisions, checkpoint: _, ...rest } = log;
  const head = JSON.stringify({ policy, log: rest }, null, 1).replace(/\n \}\n\}$/, '');
  const lines = decisions.map((decision) => `   ${JSON.stringify(decision)}`).join(',\n');
  writePage(file, `${head},\n  "decisions": [\n${lines}\n  ]\n }\n}\n`);
}

/** Writes a page of text, its folder too. */
export function writePage(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export const readRecord = (file: string): GameRecord =>
  JSON.parse(withoutMark(readFileSync(file, 'utf8'))) as GameRecord;

/** The records of a folder, in the order of their names. */
export const listRecords = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

/** Plays every recorded game anew, with the same policy and seed, and writes what came of it. */
export function renewRecords(folder: string, content: EncounterContent): string[] {
  return listRecords(folder).map((file) => {
    const { policy, log } = readRecord(file);
    const { encounter, seed, ruleset, party } = log.setup;
    // The bot that tries its cards is given parties of chance; the others play the encounter's own.
    const given = policy === 'eager' ? { party } : {};
    const game = playGame(content, { encounter, seed, policy, ruleset, ...given });
    if (game.fault !== null) throw new Error(`${file}: ${game.fault}`);
    writeRecord(file, { policy, log: game.log });
    return `${file}  ${log.hash === game.log.hash ? 'as before' : `was ${log.hash}`}  ${game.log.hash}`;
  });
}
