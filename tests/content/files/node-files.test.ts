import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOwnPacks } from '../../../src/content/files/node-files.ts';
import { problemLine } from '../../../src/words/en/problems.ts';

let home = '';
let pack = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'node-files-'));
  pack = join(home, 'my-pack');
  mkdirSync(join(pack, 'items'), { recursive: true });
  writeFileSync(join(pack, 'pack.json'), '{}');
  writeFileSync(join(pack, 'items', 'a.json'), '{}');
});

afterEach(() => rmSync(home, { recursive: true }));

/** What is read of the pack, and what is said of the rest, without the way to it. */
function read() {
  const { files, problems } = readOwnPacks(pack);
  const inside = (text: string) => text.replaceAll(`${pack}/`, '');
  return {
    paths: files.map(({ path }) => inside(path)),
    said: problems.map((problem) => inside(problemLine(problem))),
  };
}

const ALL = ['items/a.json', 'pack.json'];

test('a folder that is called like a file is told of, and the rest is read', () => {
  mkdirSync(join(pack, 'items', 'odd.json'));
  expect(read()).toEqual({
    paths: ALL,
    said: ['items/odd.json: $: expected a file that can be read, got something else'],
  });
});

test('a link to nothing, and one to itself', () => {
  symlinkSync(join(home, 'nowhere.json'), join(pack, 'items', 'gone.json'));
  symlinkSync('self.json', join(pack, 'items', 'self.json'));
  expect(read()).toEqual({
    paths: ALL,
    said: [
      'items/gone.json: $: expected a file that can be read, got ENOENT',
      'items/self.json: $: expected a file that can be read, got ELOOP',
    ],
  });
});

test('a folder that leads back into the pack is gone into once; one that leads elsewhere is read', () => {
  symlinkSync('..', join(pack, 'items', 'loop'));
  mkdirSync(join(home, 'shared'));
  writeFileSync(join(home, 'shared', 'b.json'), '{}');
  symlinkSync(join(home, 'shared'), join(pack, 'tiles'));
  expect(read()).toEqual({
    paths: [...ALL, 'tiles/b.json'],
    said: ['items/loop: $: expected a folder that does not lead back into itself, got something else'],
  });
});

test.skipIf(process.platform === 'win32')('what has no end is not read: a pipe, a device', () => {
  execFileSync('mkfifo', [join(pack, 'items', 'pipe.json')]);
  symlinkSync('/dev/zero', join(pack, 'items', 'zero.json'));
  expect(read()).toEqual({
    paths: ALL,
    said: [
      'items/pipe.json: $: expected a file that can be read, got something else',
      'items/zero.json: $: expected a file that can be read, got something else',
    ],
  });
});

test('folders of other programs are not looked into', () => {
  mkdirSync(join(pack, '.git'));
  symlinkSync('..', join(pack, '.git', 'loop'));
  writeFileSync(join(pack, '.git', 'x.json'), '{}');
  expect(read()).toEqual({ paths: ALL, said: [] });
});
