import { describe, expect, test } from 'vitest';
import { rootCauses } from '../../../src/check/causes.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';
import { problemLine, problemLines } from '../../../src/words/en/problems.ts';
import { walkPack } from '../../support/walk.ts';

const base = readContentFolder('content');

/** What is said of the pack of content/README.md with its sword at another path. */
function said(moved: string) {
  const files = walkPack().map((file) => ({
    ...file,
    path: file.path.replace('items/river-blade.json', moved),
    own: true,
  }));
  const { problems } = loadContent([...base, ...files]);
  return { problems, lines: problemLines(problems) };
}

describe('a file that lies where it does not belong', () => {
  test.each([
    ['weapons/river-blade.json', /did you mean "items"/],
    ['items/river-blade.JSON', /ends in \.json/],
    ['items/river-blade.json.txt', /ends in \.json/],
    ['items/swords/river-blade.json', /one in a folder adventurers, items/],
    ['disciplines/river-blade.json', /\$\.type: .*such a file belongs in the folder items/],
  ])('%s is told once, and what names it waits for it', (moved, message) => {
    const { problems, lines } = said(moved);
    const causes = rootCauses(problems);
    expect(causes).toHaveLength(1);
    expect(causes[0]!.problems).toHaveLength(1);
    expect(problemLine(causes[0]!.problems[0]!)).toMatch(message);
    expect(lines.some((line) => /more files? waits? for it/.test(line))).toBe(true);
  });

  test('one that calls itself another sort than its folder holds is told once, too', () => {
    const files = walkPack().map((file) => ({
      ...file,
      text: file.path.endsWith('river-blade.json')
        ? file.text?.replace('"type": "item"', '"type": "discipline"')
        : file.text,
      own: true,
    }));
    const causes = rootCauses(loadContent([...base, ...files]).problems);
    expect(causes.map(({ problems }) => problems.length)).toEqual([1]);
    expect(problemLine(causes[0]!.problems[0]!)).toMatch(/\$\.type: .*belongs in the folder disciplines/);
    expect(causes[0]!.waiting.length).toBeGreaterThan(0);
  });

  test('an id of another sort is said to be one', () => {
    const files = walkPack().map((file) => ({
      ...file,
      text: file.text?.replace('"disciplines": ["kindle"]', '"disciplines": ["river-blade"]'),
      own: true,
    }));
    const { problems } = loadContent([...base, ...files]);
    expect(problemLines(problems).join('\n')).toMatch(
      /the id of a discipline, got "river-blade" \(that is an item\)/,
    );
  });
});
