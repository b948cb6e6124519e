import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const page = readFileSync(new URL('README.md', root), 'utf8');
const [, afterHeading = ''] = page.split('## Where is …?');
const answers = [...(afterHeading.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, question = '', places = '']) => ({
    question,
    places: [...places.matchAll(/`([^`]+)`/g)].map(([, place]) => place!),
  }))
  .filter(({ places }) => places.length > 0);

describe('“Where is …?” in src/README.md', () => {
  test('answers twenty questions and more', () => expect(answers.length).toBeGreaterThanOrEqual(20));

  test.each(answers)('$question', ({ places }) => {
    for (const place of places) expect(existsSync(new URL(place, root)), place).toBe(true);
  });

  test('draws every folder of the house', () => {
    const drawing = /```\n([\s\S]*?)```/.exec(page)![1]!;
    const folders = drawing.split('\n').flatMap((line) => [...line.slice(0, 21).matchAll(/([a-z]+\/)+/g)]);
    for (const [path] of folders)
      expect(
        [path, `engine/${path}`].some((one) => existsSync(new URL(one, root))),
        path,
      ).toBe(true);
    expect(drawing.trim().split('\n').length).toBeLessThanOrEqual(20);
  });
});
