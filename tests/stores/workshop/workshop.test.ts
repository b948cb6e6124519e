import { expect, test } from 'vitest';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import type { Library } from '../../../src/stores/packs/library.ts';
import { memoryPacks, type PackStorage, packsOfAVisit } from '../../../src/stores/packs/pack-storage.ts';
import {
  cardsWith,
  createWorkshop,
  idAmong,
  ownId,
  type Workshop,
} from '../../../src/stores/workshop/workshop.ts';
import { en } from '../../../src/words/en/index.ts';
import { templates } from '../../../src/words/en/ui/workshop.ts';
import { parsed } from '../../../src/workshop/document.ts';
import { withValue } from '../../../src/workshop/json.ts';
import { zipOf } from '../../../src/workshop/pack-zip.ts';
import { schemasOnDisk } from '../../support/schemas-on-disk.ts';
import { HandTimer } from '../../support/table-of-memory.ts';
import { filesOfWalk, walkPack } from '../../support/walk.ts';

const builtIn = filesOfWalk();
const libraryOn = (drafts: PackStorage = memoryPacks()): Library =>
  checkedLibrary({ builtIn, storage: memoryPacks(), drafts, stored: [], words: en });

function shop(library = libraryOn()) {
  const timer = new HandTimer();
  return { library, timer, workshop: createWorkshop({ library, timer }) };
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
  const drafts = memoryPacks();
  const library = libraryOn(drafts);
  await library.add({ name: 'my-pack', files: walkPack() });
  const { workshop, timer } = shop(library);
  expect(await workshop.begin(templates)).toBe('my-pack-2');
  workshop.add('tiles', templates);
  timer.runAll();
  await workshop.settled();
  const next = shop(library).workshop;
  await next.look();
  expect(next.store.getState().known).toEqual([
    { key: 'my-pack-2', name: 'My Pack', isInWork: true },
    { key: 'my-pack', name: 'My Pack', isInWork: false },
  ]);
  expect(await next.open('my-pack-2')).toBe(true);
  expect(files(next)).toEqual(files(workshop));
  expect(await next.open('my-pack')).toBe(true);
  expect(files(next)).toHaveProperty(['items/river-blade.json']);
  expect(await next.open('nowhere')).toBe(false);
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
  const { workshop } = shop(libraryOn(packsOfAVisit('no room')));
  await workshop.begin(templates);
  await workshop.settled();
  expect(workshop.store.getState().trouble).toEqual({ why: 'no room', problems: [] });
  workshop.add('tiles', templates);
  expect(files(workshop)).toHaveProperty(['tiles/new-tile.json']);
});
