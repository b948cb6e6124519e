// npm run gallery: every screen and state of the table in every size, as one page to look through: gallery/index.html.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensurePackages, root } from '../install.mjs';
import { type Options, optionsOf, USAGE } from './gallery-options.ts';
import { pageOf } from './gallery-page.ts';
import { FILM, type Shot } from './shot.ts';

const folder = join(root, 'gallery');
const list = join(folder, 'shots.jsonl');

function read(): Options | null {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: ${USAGE}`);
    return null;
  }
}

function make(options: Options): boolean {
  if (!ensurePackages() || !ensureBuild()) {
    console.error('The table could not be built.');
    return false;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(root, 'src/tools/gallery/shots.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, GALLERY_OPTIONS: JSON.stringify(options), GALLERY_FOLDER: folder },
    },
  );
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  const shots = lines.map((line) => JSON.parse(line) as Shot);
  if (shots.length === 0) {
    console.error('Nothing of that name was come to.');
    return false;
  }
  const film = existsSync(join(folder, FILM)) ? FILM : null;
  writeFileSync(
    join(folder, 'index.html'),
    pageOf(shots, {
      title: `The table, ${options.theme}${options.vision === 'none' ? '' : `, seen with ${options.vision}`}`,
      film,
    }),
  );
  console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
  return status === 0;
}

const options = read();
if (options) process.exitCode = make(options) ? 0 : 1;
else process.exitCode = 2;
