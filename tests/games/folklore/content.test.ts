import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { type GuestFile, loadFolklore } from '../../../src/games/folklore/content.ts';
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
    ];
    expect(sizes.map((cards) => Object.keys(cards).length)).toEqual([4, 14, 5, 25, 1, 1]);
    const { places } = content.maps['the-mill-road']!;
    expect(places.filter(({ kind }) => kind === 'road')).toHaveLength(22);
    expect(Object.values(content.events).filter(({ deck }) => deck === 'road')).toHaveLength(15);
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
