/** `npm run new`: begins a pack, or a file in one. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { didYouMean } from '../check/did-you-mean.ts';
import { bareId, oneOfFolder } from '../content/index.ts';
import { hintText } from '../words/en/hints.ts';
import { problemLines } from '../words/en/problems.ts';
import { contentText } from './new/content-text.ts';
import {
  type AtHand,
  type Called,
  type NewFile,
  newEncounter,
  newMonster,
  newPack,
  newSword,
} from './new/new-files.ts';
import { loadPlace, type PackPlace } from './pack-place.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run new -- pack|sword|monster|encounter NAME [--in DIR]

Writes a file that is in order and can be played at once, for you to change; nothing is ever written over.
  pack NAME       a folder NAME with its pack.json; with --in in that folder.
  sword NAME      a weapon: items/NAME.json
  monster NAME    an opponent with AI steps: combatants/NAME.json
  encounter NAME  encounters/NAME.json on a tile of its own, tiles/NAME-ground.json; with your first monster and
                  your first sword, where the pack has them.
  NAME            an id like river-blade, or the name itself in quotes: "River Blade".
  --in DIR        the folder of your pack, the one with pack.json in it; the folder you are in where it is not said.
Exit 0 when it is written, 2 when it cannot be.`;

const SORTS = ['pack', 'sword', 'monster', 'encounter'] as const;
type Sort = (typeof SORTS)[number];

/** The schemas that an editor reads (`npm run schema`). */
const SCHEMAS = new URL('../../public/schema', import.meta.url).pathname;

class Refused extends Error {
  override readonly name = 'Refused';
}

interface Wanted {
  readonly sort: Sort;
  readonly called: Called;
  readonly place: string;
}

/** What is asked for. Throws Refused. */
function wantedOf(args: readonly string[]): Wanted {
  const at = args.indexOf('--in');
  const place = at < 0 ? '.' : args[at + 1];
  const [sort, given, ...more] = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  if (place === undefined || sort === undefined || given === undefined || more.length > 0)
    throw new Refused(`expected one of ${SORTS.join(', ')} and one name\n\n${USAGE}`);
  const known = SORTS.find((one) => one === sort);
  if (known === undefined) {
    const hint = didYouMean(sort, SORTS);
    throw new Refused(
      `${sort}: expected one of ${SORTS.join(', ')}${hint ? ` (${hintText(hint)})` : ''}\n\n${USAGE}`,
    );
  }
  return { sort: known, called: calledBy(given), place };
}

/** `river-blade` is called River Blade, and River Blade has the id `river-blade`. Throws Refused. */
function calledBy(given: string): Called {
  const id = given
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (id === '' || id === 'constructor' || id.length > LONGEST)
    throw new Refused(`${given}: expected a name of up to ${LONGEST} letters and digits`);
  const isId = given === id;
  const name = isId
    ? id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : given;
  return { id, name };
}

const LONGEST = 60;

/** The files that are asked for, each with its path. Throws Refused. */
function filesFor({ sort, called, place }: Wanted): { path: string; file: NewFile }[] {
  if (sort === 'pack') return placed(join(place, called.id), newPack(called));
  if (!existsSync(join(place, 'pack.json')))
    throw new Refused(
      `${place}: expected a pack, a folder with a pack.json in it: npm run new -- pack my-pack, then --in my-pack`,
    );
  if (sort === 'sword') return placed(place, newSword(called));
  if (sort === 'monster') return placed(place, newMonster(called));
  return placed(place, newEncounter(called, atHand(loadPlace(place))));
}

const placed = (pack: string, files: readonly NewFile[]) =>
  files.map((file) => ({
    file,
    path: file.folder === null ? join(pack, 'pack.json') : join(pack, file.folder, `${file.id}.json`),
  }));

/** Of what is in order in the pack: the first opponent and the first weapon that an encounter can begin with. */
function atHand({ content: { cards }, packs }: PackPlace): AtHand {
  const own = <T>(shelf: Readonly<Record<string, T>>, ids: readonly string[]) =>
    ids.flatMap((id) => (shelf[id] ? [shelf[id]] : []));
  const monster = packs
    .flatMap(({ ids }) => own(cards.combatants, ids.combatants))
    .find(({ kind }) => kind === 'intelligent');
  const sword = packs
    .flatMap(({ ids }) => own(cards.items, ids.items))
    .find(({ itemType, tier, front }) => itemType === 'weapon' && tier === 'mundane' && front.hands === 1);
  return {
    sword: sword ? bareId(sword.id) : null,
    monster: monster ? { ...monster, id: bareId(monster.id) } : null,
  };
}

export function main(args: readonly string[], terminal: Terminal): number {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(USAGE);
    return 0;
  }
  try {
    const wanted = wantedOf(args);
    const files = filesFor(wanted);
    const there = files.find(({ path }) => existsSync(path));
    if (there) throw new Refused(`${there.path}: is there already, and nothing is written over it`);
    for (const { path, file } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contentText({ $schema: schemaFor(path, file), ...file.json }));
      terminal.log(path);
    }
    return tellNext(wanted, files[0]!.path, terminal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    terminal.error(error.message);
    return 2;
  }
}

/** The schema of a file, as an editor finds it from there. */
function schemaFor(path: string, { folder }: NewFile): string {
  const name = `${oneOfFolder(folder ?? 'packs')}.json`;
  return relative(resolve(dirname(path)), join(SCHEMAS, name)).replaceAll('\\', '/');
}

/** What is wrong with the pack now, if anything is, and what can be done with what was written. */
function tellNext({ sort, called, place }: Wanted, path: string, terminal: Terminal): number {
  const pack = sort === 'pack' ? join(place, called.id) : place;
  for (const line of problemLines(loadPlace(pack).problems)) terminal.error(line);
  if (sort === 'pack') terminal.log(`Put something in it: npm run new -- sword NAME --in ${pack}`);
  else
    terminal.log(
      `Read it: npm run show -- ${sort === 'encounter' ? join(pack, 'encounters', `${called.id}.json`) : path}`,
    );
  const played = sort === 'encounter' ? called.id : sort === 'monster' ? `trial-${called.id}` : null;
  if (played !== null)
    terminal.log(`Bots play it: npm run sim -- --pack ${pack} --encounter ${played} --games 20 --quiet`);
  terminal.log(`Check it: npm run validate -- ${pack}`);
  return 0;
}
