import { readFileSync } from 'node:fs';
import { readContentFolder } from '../content/files/node-files.ts';
import { loadContent } from '../content/index.ts';
import { ScriptError } from '../engine/index.ts';
import { problemLine } from '../words/en/problems.ts';
import { CaseError } from './cases/case-error.ts';
import { parseCase } from './cases/parse-case.ts';
import { runCase } from './cases/run-case.ts';

/**
 * `npm run --silent case -- FILE` (or `-`): runs the rule case, or each of a list, and prints what comes of it
 * as JSON. Exit 2: bad input; exit 3: a roll left unused or not there.
 */
function main(): void {
  const [file] = process.argv.slice(2);
  try {
    if (!file) throw new CaseError('$', 'a file name, or - for standard input');
    const value = parseJson(file);
    const { cards, problems } = loadContent(
      readContentFolder(new URL('../../content', import.meta.url).pathname),
    );
    for (const problem of problems) console.error(problemLine(problem));
    const cases = Array.isArray(value)
      ? value
          .map((entry, i) => parseCase(entry, `$[${i}]`))
          .map((input, i) => runCase(input, cards, `$[${i}]`))
      : runCase(parseCase(value), cards);
    process.stdout.write(`${JSON.stringify(cases)}\n`);
  } catch (error) {
    if (!(error instanceof CaseError || error instanceof ScriptError)) throw error;
    process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
    process.exitCode = error instanceof CaseError ? 2 : 3;
  }
}

function parseJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new CaseError('$', `a file that can be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CaseError('$', `JSON: ${(error as Error).message}`);
  }
}

main();
