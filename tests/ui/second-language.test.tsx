import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';
import { FirstHome } from '../../src/app/first-home.tsx';
import { EagerBot } from '../../src/bots/eager-bot.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { defaultSetup } from '../../src/engine/index.ts';
import { memoryCells } from '../../src/stores/kept/cells.ts';
import { memoryStorage } from '../../src/stores/kept/game-storage.ts';
import type { Game } from '../../src/stores/middara/game.ts';
import type { Scenes } from '../../src/stores/middara/scenes.ts';
import { checkedLibrary, fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import type { Library } from '../../src/stores/packs/library.ts';
import { memoryPacks } from '../../src/stores/packs/pack-storage.ts';
import { createSettings } from '../../src/stores/table/settings-store.ts';
import { createTable, type Table } from '../../src/stores/table/table-store.ts';
import { fetchWhole } from '../../src/stores/whole-words.ts';
import { scenesIn } from '../../src/tools/build/shipped-scenes.ts';
import { CREDITS } from '../../src/ui/icons/credits.ts';
import { en } from '../../src/words/en/index.ts';
import { fetchAll } from '../support/all-parts.ts';
import { bracketed, inBrackets } from '../support/bracketed.ts';
import { many, proved, proving } from '../support/depth.ts';
import { germanPage, halfGerman } from '../support/half-german.ts';
import { labOnPage } from '../support/lab-on-page.ts';
import { fewItems, HandTimer } from '../support/table-of-memory.ts';
import { namesIn, unbracketed } from '../support/unbracketed.ts';
import { unisolated } from '../support/unisolated.ts';
import { filesOfWalk, walkPack } from '../support/walk.ts';

beforeAll(fetchAll);

const words = bracketed(en);
const { screens, panels, loadout, kit } = words.ui;
/** With a tenth of the cards every screen says what it says. */
const builtIn = proving
  ? readContentFolder('content')
  : filesOfWalk('"when-the-locks-opened"', ...['war-axe', 'adrenal-gland'].map((id) => JSON.stringify(id)));
/** What players have called themselves and their games: from the right, so that each is to stand by itself. */
const OWN_NAMES = ['אנה', 'בן', 'ערב'] as const;
const [ANNA, BEN, EVENING] = OWN_NAMES;
const namesOf = ({ content }: Table): ReadonlySet<string> => {
  const known = names.get(content) ?? namesIn(content, [...OWN_NAMES, ...CREDITS.map(({ name }) => name)]);
  names.set(content, known);
  return known;
};
const names = new WeakMap<object, ReadonlySet<string>>();

let table: Table;
let faults: Set<string>;
let looks: number;

/** A table that speaks the second language. */
function setTable(library: Library): void {
  const settings = createSettings();
  settings.getState().change({ speed: 'instant' });
  table = createTable({ library, storage: memoryStorage(), timer: new HandTimer(), settings, words });
}

/** With all there is, and a pack of a player's. */
async function setWholeTable(): Promise<void> {
  const library = checkedLibrary({ builtIn, storage: memoryPacks(), stored: [], words });
  await library.add({ name: 'my-pack', files: walkPack() });
  setTable(library);
}

beforeEach(() => {
  faults = new Set();
  looks = 0;
});
afterEach(() => {
  proved({ looks });
  localStorage.clear();
  window.location.hash = '';
});

/** Time for what the page has asked for. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));

const scenes = async () => scenesIn('lessons', table.content.cards) as Scenes;

async function open(hash: string): Promise<void> {
  cleanup();
  window.location.hash = hash;
  render(<App table={table} lab={labOnPage()} scenes={scenes} />);
  await settle();
  await waitFor(() => expect(document.body.textContent).not.toBe(''));
  await waitFor(() => expect(document.querySelector('.wait')).toBeNull());
}

/** Everything that can be read on the page now. */
function read(): void {
  expect(document.body.textContent).toMatch(/\[\p{L}/u);
  expect(document.body.textContent).not.toContain(screens.error.title);
  for (const fault of unbracketed(document.body, namesOf(table))) faults.add(fault);
  for (const fault of unisolated(document.body, OWN_NAMES)) faults.add(fault);
  looks += 1;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const labelled = (label: string) => all(`[aria-label="${CSS.escape(label)}"]`)[0]!;
const saying = (text: string) =>
  all('a, button, [role=tab], [role=menuitem], summary, label').find((one) => one.textContent === text)!;
/** Of the drawer; what stands above the table opens it and closes it again. */
const tabSaying = (text: string) => all('.side [role=tab]').find((one) => one.textContent === text)!;

async function press(element: Element): Promise<void> {
  fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' });
  fireEvent.mouseDown(element, { button: 0 });
  fireEvent.click(element);
  await settle();
  read();
}

async function key(name: string): Promise<void> {
  fireEvent.keyDown(document.body, { key: name });
  await settle();
  read();
}

const dialog = (): string | null => all('[role=dialog]')[0]?.textContent ?? null;

async function closeDialog(): Promise<void> {
  await press(all(`[role=dialog] [aria-label="${CSS.escape(kit.close)}"]`)[0]!);
  expect(dialog()).toBeNull();
}

/** Unfolds what can be unfolded, one after the other. */
async function unfold(selector: string, most = 12): Promise<void> {
  for (const one of all(selector).slice(0, many(Math.min(2, most), most))) await press(one);
}

async function begin(encounter: string, seed: string): Promise<Game> {
  const definition = table.content.encounters[encounter]!;
  return table.begin(defaultSetup(definition, seed, [ANNA, BEN]), EVENING);
}

/** The bot plays on, so many decisions or to the end. */
function playOn(bot: EagerBot, most: number, after = () => {}): void {
  const game = table.current()!;
  for (let n = 0; n < most && game.session.pending && !game.session.state.outcome; n++) {
    act(() => game.decide(bot.choose(game.session)));
    if (n % 3 === 0) after();
  }
}

test('the brackets stand around each word once', () => {
  expect(inBrackets('Remi: 8 of 12 HP')).toBe('[Remi:] 8 [of] 12 [HP]');
  expect(inBrackets(`${inBrackets('The end')}, won`)).toBe('[The] [end], [won]');
  expect(words.tag).not.toBe(en.tag);
});

test('a word without brackets is found, wherever it can be read', () => {
  const { container } = render(
    <p className="bare" title="[Move] on">
      [Attack] Cave Sickle, p.43 4b and <code>a/b.json</code>
    </p>,
  );
  expect(unbracketed(container, new Set(['Cave Sickle']))).toEqual([
    'p in .bare title: on',
    'p in .bare: and',
  ]);
});

test('the start page: games, encounters, packs, credits, what is refused', async () => {
  await setWholeTable();
  await begin('training-yard', 'start');
  playOn(new EagerBot('start'), 12);
  await table.idle();
  await open('');
  await waitFor(() => expect(document.documentElement.lang).toBe(words.tag));
  read();
  await press(saying(screens.showCards));
  await press(labelled(screens.games.deleteGame(EVENING)));
  await press(labelled(screens.packs.removePack(table.content.packs.find(({ own }) => own)!.name)));
  await press(saying(screens.credits.title));
  await closeDialog();
  await press(saying(words.ui.looks.title));
  await open('');
  const broken = zipSync({ 'x/pack.json': new TextEncoder().encode('{ "id": 7 }') });
  for (const [door, name, bytes] of [
    [screens.packs.addZip, 'x.zip', broken],
    [screens.packs.addZip, 'y.zip', new Uint8Array([1, 2, 3])],
    [
      screens.home.loadFile,
      'game.json',
      new TextEncoder().encode('{ "file": "middara-table-game", "version": 1 }'),
    ],
  ] as const) {
    const input = saying(door).querySelector('input')!;
    const file = new File([bytes as BlobPart], name);
    file.arrayBuffer ??= async () => bytes.buffer as ArrayBuffer;
    file.text ??= async () => new TextDecoder().decode(bytes);
    fireEvent.change(input, { target: { files: [file] } });
    await settle();
    expect(all('.notice li').length).toBeGreaterThan(0);
    read();
  }
  await open('#/play/nothing');
  read();
  await open('#/link/nothing');
  read();
  expect([...faults]).toEqual([]);
});

test('half a language that the type checker holds: the first screen, the page behind it, the stores', async () => {
  const nothing = () => {};
  const rest = { open: nothing, shown: nothing, needed: nothing, broke: nothing };
  render(<FirstHome rest={rest} words={germanPage} />);
  await settle();
  const { home } = halfGerman.ui.screens;
  expect(document.querySelector('h1')!.textContent).toBe(home.title);
  expect(saying(home.learn)).toBeDefined();
  expect(document.body.textContent).not.toContain(en.ui.screens.home.learn);

  const words = await germanPage.early();
  expect(await fetchWhole(words)).toBe(halfGerman);
  const settings = createSettings();
  const library = fixedLibrary(fewItems(), words);
  table = createTable({ library, storage: memoryStorage(), timer: new HandTimer(), settings, words });
  const refused = await table.loadFile('{}');
  expect(refused).toMatchObject({
    ok: false,
    why: halfGerman.ui.table.openFault({ fault: 'no-saved-game' }),
  });
  await open('');
  await waitFor(() => expect(saying(home.rules)).toBeDefined());
  expect(document.documentElement.lang).toBe('de');
  expect(document.body.textContent).not.toContain(en.ui.screens.home.learn);
  await begin('training-yard', 'deutsch');
  await open(`#/play/${table.current()!.id}`);
  expect(labelled(halfGerman.ui.panels.tableBar.menu)).toBeDefined();
});

test('the way in without packs: with them, without them, one that cannot be removed', async () => {
  await setWholeTable();
  await open('#/safe');
  read();
  const stored = [{ id: 'my-pack', files: [] }];
  const storage = { ...memoryPacks(), remove: () => Promise.reject(new Error('[denied]')) };
  setTable(checkedLibrary({ builtIn, storage, stored: [], aside: stored, words }));
  await open('#/safe');
  await press(saying(screens.safe.remove('my-pack')));
  expect(document.body.textContent).toContain(screens.safe.notRemoved('[denied]'));
  setTable(fixedLibrary(fewItems(), words));
  await open('#/safe');
  read();
  expect([...faults]).toEqual([]);
});

test('what is said of keeping: nothing is kept, or the last decisions are not', async () => {
  const fails = () => Promise.reject(new Error('[denied]'));
  for (const [keepsNothing, storage] of [
    ['[denied]', memoryStorage()],
    [null, { ...memoryStorage(), write: fails }],
  ] as const) {
    const cells = { ...memoryCells(), why: () => keepsNothing };
    const settings = createSettings();
    settings.getState().change({ speed: 'instant' });
    const library = fixedLibrary(fewItems(), words);
    table = createTable({ library, storage, timer: new HandTimer(), settings, words, cells });
    const { id } = await begin('training-yard', 'keeping');
    await open(`#/play/${id}`);
    read();
    const said =
      keepsNothing === null ? screens.keeping.failed('[denied]') : screens.keeping.nothing('[denied]');
    expect(document.body.textContent).toContain(said);
  }
  expect([...faults]).toEqual([]);
});

test('the set-up: seats, party, loadouts with faults, rules', async () => {
  setTable(fixedLibrary(fewItems(), words));
  await open('#/set-up/training-yard');
  read();
  await press(saying(screens.seats.players(2)));
  await unfold('details > summary');
  await unfold('.turn-front', 8);
  await unfold('.member-numbers', 1);
  await press(labelled(screens.party.chooseFor('Rook Lars')));
  await press(labelled(loadout.shelf.equipItem('War Axe')));
  await press(labelled(loadout.brought.upgradeItem('Buckler')));
  await unfold('.shelf-card button', 2);
  for (const tab of Object.values(loadout.shelf.tab)) await press(saying(tab));
  await unfold('.brought-name', 3);
  await unfold('.loadout-sum .number');
  expect(all('.fault').length).toBeGreaterThan(0);
  await press(saying(loadout.sheet.done));
  expect([...faults]).toEqual([]);
});

test('the laboratory: before, at work, what came of it, a game that is over', async () => {
  await setWholeTable();
  await open('#/lab/nothing');
  expect(document.body.textContent).toContain(words.ui.lab.unknown('nothing'));
  read();
  await open('#/lab/when-the-locks-opened');
  read();
  const games = all('.lab-games input')[0]!;
  fireEvent.change(games, { target: { value: '0' } });
  read();
  fireEvent.change(games, { target: { value: '2' } });
  await press(saying(words.ui.lab.start));
  await waitFor(() => expect(all('[role=status]')[0]!.textContent).toMatch(/^\[Done:\]/));
  await press(all('.lab-never summary')[0]!);
  expect(all('.lab-never li').length).toBeGreaterThan(0);
  const { id } = await begin('training-yard', 'lab');
  await table.idle();
  await open(`#/lab/game/${id}`);
  expect(document.body.textContent).toContain(words.ui.lab.fromGame(EVENING, 0));
  read();
  // Nobody looks while it is played.
  cleanup();
  playOn(new EagerBot('lab'), 4000);
  await table.idle();
  await open(`#/lab/game/${id}`);
  expect(document.body.textContent).toContain(words.ui.lab.isOver(EVENING));
  read();
  expect([...faults]).toEqual([]);
});

test('a whole game, its panels and dialogs, its end and its replay', async () => {
  await setWholeTable();
  const { id } = await begin('when-the-locks-opened', 'locks');
  const bot = new EagerBot('locks');
  await table.idle();
  await open(`#/play/${id}`);
  playOn(bot, many(3, 40), read);
  for (const tab of Object.values(panels.side.tab)) await press(saying(tab));
  await key('i');
  await waitFor(() => expect(dialog()).toMatch(/\[HP/));
  await unfold('[role=dialog] .number', 8);
  await closeDialog();
  await key('?');
  await waitFor(() => expect(dialog()).toContain(panels.help.title));
  await closeDialog();
  for (const item of [panels.tableBar.link, panels.autoPass.title, panels.tableBar.rename]) {
    await press(labelled(panels.tableBar.menu));
    await press(all('[role=menuitem]').find((one) => one.textContent === item)!);
    await waitFor(() => expect(dialog(), item).not.toBeNull());
    read();
    await closeDialog();
  }
  // Where it covers no board the drawer stays open through the next questions.
  const usual = window.innerWidth;
  window.innerWidth = 1920;
  await press(tabSaying(panels.side.tab.thoughts));
  playOn(bot, many(3, 40), read);
  await press(tabSaying(panels.side.tab.thoughts));
  expect(all('.side summary').length).toBeGreaterThan(0);
  await unfold('.side summary', 6);
  await press(tabSaying(panels.side.tab.feed));
  await unfold('.feed .number, .feed summary', 6);
  window.innerWidth = usual;
  cleanup();
  playOn(bot, 4000);
  const { session } = table.current()!;
  expect(session.state.outcome).not.toBeNull();
  await table.idle();
  await open(`#/play/${id}`);
  expect(all('.outcome')).toHaveLength(1);
  read();
  await open(`#/watch/${id}`);
  read();
  const { length } = session.events;
  const slider = document.querySelector('.replay-slider')!;
  for (let at = 0; at <= length; at += Math.ceil(length / many(3, 25))) {
    fireEvent.change(slider, { target: { value: String(at) } });
    read();
  }
  expect([...faults]).toEqual([]);
});
