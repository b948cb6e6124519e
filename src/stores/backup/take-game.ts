import { isRecord } from '../../check/is-record.ts';
import { type Finding, shown } from '../../check/problem.ts';
import type { Transaction } from '../kept/cells.ts';
import { gameStorage, removeAll } from '../kept/game-storage.ts';
import type { GameSummary } from '../kept/saved-game.ts';
import { checkSavedGame } from '../opened/parse-saved-game.ts';
import { type Came, copyOf, relation, type Taking } from './taking.ts';

/** Middara's own, as its logs name it. */
const OURS = 'middara';

/**
 * A game, checked as any file of one. It is kept whole, as games of before were, and run when it is opened; one of a guest
 * is checked by that then.
 */
export async function takeGame({ cells, id, value, manifest, copy }: Taking): Promise<Came> {
  const problem = faultOf(value);
  if (problem) return { came: 'damaged', problem };
  const game = value as Record<string, unknown>;
  const here = await gameStorage(cells).read(id);
  const stands = here ? relation(here.game, game) : 'longer';
  if (stands === 'same' || stands === 'shorter') return { came: 'same' };
  const isTwice = stands === 'differs';
  const as = isTwice ? copyOf(id, game) : id;
  if (isTwice && (await gameStorage(cells).line(as))) return { came: 'same' };
  const line = lineOf(
    game,
    manifest.games.find((one) => one.id === id),
  );
  const name = isTwice ? `${line.name}${copy}` : line.name;
  await cells.transact('readwrite', async (now) => {
    removeAll(now, as);
    now.put(`game:${as}`, { ...game, id: as, name });
    now.put(`packs:${as}`, (game.log as Record<string, unknown>).packs ?? []);
    now.put(`about:${as}`, { ...line, id: as, name, written: await nextWrite(now, 'order') });
  });
  if (isTwice) return { came: 'both', name };
  return { came: here ? 'longer' : 'added' };
}

/** It was written after all that is kept. */
export async function nextWrite(now: Transaction, order: string): Promise<number> {
  const next = Number((await now.get(order)) ?? 0) + 1;
  now.put(order, next);
  return next;
}

function faultOf(value: unknown): Finding | null {
  if (!isRecord(value) || !isRecord(value.log))
    return { path: '$.log', expected: { what: 'object' }, got: shown(isRecord(value) ? value.log : value) };
  if (value.log.game === OURS) {
    const checked = checkSavedGame(value);
    return checked.ok ? null : checked.problems[0]!;
  }
  if (Array.isArray(value.log.decisions)) return null;
  return { path: '$.log.decisions', expected: { what: 'list' }, got: shown(value.log.decisions) };
}

/** What the list says of it; of what stands in no list what its log knows. */
function lineOf(game: Record<string, unknown>, line: GameSummary | undefined): GameSummary {
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
  const log = game.log as Record<string, unknown>;
  const setup = isRecord(log.setup) ? log.setup : {};
  const encounter = String(setup.encounter ?? log.game);
  return {
    id: String(game.id),
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
