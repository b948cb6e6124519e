import { describe, expect, test } from 'vitest';
import type { Space } from '../../src/engine/index.ts';
import type { JsonObject } from '../../src/workshop/json.ts';
import { type Brush, laid, wallAt } from '../../src/workshop/lay.ts';
import { type JsonSchema, schemaBook } from '../../src/workshop/schema-book.ts';
import { movedTo, thingOn, turnedOn } from '../../src/workshop/take-up.ts';
import { withLevel, withTerrainLetter } from '../../src/workshop/tile-rows.ts';
import { toolsOf, valuesFor } from '../../src/workshop/tools.ts';
import { schemasOnDisk } from '../support/schemas-on-disk.ts';

const book = schemasOnDisk();
const tools = toolsOf(book, 'encounters');
const toolOf = (key: string) => tools.find((one) => one.key === key)!;
const brush: Brush = { letter: '#', level: 2, side: 'east', values: {} };
const required = new Set(['terrain', 'tokens', 'startingZone', 'combatants']);
const lay = (file: JsonObject, key: string, spaces: readonly Space[], values: JsonObject = {}) =>
  laid(file, toolOf(key), { ...brush, values }, spaces, required);

describe('tools', () => {
  test('whatever has a place in the file of an encounter can be laid by hand', () => {
    expect(Object.fromEntries(tools.map(({ key, is }) => [key, is]))).toMatchObject({
      tiles: 'things',
      terrain: 'areas',
      walls: 'walls',
      currents: 'areas',
      doors: 'barriers',
      special: 'areas',
      dynamite: 'spaces',
      lamps: 'spaces',
      tokens: 'things',
      startingZone: 'spaces',
      combatants: 'things',
    });
    expect(toolsOf(book, 'tiles').map(({ is }) => is)).toEqual(['letter', 'level', 'walls', 'spaces']);
    expect(toolsOf(book, 'items')).toEqual([]);
  });

  test('a door lies along several walls: one more edge, another door, and taken away again', () => {
    const gate = { name: 'the gate', state: 'closed' };
    const edge = (x: number, y: number) => [
      [x, y],
      [x + 1, y],
    ];
    let file = lay({}, 'doors', [[3, 1]], gate);
    file = lay(file, 'doors', [[3, 2]], gate);
    const [door] = file.doors as readonly JsonObject[];
    expect(door).toEqual({ id: 'the-gate-1', ...gate, edges: [edge(3, 1), edge(3, 2)] });
    file = lay(file, 'doors', [[3, 2]], { name: 'the hatch', state: 'locked' });
    expect(file.doors).toMatchObject([{ edges: [edge(3, 1)] }, { name: 'the hatch', edges: [edge(3, 2)] }]);
    expect(lay(file, 'doors', [[3, 1]], gate).doors).toMatchObject([{ name: 'the hatch' }]);
  });

  test('a rule of all SPECIAL terrain stays while others are laid', () => {
    const all = { name: 'Ash', text: 'It burns.' };
    const ice = { name: 'Ice', text: 'It creaks.' };
    const file = lay({ special: [all] }, 'special', [[1, 1]], ice);
    expect(file.special).toEqual([all, { ...ice, spaces: [[1, 1]] }]);
    expect(lay(file, 'special', [[1, 1]], ice).special).toEqual([all]);
  });

  test('a list of things, which nobody knew, is laid on edges', () => {
    const space: JsonSchema = { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }] };
    const ref = (name: string): JsonSchema => ({ $ref: `language.json#/$defs/${name}` });
    const own = schemaBook({
      language: { $defs: { space, wall: { type: 'array', items: [ref('space'), ref('space')] } } },
      encounter: {
        type: 'object',
        properties: {
          doors: {
            type: 'array',
            items: {
              type: 'object',
              properties: { id: { type: 'string' }, between: ref('wall'), locked: { type: 'boolean' } },
              required: ['id', 'between', 'locked'],
            },
          },
        },
      },
    });
    const [doors] = toolsOf(own, 'encounters');
    expect(doors).toMatchObject({ is: 'edges', key: 'doors', where: 'between' });
    const shut = laid({}, doors!, { ...brush, values: { locked: true } }, [[2, 1]], new Set());
    expect(shut).toEqual({
      doors: [
        {
          id: 'door-1',
          locked: true,
          between: [
            [2, 1],
            [3, 1],
          ],
        },
      ],
    });
    expect(laid(shut, doors!, brush, [[2, 1]], new Set())).toEqual({});
  });

  test('what is laid next is as what was laid last; ids and numbers are counted', () => {
    const tool = toolOf('combatants');
    if (!('item' in tool)) throw new Error('nothing to lay');
    const file = { combatants: [{ card: 'gate-hound', number: 1, at: [4, 1] }] };
    const values = valuesFor(book, tool, file);
    expect(values).toEqual({ card: 'gate-hound' });
    expect(lay(file, 'combatants', [[4, 3]], values)).toEqual({
      combatants: [
        { card: 'gate-hound', number: 1, at: [4, 1] },
        { card: 'gate-hound', number: 2, at: [4, 3] },
      ],
    });
  });
});

describe('what is laid', () => {
  test('spaces of a list, all or none by the first of them', () => {
    const zone = lay({ startingZone: [[0, 0]] }, 'startingZone', [
      [0, 1],
      [0, 2],
    ]);
    expect(zone.startingZone).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(lay(zone, 'startingZone', [[0, 1]]).startingZone).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(lay({}, 'lamps', [[1, 1]])).toEqual({ lamps: [[1, 1]] });
    // A list that need not be there is not written down empty.
    expect(lay({ lamps: [[1, 1]] }, 'lamps', [[1, 1]])).toEqual({});
  });

  test('terrain goes where its own kind lies, and leaves every other', () => {
    const water = lay(
      { terrain: [] },
      'terrain',
      [
        [1, 1],
        [2, 1],
      ],
      { terrain: 'water' },
    );
    expect(water.terrain).toEqual([
      {
        terrain: 'water',
        spaces: [
          [1, 1],
          [2, 1],
        ],
      },
    ]);
    const muck = lay(water, 'terrain', [[2, 1]], { terrain: 'muck' });
    expect(muck.terrain).toEqual([
      { terrain: 'water', spaces: [[1, 1]] },
      { terrain: 'muck', spaces: [[2, 1]] },
    ]);
    expect(lay(muck, 'terrain', [[2, 1]], { terrain: 'muck' }).terrain).toEqual([
      { terrain: 'water', spaces: [[1, 1]] },
    ]);
    const more = lay(muck, 'terrain', [[3, 1]], { terrain: 'water' });
    expect(more.terrain).toContainEqual({
      terrain: 'water',
      spaces: [
        [1, 1],
        [3, 1],
      ],
    });
  });

  test('currents of one way and strength are one', () => {
    const one = lay({}, 'currents', [[1, 1]], { direction: 'south', strength: 2 });
    const two = lay(one, 'currents', [[1, 2]], { direction: 'south', strength: 2 });
    expect(two.currents).toEqual([
      {
        direction: 'south',
        strength: 2,
        spaces: [
          [1, 1],
          [1, 2],
        ],
      },
    ]);
  });

  test('walls stand on the side that is chosen, whichever way they are written', () => {
    expect(wallAt([1, 1], 'west')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(wallAt([0, 1], 'west')).toBeNull();
    const file = {
      walls: [
        [
          [2, 1],
          [1, 1],
        ],
      ],
    };
    expect(laid(file, toolOf('walls'), brush, [[1, 1]], required)).toEqual({});
    expect(laid({}, toolOf('walls'), brush, [[1, 1]], required)).toEqual({
      walls: [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    });
  });

  test('tokens have ids of their own, and the same press takes one away', () => {
    const loot = { kind: 'loot', colour: 'red' };
    const two = lay(lay({ tokens: [] }, 'tokens', [[1, 1]], loot), 'tokens', [[2, 2]], loot);
    expect(two.tokens).toEqual([
      { id: 'loot-1', kind: 'loot', colour: 'red', at: [1, 1] },
      { id: 'loot-2', kind: 'loot', colour: 'red', at: [2, 2] },
    ]);
    const left = lay(two, 'tokens', [[1, 1]], loot);
    expect(left.tokens).toHaveLength(1);
    expect(lay(left, 'tokens', [[3, 3]], loot).tokens).toContainEqual({ id: 'loot-1', ...loot, at: [3, 3] });
  });
});

describe('what is moved', () => {
  const file = {
    tiles: [
      { tile: 'yard', at: [0, 0], turns: 0 },
      { tile: 'hall', at: [6, 0], turns: 3 },
    ],
    combatants: [{ card: 'rat', number: 1, at: [7, 2] }],
  };
  const outlines = [
    { at: [0, 0], size: [6, 5] },
    { at: [6, 0], size: [4, 4] },
  ] as const;

  test('first what stands on a tile, then the tile', () => {
    expect(thingOn(file, tools, outlines, [7, 2])).toEqual(['combatants', 0]);
    expect(thingOn(file, tools, outlines, [8, 2])).toEqual(['tiles', 1]);
    expect(thingOn(file, tools, outlines, [20, 2])).toBeNull();
  });

  test('goes as far as from press to press, and not off the board', () => {
    expect(movedTo(file, ['tiles', 1], [8, 2], [8, 4])).toMatchObject({ tiles: [{}, { at: [6, 2] }] });
    expect(movedTo(file, ['tiles', 0], [1, 1], [0, 1])).toBe(file);
  });

  test('tiles are turned a quarter at a time', () => {
    expect(turnedOn(file, ['tiles', 1])).toMatchObject({ tiles: [{}, { turns: 0 }] });
    expect(turnedOn(file, ['combatants', 0])).toBe(file);
  });
});

describe('a tile', () => {
  const tile = { id: 'yard', rows: ['..', '..'] };

  test('is painted, and grows where it is painted beyond its edge', () => {
    expect(withTerrainLetter(tile, [[1, 0]], '#')).toEqual({ id: 'yard', rows: ['.#', '..'] });
    expect(withTerrainLetter(tile, [[2, 2]], 'w').rows).toEqual(['.. ', '.. ', '  w']);
  });

  test('shrinks where nothing is left, and keeps a space', () => {
    expect(
      withTerrainLetter(
        tile,
        [
          [1, 0],
          [1, 1],
        ],
        ' ',
      ).rows,
    ).toEqual(['.', '.']);
    expect(withTerrainLetter({ rows: ['.'] }, [[0, 0]], ' ').rows).toEqual([' ']);
  });

  test('has levels of its own size, none where all is on the first, and none where nothing is', () => {
    const high = withLevel(tile, [[1, 1]], 3);
    expect(high).toEqual({ id: 'yard', rows: ['..', '..'], elevation: ['11', '13'] });
    expect(withLevel(high, [[1, 1]], 1)).toEqual(tile);
    expect(withTerrainLetter(high, [[2, 0]], '.')).toMatchObject({ elevation: ['111', '131'] });
    expect(withLevel(tile, [[5, 5]], 2)).toBe(tile);
  });
});
