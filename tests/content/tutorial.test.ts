import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Command } from '../../src/sim/terminal.ts';
import { done } from '../support/command.ts';
import { many, proved } from '../support/depth.ts';

// What content/TUTORIAL.md tells a new author to do, in its order: its commands are run, its changes made, and what it
// shows is compared with what is printed.

const root = new URL('../../', import.meta.url).pathname;
const place = mkdtempSync(join(tmpdir(), 'tutorial-'));
const pack = join(place, 'my-first-pack');
/** Where the text has `..`, from the folder the commands are run in. */
const there = relative(root, place);
afterAll(() => rmSync(place, { recursive: true }));

/** The text's blocks in order: what is typed, what is printed, and JSON to be written. */
const blocks = [
  ...readFileSync(join(root, 'content/TUTORIAL.md'), 'utf8').matchAll(/```(json)?\n([\s\S]*?)```/g),
].map(([, json, text]) => ({ is: json ? 'json' : /^npm /.test(text!) ? 'typed' : 'printed', text: text! }));

/** Runs a line as it is typed, but for the place; what it prints, on both channels, has the place of the text. */
async function typed(line: string): Promise<string> {
  const [, name, rest] = /^npm run (\w+) -- (.*)$/.exec(line) ?? [];
  const args = [...rest!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
  // Whether its games can be played is asked, not how they end: few, and no workers, which take longer to start.
  const asked = name === 'sim' ? args.with(args.indexOf('--games') + 1, String(many(2, 20))) : args;
  const placed = asked.map((arg) => arg.replace(/^\.\.(?=\/|$)/, there));
  if (name === 'sim') placed.push('--workers', '1');
  const { main } = (await import(`../../src/sim/${name}.ts`)) as { readonly main: Command };
  const { out, err } = await done(main, placed);
  // A problem names its file from the folder of the pack's folder on.
  return `${out}${err}`.replaceAll(there, '..').replaceAll(`${there.replace(/^(\.\.\/)+/, '')}/`, '');
}

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(pack, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file}: nothing like ${from}`);
  writeFileSync(path, changed);
};

const SWORD = 'items/lantern-blade.json';
const HOUND = 'combatants/reed-stalker.json';
const GROUND = 'tiles/the-reed-ferry-ground.json';

/** The changes the text asks for, by the JSON block that shows them; those told in a sentence come with them. */
const changes: readonly ((json: string) => void)[] = [
  (json) => {
    change(SWORD, /"effects": .*\n/, json);
    change(SWORD, '"Shove"', '"Glare"');
  },
  (json) => {
    change(HOUND, /"hp": \d+/, '"hp": 11');
    change(HOUND, /\{ "do": "attack", "kind": "melee".*\}/, json.trim());
  },
  (json) => {
    change(GROUND, /"rows": \[.*\]/, json.trim());
    change('encounters/the-reed-ferry.json', /"intro": ".*"/, '"intro": "The ferry is late."');
  },
];

test('a new author who does what content/TUTORIAL.md says sees what it shows', async () => {
  mkdirSync(place, { recursive: true });
  let printed = '';
  let json = 0;
  let validated = 0;
  let commands = 0;
  const compared: string[] = [];
  for (const { is, text } of blocks) {
    if (is === 'json') changes[json++]!(text);
    else if (is === 'printed') {
      expect(printed).toContain(text.trimEnd());
      compared.push(text);
    } else {
      printed = '';
      for (const line of text.trim().split('\n')) {
        if (line === 'npm start') continue;
        // What the text says in sentences between its blocks.
        if (line.includes('--against')) {
          change(SWORD, '"cost": 20', '"cost": 25');
          change('pack.json', '0.1.0', '0.2.0');
        } else if (line.includes('validate') && validated++ === 1)
          change(GROUND, '..........."', '.........."');
        commands += 1;
        const said = await typed(line);
        if (line.startsWith('npm run sim')) expect(said, line).toMatch(/^games \d+ {3}won \d+/m);
        printed += said;
      }
    }
  }
  expect(json).toBe(changes.length);
  expect(compared).toHaveLength(10);
  expect(printed).toContain('All is in order.');
  proved({ commands });
});
