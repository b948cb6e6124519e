import { describe, expect, test } from 'vitest';
import type { EncounterLog, EncounterSession } from '../../../src/engine/index.ts';
import { type GameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { parseSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import { spellOut } from '../../../src/stores/opened/spell.ts';
import { findingLine } from '../../../src/words/en/problems.ts';
import { gameContent } from '../../support/games.ts';
import { gameIn } from '../../support/kept.ts';
import { mixesUpTo, mixNo } from '../../support/mixes.ts';
import { boldOption, dealer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** So many decisions have a mix, made or not. */
const MIXED = 46;
const mixAt = (n: number): string | undefined => (n < MIXED ? mixNo(n) : undefined);

async function openedOn(storage: GameStorage, id: string): Promise<Game> {
  const opened = await tableOf(storage).open(id);
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
}

/** A game of some forty decisions with their mixes, a dozen of which were taken back. */
async function takenBack(storage = memoryStorage()) {
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('mixes').setup, 'Mixes');
  game.session.keepMixes(mixesUpTo(MIXED));
  const pick = dealer(3);
  while (game.session.pending && game.session.decisions.length < 40)
    game.decide(boldOption(game.store.getState().pending!, pick).id);
  for (let n = 0; n < 60 && game.session.decisions.length > 25; n++) game.undo();
  await table.idle();
  return { storage, table, game };
}

/** Both decide the same from here on, without a mix of their own, and come to the same. */
function goOnAlike(one: EncounterSession, other: EncounterSession): void {
  expect(other.hash).toBe(one.hash);
  const pick = dealer(8);
  for (let n = 0; n < 12 && one.pending; n++) {
    const { id } = boldOption(one.pending, pick);
    one.decide(id);
    other.decide(id);
    expect(other.decisions.at(-1)).toEqual(one.decisions.at(-1));
    expect(other.hash).toBe(one.hash);
  }
}

describe('X500 undo does not roll again, after saving and loading', () => {
  test('a game that is kept line by line has the mix of each decision, and those that were taken back', async () => {
    const { storage, game } = await takenBack();
    const { decisions, mixesBehind } = (await gameIn(storage, game.id)).log;
    expect(decisions).toEqual(jsonOf(game.session.decisions));
    expect(decisions.map(({ mix }) => mix)).toEqual(mixesUpTo(decisions.length));
    expect(mixesBehind).toEqual(mixesUpTo(MIXED).slice(decisions.length));
    goOnAlike(game.session.fork(), (await openedOn(storage, game.id)).session);
  });

  test('what is decided again takes its mix out of those behind; at the last of them the log has none', async () => {
    const { storage, table, game } = await takenBack();
    const pick = dealer(8);
    while (game.session.pending && game.session.decisions.length < MIXED) {
      game.decide(boldOption(game.store.getState().pending!, pick).id);
      await table.idle();
      const { decisions, mixesBehind } = (await gameIn(storage, game.id)).log;
      expect(decisions.map(({ mix }) => mix)).toEqual(decisions.map((_, n) => mixAt(n)));
      expect(mixesBehind ?? []).toEqual(mixesUpTo(MIXED).slice(decisions.length));
    }
  });

  test('a file has them, and a bare log', async () => {
    const { game } = await takenBack();
    for (const file of [game.record(), game.record().log]) {
      const storage = memoryStorage();
      const loaded = await tableOf(storage).loadFile(JSON.stringify(file));
      if (!loaded.ok) throw new Error(JSON.stringify(loaded));
      goOnAlike(game.session.fork(), (await openedOn(storage, loaded.value)).session);
    }
  });

  test('so does a link, its decisions as numbers or by name', async () => {
    const { game } = await takenBack();
    const { session } = game;
    const log = jsonOf(session.toLog());
    for (const packed of [packLog(log, session.questions)!, packLog(log)!]) {
      const parsed = unpackLog(packed);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      const nameless = log.decisions.map(({ option, mix }) => ({ kind: '', seat: '', option, mix }));
      expect(spellOut(parsed.value, gameContent)).toEqual({ ...log, decisions: nameless });
      const storage = memoryStorage();
      const loaded = await tableOf(storage).loadLink(packed);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded));
      goOnAlike(session.fork(), (await openedOn(storage, loaded.value)).session);
    }
  });

  test('a branch with its dice has them; with other dice it begins without', async () => {
    const { table, game } = await takenBack();
    const watched = await table.watch(game.id);
    if (!watched.ok) throw new Error(watched.why);
    const same = (await table.playOn(watched.value, 10, { name: 'Same' }))!;
    expect(same.session.mixes).toEqual(game.session.mixes);
    expect(same.session.decisions).toHaveLength(10);
    const others = (await table.playOn(watched.value, 10, { seed: 'other dice' }))!;
    expect(others.session.mixes).toEqual([]);
    expect(others.session.decisions).toEqual([]);
  });

  test('taken up from its last safe moment it has those since', async () => {
    const { game } = await takenBack();
    const log = jsonOf(game.session.toLog());
    const stale = { ...game.record(), log: { ...log, rules: '1.0.0', hash: 's0123456789abcdef' } };
    const storage = memoryStorage();
    const table = tableOf(storage);
    const loaded = await table.loadFile(JSON.stringify(stale));
    if (loaded.ok) throw new Error('it was taken');
    const taken = await table.resume(loaded.resume!.id);
    if (!taken.ok) throw new Error(taken.why);
    const { session } = await openedOn(storage, taken.value);
    const from = log.checkpoint!.decisions;
    expect(session.mixes).toEqual(mixesUpTo(MIXED).slice(from));
  });
});

const edited =
  (change: (log: { -readonly [K in keyof EncounterLog]: EncounterLog[K] }) => void) =>
  async (): Promise<string[]> => {
    const { game } = await takenBack();
    const file = jsonOf(game.record());
    change(file.log);
    const parsed = parseSavedGame(JSON.stringify(file));
    return parsed.ok ? [] : parsed.problems.map(findingLine);
  };

test.each<[string, () => Promise<string[]>]>([
  ['$.log.decisions[2].mix', edited((log) => Object.assign(log.decisions[2]!, { mix: 'f'.repeat(31) }))],
  ['$.log.decisions[3].mix', edited((log) => Object.assign(log.decisions[3]!, { mix: 'F'.repeat(32) }))],
  ['$.log.decisions[4].mix', edited((log) => Object.assign(log.decisions[4]!, { mix: 7 }))],
  ['$.log.mixesBehind[1]', edited((log) => Object.assign(log, { mixesBehind: ['', 'dice'] }))],
  ['$.log.mixesBehind', edited((log) => Object.assign(log, { mixesBehind: 'dice' }))],
])('a mix that is none is refused by its place: %s', async (place, lines) => {
  const found = await lines();
  expect(found).toHaveLength(1);
  expect(found[0]!.startsWith(`${place}: expected `)).toBe(true);
});
