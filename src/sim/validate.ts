import { liesIn, readContentFolder, readOwnPacks } from '../content/files/node-files.ts';
import { FOLDERS, loadContent, type Problem } from '../content/index.ts';
import { problemLine } from '../words/en/problems.ts';

const BUILT_IN = new URL('../../content', import.meta.url).pathname;

const USAGE = `npm run validate -- FOLDER

Checks a folder of content and names every fault: file, place, what was expected, what stands there.
  FOLDER   content, the built-in packs (also without FOLDER); or a pack of your own, a folder with a pack.json
           in it, or a zip of one: it is checked together with the built-in packs, whose cards it may name.
Exit 0 when all is in order, 1 when something is left out, 2 when there is nothing to check.`;

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `npm run validate -- FOLDER`: every problem and exit 1, or what was found and exit 0; 2 for no folder. */
function main(place: string): number {
  if (place === '--help' || place === '-h') {
    console.log(USAGE);
    return 0;
  }
  const own = !liesIn(place, BUILT_IN);
  let read: ReturnType<typeof readOwnPacks>;
  try {
    read = own ? readOwnPacks(place) : { files: readContentFolder(place), problems: [] };
  } catch (error) {
    console.error(`${place}: expected a content folder or a zip (${(error as Error).message})\n\n${USAGE}`);
    return 2;
  }
  const { files } = read;
  if (files.length === 0) {
    for (const problem of read.problems) console.error(problemLine(problem));
    console.error(`${place}: expected JSON files, found none\n\n${USAGE}`);
    return 2;
  }
  const content = loadContent(own ? [...readContentFolder(BUILT_IN), ...files] : files);
  const ownPaths = new Set(files.map(({ path }) => path.replace(/^(\.{1,2}\/)+/, '')));
  const isOwn = ({ file }: Problem) => ownPaths.has(file) || /(^|\/)pack\.json$/.test(file);
  const problems = content.problems.filter(isOwn);
  for (const problem of problems) console.error(problemLine(problem));
  if (content.problems.length > problems.length) {
    console.error('(The built-in packs have problems of their own: npm run validate -- content)');
  }
  for (const pack of content.packs.filter((one) => one.own === own)) {
    const loaded = FOLDERS.map((folder) => `${folder}: ${pack.ids[folder].length}`).join(', ');
    console.log(`${pack.name} (${pack.id} ${pack.version}): ${loaded}`);
  }
  if (problems.length === 0) {
    console.log(`All is in order. hash: ${content.cards.hash}`);
    return 0;
  }
  const broken = new Set(problems.map(({ file }) => file)).size;
  console.error(`${count(problems.length, 'problem')} in ${broken} of ${count(files.length, 'file')}`);
  const leftOut = content.leftOut.filter((file) => ownPaths.has(file));
  if (leftOut.length > 0) console.error(`Left out, the rest is loaded: ${leftOut.join(', ')}`);
  return 1;
}

process.exitCode = main(process.argv[2] ?? 'content');
