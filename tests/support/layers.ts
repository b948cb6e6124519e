import { posix } from 'node:path';

/** One import or re-export of a source file. */
export interface Import {
  from: string;
  typeOnly: boolean;
}

/** What the files of one area may import. */
interface Rule {
  /** Path prefixes (folders end in a slash), or whole files. */
  files: readonly string[];
  /** Prefixes that only types may come from. */
  types?: readonly string[];
  /** Packages and Node's modules; every package that `owners` does not keep elsewhere if absent. */
  packages?: RegExp;
}

const none = /^$/;
const engine = 'src/engine';
const engineIndex = `${engine}/index.ts`;
const inEngine = (...names: string[]) => names.map((name) => `${engine}/${name}/`);

/** The areas of src; the first whose prefix fits a file is its area. */
const areas: Readonly<Record<string, Rule>> = {
  'src/app/': { files: ['src/app/', 'src/ui/', 'src/stores/', 'src/content/', engineIndex] },
  'src/ui/': { files: ['src/ui/', 'src/stores/', engineIndex] },
  'src/stores/': { files: ['src/stores/', 'src/content/index.ts', engineIndex] },
  'src/sim/': { files: ['src/sim/', 'src/content/', 'content/', engineIndex] },
  'src/tools/': { files: ['src/tools/'] },
  'src/content/': {
    files: ['src/content/', 'content/', `${engine}/model/`],
    packages: /^(node:|valibot$|@valibot\/|fflate$)/,
  },
  [engineIndex]: { files: [`${engine}/`], packages: none },
  // The engine's front: what joins its layers and hands them to one another.
  ...Object.fromEntries(
    ['encounter-session', 'set-up-encounter', 'move-destinations', 'odds', 'why-not', 'lone-turn'].map(
      (name) => [`${engine}/${name}.ts`, { files: [`${engine}/`], packages: none }],
    ),
  ),
  'src/engine/model/': { files: inEngine('model'), packages: none },
  'src/engine/rng/': { files: inEngine('rng'), packages: none },
  'src/engine/kernel/': { files: inEngine('kernel', 'rng'), packages: none },
  'src/engine/queries/': { files: inEngine('queries', 'model'), types: inEngine('rng'), packages: none },
  'src/engine/procedures/': {
    files: inEngine('procedures', 'model', 'rng', 'kernel', 'queries'),
    packages: none,
  },
  'src/engine/abilities/': {
    files: inEngine('abilities', 'model', 'rng', 'kernel', 'queries', 'procedures'),
    packages: none,
  },
  'src/engine/ai/': {
    files: inEngine('ai', 'model', 'rng', 'kernel', 'queries', 'procedures'),
    packages: none,
  },
};

/** Packages that belong to some folders alone. */
const owners: readonly { packages: RegExp; folders: readonly string[] }[] = [
  { packages: /^(immer|zustand)(\/|$)/, folders: ['src/stores/'] },
  { packages: /^(react|react-dom|radix-ui|~icons)(\/|$)/, folders: ['src/ui/', 'src/app/'] },
];

/** What nothing in the engine may speak of: chance, clocks and the page. */
const banned = /\b(Math\.random|Date|performance\.now|window|document)\b/g;

const stringsAndComments =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function withoutComments(source: string): string {
  return source.replace(stringsAndComments, (_all, quoted?: string, template?: string) => {
    return quoted ?? template ?? '';
  });
}

/** Code without comments and plain strings; templates stay, they hold code. */
function codeOnly(source: string): string {
  return source.replace(stringsAndComments, (_all, quoted?: string, template?: string) => {
    return quoted === undefined ? (template ?? '') : "''";
  });
}

/** Every import, re-export and dynamic import of a source text. */
export function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  const found: Import[] = [];
  const statement = /^[ \t]*(?:import|export)\b(?:([^;'"`]*?)\bfrom)?\s*['"]([^'"]+)['"]/gm;
  for (const match of code.matchAll(statement)) {
    found.push({ from: match[2]!, typeOnly: /^\s*type\b/.test(match[1] ?? '') });
  }
  for (const match of code.matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g)) {
    found.push({ from: match[1]!, typeOnly: false });
  }
  return found;
}

const startsWithAny = (path: string, prefixes: readonly string[]) => {
  return prefixes.some((prefix) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix));
};

function allowed(file: string, rule: Rule, { from, typeOnly }: Import): boolean {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));
    if (startsWithAny(target, rule.files)) return true;
    return typeOnly && startsWithAny(target, rule.types ?? []);
  }
  if (from.startsWith('/')) return false;
  if (rule.packages) return rule.packages.test(from);
  return owners.every(({ packages, folders }) => !packages.test(from) || startsWithAny(file, folders));
}

/** One line for each import that the arrows between the areas forbid. */
export function violations(file: string, imports: readonly Import[]): string[] {
  const area = Object.keys(areas).find((prefix) => startsWithAny(file, [prefix]));
  if (area === undefined) return [`${file}: lies in no known area of src`];
  return imports
    .filter((one) => !allowed(file, areas[area]!, one))
    .map((one) => `${file}: may not import ${one.typeOnly ? 'type ' : ''}'${one.from}'`);
}

/** One line for each word in an engine file that the engine may not use. */
export function bannedWords(file: string, source: string): string[] {
  if (!file.startsWith(`${engine}/`)) return [];
  return [...codeOnly(source).matchAll(banned)].map((match) => `${file}: may not mention ${match[0]}`);
}
