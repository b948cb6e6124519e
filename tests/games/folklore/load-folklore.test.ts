import { describe, expect, test } from 'vitest';
import type { GuestFile } from '../../../src/check/guest-content.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { doubtsOf } from '../../../src/games/folklore/doubts.ts';
import { loadFolklore } from '../../../src/games/folklore/load-folklore.ts';
import { warningLine } from '../../../src/words/en/doubts.ts';
import { problemLines } from '../../../src/words/en/problems.ts';
import { content, files } from './table.ts';

/** The content with one file written otherwise. */
function withFile(name: string, change: (json: Record<string, unknown>) => unknown): GuestFile[] {
  const there = files.find(({ path }) => path.endsWith(`/${name}.json`))!;
  const text = JSON.stringify(change(JSON.parse(there.text) as Record<string, unknown>));
  return files.map((file) => (file === there ? { path: file.path, text } : file));
}

const linesOf = (changed: readonly GuestFile[]): string =>
  problemLines(loadFolklore(changed).problems).join('\n');

describe('the content of Folklore', () => {
  test('is the first set of the specification, and what a second evening wants', () => {
    const sizes = [
      content.heroes,
      content.items,
      content.foes,
      content.events,
      content.maps,
      content.chapters,
      content.grounds,
      content.adventures,
    ];
    expect(sizes.map((cards) => Object.keys(cards).length)).toEqual([4, 21, 7, 32, 1, 1, 4, 1]);
    const { places } = content.maps['the-mill-road']!;
    expect(places.filter(({ kind }) => kind === 'road')).toHaveLength(22);
    expect(Object.values(content.events).filter(({ deck }) => deck === 'road')).toHaveLength(18);
  });

  test('is none of Middara’s', () => {
    expect(readContentFolder('content').filter(({ path }) => path.includes('guests'))).toEqual([]);
  });

  test('has a hash of what rules read, and of no sentence', () => {
    const reworded = withFile('heroes/huntsman', (json) => ({
      ...json,
      name: 'Jack',
      text: 'Somebody else.',
    }));
    expect(loadFolklore(reworded).content.hash).toBe(content.hash);
    const stronger = withFile('heroes/huntsman', (json) => ({ ...json, might: 15 }));
    expect(loadFolklore(stronger).content.hash).not.toBe(content.hash);
  });

  test.each([
    ['heroes/huntsman', { might: '14' }, ['heroes/huntsman.json', '$.might', 'a number', '"14"']],
    ['heroes/huntsman', { vigour: 3 }, ['heroes/huntsman.json', '$.vigour']],
    ['heroes/huntsman', { id: 'hunter' }, ['$.id', '"huntsman", the name of the file', '"hunter"']],
    ['heroes/huntsman', { items: ['bandge'] }, ['$.items[0]', '"bandge"', 'bandage']],
    ['foes/reed-hag', { damage: 'd7' }, ['foes/reed-hag.json', '$.damage', 'dice like d4', '"d7"']],
    ['items/silver-pin', { vita: 'd4' }, ['items/silver-pin.json', '$.vita']],
    [
      'events/eyes-at-dusk',
      { do: [{ fight: 'fat-wolves' }] },
      ['$.do[0].fight', '"fat-wolves"', 'lean-wolves'],
    ],
    [
      'events/eyes-at-dusk',
      { do: [{ fight: 'lean-wolves' }, { items: 1 }] },
      ['$.do[0]', 'a fight only as the last'],
    ],
    [
      'events/rain',
      { choices: [{ label: 'a', needs: { coins: 1 }, text: 'b', do: [] }] },
      ['$.choices', 'at least one choice without needs'],
    ],
    ['maps/the-mill-road', { links: [['road-1', 'road-99']] }, ['$.links[0][1]', '"road-99"']],
    [
      'chapters/the-grey-miller',
      { goal: 'the-moon' },
      ['chapters/the-grey-miller.json', '$.goal', '"the-moon"'],
    ],
    ['chapters/the-grey-miller', { spare: { normal: 2 } }, ['$.spare.hard']],
    ['pack', { game: 'middara' }, ['pack.json', '$.game', '"middara"']],
  ])('%s with %j is told with file and place', (name, change, words) => {
    const told = linesOf(withFile(name, (json) => ({ ...json, ...change })));
    for (const word of words) expect(told).toContain(word);
  });

  const map = content.maps['the-mill-road']!;
  const places = (at: number, more: object) => ({
    places: map.places.map((place, i) => (i === at ? { ...place, ...more } : place)),
  });
  const links = (...more: (readonly [string, string])[]) => ({ links: [...map.links, ...more] });
  const choice = (needs: object, ...effects: object[]) => ({
    choices: [
      { label: 'a', needs, text: 'b', do: effects },
      { label: 'c', text: 'd', do: [] },
    ],
  });

  test.each<[string, object, readonly string[]]>([
    [
      'maps/the-mill-road',
      places(3, { id: 'road-2' }),
      ['$.places[3].id', 'a name that is not used before', '"road-2"'],
    ],
    [
      'maps/the-mill-road',
      places(5, { name: 'Cold Harbour' }),
      ['$.places[5].name', 'a name that is not used before', '"Cold Harbour"'],
    ],
    [
      'maps/the-mill-road',
      links(['road-3', 'road-2']),
      [`$.links[${map.links.length}]`, 'each way once', '["road-3","road-2"]'],
    ],
    ['maps/the-mill-road', places(1, { at: map.places[0]!.at }), ['$.places[1].at', 'a spot of its own']],
    ['maps/the-mill-road', places(0, { at: [10, 4000] }), ['$.places[0].at', 'a drawing of 970 by 610']],
    ['maps/the-mill-road', links(['road-3', 'road-3']), ['a way between two places', '["road-3","road-3"]']],
    [
      'maps/the-mill-road',
      { places: [...map.places, { id: 'the-isle', name: 'The Isle', kind: 'off-road', at: [1, 1] }] },
      ['$.places[25]', 'a place that some way leads to from road-1', '"the-isle"'],
    ],
    [
      'maps/the-mill-road',
      { links: map.links.filter(([a]) => a !== 'road-11') },
      ['chapters/the-grey-miller.json', '$.goal', 'a place that the road leads to from road-1', '"road-22"'],
    ],
    ['chapters/the-grey-miller', { goal: 'road-1' }, ['$.goal', 'another place than the chapter begins at']],
    ['chapters/the-grey-miller', { spare: { normal: 2, hard: -1 } }, ['$.spare.hard']],
    [
      'events/rain',
      choice({ coins: 1 }, { coins: -2 }),
      ['$.choices[0].do[0].coins', 'needs of at least 2 coins', 'got -2'],
    ],
    ['events/rain', { do: [{ coins: -1 }] }, ['$.do[0].coins', 'needs of at least 1 coins']],
    [
      'events/rain',
      choice({ lore: 2000 }, { items: 1 }),
      ['$.choices[0].needs.lore', 'all the lore a group can come by', '2000'],
    ],
    ['events/rain', { do: [{ each: { vita: 0 } }] }, ['$.do[0]', 'something that changes']],
    ['events/rain', { do: [{ coins: 0 }] }, ['$.do[0]', 'something that changes']],
    ['events/rain', { do: [{ leader: {} }] }, ['$.do[0]', 'something that changes']],
  ])('%s with a slip is told with what was expected there (%#)', (name, change, words) => {
    const told = linesOf(withFile(name, (json) => ({ ...json, ...change })));
    for (const word of words) expect(told).toContain(word);
  });

  test('all faults of all files are told at once, and once', () => {
    const one = withFile('maps/the-mill-road', (json) => ({ ...json, ...links(['road-3', 'road-2']) }));
    const two = withFile('events/rain', (json) => ({ ...json, do: [{ coins: 0 }, { coins: -3 }] }));
    const both = one.map((file, i) => (file.text === files[i]!.text ? two[i]! : file));
    const { problems } = loadFolklore(both);
    expect(problems.map(({ file, path }) => [file.split('/').at(-1), path])).toEqual([
      ['rain.json', '$.do[0]'],
      ['rain.json', '$.do[1].coins'],
      ['the-mill-road.json', `$.links[${map.links.length}]`],
    ]);
  });

  test('no items to be found, and cards of the hard setting alone, leave a deck without a card', () => {
    const all = (folder: string, change: object) =>
      files.map(({ path, text }) => ({
        path,
        text: path.includes(`/${folder}/`) ? JSON.stringify({ ...JSON.parse(text), ...change }) : text,
      }));
    expect(linesOf(all('items', { copies: 0 }))).toContain('at least one item with copies');
    expect(linesOf(all('events', { hard: true }))).toContain('at least one event for each of the decks');
  });

  test('what is no JSON, and what lies nowhere, is told', () => {
    expect(linesOf([{ path: 'folklore/heroes/a.json', text: '{ "id": }' }])).toContain('heroes/a.json');
    expect(linesOf([...files, { path: 'folklore/villains/a.json', text: '{}' }])).toContain(
      'villains/a.json',
    );
  });

  test('a deck without a card is told', () => {
    const dry = files.filter(({ text }) => !text.includes('"off-road",\n  "text"'));
    expect(linesOf(dry)).toContain('at least one event for each of the decks');
  });
});

describe('what is legal, and surely not meant', () => {
  const doubtsIn = (name: string, change: object) =>
    doubtsOf(loadFolklore(withFile(name, (json) => ({ ...json, ...change }))).content).map(warningLine);

  test('is nowhere in the content', () => expect(doubtsOf(content)).toEqual([]));

  test.each([
    ['heroes/huntsman', { name: 'The Ferrywoman' }, /heroes\/huntsman\.json: \$\.name: warning: .*the same/],
    ['items/silver-pin', { copies: 0 }, /items\/silver-pin\.json: \$\.copies: warning: nobody ever has it/],
    [
      'events/a-pedlar',
      {
        choices: [
          { label: 'a', needs: { coins: 3 }, text: 'b', do: [{ coins: -2 }] },
          { label: 'c', text: 'd', do: [] },
        ],
      },
      /events\/a-pedlar\.json: \$\.choices\[0\]\.needs\.coins: warning: /,
    ],
  ])('%s with %j is doubted, and no fault', (name, change, says) => {
    const changed = withFile(name, (json) => ({ ...json, ...change }));
    expect(loadFolklore(changed).problems).toEqual([]);
    expect(doubtsIn(name, change)).toEqual([expect.stringMatching(says)]);
  });

  test('a foe nobody ever meets, on a map or off it', () => {
    const more = {
      path: 'folklore/foes/heron.json',
      text: JSON.stringify({ ...content.foes['lean-wolves'], id: 'heron', name: 'A Heron' }),
    };
    const [line] = doubtsOf(loadFolklore([...files, more]).content).map(warningLine);
    expect(line).toMatch(/foes\/heron\.json: \$: warning: nobody ever meets it/);
  });

  test('a map no chapter is on', () => {
    const more = {
      path: 'folklore/maps/moor.json',
      text: JSON.stringify({ ...content.maps['the-mill-road'], id: 'moor', name: 'Moor' }),
    };
    const [line] = doubtsOf(loadFolklore([...files, more]).content).map(warningLine);
    expect(line).toMatch(/maps\/moor\.json: \$: warning: no chapter/);
  });
});
