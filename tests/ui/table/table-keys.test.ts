import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyNames, placedKeys } from '../../../src/ui/page/key-names.ts';
import { en } from '../../../src/words/en/index.ts';

/*
 * Two handlers of one key: the one that comes first has it, and of the other nobody hears. So each key of the table is
 * bound in one place, and stands in the list of keys.
 */

const ui = new URL('../../../src/ui/', import.meta.url);
const { looks, spoken, panels } = en.ui;
const { help, foresight } = panels;

/** The keys an object in a call of `useKeys` names, but for those it has from words. */
function boundIn(source: string): readonly string[] {
  return source
    .split('useKeys(')
    .slice(1)
    .flatMap((rest) => {
      let depth = 1;
      let outer = '';
      for (const sign of rest) {
        if ('({['.includes(sign)) depth++;
        if (depth <= 2) outer += sign;
        if (')}]'.includes(sign)) depth--;
        if (depth === 0) break;
      }
      return [...outer.matchAll(/[{,]\s*(?:'([^']+)'|([A-Za-z]\w*))\s*(?=[:,}])/g)].map(
        ([, a, b]) => a ?? b!,
      );
    });
}

/** Where the table binds keys; a button of the first page alone has its own. */
const bound = ['page', 'frame', 'kit', 'table'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ui), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(use-keys\.ts|LooksButton\.tsx)$/.test(name))
    .flatMap((name) =>
      boundIn(readFileSync(new URL(`${folder}/${name}`, ui), 'utf8')).map((key) => ({
        key,
        file: `${folder}/${name}`,
      })),
    ),
);
const ofWords = [looks.key, foresight.key, ...Object.values(spoken.keys)].map((key) => ({
  key,
  file: 'a key in the words',
}));
const all = [...bound, ...ofWords];

/** As the list names them. */
const LISTED: Readonly<Record<string, string>> = { ' ': 'Space', Escape: 'Esc' };
const listed = new Set(help.keys.flatMap(([keys]) => keys.replaceAll(' + ', '+').split(', ')));
/** What is another way to do what stands there already. */
const ALIKE = ['Ctrl+Shift+Z', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

describe('the keys of the table', () => {
  test('are found where they are bound', () => {
    expect(boundIn("useKeys({ ...a, b: () => f({ c: 1 }), 'Ctrl+Z': undo, [k]: d });")).toEqual([
      'b',
      'Ctrl+Z',
    ]);
    expect(bound.length).toBeGreaterThan(20);
  });

  test('are each bound in one place', () => {
    const twice = all.filter(({ key }, i) => all.findIndex((one) => one.key === key) !== i);
    expect(
      twice.map(
        ({ key }) =>
          `${key}: ${all
            .filter((one) => one.key === key)
            .map(({ file }) => file)
            .join(', ')}`,
      ),
      'keys that are taken',
    ).toEqual([]);
  });

  test('stand in the list of keys', () => {
    const unlisted = all.filter(({ key }) => !ALIKE.includes(key) && !listed.has(LISTED[key] ?? key));
    expect(
      unlisted.map(({ key, file }) => `${key} of ${file}`),
      'keys that are not in src/words/en/ui/help.ts',
    ).toEqual([]);
  });
});

describe('a key is known by what comes out of it, else by where it lies', () => {
  beforeAll(placedKeys.come);
  const named = (key: string, code: string, held: Partial<KeyboardEvent> = {}) =>
    keyNames({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, ...held });
  const held = { ctrlKey: true };
  const shift = { shiftKey: true };

  test.each([
    ['Latin', 'u', 'KeyU', {}, 'u'],
    ['Dvorak: the letter, not the place', 'c', 'KeyI', {}, 'c'],
    ['Russian', 'г', 'KeyU', {}, 'u'],
    ['Hebrew', 'ו', 'KeyU', {}, 'u'],
    ['Greek', 'θ', 'KeyU', {}, 'u'],
    ['an input method', 'Process', 'KeyU', {}, 'u'],
    ['CapsLock', 'U', 'KeyU', {}, 'u'],
    ['CapsLock and Shift', 'u', 'KeyU', shift, 'Shift+U'],
    ['Russian with Shift', 'Г', 'KeyU', shift, 'Shift+U'],
    ['Russian with CapsLock', 'Г', 'KeyU', {}, 'u'],
    ['Russian', 'я', 'KeyZ', held, 'Ctrl+Z'],
    ['CapsLock', 'Z', 'KeyZ', held, 'Ctrl+Z'],
    ['Russian', 'Я', 'KeyZ', { ...held, ...shift }, 'Ctrl+Shift+Z'],
    ['Latin', '?', 'Slash', shift, '?'],
    ['Russian', ',', 'Slash', shift, '?'],
    ['Russian, where it is written', '?', 'Digit7', shift, '?'],
    ['AZERTY', 'é', 'Digit2', {}, '2'],
    ['AZERTY', '&', 'Digit1', {}, '1'],
    ['Arabic', '٣', 'Digit3', {}, '3'],
    ['a number block', '3', 'Numpad3', {}, '3'],
  ])('%s: %s at %s', (_layout, key, code, modifiers, name) => {
    expect(named(key, code, modifiers)).toContain(name);
  });

  test('no letter of another place beside the one that comes out', () => {
    expect(named('c', 'KeyI')).toEqual(['c']);
    expect(named('!', 'Digit1', shift)).toEqual(['!']);
  });
});
