import type { Parsed } from '../../check/parse-value.ts';
import type { EncounterLog } from '../../engine/index.ts';
import type { Middara } from '../middara/types.ts';
import {
  checkGame,
  type Files,
  type LooseGame as LooseGameOf,
  looseGameOf as looseOf,
  readGameText,
} from './game-file.ts';
import { MIDDARA_FILES } from './saved-game-schema.ts';

/** One of Middara. */
export type LooseGame = LooseGameOf<Middara>;

const FILES: Files<Middara> = { envelope: MIDDARA_FILES, nameOf: ({ encounter }) => encounter };

/** A saved game, or a bare log, from the text of a file. Never throws; names every place that is wrong. */
export function parseSavedGame(text: string): Parsed<LooseGame> {
  const read = readGameText(text);
  return read.ok ? checkSavedGame(read.value) : read;
}

/** The same for what a storage gives back. */
export const checkSavedGame = (json: unknown): Parsed<LooseGame> => checkGame(FILES, json);

/** A game that is nothing but its log. */
export const looseGameOf = (log: EncounterLog, name: string = FILES.nameOf(log.setup)): LooseGame =>
  looseOf<Middara>(log, name);
