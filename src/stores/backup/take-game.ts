import { isRecord } from '../../check/is-record.ts';
import { type Finding, shown } from '../../check/problem.ts';
import { type AdoptedGame, gameStorage } from '../kept/game-storage.ts';
import type { GameSummary } from '../kept/saved-game.ts';
import { checkSavedGame } from '../opened/parse-saved-game.ts';
import type { GuestFault } from './backup.ts';
import { type Came, placeOf, type Taking } from './taking.ts';

/** Middara's own, as its logs name it. */
const OURS = 'middara';

/** A game, checked as any file of one: by its own game, where that is at this table. */
export async function takeGame({ cells, id, value, manifest, copy, guestFault }: Taking): Promise<Came> {
  const problem = await faultOf(value, guestFault);
  if (problem) return { came: 'damaged', problem };
  const game = value as AdoptedGame;
  const storage = gameStorage(cells);
  const read = async (one: string) => (await storage.read(one))?.game;
  const line = lineOf(
    game,
    manifest.games.find((one) => one.id === id),
  );
  const place = await placeOf(game, { id, name: line.name, copy }, read);
  if (place.came === 'same') return place;
  const { id: as, name } = place;
  await storage.adopt({ ...game, id: as, name }, { ...line, name });
  return place;
}

async function faultOf(value: unknown, guestFault: GuestFault): Promise<Finding | null> {
  if (!isRecord(value) || !isRecord(value.log))
    return { path: '$.log', expected: { what: 'object' }, got: shown(isRecord(value) ? value.log : value) };
  if (value.log.game === OURS) {
    const checked = checkSavedGame(value);
    return checked.ok ? null : checked.problems[0]!;
  }
  if (Array.isArray(value.log.decisions)) return guestFault(String(value.log.game), value);
  return { path: '$.log.decisions', expected: { what: 'list' }, got: shown(value.log.decisions) };
}

/** What the list says of it; of what stands in no list what its log knows. */
function lineOf(game: AdoptedGame, line: GameSummary | undefined): GameSummary {
  const isWhole =
    line &&
    typeof line.name === 'string' &&
    typeof line.savedAt === 'string' &&
    typeof line.encounter === 'string' &&
    Array.isArray(line.seats) &&
    Number.isFinite(line.decisions);
  if (isWhole) {
    const { seq: _, by: __, ...rest } = line as GameSummary & { seq?: unknown; by?: unknown };
    return rest;
  }
  const log: Readonly<Record<string, unknown>> = game.log;
  const setup = isRecord(log.setup) ? log.setup : {};
  const encounter = String(setup.encounter ?? log.game);
  return {
    id: game.id,
    name: typeof game.name === 'string' ? game.name : encounter,
    savedAt: typeof game.savedAt === 'string' ? game.savedAt : new Date().toISOString(),
    decisions: (log.decisions as readonly unknown[]).length,
    encounter,
    of: encounter,
    seats: [],
    round: 0,
    result: null,
    waiting: null,
  };
}
