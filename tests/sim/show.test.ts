import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '../../src/engine/index.ts';
import { mapLines, signLines } from '../../src/sim/show/map-lines.ts';
import { main } from '../../src/sim/show.ts';
import { asNpmStarts, done, ended } from '../support/command.ts';
import { walkPack } from '../support/walk.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'show-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a map in the terminal', () => {
  const board: Board = {
    rows: ['.#.', '. w'],
    elevation: ['112', '111'],
    walls: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ],
    currents: [{ at: [2, 1], direction: 'west', spaces: 1 }],
  };

  test('has numbers, terrain, levels, currents, walls and who is there', () => {
    const marks = [
      { letter: 'A', at: [0, 1] as const },
      { letter: 'B', at: [0, 1] as const },
    ];
    expect(mapLines(board, marks)).toEqual([
      '     0    1    2',
      '  0  .    #  | .2',
      '    ----',
      '  1 A.         w <',
    ]);
  });

  test('without levels and currents has none of their columns, and no sign of theirs', () => {
    const plain: Board = { rows: ['.h'], elevation: [], walls: [] };
    expect(mapLines(plain, [])).toEqual(['     0  1', '  0  .  h']);
    expect(signLines(plain)).toEqual(['    . normal, h hindering']);
    expect(signLines(board)[0]).toMatch(/levels?|level/);
  });
});

describe('npm run show', () => {
  let pack = '';
  beforeAll(() => {
    for (const { path, text } of walkPack()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    pack = join(folder, 'my-pack');
  });
  const show = (...args: string[]) => done(main, args);

  test('a built-in card by its id: its numbers and its words', async () => {
    const { code, out } = await ended(
      spawn(process.execPath, [...asNpmStarts('show'), 'katar'], { cwd: root }),
    );
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining(['Katar  (Mundane melee weapon)', '  Cost in gold 18']),
    );
    expect(out).toMatch(/^ {2}COMBO: LIGHT — BACKSTAB\.$/m);
  });

  test("a file of a player's pack: a monster with its AI steps in words", async () => {
    const { code, out } = await show(join(pack, 'combatants/gate-hound.json'));
    expect(code).toBe(0);
    expect(out).toContain('HP 8 · Defense 8 · Movement 7 · Armor 0 · WHITE PURPLE\n');
    expect(out).toContain('Can it move and make a melee ATK? MOVE to be adjacent to the opponent');
    expect(out).toContain('Otherwise: MOVE towards the nearest opponent.');
  });

  test('an encounter: its map with everybody on it, and all its text', async () => {
    const { out } = await show('at-the-gate', '--pack', pack);
    expect(out).toContain(
      [
        '     0    1    2    3    4    5',
        '  0 *.    .   E.   D.   A.2  C.2',
        '              ----',
        '  1 *.    #    .    .    h2   .2',
        '  2 *.    .    .    .    h    .',
        '  3 *.    .    .    w > F.   B.',
      ].join('\n'),
    );
    expect(out).toContain('A Gate Hound 1 at [4, 0]\n    B the blue Loot "chest" at [5, 3]');
    expect(out).toContain('Won through: When a hero ends a turn on the red Exit. (5 gold)');
    expect(out).toContain('Totem jade: Eyes. Spawn a Gate Hound on space 4,1.');
    expect(out).toContain('Rook Lars brings River Blade, Buckler, Kindle');
  });

  test('a tile: its map', async () => {
    const { out } = await show(join(pack, 'tiles/gate-court.json'));
    expect(out).toMatch(/^Gate Court {2}\(tile\)\n\n {5}0 {3}1/);
  });

  test('cards: the dock of the first turn of each, with keys, prices, what each does, and why not', async () => {
    const { code, out } = await show('cards', 'under-hallow-street');
    expect(code).toBe(0);
    expect(out.match(/^\S+’s turn {2}\(.*: cards, odds of each target, sound turn\)$/gm)).toHaveLength(4);
    expect(out).toMatch(/^ {3}1 {2}Move +◆ +\d spaces$/m);
    expect(out).toMatch(/^ {3}2 {2}Attack: \w.*(melee|range \d|no enemy within \d)/m);
    expect(out).toMatch(/^ {3}e {2}End turn +keeps \d ◆$/m);
    expect(out).toMatch(/^ {3}\d {2}More \(\d+\)\n {6}\w/m);
  });

  test('cards: so many questions of every kind, of a seed; the same twice', async () => {
    const asked = ['cards', 'training-yard', '--seed', 'a', '--questions', '6'];
    const [once, again] = [await show(...asked), await show(...asked)];
    expect(once.out.split('\n\n')).toHaveLength(6);
    expect(once.out).toMatch(/^Place \w+ {2}\(\w+, round 0, .*: board\)\n {3}1 {2}Place .* \[\d+\]$/m);
    expect(again.out).toBe(once.out);
  });

  test('cards: what is no encounter, and what is asked amiss', async () => {
    const [unknown, none, amiss, nowhere] = [
      await show('cards', 'training-yrd'),
      await show('cards'),
      await show('cards', 'training-yard', '--questions', '0'),
      await show('cards', 'training-yard', '--pack', join(folder, 'nowhere')),
    ];
    expect(unknown).toMatchObject({
      code: 2,
      err: expect.stringContaining('(did you mean "training-yard"?)'),
    });
    for (const one of [none, amiss])
      expect(one).toMatchObject({ code: 2, err: expect.stringContaining('npm run show -- cards') });
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('expected a folder or a zip') });
  });

  test('what is not in order says why, what is not there what may be meant', async () => {
    const file = join(pack, 'items/bad-blade.json');
    writeFileSync(file, '{ "id": "bad-blade" }');
    const [bad, unknown, nowhere, none] = await Promise.all([
      show(file),
      show('kattar'),
      show('katar', '--pack', join(folder, 'nowhere')),
      show(),
    ]);
    rmSync(file);
    expect(bad).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('$.itemType: expected a field'),
    });
    expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('(did you mean "katar"?)') });
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('expected a folder or a zip') });
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('npm run show -- FILE|ID') });
  });
});
