import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../src/tools/build/word-sheet.ts';
import { WORDS } from '../../src/ui/theme/class-words.ts';

describe('the sheet of words (ui-house.md 4)', () => {
  test('has what a class list names, in the layer of words, and nothing else', async () => {
    expect(await sheetOf(WORDS, ['<p className="soft no-such-word">'])).toMatch(
      /@layer words\{\.soft\{color:var\(--text-soft\);\}\}$/,
    );
  });

  test.each([
    ['gap-2-4', 'gap:var(--space-2) var(--space-4)'],
    ['mr-0_45em', 'margin-right:0.45em'],
    ['m-0-0-2', 'margin:0 0 var(--space-2)'],
    ['pad-6px-3', 'padding:6px var(--space-3)'],
    ['lead-1_2', 'line-height:1.2'],
    ['tracked-n0_02em', 'letter-spacing:-0.02em'],
    ['above-n1', 'z-index:-1'],
    ['flex-1-1-10rem', 'flex:1 1 10rem'],
  ])('reads the measures of %s', async (word, said) => {
    expect(await sheetOf(WORDS, [word])).toContain(`.${word}{${said};}`);
  });

  test('has the later of two words last, in whichever order they are written', async () => {
    const sheet = await sheetOf(WORDS, ['pad-l-3 bare mt-2 flush']);
    expect(sheet.indexOf('.bare{')).toBeLessThan(sheet.indexOf('.pad-l-3{'));
    expect(sheet.indexOf('.flush{')).toBeLessThan(sheet.indexOf('.mt-2{'));
  });
});
