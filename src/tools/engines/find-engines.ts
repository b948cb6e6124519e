/** Finds the browsers of the other two engines, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);

const inPath = (...names: string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isThere);

/** Debian's packages, where there is `apt-get` and we may; they come at once where they are there already. */
function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !isThere('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: ['ignore', 2, 2] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function found(
  look: () => string | undefined,
  what: string,
  packages: readonly string[],
  variable: string,
): string {
  const present = look();
  if (present) return present;
  console.error(`No ${what} on this machine: installing ${packages.join(', ')}.`);
  install(packages);
  const path = look();
  if (!path)
    throw new Error(
      `No ${what} found, and none could be installed (${packages.join(', ')}). Set ${variable} to one.`,
    );
  return path;
}

/** A Firefox, by its path. Throws Error, with what would help, where none can be had. */
export const ensureFirefox = (): string =>
  found(
    () => [process.env.FIREFOX_PATH, inPath('firefox-esr', 'firefox')].find((path) => path && isThere(path)),
    'Firefox',
    ['firefox-esr'],
    'FIREFOX_PATH',
  );

/** What drives WebKit, the small browser it drives, and a screen without a screen. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** The small browser lies beside the library, in a folder of its version. */
function miniBrowser(): string | undefined {
  const roots = [
    '/usr/lib',
    '/usr/libexec',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((one) => join('/usr/lib', one)),
  ];
  return roots
    .flatMap((root) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((one) => join(root, one, 'MiniBrowser')),
    )
    .find(isThere);
}

/** As `ensureFirefox`, of WebKitGTK. */
export function ensureWebKit(): WebKit {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const driver = found(() => inPath('WebKitWebDriver'), 'WebKitWebDriver', packages, 'PATH');
  const xvfb = found(() => inPath('Xvfb'), 'Xvfb', packages, 'PATH');
  const browser = found(
    () => [process.env.MINIBROWSER_PATH, miniBrowser()].find((path) => path && isThere(path)),
    'MiniBrowser of WebKitGTK',
    packages,
    'MINIBROWSER_PATH',
  );
  return { driver, browser, xvfb };
}
