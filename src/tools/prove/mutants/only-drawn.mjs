// A plugin of Stryker's: of the faults it finds in the lines it is given, only those that were drawn are tried. Its
// checkers are asked about every fault before it is; what they turn down is not tried.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Stryker's PluginKind; its package is not among ours, so it is not imported. */
const CHECKER = 'Checker';
const REPORTER = 'Reporter';

const drawn = () =>
  process.env.MUTANTS_DRAWN
    ? new Set(JSON.parse(readFileSync(process.env.MUTANTS_DRAWN, 'utf8')))
    : new Set();

/** As `nameOf` in stryker.ts has it; `line` and `column` are what the first of them is counted as. */
function nameOf({ fileName, location: { start, end }, replacement }, line, column) {
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/');
  const at = (spot) => `${spot.line + 1 - line}:${spot.column - column}`;
  return `${file}:${at(start)}-${at(end)} ${replacement}`;
}

class OnlyDrawn {
  #drawn = new Set();

  async init() {
    this.#drawn = drawn();
  }

  async check(mutants) {
    const status = (mutant) => (this.#drawn.has(nameOf(mutant, 0, 0)) ? 'passed' : 'compileError');
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, { status: status(mutant), reason: 'not drawn' }]),
    );
  }

  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }
}

/** Tells what was not noticed as soon as it is known: a room is many minutes, and may be broken off. */
class AsTheyCome {
  #drawn = drawn();

  onMutantTested(mutant) {
    const { status, replacement, location, fileName } = mutant;
    // Here all is counted from 1, and what earlier runs left in the record is told again.
    if (!/^(Survived|NoCoverage)$/.test(status) || !this.#drawn.has(nameOf(mutant, 1, 1))) return;
    console.log(`  not noticed: ${relative(process.cwd(), fileName)}:${location.start.line}: ${replacement}`);
  }
}

export const strykerPlugins = [
  { kind: CHECKER, name: 'only-drawn', injectableClass: OnlyDrawn },
  { kind: REPORTER, name: 'as-they-come', injectableClass: AsTheyCome },
];
