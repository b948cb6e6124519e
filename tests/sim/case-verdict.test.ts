import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/sim/case.ts';
import { done } from '../support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
const remi = { id: 'remi', card: 'remi-moretti', at: [0, 0], sp: 2 };
const foe = { id: 'foe', side: 'combatants', at: [1, 0], stats: { hp: 10, defense: 8 } };
const attack = {
  name: 'two fives hit a Defense of 8',
  rule: 'p.43 6',
  board: { rows: ['..'] },
  figures: [remi, foe],
  active: 'remi',
  decisions: ['attack:foe'],
  rolls: [
    ['purple', 4],
    ['purple', 4],
  ],
  queries: [{ range: { from: 'remi', to: 'foe' } }],
  expect: { answers: [{ range: 1 }], figures: { remi: { sp: 0 }, foe: { damage: 2 } } },
};
const hopeful = { ...attack, expect: { figures: { foe: { damage: 3 } } } };
const { expect: _, ...open } = attack;

/** What somebody at a terminal reads of these cases. */
async function read(value: unknown, colours = false) {
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify(value));
  return done((args, terminal) => main(args, { ...terminal, screen: { colours } }), [file]);
}

describe('npm run case at a terminal', () => {
  test('tells of one case what was asked, what came and that it is as expected', async () => {
    const { code, out, err } = await read(attack);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toBe('✓ two fives hit a Defense of 8 (p.43 6)');
    expect(lines).toEqual([
      '  asked   the turn of remi',
      '          decides: attack:foe',
      '          rolls: purple 4, purple 4',
      '          question 1: {"range":{"from":"remi","to":"foe"}}',
      '  came    answer 1: {"range":1}',
      expect.stringMatching(/^ {10}\d+ events: .*attackJudged/),
      expect.stringMatching(/^ {10}(nothing is asked any more|asked now: )/),
    ]);
  });

  test('tells what differs, and ends as not as expected', async () => {
    const { code, out } = await read(hopeful);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ /);
    expect(out.trimEnd().split('\n').at(-1)).toBe('  differs figures.foe.damage: expected 3, got 2');
  });

  test('says of a case that expects nothing that it does not', async () => {
    const { code, out } = await read(open);
    expect(code).toBe(0);
    expect(out).toMatch(/^\? two fives hit a Defense of 8 \(p\.43 6\): it expects nothing\n/);
  });

  test('of several: a line for what is as expected, all of what is not, and how many of each', async () => {
    const { code, out } = await read([attack, hopeful, open]);
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines.filter((line) => /^[✓✗?]/.test(line)).map((line) => line[0])).toEqual(['✓', '✗', '?']);
    expect(lines[1]).toMatch(/^✗/);
    expect(lines.at(-1)).toBe('3 cases: 1 as expected, 1 not, 1 without anything expected');
  });

  test('of a whole file of cases a line each', async () => {
    const file = 'tests/cases/p43-damage.json';
    const { out } = await done(
      (args, terminal) => main(args, { ...terminal, screen: { colours: false } }),
      [file],
    );
    const count = JSON.parse(readFileSync(file, 'utf8')).length;
    expect(out.trimEnd().split('\n')).toHaveLength(count + 1);
    expect(out).toContain(`${count} cases: ${count} as expected`);
  });

  test('has colours where the terminal takes them, and the same words', async () => {
    const [plain, coloured] = [await read(hopeful), await read(hopeful, true)];
    expect(coloured.out).toContain('\u001b[31m✗\u001b[0m');
    expect(
      coloured.out
        .split('\u001b')
        .map((part) => part.replace(/^\[\d+m/, ''))
        .join(''),
    ).toBe(plain.out);
  });

  test('prints the JSON it always printed where nobody reads it', async () => {
    writeFileSync(join(folder, 'case.json'), JSON.stringify(hopeful));
    const { code, out } = await done(main, [join(folder, 'case.json')]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ name: hopeful.name, answers: [{ range: 1 }] });
  });

  test('bad input is told in a line, as ever', async () => {
    const { code, out, err } = await read({ ...attack, rols: [] });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^\$\.rols: expected no field of that name/);
  });
});
