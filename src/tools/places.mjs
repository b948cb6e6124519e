// What belongs to a place: the tests and browser specs of a folder or file, for `npm test -- PLACE`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from './install.mjs';

/** A place that is none: the message says what one is. */
export class NoPlace extends Error {}

/** Held of every change, wherever it is. */
const ALWAYS = ['tests/layers.test.ts', 'tests/house.test.ts'];
/** A rule may show in any case. */
const CASES = 'tests/rules/cases.test.ts';
/** Of a place that so many tests use, only those that lie where it does: the others are the whole run. */
const MOST_USERS = 25;

/** The files of a folder and all below it whose names are of a kind, from the project's folder. */
export const listed = (folder, kind) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => kind.test(name))
        .sort()
    : [];

const IS_TEST = /(?<!\.prove)\.test\.tsx?$/;
const read = (file) => readFileSync(join(root, file), 'utf8');
const isFolder = (place) => statSync(join(root, place)).isDirectory();
const within = (folder) => (file) => file.startsWith(`${folder}/`);

/** The files a source names in its imports, from the project's folder. */
export function importsOf(file) {
  const from = dirname(file);
  return [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(root, resolve(root, from, path)).replaceAll('\\', '/'),
  );
}

/** Where the tests of a source lie: `src/stores/packs/library.ts` has them in `tests/stores/packs/library`. */
const mirrorOf = (place) => `tests/${place.slice('src/'.length).replace(/\.tsx?$/, '')}`;

/** Tests of a source: beside it in the mirror, named after it, or using it themselves or by a helper of the tests. */
function testsOfSource(place, tests) {
  const mirror = mirrorOf(place);
  const isNear = isFolder(place)
    ? within(mirror)
    : (file) => file.replace(IS_TEST, '') === mirror || within(mirror)(file);
  const isOfPlace = isFolder(place) ? within(place) : (file) => file === place;
  const helpers = listed('tests/support', /\.tsx?$/).filter((file) => importsOf(file).some(isOfPlace));
  const users = tests.filter((file) =>
    importsOf(file).some((used) => isOfPlace(used) || helpers.includes(used)),
  );
  const near = tests.filter(isNear);
  if (users.length <= MOST_USERS) return [...near, ...users];
  // Too many use it: those of its own folder and the ones that import it by themselves.
  const direct = tests.filter((file) => importsOf(file).some(isOfPlace));
  const mine = direct.length <= MOST_USERS ? direct : direct.filter(within(dirname(mirror)));
  return [...near, ...mine];
}

/** Tests of content: what reads all of it, and what names the thing by its id. */
function testsOfContent(place, tests) {
  const files = isFolder(place) ? listed(place, /\.json$/) : [place];
  const ids = files.length <= 20 ? files.map((file) => basename(file, '.json')) : [];
  const isNamed = (text) => ids.some((id) => text.includes(`'${id}'`) || text.includes(`"${id}"`));
  const guest = /^content\/guests\/([^/]+)/.exec(place)?.[1];
  const home = guest ? `tests/games/${guest}` : 'tests/content';
  return tests.filter((file) => within(home)(file) || isNamed(read(file)));
}

/**
 * What shows whether a place is right: unit tests and browser specs, as paths from the project's folder.
 * @param {string} given a folder or file, from where one stands or from the project's folder
 * @throws NoPlace where there is none of that name
 */
export function testsOf(given) {
  const place = [given, relative(root, resolve(given))]
    .map((path) => path.replaceAll('\\', '/').replace(/\/+$/, ''))
    .find((path) => path !== '' && !path.startsWith('..') && existsSync(join(root, path)));
  if (place === undefined) throw new NoPlace(`${given}: no folder or file of this project`);
  const tests = listed('tests', IS_TEST);
  const specs = listed('e2e', /\.spec\.ts$/);
  const words = place.split(/[/.]/).map((word) => word.toLowerCase());
  const named = specs.filter((file) => words.includes(basename(file, '.spec.ts')));
  const ruled = /^(src\/engine|content|tests\/cases)\b/.test(place) ? [CASES] : [];
  const found = (() => {
    if (place.startsWith('src/')) return testsOfSource(place, tests);
    if (place === 'content' || place.startsWith('content/')) return testsOfContent(place, tests);
    if (place.startsWith('tests/')) return tests.filter((file) => file === place || within(place)(file));
    return [];
  })();
  const e2e =
    place === 'e2e' ? specs : place.startsWith('e2e/') ? specs.filter((file) => file === place) : named;
  return { place, unit: [...new Set([...ALWAYS, ...ruled, ...found])], specs: e2e };
}
