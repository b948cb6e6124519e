/** Builds the page of the kit, by itself: no player waits for it. */
import { join } from 'node:path';
import icons from 'unplugin-icons/vite';
import { build } from 'vite';
import { WORDS } from '../../../ui/theme/class-words.ts';
import { iconSheet } from '../../build/icon-sheet.ts';
import { wordSheet } from '../../build/word-sheet.ts';
import { root } from '../../install.mjs';

/** Whose class lists the kit's words are made of. */
const FOLDERS = ['src/ui', 'src/tools/gallery'];

/** Writes `kit.html` and what it asks for into a folder. */
export async function buildKit(folder: string): Promise<void> {
  const here = join(root, 'src/tools/gallery/kit');
  await build({
    configFile: false,
    root: here,
    base: './',
    logLevel: 'error',
    plugins: [
      icons({ compiler: 'jsx', jsx: 'react' }),
      iconSheet(join(root, 'src/ui/icons/index.ts')),
      wordSheet(
        WORDS,
        FOLDERS.map((folder) => join(root, folder)),
      ),
    ],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: join(here, 'kit.html') },
    },
  });
}
