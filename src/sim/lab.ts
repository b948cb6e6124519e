import type { Experiment } from '../bots/lab/experiment.ts';
import type { LabGame } from '../bots/lab/lab-game.ts';
import { numbersOf } from '../bots/lab/lab-numbers.ts';
import { didYouMean } from '../check/did-you-mean.ts';
import { hintText } from '../words/en/hints.ts';
import { experimentsOf, playRows, type Row } from './lab/everything.ts';
import { type LabOptions, readLabOptions, USAGE } from './lab/lab-options.ts';
import { labPage } from './lab/lab-page.ts';
import { headOf, labText } from './lab/lab-report.ts';
import { failedLines, tableHead, tableLines, tableMarkdown, tablePage } from './lab/lab-table.ts';
import { playUntilStopped } from './lab/play-experiments.ts';
import { readMoment } from './lab/read-moment.ts';
import { idMeant, type PackPlace, type PlayableContent, playable } from './pack-place.ts';
import { placeOf } from './place-of-pack.ts';
import { UsageError } from './sim-options.ts';
import { writePage } from './sim-records.ts';
import type { Terminal } from './terminal.ts';

/**
 * `npm run lab -- --encounter ID --games N`: a bot plays an encounter, or on from a moment of a game, with the dice of
 * `S-1`, `S-2`, …; what came of it is printed, and drawn on a page with `--out`. The same arguments print the same
 * on standard output; progress goes to standard error. `--everything` plays all encounters instead, a row of a table each.
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.log(USAGE);
    return 0;
  }
  try {
    const options = readLabOptions(args);
    const place = placeOf(options.pack, terminal);
    const content = playable(place);
    if (options.everything) return await exploreAll(options, content, place, terminal);
    return await explore(options, content, experimentOf(options, content, place), terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

function experimentOf(
  { encounter, from, at, bot, difficulty }: LabOptions,
  content: PlayableContent,
  place: PackPlace,
): Experiment {
  const moment = from === null ? undefined : readMoment(from, at, content);
  const id =
    encounter === null
      ? (moment?.setup.encounter ?? '')
      : idMeant(place, encounter, (one) => one in content.encounters);
  if (moment && id !== moment.setup.encounter)
    throw new UsageError(`--encounter ${id}: the game of ${from} is of ${moment.setup.encounter}`);
  known(id, content);
  return { encounter: id, bot, ...(moment ? { moment } : {}), ...(difficulty ? { difficulty } : {}) };
}

/** An encounter's id, where there is such a one. Throws UsageError. */
function known(id: string, { encounters }: PlayableContent): string {
  if (Object.hasOwn(encounters, id)) return id;
  const ids = Object.keys(encounters);
  const hint = didYouMean(id, ids);
  throw new UsageError(
    `--encounter ${id}: expected an encounter, like ${ids[0]}${hint ? ` (${hintText(hint)})` : ''}`,
  );
}

async function explore(
  options: LabOptions,
  content: PlayableContent,
  experiment: Experiment,
  terminal: Terminal,
): Promise<number> {
  const { seed, out } = options;
  const games: LabGame[] = [];
  await playUntilStopped(options, content, [experiment], terminal, (game) => games.push(game));
  const numbers = numbersOf(content, experiment, games);
  const head = headOf(experiment, games.length, seed);
  terminal.log(labText(head, numbers));
  if (out !== null) {
    writePage(out, labPage(head, numbers));
    terminal.error(`written to ${out}`);
  }
  return numbers.failed.length > 0 ? 1 : 0;
}

/** A table of all encounters of the place, or of those named, each row told as soon as it is there. */
async function exploreAll(
  options: LabOptions,
  content: PlayableContent,
  place: PackPlace,
  terminal: Terminal,
): Promise<number> {
  const { encounter, out } = options;
  const ids =
    encounter === null
      ? place.packs.flatMap((pack) => pack.ids.encounters).sort()
      : encounter.split(',').map((id) =>
          known(
            idMeant(place, id, (one) => one in content.encounters),
            content,
          ),
        );
  if (ids.length === 0) throw new UsageError('--everything: the pack has no encounter in order');
  const { head, lineOf } = tableLines(ids);
  const rows: Row[] = [];
  terminal.log(`${tableHead(options)}\n${head}`);
  await playRows(options, content, experimentsOf(options, content, ids), terminal, (row) => {
    rows.push(row);
    terminal.log(lineOf(row));
  });
  const failed = failedLines(rows);
  for (const line of failed) terminal.log(line);
  if (out !== null) {
    writePage(out, (out.endsWith('.md') ? tableMarkdown : tablePage)(tableHead(options), rows));
    terminal.error(`written to ${out}`);
  }
  return failed.length > 0 ? 1 : 0;
}
