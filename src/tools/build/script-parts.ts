/** What the parts of the page wait for, and the scripts it is packed in. */
import { resolve } from 'node:path';
import { type Plugin as Bundling, build } from 'esbuild';
import type { Plugin } from 'vite';

/** Nothing in these does anything by being imported: of what a part of the page does not ask for, nothing is in it. */
export const DOES_NOTHING_ALONE = /\/src\/(engine|check|content|words|stores|art|workshop|bots)\//;

/** Leaves out what the build makes and, but for `later`, what is fetched later; notes styles and icons beside whoever asks for them. */
const withBeside = (beside: Map<string, string[]>, later: boolean): Bundling => ({
  name: 'with-beside',
  setup(bundling) {
    bundling.onResolve(
      { filter: /^(virtual:|worker:|~icons\/)|\?|\.css$/ },
      ({ path, importer, resolveDir }) => {
        const id = path.startsWith('~icons/') ? `${path}.jsx` : resolve(resolveDir, path);
        beside.set(importer, [...(beside.get(importer) ?? []), id]);
        return { path, external: true };
      },
    );
    bundling.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir, kind }) => {
      if (kind === 'dynamic-import' && !later) return { path, external: true };
      if (importer.includes('/node_modules/')) return undefined;
      const file = resolve(resolveDir, path);
      return { path: file, sideEffects: !DOES_NOTHING_ALONE.test(file) };
    });
  },
});

/** The files of which something is used by these at once, or, with `later`, ever. */
async function usedBy(root: string, entries: readonly string[], later = false): Promise<ReadonlySet<string>> {
  const beside = new Map<string, string[]>();
  const { metafile } = await build({
    stdin: {
      contents: entries.map((entry) => `export * from './${entry}';`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    metafile: true,
    write: false,
    treeShaking: true,
    logLevel: 'error',
    outdir: 'parts',
    plugins: [withBeside(beside, later)],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [resolve(root, file)] : [],
  );
  return new Set(used.flatMap((file) => [file, ...(beside.get(file) ?? [])]));
}

/**
 * Packs what is always wanted together into one script: in dozens that name one another's parts it is a tenth more to
 * send. What the first screen needs stays apart, and so does what it or the table shares with the workers, which are to
 * load nothing of the page, and what runs the rules, which a first question does not wait for.
 */
export function scriptParts(): Plugin {
  return {
    name: 'script-parts',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const [page, start, home, table, rules, words, workers, malhya] = await Promise.all([
        usedBy(root, ['src/app/main.tsx']),
        usedBy(root, ['src/app/start.tsx']),
        usedBy(root, ['src/ui/home/HomeScreen.tsx']),
        usedBy(root, ['src/ui/learn/LearnScreen.tsx', 'src/ui/table/PlayScreen.tsx']),
        usedBy(root, ['src/stores/middara/middara-rules.ts']),
        usedBy(root, ['src/words/en/index.ts']),
        usedBy(root, WORKERS, true),
        usedBy(root, ['src/games/malhya/table/guest.tsx']),
      ]);
      const waits = (id: string) => start.has(id) || table.has(id);
      const groups: readonly [string, (id: string) => boolean][] = [
        ['values', (id) => (page.has(id) && workers.has(id)) || id.includes('vite/preload-helper')],
        ['page', (id) => page.has(id) && !id.endsWith('/main.tsx')],
        // What the rules share with the table, too: else it would go along with them.
        // So does what says what is wrong in a file: what asks for it in the table is not to take it along.
        [
          'shared',
          (id) =>
            id.endsWith('/src/check/problem.ts') ||
            (waits(id) && (workers.has(id) || rules.has(id) || /\/src\/engine\//.test(id))),
        ],
        ['rules', (id) => rules.has(id) && !waits(id)],
        // The first screen itself is not to load the table.
        ['start', (id) => start.has(id) || (table.has(id) && home.has(id))],
        ['table', (id) => table.has(id)],
        // What workers say, too: they are to load nothing of the page with it.
        ['said', (id) => words.has(id) && workers.has(id)],
        ['words', (id) => words.has(id)],
        ['late-rules', (id) => /\/src\/engine\//.test(id)],
        ['checks', (id) => CHECKS.test(id) && (workers.has(id) || id.includes('node_modules'))],
        // A guest whose stages come later: what they share with it is not to lie in dozens of files.
        ['malhya-rules', (id) => malhya.has(id) && id.includes('/src/games/malhya/rules/')],
        ['malhya-words', (id) => malhya.has(id) && id.includes('/src/games/malhya/words/')],
      ];
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: groups.map(([name, has], i) => ({
                  name,
                  test: has,
                  priority: groups.length - i,
                })),
              },
            },
          },
        },
      };
    },
  };
}

const WORKERS = ['src/app/page-worker.ts', 'src/app/paint-worker.ts', 'src/app/backup-worker.ts'];

/** What checks games and packs that lay somewhere. */
const CHECKS =
  /\/src\/(stores\/opened\/|check\/(schemas|parse-value|quick-check|inflated)|content\/schemas\/)|\/node_modules\/(fflate|valibot)\//;
