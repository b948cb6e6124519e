import { DEFAULT_RULESET, type EncounterLog, LOG_FORMAT } from '../../engine/index.ts';
import { checkLoadout } from '../loadout/check-loadout.ts';
import { type FileProblem, JsonCheck, shortJson } from './json-check.ts';
import { newGameId, SAVED_GAME, type SavedGame } from './saved-game.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** A bare log has nothing recorded beside it. */
export type LooseGame = Omit<SavedGame, 'initial'> & { readonly initial: SavedGame['initial'] | null };

/** A saved game, or a bare log, from the text of a file. Never throws; names every place that is wrong. */
export function parseSavedGame(text: string): Parsed<LooseGame> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const got = error instanceof Error ? error.message : 'something else';
    return { ok: false, problems: [{ path: '$', expected: 'JSON', got }] };
  }
  return checkSavedGame(json);
}

/** The same for what a storage gives back. */
export function checkSavedGame(json: unknown): Parsed<LooseGame> {
  const check = new JsonCheck();
  if (check.object(json, '$')) {
    const game = 'decisions' in json && !('log' in json) ? { log: json, bare: true } : json;
    checkGame(check, game, 'bare' in game ? '$' : '$.log');
    if (check.problems.length === 0) return { ok: true, value: filled(game) };
  }
  return { ok: false, problems: check.problems };
}

function filled(game: Record<string, unknown>): LooseGame {
  const log = game.log as EncounterLog;
  return {
    file: SAVED_GAME,
    version: 1,
    id: typeof game.id === 'string' ? game.id : newGameId(),
    name: typeof game.name === 'string' ? game.name : log.setup.encounter,
    savedAt: typeof game.savedAt === 'string' ? game.savedAt : new Date().toISOString(),
    log,
    initial: (game.initial as SavedGame['initial'] | undefined) ?? null,
    events: (game.events as SavedGame['events'] | undefined) ?? [],
    marks: (game.marks as number[] | undefined) ?? [],
    notes: (game.notes as SavedGame['notes'] | undefined) ?? [],
    autoPass: (game.autoPass as string[] | undefined) ?? [],
    gestures: (game.gestures as number[] | undefined) ?? [],
  };
}

function checkGame(check: JsonCheck, game: Record<string, unknown>, logPath: string): void {
  if (!('bare' in game)) {
    check.oneOf(game.file, [SAVED_GAME], '$.file');
    check.oneOf(game.version, [1], '$.version');
    if (game.name !== undefined) check.string(game.name, '$.name');
    if (game.id !== undefined) check.string(game.id, '$.id');
    if (game.savedAt !== undefined) check.string(game.savedAt, '$.savedAt');
    checkRecord(check, game);
  }
  checkLog(check, game.log, logPath);
}

/** What was recorded beside the log. */
function checkRecord(check: JsonCheck, game: Record<string, unknown>): void {
  if (game.events !== undefined && check.array(game.events, '$.events')) {
    game.events.forEach((event, i) => {
      check.strings(event, `$.events[${i}]`, ['type', 'rule']);
    });
  }
  if (game.marks !== undefined && check.array(game.marks, '$.marks')) {
    game.marks.forEach((mark, i) => {
      check.count(mark, `$.marks[${i}]`);
    });
  }
  if (game.notes !== undefined && check.array(game.notes, '$.notes')) {
    game.notes.forEach((note, i) => {
      if (!check.object(note, `$.notes[${i}]`)) return;
      check.count(note.at, `$.notes[${i}].at`);
      check.string(note.text, `$.notes[${i}].text`);
    });
  }
  if (game.autoPass !== undefined && check.array(game.autoPass, '$.autoPass')) {
    game.autoPass.forEach((key, i) => {
      check.string(key, `$.autoPass[${i}]`);
    });
  }
  if (game.gestures !== undefined && check.array(game.gestures, '$.gestures')) {
    game.gestures.forEach((at, i) => {
      check.count(at, `$.gestures[${i}]`);
    });
  }
  const { initial } = game;
  if (initial === undefined || !check.object(initial, '$.initial')) return;
  for (const list of ['figures', 'seats', 'boardTokens', 'track', 'scopes']) {
    check.array(initial[list], `$.initial.${list}`);
  }
  for (const part of ['board', 'clock', 'loot', 'ruleset']) check.object(initial[part], `$.initial.${part}`);
}

function checkLog(check: JsonCheck, log: unknown, path: string): void {
  if (!check.object(log, path)) return;
  if (log.format !== LOG_FORMAT) check.fail(`${path}.format`, `${LOG_FORMAT}`, shortJson(log.format));
  for (const field of ['engine', 'contentHash', 'hash']) check.string(log[field], `${path}.${field}`);
  checkStamps(check, log.packs, `${path}.packs`);
  checkSetup(check, log.setup, `${path}.setup`);
  if (!check.array(log.decisions, `${path}.decisions`)) return;
  log.decisions.forEach((decision, i) => {
    check.strings(decision, `${path}.decisions[${i}]`, ['kind', 'seat', 'option']);
  });
}

/** Checks the packs a log needs: older logs name none. */
export function checkStamps(check: JsonCheck, packs: unknown, path: string): void {
  if (packs === undefined || !check.array(packs, path)) return;
  packs.forEach((pack, i) => {
    check.strings(pack, `${path}[${i}]`, ['id', 'name', 'version', 'hash']);
  });
}

/** Checks the set-up of a log: the set-up screen's own are checked by their types. */
export function checkSetup(check: JsonCheck, setup: unknown, path: string): void {
  if (!check.object(setup, path)) return;
  check.string(setup.encounter, `${path}.encounter`, 'the id of an encounter');
  check.string(setup.seed, `${path}.seed`);
  check.boolean(setup.byHand, `${path}.byHand`);
  const seats: string[] = [];
  if (check.array(setup.seats, `${path}.seats`, 1)) {
    setup.seats.forEach((seat, i) => {
      if (check.strings(seat, `${path}.seats[${i}]`, ['id', 'name'])) seats.push(seat.id!);
    });
  }
  checkRuleset(check, setup.ruleset, `${path}.ruleset`);
  if (!check.array(setup.party, `${path}.party`, 1)) return;
  setup.party.forEach((member, i) => {
    const at = `${path}.party[${i}]`;
    if (!check.object(member, at)) return;
    check.string(member.card, `${at}.card`, 'the id of an adventurer');
    if (seats.length > 0) check.oneOf(member.seat, seats, `${at}.seat`);
    checkLoadout(check, member.loadout, `${at}.loadout`);
  });
}

function checkRuleset(check: JsonCheck, ruleset: unknown, path: string): void {
  if (!check.object(ruleset, path)) return;
  for (const [name, usual] of Object.entries(DEFAULT_RULESET)) {
    const value = ruleset[name];
    if (value !== undefined && typeof value !== typeof usual) {
      check.fail(`${path}.${name}`, `a ${typeof usual}`, shortJson(value));
    }
  }
}
