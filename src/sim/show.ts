/** `npm run show`: a card, a map or an encounter in the terminal. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { didYouMean } from '../check/did-you-mean.ts';
import { liesIn } from '../content/files/node-files.ts';
import { bareId, FOLDERS, type Folder, isShelf, loadedOf } from '../content/index.ts';
import { abraxisLines } from '../words/en/abraxis-words.ts';
import { namesOf } from '../words/en/card-words.ts';
import { cardLines } from '../words/en/cards/card-lines.ts';
import { hintText } from '../words/en/hints.ts';
import { problemLines } from '../words/en/problems.ts';
import { BUILT_IN, idMeant, loadPlace, type PackPlace } from './pack-place.ts';
import { encounterLines } from './show/encounter-lines.ts';
import { mapLines, signLines } from './show/map-lines.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run show -- FILE|ID [--pack PLACE]

Shows a card in words, its AI steps too; an encounter with its map and all its text; a tile with its map; an Abraxis
card with its symbols, round by round.
  FILE          a file of a pack of yours, like my-pack/items/river-blade.json, or a built-in one.
  ID            a card, tile or encounter by its id, like katar or training-yard; items/katar where several have it.
  --pack PLACE  the folder or zip of your pack, for an ID of it.
Exit 0 when it is shown, 1 when it has a problem, 2 when there is no such thing.`;

/** What is asked for, and where it is looked for. */
interface Wanted {
  readonly place: string;
  readonly id: string;
  /** Absent: in whatever folder it is. */
  readonly folder?: Folder;
}

function wantedOf(args: readonly string[]): Wanted | null {
  const at = args.indexOf('--pack');
  const pack = at < 0 ? null : (args[at + 1] ?? null);
  const [what, ...more] = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  if (what === undefined || what.startsWith('--') || more.length > 0 || (at >= 0 && pack === null))
    return null;
  const folder = FOLDERS.find((one) => one === basename(dirname(what)));
  const id = basename(what, '.json');
  const isFile = what.endsWith('.json') && existsSync(what);
  const own = isFile && !liesIn(what, BUILT_IN) ? dirname(dirname(what)) : null;
  return { place: pack ?? own ?? BUILT_IN, id, ...(folder ? { folder } : {}) };
}

/** `npm run show -- FILE|ID`: a card, tile or encounter as lines of text. */
export function main(args: readonly string[], terminal: Terminal): number {
  const wanted = args.includes('--help') || args.includes('-h') ? null : wantedOf(args);
  if (wanted === null) {
    terminal.error(USAGE);
    return 2;
  }
  let found: PackPlace;
  try {
    found = loadPlace(wanted.place);
  } catch (error) {
    terminal.error(`${wanted.place}: expected a folder or a zip (${(error as Error).message})\n\n${USAGE}`);
    return 2;
  }
  const shown = FOLDERS.filter((folder) => wanted.folder === undefined || folder === wanted.folder)
    .map((folder) => linesOf(found, folder, wanted.id))
    .filter((lines) => lines.length > 0);
  if (shown.length > 0) {
    terminal.log(shown.map((lines) => lines.join('\n')).join('\n\n'));
    return 0;
  }
  const name = `${wanted.folder ?? ''}/${wanted.id}.json`;
  if (found.leftOut.some((file) => file.endsWith(name))) {
    for (const line of problemLines(found.problems)) terminal.error(line);
    return 1;
  }
  const hint = didYouMean(wanted.id, idsOf(found));
  terminal.error(
    `${wanted.id}: expected the id of a card, tile or encounter, or a file of one${hint ? ` (${hintText(hint)})` : ''}`,
  );
  return 2;
}

const idsOf = ({ content }: PackPlace): string[] =>
  content.packs.flatMap(({ ids }) => Object.values(ids).flat().map(bareId));

function linesOf(found: PackPlace, folder: Folder, called: string): string[] {
  const { content } = found;
  const shelf = loadedOf(content, folder);
  const id = idMeant(found, called, (one) => Object.hasOwn(shelf, one));
  if (folder === 'encounters') {
    const encounter = content.encounters[id];
    return encounter ? encounterLines(encounter, content.cards, content.encounters) : [];
  }
  if (folder === 'tiles') {
    const tile = content.tiles[id];
    if (!tile) return [];
    const board = { rows: tile.rows, elevation: tile.elevation ?? [], walls: tile.walls ?? [] };
    return [`${tile.name}  (tile)`, '', ...mapLines(board, []), ...signLines(board)];
  }
  if (folder === 'abraxis') {
    const faced = content.abraxis[id];
    return faced ? abraxisLines(faced) : [];
  }
  const card = isShelf(folder) ? content.cards[folder][id] : undefined;
  return card ? cardLines(card, namesOf(content.cards)) : [];
}
