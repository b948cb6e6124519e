import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { fellingIn } from '../../src/tools/gallery/felling.ts';
import { isWanted, optionsOf } from '../../src/tools/gallery/gallery-options.ts';
import { pageOf } from '../../src/tools/gallery/gallery-page.ts';
import { SIZES } from '../../src/tools/gallery/gallery-sizes.ts';
import { momentsOf } from '../../src/tools/gallery/moments.ts';
import { frameAt } from '../../src/tools/gallery/record.ts';
import { fileName, type Shot } from '../../src/tools/gallery/shot.ts';
import { filmOf } from '../../src/tools/gallery/webp.ts';

describe('what is asked for', () => {
  test('everything, in seven sizes, in the dark', () => {
    const { only, sizes, theme, vision, film } = optionsOf([]);
    expect({ only, theme, vision, film }).toEqual({ only: [], theme: 'dark', vision: 'none', film: false });
    expect(sizes).toEqual([
      '1440x900',
      '1366x768',
      '1024x768',
      '390x844',
      '844x390',
      '2560x1440',
      '1920x1080@200',
    ]);
  });

  test('some of it', () => {
    const asked = optionsOf(
      '--only Table --only dodge --size 390x844 --theme light --vision deuteranopia'.split(' '),
    );
    const sees = { theme: 'light', vision: 'deuteranopia' };
    expect(asked).toMatchObject({ only: ['Table', 'dodge'], sizes: ['390x844'], ...sees });
    expect(isWanted(asked, 'questions', 'Dodge')).toBe(true);
    expect(isWanted(asked, 'the table', 'turn')).toBe(true);
    expect(isWanted(asked, 'doors', 'credits')).toBe(false);
  });

  test.each([
    [['--size', '1x1'], /Size 1x1 is none of 1440x900/],
    [['--theme', 'pink'], /Theme pink is none of dark/],
    [['--vision', 'keen'], /Vision keen is none of none, protanopia/],
    [['--nothing'], /--nothing/],
  ])('%j is refused with a reason', (args, why) => expect(() => optionsOf(args)).toThrow(why));
});

const shot = (stop: string, size: string, moment?: string): Shot => ({
  ...{ walk: 'turn', stop, size, width: 390, height: 844, file: `${fileName('turn', stop, size)}.jpg` },
  ...(moment ? { moment } : {}),
});

/** The page as a browser has it after its script has run. */
function opened(shots: readonly Shot[], film: string | null = null): Document {
  const html = pageOf(shots, { title: 'The table, dark', film });
  return new JSDOM(html, { runScripts: 'dangerously' }).window.document;
}
const seen = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('section:not([hidden]) figure:not([hidden]) img')].map((one) =>
    one.getAttribute('src'),
  );

describe('the page', () => {
  const shots = [shot('turn', '390x844'), shot('turn', '1440x900'), shot('“Why <b>?”', '390x844', 'at 2 s')];

  test('holds each stop once with its pictures in all sizes, lazily, from beside itself', () => {
    const document = opened(shots);
    expect([...document.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
      'turn: turn',
      'turn: “Why <b>?”',
    ]);
    expect(seen(document)).toEqual([
      'turn--turn--390x844.jpg',
      'turn--turn--1440x900.jpg',
      'turn--why-b--390x844.jpg',
    ]);
    expect(document.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(0);
    expect(document.querySelector('#left')!.textContent).toBe('3 pictures');
    expect(document.querySelectorAll('figcaption')[2]!.textContent).toBe('at 2 s');
    expect(document.querySelector('b')).toBeNull();
  });

  test('shows the sizes that are ticked and the screens that are looked for', () => {
    const document = opened(shots);
    const { Event } = document.defaultView!;
    document.querySelector<HTMLInputElement>('[value="390x844"]')!.click();
    expect(seen(document)).toEqual(['turn--turn--1440x900.jpg']);
    document.querySelector<HTMLInputElement>('[value="390x844"]')!.click();
    const find = document.querySelector<HTMLInputElement>('#find')!;
    find.value = 'why';
    find.dispatchEvent(new Event('input'));
    expect(seen(document)).toEqual(['turn--why-b--390x844.jpg']);
  });

  test('shows a film where there is one', () => {
    expect(opened(shots).querySelector('section[data-name="film"]')).toBeNull();
    expect(opened(shots, 'fight.webp').querySelector('section[data-name="film"] img')).not.toBeNull();
  });

  test('names files by what they show, each once', () => {
    const names = SIZES.map(({ id }) => fileName('after', 'What if …', id));
    expect(names[0]).toBe('after--what-if--1440x900');
    expect(new Set(names).size).toBe(SIZES.length);
  });
});

describe('the film', () => {
  test('is a WebP whose parts say where they lie and how long they stay', () => {
    const still = Buffer.concat([
      Buffer.from('RIFF\u0010\0\0\0WEBPVP8 \u0003\0\0\0', 'latin1'),
      Buffer.from([7, 8, 9, 0]),
    ]);
    const film = filmOf({ width: 880, height: 550 }, [
      { webp: still, x: 0, y: 0, width: 880, height: 550, stays: 80 },
      { webp: still, x: 12, y: 34, width: 5, height: 6, stays: 160 },
    ]);
    expect(film.readUInt32LE(4)).toBe(film.length - 8);
    expect(film.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([film.readUIntLE(24, 3) + 1, film.readUIntLE(27, 3) + 1]).toEqual([880, 550]);
    const last = film.lastIndexOf('ANMF') + 8;
    const part = [0, 3, 6, 9, 12].map((at) => film.readUIntLE(last + at, 3));
    expect(part).toEqual([6, 17, 4, 5, 160]);
    expect(film.subarray(last + 16)).toEqual(still.subarray(12));
  });

  test('shows at each moment what was drawn last', () => {
    const frames = [0, 90, 200].map((at) => ({ at, jpeg: Buffer.from(`${at}`) }));
    expect([0, 89, 90, 199, 900].map((at) => frameAt(frames, at)!.at)).toEqual([0, 0, 90, 90, 200]);
  });

  test('a strip shows the moments that came, in their order, a little after they began', () => {
    const frames = [0, 100, 400, 900, 1500].map((at) => ({ at, jpeg: Buffer.from(`${at}`) }));
    const seen = momentsOf(frames, { 'the blow': 5250, 'the lunge': 5060, 'the fall': 9000 }, 5000);
    expect(seen.map(({ moment, at }) => [moment, at])).toEqual([
      ['before', 0],
      ['the lunge', 400],
      ['the blow', 400],
      ['the fall', 1500],
    ]);
    expect(momentsOf([], {}, 0)).toEqual([]);
  });

  test('is of an attack that fells somebody', () => {
    const { answers, from } = fellingIn('under-hallow-street', 'p1');
    expect(from).toBeGreaterThan(0);
    expect(answers[0]).toMatch(/^attack:/);
    const longer = fellingIn('under-hallow-street', 'p1', 2, 1);
    expect(longer.from).toBe(from - 2);
    expect(longer.answers).toHaveLength(answers.length + 3);
  });
});
