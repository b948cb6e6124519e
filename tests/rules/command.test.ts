import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../src/engine/index.ts';
import { main } from '../../src/sim/case.ts';
import { CaseError } from '../../src/sim/cases/case-error.ts';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { runCase } from '../../src/sim/cases/run-case.ts';
import { caseCards, casesFolder, readCases, runRuleCase } from '../support/cases.ts';
import { asNpmStarts, done } from '../support/command.ts';

const root = new URL('../../', import.meta.url).pathname;
const run = (file: string, input = '') => done((args, terminal) => main(args, terminal, () => input), [file]);

const runText = (value: unknown) => run('-', typeof value === 'string' ? value : JSON.stringify(value));

const board = { rows: ['..'] };
const remi = { id: 'remi', card: 'remi-moretti', at: [0, 0], sp: 2 };
const foe = { id: 'foe', side: 'combatants', at: [1, 0], stats: { hp: 10, defense: 8 } };
const attack = {
  name: 'an attack',
  board,
  figures: [remi, foe],
  active: 'remi',
  decisions: ['attack:foe'],
  rolls: [
    ['purple', 1],
    ['purple', 1],
  ],
};

describe('npm run case', () => {
  test('prints for a file of cases what the functions behind it give, in order', async () => {
    const file = readCases().find((one) => one.file === 'p32-33-tags.json')!;
    const place = new URL(file.file, casesFolder).pathname;
    const { status, stdout, stderr } = spawnSync(process.execPath, [...asNpmStarts('case'), place], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect((await run(place)).out).toBe(stdout);
    const results = file.cases.map((one) => JSON.parse(JSON.stringify(runRuleCase(one))));
    expect(JSON.parse(stdout)).toEqual(results);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  test('prints one object for one case, from a file or from standard input', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'case-')), 'one.json');
    writeFileSync(file, JSON.stringify(attack));
    const fromFile = await run(file);
    expect(fromFile.code).toBe(0);
    expect(JSON.parse(fromFile.out)).toMatchObject({ name: 'an attack', answers: [], pending: null });
    expect((await runText(attack)).out).toBe(fromFile.out);
  });

  test.each([
    ['a field of no such name', { ...attack, rols: [] }, 2, /^\$\.rols: expected no field of that name/],
    [
      'a wrong decision',
      { ...attack, decisions: ['attack:zeke'] },
      2,
      /^\$\.decisions\[0\]: expected one of: /,
    ],
    ['no JSON', '{', 2, /^\$: expected JSON/],
    ['a roll left over', { ...attack, rolls: [...attack.rolls, ['teal', 3]] }, 3, /roll 3: teal 3/],
    ['a roll that is missing', { ...attack, rolls: [['purple', 1]] }, 3, /roll 2 is missing: purple/],
  ])('%s: nothing printed, exit code and one line', async (_name, value, code, says) => {
    const { err, ...ended } = await runText(value);
    expect(ended).toEqual({ code, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a figure of 2×2 across a wall, or with a part beyond the board, is refused with its place', async () => {
    const large = { ...foe, stats: { ...foe.stats, size: [2, 2] } };
    const at = async (place: readonly number[], walls: readonly unknown[] = []) =>
      runText({
        name: 'large',
        board: { rows: ['....', '....', '....'], walls },
        figures: [{ ...large, at: place }],
      });
    const wall = [
      [
        [1, 1],
        [2, 1],
      ],
    ];
    expect((await at([1, 0])).code).toBe(0);
    expect((await at([2, 0], wall)).code).toBe(0);
    expect(await at([1, 0], wall)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/\$\.figures\[0\]\.at: expected a space where no wall/),
    });
    expect(await at([1, 1], wall)).toMatchObject({ code: 2 });
    expect(await at([3, 0])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/room for its base of 2×2/),
    });
    expect(await at([0, 2])).toMatchObject({ code: 2 });
  });

  test('a byte order mark before it is read over', async () => {
    const marked = await runText(`\ufeff${JSON.stringify(attack)}`);
    expect(marked).toEqual(await runText(attack));
    expect(marked.code).toBe(0);
  });

  test('a file that is not there: exit 2', async () => {
    const { err, ...ended } = await run('no-such-file.json');
    expect(ended).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^\$: expected a file/);
  });
});

/** A case, or a list of them, as the command takes it. */
function runAll(value: unknown): void {
  if (!Array.isArray(value)) runRuleCase(value);
  else for (const [i, one] of value.entries()) runCase(parseCase(one, `$[${i}]`), caseCards, `$[${i}]`);
}

describe('bad input', () => {
  test.each([
    ['a roll left over', { ...attack, rolls: [...attack.rolls, ['teal', 3]] }, /left unused.*roll 3: teal 3/],
    ['a roll that is missing', { ...attack, rolls: [['purple', 1]] }, /roll 2 is missing: purple/],
    [
      'a roll of another die',
      {
        ...attack,
        rolls: [
          ['white', 1],
          ['purple', 1],
        ],
      },
      /roll 1: the script has white, the rules roll purple/,
    ],
  ])('a script with %s says which', (_name, value, says) => {
    expect(() => runAll(value)).toThrow(ScriptError);
    expect(() => runAll(value)).toThrow(says);
  });

  test.each([
    ['no board', { name: 'x' }, /^\$\.board: expected .*missing/],
    ['a field of no such name', { ...attack, rols: [] }, /^\$\.rols: expected no field of that name/],
    ['a character of no terrain', { board: { rows: ['.', '?'] } }, /^\$\.board\.rows\[1\]: expected/],
    [
      'a wall between spaces apart',
      {
        board: {
          rows: ['...'],
          walls: [
            [
              [0, 0],
              [2, 0],
            ],
          ],
        },
      },
      /^\$\.board\.walls\[0\]: expected two orthogonal/,
    ],
    [
      'a card that is not there',
      { ...attack, figures: [{ ...remi, card: 'remy' }, foe] },
      /^\$\.figures\[0\]\.card: expected .*"remy"/,
    ],
    [
      'an item that is not there',
      { ...attack, figures: [{ ...remi, items: ['katana'] }, foe] },
      /^\$\.figures\[0\]\.items\[0\]: expected .*"katana"/,
    ],
    [
      'an effect that is not there',
      { ...attack, figures: [{ ...remi, effects: ['sleep'] }, foe] },
      /^\$\.figures\[0\]\.effects\[0\]: expected one of/,
    ],
    [
      'two figures of one id',
      { board, figures: [remi, { ...foe, id: 'remi' }] },
      /^\$\.figures\[1\]\.id: expected an id of its own/,
    ],
    [
      'a figure beside the board',
      { board, figures: [{ ...remi, at: [5, 0] }] },
      /^\$\.figures\[0\]\.at: expected a space of the board/,
    ],
    [
      'a face of 7',
      { ...attack, rolls: [['purple', 7]] },
      /^\$\.rolls\[0\]\[1\]: expected a whole number from 1 to 6/,
    ],
    ['a die of no colour', { ...attack, rolls: [['pink', 1]] }, /^\$\.rolls\[0\]\[0\]: expected one of/],
    [
      'a decision that is no answer',
      { ...attack, decisions: ['attack:zeke'] },
      /^\$\.decisions\[0\]: expected one of: .*attack:foe.*got "attack:zeke"/,
    ],
    [
      'a decision after the last question',
      { ...attack, decisions: ['attack:foe', 'end-turn'] },
      /^\$\.decisions\[1\]: expected no further decision/,
    ],
    [
      'an active figure of no such id',
      { ...attack, active: 'zeke' },
      /^\$\.active: expected the id of a figure/,
    ],
    ['a turn of nobody', { board, figures: [remi], play: 'turn' }, /^\$\.active: expected .*missing/],
    [
      'a query for nobody',
      { board, figures: [remi], queries: [{ range: { from: 'remi', to: 'zeke' } }] },
      /^\$\.queries\[0\]\.range\.to: expected the id of a figure/,
    ],
    ['a query of no such kind', { board, queries: [{ smell: {} }] }, /^\$\.queries\[0\]/],
    [
      'an error in the second of a list',
      [attack, { ...attack, active: 'zeke' }],
      /^\$\[1\]\.active: expected/,
    ],
    [
      'a switch of no such value',
      { ...attack, ruleset: { urgencyLimit: 9 } },
      /^\$\.ruleset\.urgencyLimit: expected 3, 4 or 5/,
    ],
  ])('%s: the path and what was expected', (_name, value, says) => {
    expect(() => runAll(value)).toThrow(CaseError);
    expect(() => runAll(value)).toThrow(says);
  });
});
