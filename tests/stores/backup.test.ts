import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../src/check/problem.ts';
import { LoggedSession } from '../../src/engine/index.ts';
import { isNewer, type Manifest, pathOf } from '../../src/stores/backup/backup.ts';
import { makeBackup } from '../../src/stores/backup/make-backup.ts';
import { restoreBackup } from '../../src/stores/backup/restore-backup.ts';
import { type Cells, memoryCells } from '../../src/stores/kept/cells.ts';
import { gameStorage } from '../../src/stores/kept/game-storage.ts';
import { SAVED_GAME, SAVED_GAME_VERSION } from '../../src/stores/kept/saved-game.ts';
import { packsIn } from '../../src/stores/packs/pack-storage.ts';
import { guestGames } from '../../src/stores/table/guest-games.ts';
import { draftsIn } from '../../src/stores/workshop/drafts.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { allIn } from '../support/cells.ts';
import { mixesUpTo } from '../support/mixes.ts';
import { sessionOf, tableWith } from '../support/table-of-memory.ts';
import { toyGame, twelve } from '../support/toy-game.ts';
import { begun, decide, LITTLE, opened as openedCampaign, shelfOf } from './campaign/support.ts';

const tableOn = (cells: Cells) => tableWith({ storage: gameStorage(cells), cells });

/** Decides so often with the n-th of what is offered; with mixes of that table where one is named. */
async function play(cells: Cells, id: string, decisions: number, n = 0, of?: string): Promise<string> {
  const table = tableOn(cells);
  const opened = await table.open(id);
  if (!opened.ok) throw new Error(opened.why);
  const game = opened.value;
  if (of !== undefined) game.session.keepMixes(mixesUpTo(decisions, of), game.session.decisions.length);
  for (let i = 0; i < decisions; i++) {
    const { options } = game.store.getState().pending!;
    game.decide(options[Math.min(n, options.length - 1)]!.id);
    await table.idle();
  }
  game.close();
  await table.idle();
  return game.session.hash;
}

const files = (text: string) => [{ path: 'pack.json', text }];
const written = { stand: { seq: 1, by: 'x' }, follows: null };
const copied = async (cells: Cells): Promise<Cells> => {
  const other = memoryCells();
  const all = await allIn(cells);
  await other.transact('readwrite', async (now) => {
    for (const [key, value] of all) now.put(key, value);
  });
  return other;
};
const restored = async (cells: Cells, zip: Uint8Array) => {
  const came = await restoreBackup(cells, zip, ' (backup)');
  if ('length' in came) throw new Error(JSON.stringify(came));
  return came;
};
const manifestIn = (zip: Uint8Array): Manifest =>
  JSON.parse(new TextDecoder().decode(unzipSync(zip)['backup.json'])) as Manifest;

test('X500 two games of the same answers by other mixes are two', async () => {
  const [one, other] = [memoryCells(), memoryCells()];
  const { id } = await tableOn(one).begin(sessionOf('mixes').setup, 'Mixed');
  await play(one, id, 3);
  const begun = await makeBackup(one, {});
  await restored(other, begun);
  await play(one, id, 4, 0, 'one table');
  await play(other, id, 4, 0, 'another');
  const zip = await makeBackup(one, {});
  expect(await restored(other, zip)).toMatchObject({ both: ['Mixed (backup)'] });
  expect(await restored(other, zip)).toMatchObject({ both: [], counts: { games: { same: 1 } } });
  expect(await restored(one, begun)).toMatchObject({ both: [], counts: { games: { same: 1 } } });
});

describe('everything as one file', () => {
  const here = memoryCells();
  let zip: Uint8Array;
  let hashes: string[];
  let ids: string[];
  let campaign: string;
  beforeAll(async () => {
    const table = tableOn(here);
    ids = [];
    for (const name of ['First', 'Second']) ids.push((await table.begin(sessionOf(name).setup, name)).id);
    hashes = [await play(here, ids[0]!, 3), await play(here, ids[1]!, 2)];
    const shelf = shelfOf(LITTLE, here);
    campaign = (await decide(await begun(shelf), 'read-on', 'roll')).id;
    await packsIn(here).write({ id: 'river', files: files('{"id":"river"}') });
    await draftsIn(here).write({ id: 'lake', files: files('{}') }, written);
    zip = await makeBackup(here, { 'middara-table-settings': '{}' });
  });

  test('in another browser it is all there, to the same hash, in the same order', async () => {
    const other = memoryCells();
    const told: number[][] = [];
    const came = await restoreBackup(other, zip, '', (done, of) => told.push([done, of]));
    expect(came).toMatchObject({
      counts: { games: { added: 2 }, campaigns: { added: 1 }, packs: { added: 1 }, drafts: { added: 1 } },
      both: [],
      damaged: [],
      local: { 'middara-table-settings': '{}' },
    });
    expect(told.at(-1)).toEqual([5, 5]);
    const table = tableOn(other);
    await table.refresh();
    expect(table.store.getState().games!.map(({ name }) => name)).toEqual(['Second', 'First']);
    for (const [i, id] of ids.entries()) {
      const opened = await table.open(id);
      expect(opened.ok && opened.value.session.hash).toBe(hashes[i]);
    }
    const again = await openedCampaign(shelfOf(LITTLE, other), campaign);
    expect(again.store.getState().pending?.kind).toBe('shop');
    expect(await packsIn(other).list()).toEqual([{ id: 'river', files: files('{"id":"river"}') }]);
    expect(await draftsIn(other).read('lake')).toMatchObject({ files: files('{}') });
    // And goes on from there.
    await play(other, ids[0]!, 1);
    expect((await gameStorage(other).line(ids[0]!))?.decisions).toBe(4);
  });

  test('taken in twice nothing is there twice; what was played on here stays as long as it is', async () => {
    const other = await copied(here);
    await play(other, ids[0]!, 2);
    const before = await allIn(other);
    for (const _ of [1, 2])
      expect(await restored(other, zip)).toMatchObject({
        counts: { games: { added: 0, longer: 0, same: 2 }, campaigns: { same: 1 } },
        both: [],
      });
    expect(await allIn(other)).toEqual(before);
  });

  test('the longer one counts; two that differ are both kept, once, and said', async () => {
    const other = await copied(here);
    const longer = await play(here, ids[0]!, 2);
    const now = await makeBackup(here, {});
    await play(other, ids[1]!, 1, 0);
    await play(here, ids[1]!, 1, 1);
    const differs = await makeBackup(here, {});
    expect(await restored(other, now)).toMatchObject({ counts: { games: { longer: 1, same: 1 } } });
    const opened = await tableOn(other).open(ids[0]!);
    expect(opened.ok && opened.value.session.hash).toBe(longer);
    expect(await restored(other, differs)).toMatchObject({ both: ['Second (backup)'] });
    expect(await restored(other, differs)).toMatchObject({ both: [], counts: { games: { same: 2 } } });
    expect((await gameStorage(other).list()).map(({ name }) => name).sort()).toEqual([
      'First',
      'Second',
      'Second (backup)',
    ]);
    await draftsIn(other).write({ id: 'lake', files: files('{"a":1}') }, written);
    expect((await restored(other, zip)).both).toContain('lake-2');
  });

  test('a damaged part is named, and the rest is restored; a campaign goes on in the game that played it', async () => {
    const parts = unzipSync(zip);
    parts[pathOf('games', ids[0]!)] = strToU8('{"log":{"game":"middara"}}');
    parts[pathOf('drafts', 'lake')] = strToU8('{');
    parts['strange/x.json'] = strToU8('{}');
    const manifest = { ...manifestIn(zip), playing: { [campaign]: { of: 'x', game: ids[1]! } } };
    parts['backup.json'] = strToU8(JSON.stringify(manifest));
    const other = memoryCells();
    const came = await restored(other, zipSync(parts));
    expect(came.damaged.map(({ file }) => file).sort()).toEqual([
      pathOf('drafts', 'lake'),
      pathOf('games', ids[0]!),
    ]);
    expect(came.counts).toMatchObject({ games: { added: 1 }, packs: { added: 1 } });
    expect(Object.fromEntries(await allIn(other))[`campaign:${campaign}`]).toMatchObject({
      playing: { of: 'x', game: ids[1]! },
    });
  });

  test('a game of a guest is checked by that guest; one of no guest here is kept as it is', async () => {
    const parts = unzipSync(zip);
    const guests = guestGames(toyGame(), tableOn(memoryCells()).ground);
    const session = new LoggedSession(twelve(), { name: 'Anna', seed: 'x' });
    const file = (log: object, id: string) => {
      parts[pathOf('games', id)] = strToU8(
        JSON.stringify({ file: SAVED_GAME, version: SAVED_GAME_VERSION, id, log }),
      );
    };
    const log = session.toLog();
    file(log, 'sound');
    file({ ...log, setup: 7 }, 'broken');
    file({ ...log, game: 'unheard-of', setup: 7 }, 'other');
    const came = await restoreBackup(memoryCells(), zipSync(parts), '', undefined, async (game, value) =>
      game === log.game ? guests.faultOf(value) : null,
    );
    expect(came).toMatchObject({
      counts: { games: { added: 4 } },
      damaged: [{ file: pathOf('games', 'broken'), path: '$.log.setup' }],
    });
  });

  test('parts of a newer table are left out, each with what to do, and the rest is restored', async () => {
    const parts = unzipSync(zip);
    const later = (path: string, place: readonly string[]) => {
      const part = JSON.parse(strFromU8(parts[path]!));
      const at = place.reduce((of, key) => of[key], part);
      at.format = 99;
      parts[path] = strToU8(JSON.stringify(part));
      return path;
    };
    const newer = [
      later(pathOf('games', ids[0]!), ['log']),
      later(pathOf('campaigns', campaign), ['log']),
      later(pathOf('packs', 'river'), []),
      later(pathOf('drafts', 'lake'), []),
    ];
    const came = await restored(memoryCells(), zipSync(parts));
    expect(came.damaged.map(({ file }) => file).sort()).toEqual(newer.sort());
    for (const problem of came.damaged)
      expect(problemLine(problem)).toMatch(/expected version \d+ or older: update this app .*, got 99/);
    expect(came.counts.games.added).toBe(1);
  });

  test.each<[string, () => Uint8Array, string]>([
    ['no zip', () => strToU8('nothing'), '$'],
    ['a zip of something else', () => zipSync({ 'pack.json': strToU8('{}') }), '$.file'],
    [
      'of a newer table',
      () => zipSync({ 'backup.json': strToU8(JSON.stringify({ ...manifestIn(zip), version: 2 })) }),
      '$.version',
    ],
  ])('%s changes nothing, and says what it is', async (what, made, path) => {
    const other = memoryCells();
    const refused = await restoreBackup(other, made(), '');
    expect(refused).toMatchObject([{ file: 'backup.json', path }]);
    expect(isNewer(refused as readonly Problem[])).toBe(what === 'of a newer table');
    expect(await allIn(other)).toEqual([]);
  });
});
