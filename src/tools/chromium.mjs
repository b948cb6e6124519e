// Finds a Chromium for the browser tests, or installs one. Run by itself, it prints the path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isRoot = process.getuid?.() === 0;

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Browsers that Playwright downloaded earlier, newest first. */
function playwrightCache() {
  const custom = process.env.PLAYWRIGHT_BROWSERS_PATH;
  const home = homedir();
  const folders = [
    custom,
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
    join(home, 'AppData/Local/ms-playwright'),
  ];
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  const found = [];
  for (const folder of folders) {
    if (!folder) continue;
    let names = [];
    try {
      names = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
    } catch {}
    names.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
    for (const name of names) for (const end of inside) found.push(join(folder, name, end));
  }
  return found;
}

export function findChromium() {
  // One without windows takes a sixth less of the processor for the same page.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...playwrightCache(),
  ];
  return candidates.find((path) => path && runnable(path));
}

/** Output goes to stderr, so that stdout carries the path alone. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 2, 2];
  return spawnSync(command, args, { cwd: root, env, stdio }).status === 0;
}

function install() {
  const hasApt = runnable('/usr/bin/apt-get');
  if (isRoot && hasApt) {
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'])) return;
  }
  run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}

export function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  console.error('No Chromium on this machine: installing one for the browser tests.');
  install();
  const path = findChromium();
  if (!path) throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.');
  return path;
}

export function chromiumArgs() {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium());
