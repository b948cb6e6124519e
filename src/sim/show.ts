/** `npm run show`: a card, a map, an encounter, or the cards of its turns in the terminal. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '../check/did-you-mean.ts';
import { liesIn } from '../content/files/node-files.ts';
import { bareId, FOLDERS, type Folder, isShelf, loadedOf } from '../content/index.ts';
import { abraxisLines } from '../words/en/abraxis-words.ts';
import { namesOf } from '../words/en/card-words.ts';
import { cardLines } from '../words/en/cards/card-lines.ts';
import { hintText } from '../words/en/hints.ts';
import { problemLines } from '../words/en/problems.ts';
import { BUILT_IN, encountersOf, idMeant, loadPlace, type PackPlace, playable } from './pack-place.ts';
import { dockLines } from './show/dock-lines.ts';
import { encounterLines } from './show/encounter-lines.ts';
import { mapLines, signLines } from './show/map-lines.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run show -- FILE|ID [--pack PLACE]
npm run show -- cards ENCOUNTER [--pack PLACE] [--seed SEED] [--questions N]

Shows a card in words, its AI steps too; an encounter with its map and all its text; a tile with its map; an Abraxis
card with its symbols, round by round. With cards: what lies in the dock of the table in the first turn of each in an
encounter, or at its first N questions of any kind, each card with its key, its price, what it does (× why not now) and
how many targets or spaces it stands for; the simple bot plays.
  FILE          a file of a pack of yours, like my-pack/items/river-blade.json, or a built-in one.
  ID            a card, tile or encounter by its id, like katar or training-yard; items/katar where several have it.
  --seed SEED   of the game whose questions are shown; 1 if not said.
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

/** The questions of which encounter are wanted; null where nobody asks for them so. */
interface Dock {
  readonly encounter: string;
  readonly place: string;
  readonly seed: string;
  readonly questions?: number;
}

function dockOf(args: readonly string[]): Dock | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { pack: { type: 'string' }, seed: { type: 'string' }, questions: { type: 'string' } },
    });
    const [encounter, ...more] = positionals;
    const { pack = BUILT_IN, seed = '1', questions } = values;
    if (
      encounter === undefined ||
      more.length > 0 ||
      (questions !== undefined && !/^[1-9]\d{0,3}$/.test(questions))
    )
      return null;
    return {
      encounter,
      place: pack,
      seed,
      ...(questions === undefined ? {} : { questions: Number(questions) }),
    };
  } catch {
    return null;
  }
}

/** What lies at a place; null when it is told that nothing does. */
function placeAt(place: string, terminal: Terminal): PackPlace | null {
  try {
    return loadPlace(place);
  } catch (error) {
    terminal.error(`${place}: expected a folder or a zip (${(error as Error).message})\n\n${USAGE}`);
    return null;
  }
}

function showDock(dock: Dock, terminal: Terminal): number {
  const found = placeAt(dock.place, terminal);
  if (!found) return 2;
  const content = playable(found);
  const encounter = idMeant(found, dock.encounter, (one) => Object.hasOwn(content.encounters, one));
  if (!Object.hasOwn(content.encounters, encounter)) {
    const hint = didYouMean(dock.encounter, encountersOf(found));
    terminal.error(`${dock.encounter}: expected the id of an encounter${hint ? ` (${hintText(hint)})` : ''}`);
    return 2;
  }
  terminal.log(dockLines(content, { ...dock, encounter }).join('\n'));
  return 0;
}

/** `npm run show -- FILE|ID`: a card, tile or encounter as lines of text; `cards ENCOUNTER`: what lies in its dock. */
export function main(args: readonly string[], terminal: Terminal): number {
  const asksHelp = args.includes('--help') || args.includes('-h');
  const dock = args[0] === 'cards' && !asksHelp ? dockOf(args.slice(1)) : null;
  if (dock) return showDock(dock, terminal);
  // What is asked of cards amiss is no file of that name.
  const wanted = asksHelp || args[0] === 'cards' ? null : wantedOf(args);
  if (wanted === null) {
    terminal.error(USAGE);
    return 2;
  }
  const found = placeAt(wanted.place, terminal);
  if (!found) return 2;
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
