import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Ajv from 'ajv';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as newFile from '../../src/sim/new.ts';
import * as packZip from '../../src/sim/pack.ts';
import { loadPlace } from '../../src/sim/pack-place.ts';
import * as show from '../../src/sim/show.ts';
import * as validate from '../../src/sim/validate.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { asNpmStarts, done, ended } from '../support/command.ts';

const root = new URL('../../', import.meta.url).pathname;
const place = mkdtempSync(join(tmpdir(), 'make-'));
const pack = join(place, 'my-pack');
const home = mkdtempSync(join(tmpdir(), 'packed-'));
const own = join(home, 'my-pack');
afterAll(() => {
  for (const folder of [place, home]) rmSync(folder, { recursive: true });
});

const commands = { new: newFile.main, pack: packZip.main, show: show.main, validate: validate.main };
const run = (name: keyof typeof commands, ...args: string[]) => done(commands[name], args);
const npmRun = (name: keyof typeof commands, ...args: string[]) =>
  ended(spawn(process.execPath, [...asNpmStarts(name), ...args], { cwd: root }));

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A pack with one of everything that can be made, and a copy of it to be packed. */
beforeAll(async () => {
  expect(await npmRun('new', 'pack', 'my-pack', '--in', place)).toMatchObject({
    code: 0,
    out: expect.stringContaining(join(pack, 'pack.json')),
  });
  for (const [sort, name] of [
    ['sword', 'River Blade'],
    ['monster', 'gate-hound'],
    ['encounter', "The Miller's Weir"],
  ])
    await run('new', sort!, name!, '--in', pack);
  cpSync(pack, own, { recursive: true });
});

describe('npm run new', () => {
  test('writes a pack, a sword, a monster and an encounter that are in order, without a warning', async () => {
    const { code, out } = await run('validate', pack, '--strict');
    expect(out).toContain(
      'items: 1, upgrades: 0, disciplines: 0, familiars: 0, companions: 0, exalted: 0, ubiquitous: 0, combatants: 1, tokens: 0, tiles: 1',
    );
    expect(code).toBe(0);
    expect(json(join(pack, 'items/river-blade.json'))).toMatchObject({
      id: 'river-blade',
      name: 'River Blade',
    });
    expect(json(join(pack, 'combatants/gate-hound.json')).name).toBe('Gate Hound');
    expect(json(join(pack, 'combatants/gate-hound.json')).ai).toHaveLength(3);
    // The encounter is on its own tile, with what the pack has.
    const encounter = json(join(pack, 'encounters/the-millers-weir.json'));
    expect(encounter).toMatchObject({
      name: "The Miller's Weir",
      tiles: [{ tile: 'the-millers-weir-ground' }],
      combatants: [{ card: 'gate-hound' }, { card: 'gate-hound' }, { card: 'gate-hound' }],
      loadouts: { 'nightingale-arsen': { items: ['river-blade', 'cuirass'] } },
    });
  });

  test.each([
    'pack.json',
    'items/river-blade.json',
    'combatants/gate-hound.json',
    'tiles/the-millers-weir-ground.json',
    'encounters/the-millers-weir.json',
  ])('%s names a schema that is there and that it fits', (file) => {
    const written = json(join(pack, file));
    const schema = resolve(dirname(join(pack, file)), written.$schema);
    expect(existsSync(schema)).toBe(true);
    const ajv = new Ajv({ strict: false });
    ajv.addSchema(json(join(root, 'public/schema/language.json')), 'language.json');
    expect(ajv.validate(json(schema), written), JSON.stringify(ajv.errors)).toBe(true);
  });

  test('without a sword and a monster of the pack sets an encounter up with built-in ones', async () => {
    const bare = mkdtempSync(join(place, 'bare-'));
    await run('new', 'pack', 'bare', '--in', bare);
    await run('new', 'encounter', 'dusk', '--in', join(bare, 'bare'));
    const { combatants, loadouts } = json(join(bare, 'bare/encounters/dusk.json'));
    expect(combatants[0].card).toBe('cave-sickle');
    expect(loadouts['nightingale-arsen'].items).toContain('katar');
    expect((await run('validate', join(bare, 'bare'), '--strict')).code).toBe(0);
  });

  test('writes over nothing, and nothing of what belongs together', async () => {
    const file = join(pack, 'items/river-blade.json');
    writeFileSync(file, '{ "mine": true }');
    expect(await run('new', 'sword', 'river-blade', '--in', pack)).toEqual({
      code: 2,
      out: '',
      err: `${file}: is there already, and nothing is written over it\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('{ "mine": true }');
    rmSync(file);
    rmSync(join(pack, 'tiles/the-millers-weir-ground.json'));
    expect((await run('new', 'encounter', "The Miller's Weir", '--in', pack)).code).toBe(2);
    expect(existsSync(join(pack, 'tiles/the-millers-weir-ground.json'))).toBe(false);
  });

  test('says what it expects', async () => {
    const told = async (...args: string[]) => (await run('new', ...args)).err.split('\n')[0];
    expect(await told('swort', 'x')).toBe(
      'swort: expected one of pack, sword, monster, encounter (did you mean "sword"?)',
    );
    expect(await told('sword')).toBe('expected one of pack, sword, monster, encounter and one name');
    expect(await told('sword', '!!')).toBe('!!: expected a name of up to 60 letters and digits');
    expect(await told('sword', 'x', '--in', place)).toMatch(
      /expected a pack, a folder with a pack.json in it/,
    );
  });
});

describe('npm run pack', () => {
  const zipOf = async (name: string, from = own) => {
    const out = join(home, name);
    const came = await run('pack', from, '--out', out);
    return { ...came, bytes: existsSync(out) ? readFileSync(out) : null, out };
  };
  /** The same in another part of the world. */
  const zipIn = async (zone: string, name: string, from = own) => {
    vi.stubEnv('TZ', zone);
    try {
      return { ...(await zipOf(name, from)), hour: new Date(0).getHours() };
    } finally {
      vi.unstubAllEnvs();
    }
  };

  test('makes the same zip of the same files, wherever and whenever', async () => {
    const other = join(mkdtempSync(join(home, 'other-')), 'my-pack');
    cpSync(own, other, { recursive: true });
    writeFileSync(join(other, 'NOTES.md'), 'no part of it');
    const [one, two] = [
      await zipIn('Pacific/Auckland', 'one.zip'),
      await zipIn('America/Lima', 'two.zip', other),
    ];
    expect([one.hour, two.hour]).toEqual([12, 19]);
    expect(one.code).toBe(0);
    expect(one.bytes!.equals(two.bytes!)).toBe(true);
    const inside = unzipSync(one.bytes!);
    expect(Object.keys(inside)).toEqual([
      'my-pack/combatants/gate-hound.json',
      'my-pack/encounters/the-millers-weir.json',
      'my-pack/items/river-blade.json',
      'my-pack/pack.json',
      'my-pack/tiles/the-millers-weir-ground.json',
    ]);
    const { hash } = JSON.parse(Buffer.from(inside['my-pack/pack.json']!).toString());
    expect(one.out).toMatch(/one\.zip$/);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    // What is printed is what is stamped.
    expect((await npmRun('pack', own, '--out', join(home, 'three.zip'))).out).toContain(`hash ${hash}`);
    expect((await run('validate', join(home, 'one.zip'))).code).toBe(0);
  });

  test('stamps it: whoever loads what was changed since is told, and packing it anew mends that', async () => {
    const { bytes } = await zipOf('stamped.zip');
    const opened = join(home, 'opened', 'my-pack');
    cpSync(own, opened, { recursive: true });
    const manifest = Buffer.from(unzipSync(bytes!)['my-pack/pack.json']!).toString();
    writeFileSync(join(opened, 'pack.json'), manifest);
    expect(loadPlace(opened).problems).toEqual([]);
    const sword = join(opened, 'items/river-blade.json');
    writeFileSync(sword, readFileSync(sword, 'utf8').replace('"River Blade"', '"River Knife"'));
    expect(loadPlace(opened).problems.map(problemLine)).toEqual([
      expect.stringMatching(
        /pack\.json: \$\.hash: expected "[0-9a-f]{16}", the hash of its files now: they have changed since/,
      ),
    ]);
    const anew = await zipOf('anew.zip', opened);
    expect(anew.code).toBe(0);
    expect(loadPlace(join(home, 'anew.zip')).problems).toEqual([]);
  });

  test('packs nothing that has a problem', async () => {
    const bad = join(home, 'bad', 'my-pack');
    cpSync(own, bad, { recursive: true });
    const sword = join(bad, 'items/river-blade.json');
    writeFileSync(sword, readFileSync(sword, 'utf8').replace('"melee"', '"meele"'));
    const came = await zipOf('bad.zip', bad);
    expect(came).toMatchObject({
      code: 1,
      bytes: null,
      err: expect.stringContaining('$.front.kind: expected one of'),
    });
    expect(await run('pack', join(home, 'nowhere'))).toMatchObject({ code: 2 });
    expect(await run('pack')).toMatchObject({ code: 2 });
  });

  test('a pack against its older self: validate tells what is another', async () => {
    await zipOf('old.zip');
    const now = join(home, 'now', 'my-pack');
    cpSync(own, now, { recursive: true });
    const write = (file: string, from: string, to: string) => {
      const path = join(now, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    };
    write('pack.json', '0.1.0', '0.2.0');
    write('combatants/gate-hound.json', '"hp": 9', '"hp": 12');
    write('encounters/the-millers-weir.json', '"gold": 5', '"gold": 9');
    await run('new', 'sword', 'second-blade', '--in', now);
    const told = await run('validate', now, '--against', join(home, 'old.zip'));
    expect(told.code).toBe(0);
    expect(told.out).toContain(
      [
        'my-pack 0.1.0 > 0.2.0:',
        '  New: Second Blade (item)',
        '  Changed: Gate Hound (monster)',
        '    - HP 9 · Defense 9 · Movement 4 · Armor 0 · WHITE PURPLE',
        '    + HP 12 · Defense 9 · Movement 4 · Armor 0 · WHITE PURPLE',
        "  Changed: The Miller's Weir (encounter): endConditions",
        '',
      ].join('\n'),
    );
    const same = await run('validate', own, '--against', join(home, 'old.zip'));
    expect(same.out).toContain('my-pack 0.1.0 > 0.1.0: no card, tile or encounter is another\n');
    expect(await run('validate', own, '--against', join(home, 'nowhere'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected a folder or a zip'),
    });
  });

  test('what a pack requires is found beside it, by its id', async () => {
    await run('new', 'pack', 'guest', '--in', home);
    const guest = join(home, 'guest');
    const manifest = json(join(guest, 'pack.json'));
    const require = (version: string) =>
      writeFileSync(
        join(guest, 'pack.json'),
        JSON.stringify({ ...manifest, requires: [{ id: 'my-pack', version }] }),
      );
    require('^0.1.0');
    await run('new', 'encounter', 'visit', '--in', guest);
    const visit = join(guest, 'encounters/visit.json');
    writeFileSync(visit, readFileSync(visit, 'utf8').replaceAll('cave-sickle', 'gate-hound'));
    expect((await run('validate', guest, '--strict')).err).toBe('');
    expect((await run('show', visit)).out).toContain('A Gate Hound 1 at');
    require('>=9.0.0');
    expect((await run('validate', guest)).err).toContain(
      '$.requires[0]: expected the pack "my-pack" of a version >=9.0.0, loaded: nothing loads without it, got "0.1.0"',
    );
  });
});
