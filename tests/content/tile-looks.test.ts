import { describe, expect, test } from 'vitest';
import { sceneOf, tileOn } from '../../src/art/board/scene.ts';
import { THEME_NAMES } from '../../src/art/board/themes.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { told } from '../support/told.ts';

const whole = readContentFolder('content');

/** The content with a tile's theme written otherwise, and whatever else is said with it. */
function withTheme(tile: string, theme: string, more = ''): ContentFile[] {
  const path = `content/base/tiles/${tile}.json`;
  return whole.map((file) =>
    file.path === path
      ? { ...file, text: file.text!.replace(/"theme": "\w+"/, `"theme": "${theme}"${more}`) }
      : file,
  );
}

describe('how tiles look', () => {
  test('every tile that ships says what its floor is made of', () => {
    const tiles = whole.filter(({ path }) => path.includes('/tiles/'));
    expect(tiles.length).toBeGreaterThan(10);
    for (const { path, text } of tiles) expect(THEME_NAMES, path).toContain(JSON.parse(text!).theme);
  });

  test('a floor nobody can lay is a fault of its file, with the nearest that there is', () => {
    const { problems } = loadContent(withTheme('mill-race', 'cobbel'));
    const [problem] = problems.filter(({ file }) => file.endsWith('mill-race.json'));
    expect([problem?.path, problem && told(problem).hint]).toEqual(['$.theme', 'did you mean "cobble"?']);
  });

  test('a lamp beside its tile is one, too', () => {
    const { problems } = loadContent(withTheme('mill-race', 'cobble', ', "lamps": [[40, 2]]'));
    expect(problems.map(({ path }) => path)).toContain('$.lamps[0]');
  });

  test('looks are turned and laid out with their tile', () => {
    const { encounters, problems } = loadContent(withTheme('fallen-stair', 'mud', ', "lamps": [[0, 5]]'));
    expect(problems).toEqual([]);
    const scene = sceneOf(encounters['under-hallow-street']!);
    // Turned once, its south-west space lies north-west: at 12, 6 of the board, 13, 7 with the margin.
    expect(tileOn(scene, 13, 7)).toMatchObject({ theme: 'mud', lamps: [[13, 7]], surroundings: 'rock' });
  });

  test('no game notices: painted otherwise, the content is the same to its rules', () => {
    const now = loadContent(whole).cards.hash;
    const looks = ', "lamps": [[1, 1]], "ornament": "rose-window"';
    expect(loadContent(withTheme('mill-race', 'oil', looks)).cards.hash).toBe(now);
    const swapped = whole.map((file) => ({
      ...file,
      text: file.text?.replace('"mood": "dusk"', '"mood": "night"'),
    }));
    expect(loadContent(swapped).cards.hash).toBe(now);
    const told = whole.map((file) => ({
      ...file,
      text: file.text?.replace('"difficulty": "gentle"', '"difficulty": "grim"'),
    }));
    expect(loadContent(told).cards.hash).toBe(now);
  });

  test('a length that ends before it begins is a fault of its file', () => {
    const wrong = whole.map((file) =>
      file.path.endsWith('training-yard.json') && file.path.includes('/encounters/')
        ? { ...file, text: file.text!.replace('"rounds": [2, 4]', '"rounds": [4, 2]') }
        : file,
    );
    expect(loadContent(wrong).problems.map(({ path }) => path)).toContain('$.forecast.rounds');
  });
});
