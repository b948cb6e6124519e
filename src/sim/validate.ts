/** `npm run validate`: every fault and doubt of a pack, and with `--against` what it changes. */
import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { rootCauses } from '../check/causes.ts';
import { FOLDERS, packChanges, warningsOf } from '../content/index.ts';
import { warningLine } from '../words/en/doubts.ts';
import { points } from '../words/en/grammar.ts';
import { changeLines } from '../words/en/pack-changes.ts';
import { problemLines } from '../words/en/problems.ts';
import { encountersOf, loadPlace, type PackPlace } from './pack-place.ts';
import { validateGuest } from './sim-guest.ts';
import type { Terminal } from './terminal.ts';

const USAGE = `npm run validate -- PLACE [--strict] [--watch] [--against OLD]

Checks a folder of content and names every fault: file, place, what was expected, what stands there. What to mend
first stands first; files that only wait for another are named in one line below it. Then warnings: what is legal and
surely not meant, like an encounter without a way to win.
  PLACE      content, the built-in packs (also without PLACE); or a pack of your own, a folder with a pack.json
             in it, or a zip of one: it is checked together with the built-in packs, whose cards it may name;
             or content/guests/ID, another game.
  --strict   warnings count as faults.
  --against OLD  tells what a pack has otherwise than its older self, a folder or a zip: cards, tiles and encounters that
             are new, changed or gone, and the words of the changed ones as they were and as they are.
  --watch    checks again whenever a file changes; Ctrl+C ends it.
Exit 0 when all is in order, 1 when something is left out, 2 when there is nothing to check.`;

interface Options {
  readonly place: string;
  readonly strict: boolean;
  readonly watch: boolean;
  /** The place of an older self of the pack. */
  readonly against: string | null;
}

/** The arguments, or null where there is no such one. */
function optionsOf(args: readonly string[]): Options | null {
  const at = args.indexOf('--against');
  const against = at < 0 ? null : args[at + 1];
  const rest = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  if (against === undefined || against?.startsWith('--')) return null;
  const places = rest.filter((arg) => !arg.startsWith('--'));
  const flags = rest.filter((arg) => arg.startsWith('--'));
  if (places.length > 1 || flags.some((flag) => flag !== '--strict' && flag !== '--watch')) return null;
  return {
    place: places[0] ?? 'content',
    strict: flags.includes('--strict'),
    watch: flags.includes('--watch'),
    against,
  };
}

/** `npm run validate -- PLACE`: every problem and warning; the exit code says how it went. */
export function main(args: readonly string[], terminal: Terminal): number {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(USAGE);
    return 0;
  }
  const options = optionsOf(args);
  if (options === null) {
    terminal.error(`${args.join(' ')}: expected one place, --strict, --watch and --against OLD\n\n${USAGE}`);
    return 2;
  }
  const code = check(options, terminal);
  if (options.watch && code !== 2) keepChecking(options, terminal);
  return code;
}

function check({ place, strict, against }: Options, terminal: Terminal): number {
  let found: PackPlace;
  try {
    const guest = validateGuest(place, strict, terminal);
    if (guest !== null) return guest;
    found = loadPlace(place);
  } catch (error) {
    terminal.error(`${place}: expected a content folder or a zip (${(error as Error).message})\n\n${USAGE}`);
    return 2;
  }
  for (const line of problemLines(found.problems)) terminal.error(line);
  if (found.files === 0) {
    // A zip that cannot be read has been told of; how to call this would hide it.
    if (found.problems.length === 0) terminal.error(`${place}: expected JSON files, found none\n\n${USAGE}`);
    return 2;
  }
  const warnings = warningsOf(found.content, found.packs);
  for (const warning of warnings) terminal.error(warningLine(warning));
  if (found.othersFaulty) {
    terminal.error('(The built-in packs have problems of their own: npm run validate -- content)');
  }
  for (const pack of found.packs) {
    const loaded = FOLDERS.map((folder) => `${folder}: ${pack.ids[folder].length}`).join(', ');
    terminal.log(`${pack.name} (${pack.id} ${pack.version}): ${loaded}`);
  }
  if (against !== null && !tellChanges(against, found, terminal)) return 2;
  tellHowToPlay(place, found, terminal);
  return sumUp(found, warnings.length, strict, terminal);
}

/** What the packs have otherwise than at another place; false where there is nothing to tell them from. */
function tellChanges(against: string, { content, packs }: PackPlace, terminal: Terminal): boolean {
  let old: PackPlace;
  try {
    old = loadPlace(against);
  } catch (error) {
    terminal.error(`--against ${against}: expected a folder or a zip (${(error as Error).message})`);
    return false;
  }
  const pairs = packs.flatMap((pack) => {
    const was = old.packs.find(({ id }) => id === pack.id);
    return was ? [{ pack, was }] : [];
  });
  if (pairs.length === 0) {
    const ids = packs.map(({ id }) => id).join(', ');
    terminal.error(`--against ${against}: expected an older self of ${ids}, found none`);
    return false;
  }
  for (const { pack, was } of pairs) {
    const lines = changeLines(packChanges({ content: old.content, pack: was }, { content, pack }));
    terminal.log(
      `${pack.id} ${was.version} > ${pack.version}: ${lines.length > 0 ? '' : 'no card, tile or encounter is another'}`.trim(),
    );
    for (const line of lines) terminal.log(`  ${line}`);
  }
  return true;
}

/** What the other commands take of a pack of one's own. */
function tellHowToPlay(place: string, found: PackPlace, terminal: Terminal): void {
  if (!found.packs.some(({ own }) => own)) return;
  const encounters = encountersOf(found);
  if (encounters.length === 0) return;
  terminal.log(`Bots play it: npm run sim -- --pack ${place} --games 20 --encounter ${encounters[0]}`);
  if (encounters.length > 1) terminal.log(`  or ${encounters.slice(1).join(', ')}`);
}

function sumUp(
  { content, packs, problems, files, leftOut }: PackPlace,
  warnings: number,
  strict: boolean,
  terminal: Terminal,
): number {
  const doubts = warnings > 0 ? `, ${points(warnings, 'warning')}` : '';
  if (problems.length === 0) {
    const hash = `hash: ${content.cards.hash}`;
    terminal.log(`${warnings > 0 ? `No problem${doubts}.` : 'All is in order.'} ${hash}`);
    return strict && warnings > 0 ? 1 : 0;
  }
  const causes = rootCauses(problems);
  const own = causes.flatMap((cause) => cause.problems);
  terminal.error(`${points(own.length, 'problem')} in ${points(causes.length, 'file')}${doubts}`);
  // What is loaded is counted: a pack whose manifest does not fit loses files that have nothing wrong with them.
  const loaded = packs.reduce(
    (sum, { ids }) => sum + FOLDERS.reduce((n, folder) => n + ids[folder].length, 0),
    0,
  );
  const all = points(files, 'file');
  if (loaded === 0) terminal.error(`Nothing is loaded of ${all}.`);
  else if (leftOut.length > 0) terminal.error(`Left out: ${leftOut.length} of ${all}; the rest is loaded.`);
  return 1;
}

/** So long after a change nothing more is written: an editor saves a file in several steps. */
const STILL = 200;

function keepChecking(options: Options, terminal: Terminal): void {
  const isZip = options.place.endsWith('.zip');
  let due: NodeJS.Timeout | undefined;
  // A zip is written anew, under its name: what is watched is its folder.
  watch(isZip ? dirname(options.place) : options.place, { recursive: !isZip }, () => {
    clearTimeout(due);
    due = setTimeout(() => {
      terminal.log('\n-- changed --');
      check(options, terminal);
    }, STILL);
  });
  terminal.log('Watching; Ctrl+C ends it.');
}
