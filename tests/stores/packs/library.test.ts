import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { defaultSetup } from '../../../src/engine/index.ts';
import { packLog } from '../../../src/stores/game/link.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import type { Library, PackReport } from '../../../src/stores/packs/library.ts';
import { shelfOf } from '../../../src/stores/packs/pack-shelf.ts';
import { memoryPacks, type PackStorage } from '../../../src/stores/packs/pack-storage.ts';
import { memoryStorage } from '../../../src/stores/table/storage.ts';
import { createTable, type Table } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { HandTimer, tableOf } from '../../support/table-of-memory.ts';
import { walkPack } from '../../support/walk.ts';

const builtIn = readContentFolder('content');
const libraryOn = async (storage: PackStorage = memoryPacks()): Promise<Library> =>
  checkedLibrary({ builtIn, storage, words: en, stored: await storage.list() });
const tableWith = (library: Library, storage = memoryStorage()): Table =>
  createTable({ library, storage, timer: new HandTimer(), words: en, settings: tableOf().settings });
const folder = (which: 'first' | 'last' = 'first', change = (text: string) => text) => ({
  name: 'my-pack',
  files: walkPack(which).map(({ path, text }) => ({ path, text: change(text) })),
});
const asZip = (files: readonly { path: string; text: string }[]) =>
  zipSync(Object.fromEntries(files.map(({ path, text }) => [path, new TextEncoder().encode(text)])));
const loaded = (report: PackReport) => {
  if (!report.ok) throw new Error(report.why);
  return report;
};
const contentOf = (library: Library) => library.store.getState().content;

describe('a pack that is loaded', () => {
  test('has its cards and encounters beside the built-in ones at once, and at the next visit', async () => {
    const storage = memoryPacks();
    const library = await libraryOn(storage);
    const before = contentOf(library);
    expect(loaded(await library.add(folder()))).toMatchObject({ replaced: null, trouble: null });
    for (const one of [library, await libraryOn(storage)]) {
      const { cards, encounters, trials } = contentOf(one);
      expect(Object.keys(cards.items)).toHaveLength(Object.keys(before.cards.items).length + 1);
      expect(encounters).toHaveProperty('dusk-at-the-gate');
      expect(trials).toHaveProperty('trial-gate-hound');
    }
    expect(shelfOf(contentOf(library))[0]).toMatchObject({
      counts: [
        { sort: 'items', n: 1 },
        { sort: 'upgrades', n: 1 },
        { sort: 'disciplines', n: 1 },
        { sort: 'familiars', n: 1 },
        { sort: 'combatants', n: 1 },
        { sort: 'tiles', n: 1 },
        { sort: 'encounters', n: 2 },
      ],
      trials: [{ id: 'trial-gate-hound', name: 'Gate Hound' }],
      problems: [],
    });
  });

  test.each([
    ['with its folder', (path: string) => path],
    ['without', (path: string) => path.replace('my-pack/', '')],
    ['as a web site packs it', (path: string) => path.replace('my-pack/', 'my-pack-main/')],
  ])('may be a zip, %s', async (_how, to) => {
    const library = await libraryOn();
    const zip = asZip(walkPack().map(({ path, text }) => ({ path: to(path), text })));
    expect(loaded(await library.add({ name: 'my-pack.zip', zip })).pack.ids.items).toEqual(['river-blade']);
  });

  test('takes the place of the one with its id, and says which version that was', async () => {
    const library = await libraryOn();
    await library.add(folder());
    expect(loaded(await library.add(folder('last')))).toMatchObject({
      replaced: '0.1.0',
      pack: { version: '0.2.0' },
    });
    expect(contentOf(library).packs.filter((pack) => pack.own)).toHaveLength(1);
    expect(contentOf(library).cards.items['river-blade']!.front.symbolAbilities).toHaveLength(2);
  });

  test('with one bad card loads the others, and tells', async () => {
    const library = await libraryOn();
    loaded(await library.add(folder('first', (text) => text.replace('"level": 1', '"level": 9'))));
    const [shelf] = shelfOf(contentOf(library));
    expect(shelf!.counts.map(({ sort, n }) => `${n} ${sort}`)).toEqual([
      '1 items',
      '1 upgrades',
      '1 familiars',
      '1 combatants',
      '1 tiles',
    ]);
    expect(shelf!.problems[0]).toMatchObject({ file: 'my-pack/disciplines/kindle.json', path: '$.level' });
  });

  test('can be removed', async () => {
    const storage = memoryPacks();
    const library = await libraryOn(storage);
    await library.add(folder());
    await library.remove('my-pack');
    expect(contentOf(library).packs.map(({ id }) => id)).toEqual(['base']);
    expect(await storage.list()).toEqual([]);
  });

  test('is there for this visit where the browser keeps nothing', async () => {
    const storage = { ...memoryPacks(), write: () => Promise.reject(new Error('no room')) };
    const library = await libraryOn(storage);
    expect(loaded(await library.add(folder())).trouble).toBe('no room');
    expect(contentOf(library).cards.items).toHaveProperty('river-blade');
  });
});

describe('what is no pack changes nothing', () => {
  const bad: readonly (readonly [string, Parameters<Library['add']>[0], RegExp])[] = [
    ['a zip that is none', { name: 'a.zip', zip: new Uint8Array([1, 2, 3]) }, /not a zip/],
    ['a zip cut off', { name: 'a.zip', zip: asZip(walkPack()).slice(0, 900) }, /not a zip/],
    ['an empty zip', { name: 'a.zip', zip: asZip([]) }, /no JSON/],
    ['an empty folder', { name: 'a', files: [] }, /no JSON/],
    ['a folder without a manifest', { name: 'a', files: folder().files.slice(1) }, /not a pack/],
    ['a bad manifest', folder('first', (text) => text.replace('"engine": "*"', '"engine": 1')), /not a pack/],
    [
      'the id of a built-in pack',
      folder('first', (text) => text.replace('"id": "my-pack"', '"id": "base"')),
      /not a pack/,
    ],
    [
      'bad cards alone',
      folder('first', (text) => text.replaceAll('"sources"', '"source"')),
      /Nothing in My Pack/,
    ],
  ];
  test.each(bad)('%s', async (_what, source, why) => {
    const storage = memoryPacks();
    const library = await libraryOn(storage);
    await library.add(folder());
    const [before, kept] = [contentOf(library), JSON.stringify(await storage.list())];
    const report = await library.add(source);
    expect(report).toMatchObject({ ok: false, why: expect.stringMatching(why) });
    expect(contentOf(library)).toBe(before);
    expect(JSON.stringify(await storage.list())).toBe(kept);
  });
});

describe('a game', () => {
  const begun = async (encounter: string, storage = memoryStorage()) => {
    const library = await libraryOn();
    await library.add(folder());
    const table = tableWith(library, storage);
    const game = await table.begin(defaultSetup(library.playable().encounters[encounter]!, 'pack'), 'Dusk');
    for (let n = 0; n < 4 && game.session.pending; n++) game.decide(game.session.pending.options[0]!.id);
    await table.idle();
    return { library, table, game };
  };

  test('records the packs it was played with, also in a link', async () => {
    const { game, table } = await begun('dusk-at-the-gate');
    const { packs } = game.record().log;
    expect(packs?.map(({ id, version }) => `${id} ${version}`)).toEqual(['base 0.1.0', 'my-pack 0.1.0']);
    expect(await table.loadLink(packLog(game.session.toLog())!)).toMatchObject({
      ok: true,
      otherContent: false,
    });
  });

  test.each(['dusk-at-the-gate', 'trial-gate-hound'])(
    'opened without its pack says which, and is kept: %s',
    async (id) => {
      const storage = memoryStorage();
      const { game, library, table } = await begun(id, storage);
      const kept = JSON.stringify(await storage.read(game.id));
      await library.remove('my-pack');
      expect(await table.open(game.id)).toMatchObject({
        ok: false,
        watch: null,
        why: 'This game needs the pack “My Pack” (my-pack 0.1.0), which is not loaded. Load it on the start page; the game waits.',
      });
      expect(JSON.stringify(await storage.read(game.id))).toBe(kept);
      await library.add(folder());
      expect(await table.open(game.id)).toMatchObject({ ok: true, otherContent: false });
    },
  );

  test('without cards of the pack is not bound to it, nor changed by it', async () => {
    const storage = memoryStorage();
    const { game, library, table } = await begun('training-yard', storage);
    await library.remove('my-pack');
    expect(await table.open(game.id)).toMatchObject({ ok: true });
    // One begun without packs is run without them, so that their items are not in its loot.
    const plain = await table.begin(
      defaultSetup(contentOf(library).encounters['training-yard']!, 'plain'),
      'Plain',
    );
    await library.add(folder());
    const opened = await table.open(plain.id);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.otherContent).toBe(false);
    expect(opened.value.session.content.cards.items).not.toHaveProperty('river-blade');
  });

  test('made with another version of its pack runs where its decisions fit', async () => {
    const { game, library, table } = await begun('dusk-at-the-gate');
    await library.add(folder('last'));
    expect(await table.open(game.id)).toMatchObject({ ok: true, otherContent: true });
    await library.add(
      folder('last', (text) => text.replace('[0, 0], [0, 1], [0, 2]', '[3, 0], [3, 1], [3, 2]')),
    );
    const opened = await table.open(game.id);
    expect(opened.ok ? '' : opened.why).toMatch(/made with “My Pack” \(my-pack 0\.1\.0\)/);
  });
});
