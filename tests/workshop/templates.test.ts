import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import {
  FOLDERS,
  type Folder,
  loadContent,
  packFiles,
  unzipFiles,
  warningsOf,
} from '../../src/content/index.ts';
import { templates } from '../../src/words/en/ui/workshop.ts';
import type { Files } from '../../src/workshop/document.ts';
import { faultsOf, placeOfPath } from '../../src/workshop/faults-of-file.ts';
import { zipOf } from '../../src/workshop/pack-zip.ts';
import { renamedFile } from '../../src/workshop/rename.ts';
import { sketchOfEncounter, sketchOfTile, tileAmong } from '../../src/workshop/sketch.ts';
import { freeId, idOf, newFile, newPack, pathOf } from '../../src/workshop/templates.ts';
import { writeJson } from '../../src/workshop/write-json.ts';
import { schemasOnDisk } from '../support/schemas-on-disk.ts';
import { content } from '../support/table-of-memory.ts';

const book = schemasOnDisk();

/** A pack with one of every sort, as the workshop makes them. */
function wholePack(): Files {
  let files: Files = Object.fromEntries(
    Object.entries(newPack('mine', templates)).map(([path, value]) => [path, writeJson(value)]),
  );
  for (const folder of FOLDERS) {
    const id = `mine-${folder.replace(/s$/, '')}`;
    files = {
      ...files,
      [pathOf(folder, id)]: writeJson(newFile(folder, id, templates.name[folder], files, templates)),
    };
  }
  return files;
}

const load = (files: Files) =>
  loadContent([
    ...readContentFolder('content'),
    ...Object.entries(files).map(([path, text]) => ({ path: `mine/${path}`, text, own: true })),
  ]);

describe('what is made from nothing', () => {
  test('is in order, of every sort, and nobody doubts it', () => {
    const loaded = load(wholePack());
    expect(loaded.problems).toEqual([]);
    const mine = loaded.packs.find(({ id }) => id === 'mine')!;
    for (const folder of FOLDERS) expect(mine.ids[folder], folder).toHaveLength(1);
    expect(warningsOf(loaded, [mine])).toEqual([]);
    // An encounter is laid on the tile there is, against the monster there is.
    expect(loaded.encounters['mine:mine-encounter']).toMatchObject({
      tiles: [{ look: { tile: 'mine:mine-tile' } }],
      combatants: [{ card: 'mine:mine-combatant' }],
    });
  });

  test('has names as ids, and none that is taken', () => {
    expect(idOf('  The Miller’s Wheel! ')).toBe('the-miller-s-wheel');
    expect(freeId('mill', (id) => ['mill', 'mill-2'].includes(id))).toBe('mill-3');
  });
});

describe('a file that is called otherwise', () => {
  test('is named so wherever the pack names it, and nowhere else', () => {
    const files = wholePack();
    const next = renamedFile(book, files, 'tiles', 'mine-tile', 'mill')!;
    expect(next).not.toHaveProperty(['tiles/mine-tile.json']);
    expect(JSON.parse(next['tiles/mill.json']!)).toMatchObject({ id: 'mill' });
    expect(JSON.parse(next['encounters/mine-encounter.json']!)).toMatchObject({ tiles: [{ tile: 'mill' }] });
    expect(next['items/mine-item.json']).toBe(files['items/mine-item.json']);
    expect(load(next).problems).toEqual([]);
    const party = renamedFile(
      book,
      { ...files, 'adventurers/rook-lars.json': '{"id":"rook-lars"}' },
      'adventurers',
      'rook-lars',
      'rook',
    )!;
    expect(JSON.parse(party['encounters/mine-encounter.json']!).loadouts).toHaveProperty('rook');
  });

  test('is so in every field whose schema says that it names such a file, with its pack before it too', () => {
    const files: Files = {
      ...wholePack(),
      'disciplines/oil.json': writeJson({
        abilities: [{ effects: [{ do: 'put-token', token: 'mine-token', to: { who: 'self' } }] }],
      }),
      'encounters/dusk.json': writeJson({
        extends: 'mine-encounter',
        name: 'mine-encounter',
        loadouts: { 'rook-lars': { items: ['mine:mine-item', { ref: 'mine-item' }], disciplines: [] } },
        endConditions: [{ id: 'mine-encounter', next: { encounter: 'mine-encounter' } }],
        objectives: [{ do: [{ do: 'spawn', card: 'mine-combatant', at: [0, 0] }] }],
      }),
    };
    const named = (folder: Folder, to: string, file: string) =>
      JSON.parse(renamedFile(book, files, folder, `mine-${folder.replace(/s$/, '')}`, to)![file]!);
    expect(named('tokens', 'oiled', 'disciplines/oil.json').abilities[0].effects[0].token).toBe('oiled');
    expect(named('encounters', 'noon', 'encounters/dusk.json')).toMatchObject({
      extends: 'noon',
      // What only reads like it is something else.
      name: 'mine-encounter',
      endConditions: [{ id: 'mine-encounter', next: { encounter: 'noon' } }],
    });
    expect(named('items', 'axe', 'encounters/dusk.json').loadouts['rook-lars'].items).toEqual([
      'mine:axe',
      { ref: 'axe' },
    ]);
    expect(named('combatants', 'rat', 'encounters/dusk.json').objectives[0].do[0].card).toBe('rat');
  });

  test('has no name that is taken, and none that is no id', () => {
    const files = wholePack();
    expect(renamedFile(book, files, 'tiles', 'mine-tile', 'mine-tile')).toBeNull();
    expect(renamedFile(book, { ...files, 'tiles/mill.json': '{}' }, 'tiles', 'mine-tile', 'mill')).toBeNull();
    expect(renamedFile(book, files, 'tiles', 'mine-tile', 'The Mill')).toBeNull();
    expect(renamedFile(book, files, 'tiles', 'nowhere', 'mill')).toBeNull();
  });
});

test('a zip has the folder of the pack, and the same files are the same bytes', () => {
  const files = wholePack();
  const zip = zipOf('mine', files);
  expect(zipOf('mine', Object.fromEntries(Object.entries(files).reverse()))).toEqual(zip);
  const read = unzipFiles('mine.zip', zip);
  if (!read.ok) throw new Error('no zip');
  const back = packFiles('mine', read.files).map(({ path, text }) => [path.replace(/^mine\//, ''), text]);
  expect(Object.fromEntries(back)).toEqual(files);
});

test('faults are found at the field they are of', () => {
  expect(placeOfPath('$')).toEqual([]);
  expect(placeOfPath('$.front.dice[0]')).toEqual(['front', 'dice', 0]);
  expect(placeOfPath('$.loot["my-red"].text')).toEqual(['loot', 'my-red', 'text']);
  const files = wholePack();
  const item = JSON.parse(files['items/mine-item.json']!);
  item.front.dice = ['pink', 'white'];
  const problems = load({ ...files, 'items/mine-item.json': writeJson(item) }).problems.map((one) => ({
    ...one,
    file: one.file.replace(/^mine\//, ''),
  }));
  const faults = faultsOf(problems, 'items/mine-item.json');
  expect(faults.at(['front', 'dice', 0])).toHaveLength(1);
  expect(faults.at(['front', 'dice', 1])).toEqual([]);
  expect(faults.within(['front'])).toBeGreaterThan(0);
  expect(faults.within(['cost'])).toBe(0);
});

describe('a sketch', () => {
  const { cards, tiles } = content();
  const yard = JSON.parse(writeJson(newFile('encounters', 'dusk', 'Dusk', {}, templates)));
  const tileOf = (id: string) => tiles[id] ?? null;

  test('shows an encounter as it is written, with room beside it', () => {
    const { position, outlines } = sketchOfEncounter(yard, tileOf, cards, null);
    expect(position.state.board.rows[0]).toBe('...... ');
    expect(position.state.board.rows).toHaveLength(tiles['training-yard']!.rows.length + 1);
    expect(position.state.figures.map(({ at }) => at)).toEqual([[5, 2]]);
    expect(outlines).toMatchObject([{ at: [0, 0], size: [6, 5] }]);
  });

  test('leaves out what cannot be laid, and shows the rest', () => {
    const broken = {
      ...yard,
      tiles: [...yard.tiles, { tile: 'nowhere', at: [9, 9], turns: 0 }, 7],
      combatants: [{ card: 'nobody', number: 1, at: [1, 1] }, ...yard.combatants, { card: 'animate' }],
      tokens: [{ id: 'x', kind: 'sun', colour: 'red', at: [1, 1] }],
      terrain: [{ spaces: 3 }, { terrain: 'water', spaces: [[1, 1], 'here'] }],
      walls: [
        [1],
        [
          [0, 0],
          [1, 0],
        ],
      ],
      lootLevel: 'legendary',
    };
    const { position } = sketchOfEncounter(broken, tileOf, cards, null);
    expect(position.state.figures).toHaveLength(1);
    expect(position.state.boardTokens).toEqual([]);
    expect(position.state.board.rows[1]).toBe('.wh... ');
    expect(position.state.board.walls).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ]);
  });

  test('shows doors as they are written, and whatever lies there in some games alone', () => {
    const gate = {
      id: 'gate',
      name: 'the gate',
      state: 'closed',
      edges: [
        [
          [1, 0],
          [2, 0],
        ],
        'there',
      ],
    };
    const party = [{ is: 'adventurers', atLeast: 3 }];
    const file = {
      ...yard,
      doors: [gate, { id: 'hatch', state: 'ajar', edges: [] }],
      tokens: [{ id: 'x', kind: 'loot', colour: 'red', at: [1, 1], if: party }],
      combatants: [{ ...yard.combatants[0], if: party }],
    };
    const { position } = sketchOfEncounter(file, tileOf, cards, null);
    expect(position.encounter.doors).toEqual([{ ...gate, edges: [gate.edges[0]] }]);
    expect(position.state.boardTokens).toHaveLength(1);
    expect(position.state.figures).toHaveLength(1);
  });

  test('shows what is made of another as the rules last had it', () => {
    const base = load({ ...wholePack() }).encounters['mine:mine-encounter']!;
    const last = { ...base, combatants: [{ card: 'animate', number: 1, at: [1, 1] as const }] };
    const { position, outlines } = sketchOfEncounter({ extends: 'mine-encounter' }, tileOf, cards, last);
    expect(position.state.figures).toMatchObject([{ card: 'animate', at: [1, 1] }]);
    expect(position.state.board.rows[0]).toBe('........ ');
    expect(outlines).toMatchObject([{ at: [0, 0], size: [8, 6] }]);
    // Before it was once in order there is what it says itself.
    expect(sketchOfEncounter({ extends: 'x' }, tileOf, cards, null).position.state.figures).toEqual([]);
  });

  test('finds cards and tiles by what their pack calls them', () => {
    const meant = (there: Readonly<Record<string, unknown>>, id: string) =>
      Object.hasOwn(there, `mine:${id}`) ? `mine:${id}` : id;
    const own = {
      ...cards,
      combatants: { ...cards.combatants, 'mine:rat': { ...cards.combatants.animate!, id: 'mine:rat' } },
    };
    const file = { ...yard, combatants: [{ card: 'rat', number: 1, at: [1, 1] }] };
    const tile = tileAmong(() => null, { tiles: { 'mine:training-yard': tiles['training-yard']! } }, meant);
    const { position } = sketchOfEncounter(file, tile, own, null, meant);
    expect(position.state.figures).toMatchObject([{ card: 'mine:rat', at: [1, 1] }]);
    expect(position.state.board.rows[0]).toBe('...... ');
  });

  test('is there for nothing at all', () => {
    expect(sketchOfEncounter({}, tileOf, cards, null).position.state.board.rows).toEqual(['  ']);
    expect(sketchOfTile({ rows: ['.x', 7] }, cards).position.state.board.rows).toEqual(['. ', '  ']);
  });
});
