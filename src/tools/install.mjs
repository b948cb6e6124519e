// What a fresh clone lacks: the packages and the build. Node builtins only.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** When a file, or the newest file in a folder, was last written; 0 if there is none. */
function written(path) {
  let info;
  try {
    info = statSync(path);
  } catch {
    return 0;
  }
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, written(join(path, name))),
    info.mtimeMs,
  );
}

/** Runs a program in the project's folder; true if it ended well. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** Runs the command line of an installed package under this very Node. */
export function runTool(script, args, options) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options);
}

/** The same, started beside others; gives in the end whether it ended well. */
export function startTool(script, args, options = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Installs the packages if they are missing or older than the lock file. */
export function ensurePackages() {
  const mark = join(root, 'node_modules/.package-lock.json');
  // npm writes both files within moments of each other, in either order.
  if (written(mark) > 0 && written(mark) + 5000 >= written(join(root, 'package-lock.json'))) return true;
  console.log('Installing packages (npm ci) ...');
  const windows = process.platform === 'win32';
  const args = ['ci', '--include=dev', '--loglevel=error'];
  if (!run('npm', args, { shell: windows })) return false;
  const now = new Date();
  utimesSync(mark, now, now);
  return true;
}

export function build() {
  return runTool('vite/bin/vite.js', ['build']);
}

/** Builds if there is no build or its sources are newer. */
export function ensureBuild() {
  const sources = [
    'src',
    'public',
    'content',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'LICENSE',
  ];
  const newest = Math.max(...sources.map((name) => written(join(root, name))));
  return written(join(root, 'dist/index.html')) >= newest || build();
}
