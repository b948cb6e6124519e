import { readFileSync, statSync } from 'node:fs';
import { readJson } from '../check/json-error.ts';
import { readContentFolder } from '../content/files/node-files.ts';
import { loadContent } from '../content/index.ts';
import { type CardIndex, ScriptError } from '../engine/index.ts';
import { findingLine, problemLine } from '../words/en/problems.ts';
import { runAnyCase, unmetIn } from './cases/any-case.ts';
import { CaseError } from './cases/case-error.ts';
import { differsIn, verdictLines } from './cases/verdict.ts';
import type { Terminal } from './terminal.ts';

/** What a run came to: all as it should be; something is not as expected; bad input; a wrong script. */
const CODES = { asExpected: 0, unmet: 1, badInput: 2, script: 3 } as const;

/**
 * `npm run --silent case -- FILE` (or `-`): runs the rule case, or each of a list, and prints what comes of it
 * as JSON; on a screen a verdict instead: what was asked, what came, what differs. A FOLDER: runs every case below it,
 * and prints for each file whether all came as expected. A case goes by its `game`; without one it is Middara's. Exit 1:
 * not as expected, on a screen, of a folder or of another game; exit 2: bad input; exit 3: a roll left unused or not there.
 */
export function main(
  [place]: readonly string[],
  terminal: Terminal,
  input = () => readFileSync(0, 'utf8'),
): number {
  return attempt('', terminal, () => {
    if (!place) throw new CaseError('$', 'a file name, or - for standard input');
    if (place !== '-' && statSync(place, { throwIfNoEntry: false })?.isDirectory())
      return runFolder(place, terminal);
    const value = parseJson(() => (place === '-' ? input() : readFileSync(place, 'utf8')));
    const judged = casesIn(value).map(([one, root]) => ({
      value: one,
      result: runAnyCase(one, () => cards(terminal), root),
    }));
    if (terminal.screen) {
      for (const line of verdictLines(judged, terminal.screen.colours)) terminal.log(line);
      return judged.some((one) => differsIn(one).length > 0) ? CODES.unmet : CODES.asExpected;
    }
    const results = judged.map(({ result }) => result);
    terminal.log(JSON.stringify(Array.isArray(value) ? results : results[0]));
    const lines = results.flatMap((result) =>
      'unmet' in result ? result.unmet.map((line) => `${result.name}: ${line}`) : [],
    );
    for (const line of lines) terminal.error(line);
    return lines.length > 0 ? CODES.unmet : CODES.asExpected;
  });
}

/** Every file by itself: what is wrong with one keeps no other from being run. The worst of them is the exit code. */
function runFolder(folder: string, terminal: Terminal): number {
  const files = readContentFolder(folder);
  if (files.length === 0) throw new CaseError('$', `JSON files in ${folder}, found none`);
  let worst: number = CODES.asExpected;
  for (const { path, text = '' } of files) {
    const code = attempt(`${path} `, terminal, () => {
      const all = casesIn(parseJson(() => text));
      const lines = all.flatMap(([one, root]) => {
        const result = runAnyCase(one, () => cards(terminal), root);
        return unmetIn(one, result).map((line) => `${path} ${root} ${result.name}: ${line}`);
      });
      for (const line of lines) terminal.error(line);
      if (lines.length > 0) return CODES.unmet;
      terminal.log(`${path}: ${all.length} as expected`);
      return CODES.asExpected;
    });
    worst = Math.max(worst, code);
  }
  return worst;
}

/** The exit code of something done, or of what went wrong with it, told in a line. */
function attempt(where: string, terminal: Terminal, run: () => number): number {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CaseError || error instanceof ScriptError)) throw error;
    terminal.error(`${where}${error.message.replaceAll('\n', ' ')}`);
    return error instanceof CaseError ? CODES.badInput : CODES.script;
  }
}

const casesIn = (value: unknown): readonly (readonly [value: unknown, root: string])[] =>
  Array.isArray(value) ? value.map((one, i) => [one, `$[${i}]`]) : [[value, '$']];

let loaded: CardIndex | undefined;

/** Middara's cards, once and only where they are needed. */
function cards(terminal: Terminal): CardIndex {
  if (loaded) return loaded;
  const content = loadContent(readContentFolder(new URL('../../content', import.meta.url).pathname));
  for (const problem of content.problems) terminal.error(problemLine(problem));
  loaded = content.cards;
  return loaded;
}

function parseJson(read: () => string): unknown {
  let text: string;
  try {
    text = read();
  } catch (error) {
    throw new CaseError('$', `a file that can be read: ${(error as Error).message}`);
  }
  const parsed = readJson(text);
  if (parsed.ok) return parsed.value;
  throw new CaseError('$', `JSON: ${findingLine({ path: '$', ...parsed.error })}`);
}
