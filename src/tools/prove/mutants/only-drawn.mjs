// A plugin of Stryker's: of the faults it finds in the lines it is given, only those that were drawn are tried. Its
// checkers are asked about every fault before it is; what they turn down is not tried.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Stryker's PluginKind.Checker; its package is not among ours, so it is not imported. */
const CHECKER = 'Checker';

class OnlyDrawn {
  #drawn;

  async init() {
    const file = process.env.MUTANTS_DRAWN;
    this.#drawn = file ? new Set(JSON.parse(readFileSync(file, 'utf8'))) : null;
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        { status: this.#isDrawn(mutant) ? 'passed' : 'compileError', reason: 'not drawn' },
      ]),
    );
  }

  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  #isDrawn({ fileName, location: { start, end }, replacement }) {
    const file = relative(process.cwd(), fileName).replaceAll('\\', '/');
    const at = `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
    return this.#drawn === null || this.#drawn.has(`${at} ${replacement}`);
  }
}

export const strykerPlugins = [{ kind: CHECKER, name: 'only-drawn', injectableClass: OnlyDrawn }];
