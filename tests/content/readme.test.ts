import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { main } from '../../src/sim/validate.ts';
import { namesOf } from '../../src/words/en/card-words.ts';
import { cardLines } from '../../src/words/en/cards/card-lines.ts';
import { problemLines } from '../../src/words/en/problems.ts';
import { asNpmStarts, done } from '../support/command.ts';
import { walkPack } from '../support/walk.ts';

const base = readContentFolder('content');

test.each(['first', 'last'] as const)('the pack of content/README.md is in order as it is %s', (which) => {
  const pack = walkPack(which).map((file) => ({ ...file, own: true }));
  const { problems, encounters, packs } = loadContent([...base, ...pack]);
  expect(pack).toHaveLength(11);
  expect(problems).toEqual([]);
  expect(Object.keys(encounters)).toEqual(
    expect.arrayContaining(['my-pack:dusk-at-the-gate', 'my-pack:at-the-gate']),
  );
  expect(packs.find(({ own }) => own)).toMatchObject({
    id: 'my-pack',
    version: which === 'first' ? '0.1.0' : '0.2.0',
    ids: {
      items: ['my-pack:river-blade'],
      disciplines: ['my-pack:kindle'],
      combatants: ['my-pack:gate-hound'],
    },
  });
});

test('what content/README.md shows of the commands is what they print', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  // As far as the walk has come there: without what the text shows after it.
  const files = walkPack().filter(
    ({ path }) => !/at-the-gate\.json|gate-court/.test(path) || /dusk/.test(path),
  );
  const slip = files.map((file) => ({ ...file, text: file.text.replace('"melee"', '"meele"'), own: true }));
  const { problems } = loadContent([
    ...base,
    ...slip.filter(({ path }) => !path.includes('combatants')),
    ...hound(),
  ]);
  expect(readme).toContain(`\n${problemLines(problems).join('\n')}\n`);

  const { cards } = loadContent([...base, ...walkPack().map((file) => ({ ...file, own: true }))]);
  const [, , , , question] = cardLines(cards.combatants['my-pack:gate-hound']!, namesOf(cards));
  expect(readme).toContain(`\n${question!.trim()}\n`);
});

/** The hound as it should be: its attacks are melee, too. */
const hound = () =>
  walkPack()
    .filter(({ path }) => path.includes('combatants'))
    .map((file) => ({ ...file, own: true }));

describe('npm run validate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) => done(main, args);

  const write = (at: string, files: readonly { path: string; text: string }[]) => {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, at, path)), { recursive: true });
      writeFileSync(join(folder, at, path), text);
    }
    return join(folder, at);
  };

  test('counts what is in order', async () => {
    const { code, out } = await run('content');
    expect(code).toBe(0);
    expect(out).toContain('Base (base 0.1.0): adventurers: 21');
    expect(out).toContain('All is in order.');
  });

  test("checks a player's own pack together with the built-in ones, as a folder and as a zip", async () => {
    const place = write('good', walkPack());
    const zip = join(folder, 'my-pack.zip');
    writeFileSync(
      zip,
      zipSync(Object.fromEntries(walkPack().map(({ path, text }) => [path, Buffer.from(text)]))),
    );
    const [asFolder, asZip] = await Promise.all([run(join(place, 'my-pack')), run(zip)]);
    const line =
      'My Pack (my-pack 0.1.0): adventurers: 0, items: 1, upgrades: 1, disciplines: 1, familiars: 1, companions: 1, exalted: 1, ubiquitous: 0, combatants: 1, tokens: 0, tiles: 1';
    expect(asFolder).toMatchObject({ code: 0, out: expect.stringContaining(line) });
    expect(asFolder.out).toContain(
      `npm run sim -- --pack ${join(place, 'my-pack')} --games 20 --encounter at-`,
    );
    expect(asZip).toMatchObject({ code: 0, out: asFolder.out.replace(join(place, 'my-pack'), zip) });
  });

  test('prints every problem, says what is left out, loads the rest, and exits 1', async () => {
    const swapped = walkPack().map((file) => ({ ...file, text: file.text.replace('"melee"', '"meele"') }));
    const { code, out, err } = await run(join(write('bad', swapped), 'my-pack'));
    expect(code).toBe(1);
    expect(err).toContain('my-pack/items/river-blade.json: $.front.kind: expected one of melee, ranged');
    expect(err).toContain('my-pack/combatants/gate-hound.json: $.ai[0].if.kind');
    expect(err).toMatch(/wait for it: .*at-the-gate.json, .*dusk-at-the-gate.json\n/);
    expect(err).toMatch(/\d+ problems in \d files\nLeft out: \d of 11 files; the rest is loaded.\n/);
    expect(out).toContain('My Pack (my-pack 0.1.0): adventurers: 0, items: 0, upgrades: 1, disciplines: 1');
  });

  test('says what is legal and surely wrong: a fault only for --strict', async () => {
    const hopeless = walkPack().map((file) => ({ ...file, text: file.text.replaceAll('"won"', '"lost"') }));
    const place = join(write('hopeless', hopeless), 'my-pack');
    const [plain, strict] = await Promise.all([run(place), run(place, '--strict')]);
    expect(plain).toMatchObject({ code: 0, out: expect.stringContaining('No problem, 2 warnings.') });
    expect(plain.err).toContain(
      'my-pack/encounters/dusk-at-the-gate.json: $.endConditions: warning: you cannot win: add an end condition with "result": "won"',
    );
    expect(strict).toMatchObject({ code: 1, err: plain.err });
  });

  test('--watch checks again when a file has changed', async () => {
    const place = join(write('watched', walkPack()), 'my-pack');
    const child = spawn(process.execPath, [...asNpmStarts('validate'), place, '--watch']);
    const said = (line: string) =>
      new Promise<void>((resolve) => {
        const listen = (chunk: Buffer) => {
          if (!chunk.toString().includes(line)) return;
          child.stdout.off('data', listen);
          child.stderr.off('data', listen);
          resolve();
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
      });
    try {
      await said('Watching; Ctrl+C ends it.');
      const told = said('got "meele" (did you mean "melee"?)');
      const file = join(place, 'items/river-blade.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"melee"', '"meele"'));
      await told;
    } finally {
      child.kill();
    }
  });

  test('takes one place and nothing it does not know', async () => {
    for (const args of [['a', 'b'], ['--all']])
      expect(await run(...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining(
          `${args.join(' ')}: expected one place, --strict, --watch and --against OLD`,
        ),
      });
  });

  test('says of a folder without a manifest what is missing', async () => {
    const place = write('none', [
      { path: 'mine/items/a.json', text: '{' },
      { path: 'mine/tiles/b.json', text: '{}' },
    ]);
    const { code, err } = await run(join(place, 'mine'));
    expect(code).toBe(1);
    expect(err).toContain('items/a.json: line 1, column 2: expected a key in double quotes, got the end');
    expect(err).toContain('tiles/b.json: $.rows: expected a field "rows", got nothing');
    expect(err).toContain('mine/pack.json: $: expected the manifest of the pack "mine", got nothing');
  });

  test('exits 2 when there is nothing to check', async () => {
    const text = join(folder, 'a.zip');
    writeFileSync(text, 'no zip');
    mkdirSync(join(folder, 'empty'));
    const [none, noZip, empty] = await Promise.all([
      run(join(folder, 'nowhere')),
      run(text),
      run(join(folder, 'empty')),
    ]);
    // How the command is called says nothing of a zip that is broken.
    expect(noZip.err).not.toContain('npm run validate');
    expect(none).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected a content folder or a zip'),
    });
    expect(noZip).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'a.zip: $: expected a zip file that can be unpacked, got invalid zip data',
      ),
    });
    expect(empty).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected JSON files, found none'),
    });
  });
});
