import { loadContent, problemLine } from '../content/index.ts';
import { readContentFolder } from '../content/node-files.ts';

/** `npm run validate -- FOLDER`: every problem and exit 1, or what was found and exit 0; 2 for no folder. */
function main(folder: string): number {
  let files: ReturnType<typeof readContentFolder>;
  try {
    files = readContentFolder(folder);
  } catch (error) {
    console.error(`${folder}: expected a content folder (${(error as Error).message})`);
    return 2;
  }
  if (files.length === 0) {
    console.error(`${folder}: expected JSON files, found none`);
    return 2;
  }
  const { cards, encounters, packs, problems } = loadContent(files);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) {
    const broken = new Set(problems.map(({ file }) => file)).size;
    console.error(`${problems.length} problems in ${broken} of ${files.length} files`);
    return 1;
  }
  const counts = [
    `packs: ${packs.map(({ id, version }) => `${id} ${version}`).join(', ')}`,
    ...(['adventurers', 'items', 'disciplines', 'combatants'] as const).map(
      (kind) => `${kind}: ${Object.keys(cards[kind]).length}`,
    ),
    `encounters: ${Object.keys(encounters).length}`,
    `hash: ${cards.hash}`,
  ];
  console.log(counts.join('\n'));
  return 0;
}

process.exitCode = main(process.argv[2] ?? 'content');
