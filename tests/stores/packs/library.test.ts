import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/index.ts';
import { defaultSetup, type EncounterLog, EncounterSession } from '../../../src/engine/index.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import type { Library, PackQuestion, PackReport } from '../../../src/stores/packs/library.ts';
import { encounterMeant } from '../../../src/stores/packs/meant.ts';
import { shelfOf } from '../../../src/stores/packs/pack-shelf.ts';
import { memoryPacks, type PackStorage } from '../../../src/stores/packs/pack-storage.ts';
import { createTable, type Table } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { changeLines } from '../../../src/words/en/pack-changes.ts';
import { HandTimer, tableOf } from '../../support/table-of-memory.ts';
import { filesOfWalk, walkPack } from '../../support/walk.ts';

const builtIn = filesOfWalk();
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
const loaded = (report: PackReport | PackQuestion) => {
  if (!report.ok) throw new Error(report.ok === null ? 'asks' : report.why);
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
      expect(encounters).toHaveProperty(['my-pack:dusk-at-the-gate']);
      expect(trials).toHaveProperty(['my-pack:trial-gate-hound']);
    }
    expect(shelfOf(contentOf(library))[0]).toMatchObject({
      counts: [
        { sort: 'items', n: 1 },
        { sort: 'upgrades', n: 1 },
        { sort: 'disciplines', n: 1 },
        { sort: 'familiars', n: 1 },
        { sort: 'companions', n: 1 },
        { sort: 'exalted', n: 1 },
        { sort: 'combatants', n: 1 },
        { sort: 'tiles', n: 1 },
        { sort: 'encounters', n: 2 },
      ],
      trials: [{ id: 'my-pack:trial-gate-hound', name: 'Gate Hound' }],
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
    expect(loaded(await library.add({ name: 'my-pack.zip', zip })).pack.ids.items).toEqual([
      'my-pack:river-blade',
    ]);
  });

  test('asks before it takes the place of another version, and says what is another', async () => {
    const library = await libraryOn();
    await library.add(folder());
    const before = contentOf(library);
    const without = (text: string) => text.replace('"Kindle"', '"Kindled"');
    const files = folder('last', without).files.filter(({ path }) => !path.includes('lamp-moth'));
    const asked = await library.add({ name: 'my-pack', files });
    if (asked.ok !== null) throw new Error('not asked');
    expect(asked).toMatchObject({ replaced: '0.1.0', pack: { version: '0.2.0' } });
    expect(changeLines(asked.changes)).toEqual([
      'Changed: River Blade (item)',
      '  + [burst] [burst]: +5 PHYSICAL DMG.',
      'Changed: Kindled (discipline)',
      '  - Kindle  (Sanctus discipline, level 1)',
      '  + Kindled  (Sanctus discipline, level 1)',
      'Removed: Lamp Moth (familiar)',
    ]);
    expect(contentOf(library)).toBe(before);
  });

  test('takes the place of the one with its id when that is agreed to, and says which version that was', async () => {
    const library = await libraryOn();
    await library.add(folder());
    expect(loaded(await library.add(folder('last'), true))).toMatchObject({
      replaced: '0.1.0',
      pack: { version: '0.2.0' },
    });
    expect(contentOf(library).packs.filter((pack) => pack.own)).toHaveLength(1);
    expect(contentOf(library).cards.items['my-pack:river-blade']!.front.symbolAbilities).toHaveLength(2);
    // The same again is no change: nothing is asked.
    expect(loaded(await library.add(folder('last'))).replaced).toBe('0.2.0');
  });

  test('with one bad card loads the others, and tells', async () => {
    const library = await libraryOn();
    loaded(await library.add(folder('first', (text) => text.replace('"level": 1', '"level": 9'))));
    const [shelf] = shelfOf(contentOf(library));
    expect(shelf!.counts.map(({ sort, n }) => `${n} ${sort}`)).toEqual([
      '1 items',
      '1 upgrades',
      '1 familiars',
      '1 companions',
      '1 exalted',
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
    expect(contentOf(library).cards.items).toHaveProperty(['my-pack:river-blade']);
  });
});

describe('what is no pack changes nothing', () => {
  const bad: readonly (readonly [string, Parameters<Library['add']>[0], RegExp])[] = [
    ['a zip that is none', { name: 'a.zip', zip: new Uint8Array([1, 2, 3]) }, /not a zip/],
    ['a zip cut off', { name: 'a.zip', zip: asZip(walkPack()).slice(0, 900) }, /not a zip/],
    ['an empty zip', { name: 'a.zip', zip: asZip([]) }, /no JSON/],
    ['an empty folder', { name: 'a', files: [] }, /no JSON/],
    [
      'a folder without a manifest',
      { name: 'a', files: folder().files.slice(1) },
      /cannot be loaded\. Nothing changed/,
    ],
    [
      'a bad manifest',
      folder('first', (text) => text.replace('"engine": "*"', '"engine": 1')),
      /cannot be loaded\. Nothing changed/,
    ],
    [
      'the id of a built-in pack',
      folder('first', (text) => text.replace('"id": "my-pack"', '"id": "base"')),
      /cannot be loaded\. Nothing changed/,
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
  /** A library whose games and packs lie in one place, as in a browser. */
  const begun = async (encounter: string, from = folder()) => {
    const storage = memoryStorage();
    const played = async () => {
      const all = await storage.list();
      const found = await Promise.all(all.map(({ id }) => storage.read(id)));
      return found.flatMap((one) => (one!.game as { log: EncounterLog }).log.packs ?? []);
    };
    const packs = memoryPacks(played);
    const library = await libraryOn(packs);
    await library.add(from);
    const table = tableWith(library, storage);
    const game = await table.begin(defaultSetup(library.playable().encounters[encounter]!, 'pack'), 'Dusk');
    for (let n = 0; n < 4 && game.session.pending; n++) game.decide(game.session.pending.options[0]!.id);
    await table.idle();
    return { library, table, game, storage, packs };
  };
  const DUSK = 'my-pack:dusk-at-the-gate';

  test('records the packs it was played with, also in a link', async () => {
    const { game, table } = await begun(DUSK);
    const { packs } = game.record().log;
    expect(packs?.map(({ id, version, ownSpace }) => `${id} ${version} ${ownSpace}`)).toEqual([
      'base 0.1.0 undefined',
      'my-pack 0.1.0 true',
    ]);
    expect(await table.loadLink(packLog(game.session.toLog())!)).toMatchObject({
      ok: true,
      otherContent: false,
    });
  });

  test.each([DUSK, 'my-pack:trial-gate-hound'])(
    'opens and replays with its pack removed, in its version: %s (X151)',
    async (id) => {
      const { game, library, table, packs } = await begun(id);
      await library.remove('my-pack');
      expect(contentOf(library).cards.items).not.toHaveProperty(['my-pack:river-blade']);
      expect((await packs.versions()).map(({ version }) => version)).toEqual(['0.1.0']);
      // At the next visit, too.
      const later = tableWith(await libraryOn(packs), memoryStorage());
      expect(await later.loadFile(JSON.stringify(game.record()))).toMatchObject({
        ok: true,
        otherContent: false,
      });
      expect(await table.open(game.id)).toMatchObject({ ok: true, otherContent: false });
      expect(await table.watch(game.id)).toMatchObject({ ok: true, otherContent: false });
      // What the pack has become later is no concern of the game.
      await library.add(folder('last'), true);
      expect(await table.open(game.id)).toMatchObject({ ok: true, otherContent: false });
    },
  );

  test('that is the last of a version lets go of it when it is deleted (X151)', async () => {
    const { game, library, table, packs } = await begun(DUSK);
    await library.add(folder('last'), true);
    expect(await packs.versions()).toHaveLength(1);
    await table.remove(game.id);
    await library.remove('my-pack');
    expect(await packs.versions()).toEqual([]);
  });

  test('opened where its pack never was says which it needs', async () => {
    const { game } = await begun(DUSK);
    const table = tableWith(await libraryOn());
    expect(await table.loadFile(JSON.stringify(game.record()))).toMatchObject({
      ok: false,
      why: 'This game needs the pack “My Pack” (my-pack 0.1.0), which is not loaded. Add it on the home page; the game waits.',
    });
  });

  test('without cards of the pack is not bound to it, nor changed by it', async () => {
    const { game, library, table } = await begun('training-yard');
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
    expect(opened.value.session.content.cards.items).not.toHaveProperty(['my-pack:river-blade']);
  });

  test('of another browser runs with another version of its pack where its decisions fit', async () => {
    const { game } = await begun(DUSK);
    const file = JSON.stringify(game.record());
    const library = await libraryOn();
    const table = tableWith(library);
    await library.add(folder('last'));
    expect(await table.loadFile(file)).toMatchObject({ ok: true, otherContent: true });
    await library.add(
      folder('last', (text) => text.replace('[0, 0], [0, 1], [0, 2]', '[3, 0], [3, 1], [3, 2]')),
      true,
    );
    const opened = await table.loadFile(file);
    expect(opened.ok ? '' : opened.why).toMatch(/made with “My Pack” \(my-pack 0\.1\.0\)/);
  });

  test('from before packs had spaces names its cards bare, and goes on (X152)', async () => {
    const files = [...builtIn, ...walkPack().map((file) => ({ ...file, own: true }))];
    const { cards, encounters, packs } = loadContent(files, 'bare');
    const old = { cards, encounters, packs };
    const session = new EncounterSession(defaultSetup(encounters['dusk-at-the-gate']!, 'old'), old);
    for (let n = 0; n < 12 && session.pending; n++) session.decide(session.pending.options[0]!.id);
    const log = session.toLog();
    expect(log.packs!.some(({ ownSpace }) => ownSpace)).toBe(false);
    const library = await libraryOn();
    await library.add(folder());
    const table = tableWith(library);
    const opened = await table.loadFile(JSON.stringify(log));
    expect(opened).toMatchObject({ ok: true, otherContent: false });
    if (!opened.ok) throw new Error(opened.why);
    const game = await table.open(opened.value);
    if (!game.ok) throw new Error(game.why);
    expect(game.value.session.hash).toBe(session.hash);
    expect(game.value.session.state.figures.map(({ id }) => id)).toContain('gate-hound-1');
    // What it is kept as is still what it was.
    expect(game.value.record().log.packs).toEqual(log.packs);
  });
});

test('an address without a pack means what one pack alone has (X152)', async () => {
  const library = await libraryOn();
  await library.add(folder());
  const content = contentOf(library);
  expect(encounterMeant('dusk-at-the-gate', content)?.id).toBe('my-pack:dusk-at-the-gate');
  expect(encounterMeant('trial-gate-hound', content)?.id).toBe('my-pack:trial-gate-hound');
  expect(encounterMeant('my-pack:at-the-gate', content)?.id).toBe('my-pack:at-the-gate');
  expect(encounterMeant('nowhere', content)).toBeNull();
  await library.add({
    name: 'two',
    files: folder('first', (text) => text.replace('"id": "my-pack"', '"id": "two"')).files,
  });
  expect(encounterMeant('dusk-at-the-gate', contentOf(library))).toBeNull();
});
