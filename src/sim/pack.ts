/** `npm run pack`: the zip of a pack, and the hash it is stamped with. */

import { createHash } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { withoutMark } from '../check/json-error.ts';
import { filesHash } from '../content/files/files-hash.ts';
import { readOwnPacks } from '../content/files/node-files.ts';
import { readFiles } from '../content/files/read-files.ts';
import { warningsOf } from '../content/index.ts';
import { warningLine } from '../words/en/doubts.ts';
import { points } from '../words/en/grammar.ts';
import { problemLines } from '../words/en/problems.ts';
import { contentText } from './new/content-text.ts';
import { loadPlace } from './pack-place.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run pack -- DIR [--out FILE.zip]

Makes one zip of a pack, to be given away: checked first, only its content files in it, and stamped with a hash of
them in its pack.json, so that whoever loads it is told if anything in it was changed since. The same files always
make the same zip, byte for byte.
  DIR         the folder of the pack, with its pack.json.
  --out FILE  where the zip is written; ID-VERSION.zip beside the folder of the pack where it is not said.
Exit 0 when it is written, 1 when the pack has a problem (nothing is written), 2 when there is no pack.`;

/** The first day that a zip can name, by the clock here: each file of every zip of ours is of it. */
const firstDay = (): Date => new Date(1980, 0, 1);

/** `npm run pack -- DIR`: a zip of a pack that is in order. */
export function main(args: readonly string[], terminal: Terminal): number {
  const refused = (why: string, code: number): number => {
    terminal.error(why);
    return code;
  };
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(USAGE);
    return 0;
  }
  const at = args.indexOf('--out');
  const out = at < 0 ? null : args[at + 1];
  const [place, ...more] = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  if (place === undefined || place.startsWith('--') || more.length > 0 || out === undefined)
    return refused(`expected the folder of one pack\n\n${USAGE}`, 2);
  if (!existsSync(join(place, 'pack.json')) || !statSync(place).isDirectory())
    return refused(`${place}: expected a folder with a pack.json in it`, 2);
  const found = loadPlace(place);
  // What an earlier stamp says of the files is said anew.
  const problems = found.problems.filter(({ expected }) => expected.what !== 'hash-of-files');
  const [pack, ...others] = found.packs;
  if (problems.length > 0 || pack === undefined || others.length > 0) {
    for (const line of problemLines(problems)) terminal.error(line);
    return refused(`${points(problems.length, 'problem')}: no zip is made before they are mended`, 1);
  }
  for (const warning of warningsOf(found.content, [pack])) terminal.error(warningLine(warning));

  const { files } = readOwnPacks(place);
  const hash = filesHash(readFiles(files).read);
  const entries = files
    .map(({ path, text = '' }) => {
      const inside = path.slice(pack.folder.length + 1);
      return [`${pack.id}/${inside}`, inside === 'pack.json' ? stamped(text, hash) : text] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const zip = zipSync(Object.fromEntries(entries.map(([path, text]) => [path, strToU8(text)])), {
    mtime: firstDay(),
    level: 9,
  });
  const file = out ?? join(dirname(resolve(place)), `${pack.id}-${pack.version}.zip`);
  writeFileSync(file, zip);
  terminal.log(`${file}: ${points(entries.length, 'file')}, ${Math.ceil(zip.length / 1000)} kB`);
  terminal.log(`hash ${hash}, stamped in its pack.json`);
  terminal.log(`sha256 ${createHash('sha256').update(zip).digest('hex')}`);
  return 0;
}

/** A manifest with the hash as its last field, for a pack that was stamped before, too. */
function stamped(text: string, hash: string): string {
  const { hash: _, ...manifest } = JSON.parse(withoutMark(text)) as { hash?: unknown };
  return contentText({ ...manifest, hash });
}
