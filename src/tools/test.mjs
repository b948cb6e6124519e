// npm test: every kind of proof there is, each on a sample where it is long; the last line printed is
// "N passed, N failed". `npm test -- PLACE …` runs what belongs to a folder or file; `-- --times` also writes down what
// each test file took (tests/times.json). What is proved exhaustively: npm run prove.
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { LINT, TYPES } from './checkers.mjs';
import { ensureBuild, ensurePackages } from './install.mjs';
import { NoPlace, testsOf } from './places.mjs';
import { browserTests, unitTests } from './runners.mjs';
import { cache, runBeside, Stages } from './stages.mjs';
import { sumsOf, writeTimes } from './times.mjs';

const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const unknown = options.filter((word) => word !== '--times');
const stages = new Stages();

/** What is started from here on gives way to the browser: a page has its limits, a unit test has time. */
function giveWay() {
  try {
    setPriority(5);
  } catch {
    // Not every machine has priorities: then all run alike.
  }
}

const checked = ({ name, script, args }) => stages.run(name, () => runBeside(name, script, args));

/** All of it. The unit tests are shown as they run, what runs beside them when it has ended. */
async function whole() {
  const built = await stages.run('build', () => runBeside('build', 'vite/bin/vite.js', ['build']));
  const browser = built
    ? stages.run('browser', () => browserTests(['--grep', '@quick']))
    : stages.run('browser (not run)', () => false);
  giveWay();
  await Promise.all([
    browser,
    checked(TYPES).then(() => checked(LINT)),
    stages.run('unit, rules and content', () => unitTests([])),
  ]);
}

/** What belongs to some places. */
async function near(places) {
  const found = places.map(testsOf);
  const unit = [...new Set(found.flatMap((one) => one.unit))];
  const specs = [...new Set(found.flatMap((one) => one.specs))];
  console.log(`${found.map(({ place }) => place).join(', ')}: ${[...unit, ...specs].join(' ')}`);
  await Promise.all([
    checked(TYPES),
    stages.run('unit, rules and content', () => unitTests(unit)),
    stages.run('lint and format', () =>
      runBeside(LINT.name, LINT.script, [
        ...LINT.args,
        '--no-errors-on-unmatched',
        ...found.map(({ place }) => place),
      ]),
    ),
  ]);
  if (specs.length > 0 && (await stages.run('build', ensureBuild)))
    await stages.run('browser', () => browserTests(['--grep', '@quick', '--pass-with-no-tests', ...specs]));
}

/** Which proofs are older than what they prove, in a line. */
async function stale() {
  const { ok, text } = await runBeside('stale', 'tsx/dist/cli.mjs', ['src/tools/prove/stale.ts']);
  return ok ? text().trim() : 'proved: nobody could tell';
}

async function main() {
  if (unknown.length > 0) {
    console.error(`npm test -- [PLACE …] [--times]: ${unknown.join(' ')} is neither`);
    process.exitCode = 2;
    return;
  }
  const places = given.filter((word) => !word.startsWith('--'));
  if (!(await stages.run('packages', ensurePackages))) return stages.finish();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  try {
    await (places.length > 0 ? near(places) : whole());
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  const said = places.length > 0 ? [] : [sumsOf(cache), await stale()];
  if (options.includes('--times') && places.length === 0) said.push(writeTimes(cache));
  stages.finish(said);
}

await main();
