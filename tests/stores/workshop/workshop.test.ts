import { expect, test } from 'vitest';
import { createStakes } from '../../../src/stores/kept/at-stake.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import type { Library } from '../../../src/stores/packs/library.ts';
import { memoryPacks } from '../../../src/stores/packs/pack-storage.ts';
import { draftsIn, type TypedAhead } from '../../../src/stores/workshop/drafts.ts';
import {
  cardsWith,
  createWorkshop,
  idAmong,
  ownId,
  type Workshop,
  type WorkshopDeps,
} from '../../../src/stores/workshop/workshop.ts';
import { en } from '../../../src/words/en/index.ts';
import { keeping, templates } from '../../../src/words/en/ui/workshop.ts';
import { parsed } from '../../../src/workshop/document.ts';
import { withValue } from '../../../src/workshop/json.ts';
import { zipOf } from '../../../src/workshop/pack-zip.ts';
import { schemasOnDisk } from '../../support/schemas-on-disk.ts';
import { HandTimer } from '../../support/table-of-memory.ts';
import { twoTabs } from '../../support/two-tabs.ts';
import { filesOfWalk, walkPack } from '../../support/walk.ts';

const builtIn = filesOfWalk();
const libraryHere = (): Library => checkedLibrary({ builtIn, storage: memoryPacks(), stored: [], words: en });

/** As much of local storage as is typed ahead. */
function typedHere(): TypedAhead {
  const kept = new Map<string, string>();
  return {
    write: (id, typed) => void kept.set(id, JSON.stringify(typed)),
    read: (id) => kept.get(id),
    clear: (id) => void kept.delete(id),
  };
}

function shop(more: Partial<Omit<WorkshopDeps, 'library'>> & { readonly library?: Library } = {}) {
  const timer = new HandTimer();
  const library = more.library ?? libraryHere();
  const words = { noAnswer: 'silence', ...keeping };
  return { library, timer, workshop: createWorkshop({ timer, words, ...more, library }) };
}
const files = (workshop: Workshop) => workshop.store.getState().work!.files;
const draft = (workshop: Workshop) => workshop.store.getState().checked!.draft;
const change = (workshop: Workshop, path: string, place: readonly string[], value: unknown, mark?: string) =>
  workshop.edit(path, withValue(parsed(files(workshop)[path]!)!.value, place, value), mark);

test('a pack from nothing: made, looked through as it changes, and taken back step by step', async () => {
  const { workshop, library } = shop();
  const key = await workshop.begin(templates);
  expect(key).toBe('my-pack');
  const tile = workshop.add('tiles', templates);
  const monster = workshop.add('combatants', templates);
  const encounter = workshop.add('encounters', templates);
  expect([tile, monster, encounter]).toEqual([
    'tiles/new-tile.json',
    'combatants/new-monster.json',
    'encounters/new-encounter.json',
  ]);
  // Another one of the same sort has another name.
  expect(workshop.add('combatants', templates)).toBe('combatants/new-monster-2.json');
  await workshop.settled();
  expect(draft(workshop).problems).toEqual([]);
  expect(Object.keys(draft(workshop).encounters)).toEqual(['my-pack:new-encounter']);
  expect(Object.keys(draft(workshop).trials).sort()).toEqual([
    'my-pack:trial-new-monster',
    'my-pack:trial-new-monster-2',
  ]);
  expect(cardsWith(library.store.getState().content.cards, draft(workshop)).combatants).toHaveProperty([
    ownId(draft(workshop), 'new-monster'),
  ]);

  change(workshop, monster, ['hp'], 0, 'hp');
  change(workshop, monster, ['hp'], -1, 'hp');
  expect(workshop.store.getState().isChecking).toBe(true);
  await workshop.settled();
  expect(workshop.store.getState().isChecking).toBe(false);
  // At its place, and what waits for it beside it.
  expect(draft(workshop).problems.map(({ file, path }) => `${file} ${path}`)).toEqual(
    expect.arrayContaining([`${monster} $.hp`]),
  );
  expect(draft(workshop).encounters).toEqual({});
  expect(workshop.undo()).toBe(monster);
  await workshop.settled();
  expect(draft(workshop).problems).toEqual([]);
  expect(workshop.redo()).toBe(monster);
  expect(files(workshop)[monster]).toContain('"hp": -1');
});

test('what is played is put on the shelf of the table as it stands', async () => {
  const { workshop, library } = shop();
  await workshop.begin(templates);
  workshop.add('encounters', templates);
  expect(await workshop.shelve('own')).toMatchObject({ ok: true, pack: { id: 'my-pack' } });
  expect(library.playable().encounters).toHaveProperty(['my-pack:new-encounter']);
  change(workshop, 'encounters/new-encounter.json', ['name'], 'Dusk');
  // Its author is not asked for every game whether it may take the place of the version before (X151).
  expect(await workshop.shelve('own')).toMatchObject({ ok: true, replaced: '0.1.0' });
  expect(library.playable().encounters['my-pack:new-encounter']!.name).toBe('Dusk');
});

test('what changes on the table is told before: when it is put there, and where another’s version lies (X151)', async () => {
  const { workshop, library } = shop();
  const name = () => library.playable().encounters['my-pack:dusk-at-the-gate']!.name;
  await library.add({ name: 'my-pack', files: walkPack() });
  const before = name();
  // Brought as a file, beside the version on the table: that is not what it was made of here.
  await workshop.bring({ name: 'my-pack', files: walkPack() });
  change(workshop, 'encounters/dusk-at-the-gate.json', ['name'], 'Dawn');
  const told = await workshop.shelve('own');
  expect(told).toMatchObject({
    ok: null,
    replaced: '0.1.0',
    changes: [{ sort: 'encounters', id: 'dusk-at-the-gate' }],
  });
  expect(name()).toBe(before);
  expect(await workshop.shelve('agreed')).toMatchObject({ ok: true });
  expect(name()).toBe('Dawn');
  // From now on it is ours, and played without a question; put on the table it is still told.
  change(workshop, 'encounters/dusk-at-the-gate.json', ['name'], 'Noon');
  expect(await workshop.shelve('ask')).toMatchObject({ ok: null });
  expect(name()).toBe('Dawn');
  expect(await workshop.shelve('own')).toMatchObject({ ok: true });
  expect(name()).toBe('Noon');
  // What is as it lies there is no change.
  expect(await workshop.shelve('ask')).toMatchObject({ ok: true });
});

test('a pack opened from the table is played in its place without a question', async () => {
  const { workshop, library } = shop();
  await library.add({ name: 'my-pack', files: walkPack() });
  await workshop.open('my-pack');
  change(workshop, 'encounters/dusk-at-the-gate.json', ['name'], 'Dawn');
  expect(await workshop.shelve('own')).toMatchObject({ ok: true, replaced: '0.1.0' });
});

test('what a file names is of its own pack first, then of one it requires, then built in (X150)', async () => {
  const { workshop } = shop();
  await workshop.begin(templates);
  change(workshop, 'pack.json', ['requires'], [{ id: 'other', version: '*' }]);
  await workshop.settled();
  const { packs } = draft(workshop);
  expect(packs).toEqual(['my-pack', 'other']);
  workshop.write('pack.json', '{');
  await workshop.settled();
  expect(draft(workshop).packs).toEqual([]);
  expect(ownId(draft(workshop), 'rat')).toBe('rat');
  const there = { rat: 1, 'other:rat': 2, 'other:owl': 3, 'strange:bat': 4 };
  expect(['rat', 'owl', 'bat', 'other:owl'].map((id) => idAmong({ packs }, there, id))).toEqual([
    'other:rat',
    'other:owl',
    'bat',
    'other:owl',
  ]);
  expect(idAmong({ packs }, { ...there, 'my-pack:rat': 5 }, 'rat')).toBe('my-pack:rat');
});

test('a pack of which nothing loads says why, and stays in work', async () => {
  const { workshop } = shop();
  await workshop.begin(templates);
  workshop.write('pack.json', '{');
  expect(await workshop.shelve('ask')).toMatchObject({ ok: false });
  expect(workshop.store.getState().trouble?.problems.length).toBeGreaterThan(0);
  expect(files(workshop)['pack.json']).toBe('{');
  workshop.forget();
  expect(workshop.store.getState().trouble).toBeNull();
});

test('a zip and a folder are opened as they are; what is no pack opens nothing', async () => {
  const { workshop } = shop();
  const plain = walkPack().map(({ path, text }) => ({ path, text }));
  expect(await workshop.bring({ name: 'my-pack', files: plain })).toBe('my-pack');
  const whole = files(workshop);
  await workshop.settled();
  expect(draft(workshop).problems).toEqual([]);
  const other = shop().workshop;
  expect(await other.bring({ name: 'x.zip', zip: zipOf('anything', whole) })).toBe('my-pack');
  expect(files(other)).toEqual(whole);
  expect(await other.bring({ name: 'notes', files: [] })).toBeNull();
  expect(await other.bring({ name: 'no.zip', zip: new Uint8Array(9) })).toBeNull();
  expect(other.store.getState().trouble).toMatchObject({ why: 'no.zip', problems: [{}] });
  expect(files(other)).toEqual(whole);
});

test('what is in work is there at the next visit, beside what is on the table; put away it is not', async () => {
  const drafts = draftsIn(memoryCells());
  const library = libraryHere();
  await library.add({ name: 'my-pack', files: walkPack() });
  const { workshop, timer } = shop({ library, drafts });
  expect(await workshop.begin(templates)).toBe('my-pack-2');
  workshop.add('tiles', templates);
  timer.runAll();
  await workshop.settled();
  const next = shop({ library, drafts }).workshop;
  await next.look();
  expect(next.store.getState().known).toEqual([
    { key: 'my-pack-2', name: 'My Pack', isInWork: true },
    { key: 'my-pack', name: 'My Pack', isInWork: false },
  ]);
  expect(await next.open('my-pack-2')).toBe('open');
  expect(files(next)).toEqual(files(workshop));
  expect(await next.open('my-pack')).toBe('open');
  expect(files(next)).toHaveProperty(['items/river-blade.json']);
  expect(await next.open('nowhere')).toBe('missing');
  await next.drop('my-pack-2');
  expect(next.store.getState().known).toMatchObject([{ key: 'my-pack' }]);
});

test('a file that is called otherwise is one step', async () => {
  const { workshop } = shop();
  await workshop.begin(templates);
  workshop.add('tiles', templates);
  workshop.add('encounters', templates);
  const before = files(workshop);
  expect(workshop.rename(schemasOnDisk(), 'tiles', 'new-tile', 'mill')).toBe('tiles/mill.json');
  expect(workshop.rename(schemasOnDisk(), 'tiles', 'mill', 'mill')).toBeNull();
  await workshop.settled();
  expect(draft(workshop).problems).toEqual([]);
  expect(workshop.undo()).toBe('tiles/new-tile.json');
  expect(files(workshop)).toEqual(before);
});

test('where nothing is kept it is said, and the work goes on', async () => {
  const { workshop } = shop({ drafts: draftsIn({ ...memoryCells(), why: () => 'no room' }) });
  await workshop.begin(templates);
  await workshop.settled();
  expect(workshop.store.getState().unkept).toBe('no room');
  workshop.add('tiles', templates);
  expect(files(workshop)).toHaveProperty(['tiles/new-tile.json']);
});

test('what is typed is beside the storage at once: a page left in the same moment loses no letter', async () => {
  const cells = memoryCells();
  const typed = typedHere();
  const { workshop } = shop({ drafts: draftsIn(cells), typed });
  const key = await workshop.begin(templates);
  await workshop.settled();
  const { transact } = cells;
  // From here on nothing reaches the storage: the page is gone.
  cells.transact = (mode, work) => (mode === 'readwrite' ? new Promise(() => {}) : transact(mode, work));
  change(workshop, 'pack.json', ['name'], 'River');
  change(workshop, 'pack.json', ['name'], 'River Blades');
  const now = files(workshop);
  cells.transact = transact;
  const { workshop: next } = shop({ drafts: draftsIn(cells), typed });
  expect(await next.open(key)).toBe('open');
  expect(files(next)).toEqual(now);
  await next.settled();
  const { workshop: later } = shop({ drafts: draftsIn(cells) });
  await later.open(key);
  expect(files(later)).toEqual(now);
});

test('a browser that was killed has older typing than its storage: the storage counts; typing of another state is told', async () => {
  const cells = memoryCells();
  const typed = typedHere();
  const { workshop } = shop({ drafts: draftsIn(cells), typed });
  const key = await workshop.begin(templates);
  await workshop.settled();
  change(workshop, 'pack.json', ['name'], 'Old');
  const old = String(typed.read(key));
  await workshop.settled();
  change(workshop, 'pack.json', ['name'], 'New');
  await workshop.settled();
  const now = files(workshop);
  const stale = { ...typed, read: () => old };
  const { workshop: next } = shop({ drafts: draftsIn(cells), typed: stale });
  await next.open(key);
  expect(files(next)).toEqual(now);
  expect(next.store.getState().trouble).toBeNull();
  for (const text of ['{', '{"from":null,"by":"x","seq":1,"files":{"pack.json":"{}"}}']) {
    const { workshop: other } = shop({ drafts: draftsIn(cells), typed: { ...typed, read: () => text } });
    await other.open(key);
    expect(files(other)).toEqual(now);
    expect(other.store.getState().trouble?.why).toBe(keeping.typedLost);
  }
});

test('a pack is edited in one tab: the second is told, takes it with every letter, and the first is told', async () => {
  const tabs = twoTabs();
  const cells = memoryCells();
  const [{ workshop: one }, { workshop: two }] = [
    shop({ drafts: draftsIn(cells), tabs: tabs() }),
    shop({ drafts: draftsIn(cells), tabs: tabs() }),
  ];
  const key = await one.begin(templates);
  change(one, 'pack.json', ['name'], 'Kept');
  await one.settled();
  const now = files(one);
  expect(await two.open(key)).toBe('elsewhere');
  await two.drop(key);
  expect(two.store.getState().trouble?.why).toBe(keeping.elsewhere);
  expect(await two.open(key, true)).toBe('open');
  expect(files(two)).toEqual(now);
  expect(one.store.getState()).toMatchObject({ key: null, work: null, lost: key });
});

test('two tabs that know nothing of one another never write over each other: the second is told', async () => {
  const cells = memoryCells();
  const [{ workshop: one }, { workshop: two }] = [
    shop({ drafts: draftsIn(cells) }),
    shop({ drafts: draftsIn(cells) }),
  ];
  const key = await one.begin(templates);
  await one.settled();
  await two.open(key);
  change(one, 'pack.json', ['name'], 'First');
  await one.settled();
  const now = files(one);
  two.add('tiles', templates);
  await two.settled();
  expect(two.store.getState()).toMatchObject({ key: null, lost: key });
  await two.open(key);
  expect(files(two)).toEqual(now);
});

test('a full disk is told in words as long as it is so, and what was typed is kept when there is room', async () => {
  const cells = memoryCells();
  const { transact } = cells;
  const stakes = createStakes(() => {});
  const { workshop, timer } = shop({ drafts: draftsIn(cells), stakes });
  const key = await workshop.begin(templates);
  await workshop.settled();
  expect(stakes.isAtStake()).toBe(false);
  cells.transact = () => Promise.reject(new Error('no room'));
  change(workshop, 'pack.json', ['name'], 'Unkept');
  await workshop.settled();
  expect([workshop.store.getState().unkept, stakes.isAtStake()]).toEqual(['no room', true]);
  cells.transact = transact;
  timer.runAll();
  await workshop.settled();
  expect([workshop.store.getState().unkept, stakes.isAtStake()]).toEqual([null, false]);
  const { workshop: next } = shop({ drafts: draftsIn(cells) });
  await next.open(key);
  expect(files(next)).toEqual(files(workshop));
});

test('a pack in work of a newer version of the page stays as it is, is listed, and says what to do', async () => {
  const cells = memoryCells();
  const later = { id: 'my-pack', files: [{ path: 'pack.json', text: '{}' }], shelves: [], format: 2 };
  await cells.transact('readwrite', async (now) => now.put('draft:my-pack', later));
  const { workshop } = shop({ drafts: draftsIn(cells) });
  await workshop.look();
  expect(workshop.store.getState().known).toEqual([{ key: 'my-pack', name: 'my-pack', isInWork: true }]);
  const told = { why: keeping.newer, problems: [{ file: 'my-pack', path: '$.format' }] };
  expect(await workshop.open('my-pack')).toBe('newer');
  expect(workshop.store.getState()).toMatchObject({ key: null, trouble: told });
  // A new one goes beside it, and one that is brought does not go over it.
  expect(await workshop.begin(templates)).not.toBe('my-pack');
  const zip = zipOf('my-pack', { 'pack.json': '{"id":"my-pack"}' });
  expect(await workshop.bring({ name: 'my-pack.zip', zip })).toBeNull();
  expect(workshop.store.getState().trouble).toMatchObject(told);
  await workshop.settled();
  expect(await cells.transact('readonly', (now) => now.get('draft:my-pack'))).toEqual(later);
});
