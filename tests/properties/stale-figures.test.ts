import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const engine = new URL('../../src/engine/', import.meta.url);

/** What never changes about a figure, so that it may be read from an old one. */
const CONSTANT = /^\.(id|name|card|kind|side|seat|group|number|size)\b/;
/** What finds a figure, or the resolution under way, in the state. */
const FOUND =
  /\bconst (?:(\w+)|\{([^}]*)\}) = (?:figureIn|moveOf|attackUnderWay|spellUnderWay|innermost|innermostAttack)\([^;]*?\)(\.\w+)?;/g;

interface Generator {
  readonly name: string;
  readonly body: string;
}

/** The bodies of the generator functions of a source, braces matched; with `methods`, those of maps too. */
function generatorsOf(source: string, methods = false): Generator[] {
  const found: Generator[] = [];
  const functions = [...source.matchAll(/function\*\s*(\w*)\s*\(/g)];
  const entries = methods ? [...source.matchAll(/^ +\*'?([\w-]+)'?\(table\b[^)]*\) \{/gm)] : [];
  for (const match of [...functions, ...entries]) {
    let at = source.indexOf(
      '{',
      match[0].endsWith('{') ? match.index : source.indexOf('): Rule', match.index),
    );
    if (at < 0) continue;
    const start = at;
    let depth = 0;
    do {
      if (source[at] === '{') depth += 1;
      if (source[at] === '}') depth -= 1;
      at += 1;
    } while (depth > 0 && at < source.length);
    found.push({ name: match[1] || 'anonymous', body: source.slice(start, at) });
  }
  return found;
}

/** Uses after a `yield*` of a figure or scope that was found before it. */
function staleUses({ name, body }: Generator): string[] {
  const stale: string[] = [];
  for (const match of body.matchAll(FOUND)) {
    if (match[3] || match[1] === undefined) continue; // a value was taken out, nothing is held
    const end = match.index + match[0].length;
    const scope = body.slice(end, blockEnd(body, end));
    const later = afterYield(scope);
    for (const use of later.matchAll(new RegExp(`(?<![.\\w])${match[1]}\\b(?!['":(])`, 'g'))) {
      if (!CONSTANT.test(later.slice(use.index + match[1].length).replace(/^!/, '')))
        stale.push(`${name}: ${match[1]}${later.slice(use.index + match[1].length).split(/[\s;,)]/, 1)[0]}`);
    }
  }
  return stale;
}

/** What runs after the first `yield` of a scope: not the branches it is no part of. */
function afterYield(scope: string): string {
  const pause = scope.indexOf('yield');
  const end = scope.indexOf(';', pause);
  if (pause < 0 || end < 0) return '';
  const before = scope.slice(scope.lastIndexOf(';', pause) + 1, pause);
  const leaves = /\breturn\s*\(?$/.test(before.trimEnd().concat(' ').trimEnd());
  const depth = before.length > 0 ? openBlocks(scope.slice(0, pause)) : 0;
  if (leaves && depth === 0) return afterYield(scope.slice(end));
  if (depth === 0) return scope.slice(end);
  const close = blockEnd(scope, end);
  const rest = scope.slice(end, close);
  const next = pastElse(scope, close + 1);
  const ends = leaves || /(continue|return[^;]*|break);\s*$/.test(rest);
  return ends ? `${rest} ${afterYield(scope.slice(next))}` : `${rest} ${scope.slice(next)}`;
}

const openBlocks = (text: string): number =>
  [...text].reduce((depth, c) => depth + Number(c === '{') - Number(c === '}'), 0);

/** Past the else branches that follow a block. */
function pastElse(body: string, from: number): number {
  const chain = /^\s*else\b[^{]*\{/.exec(body.slice(from));
  return chain ? pastElse(body, blockEnd(body, from + chain[0].length) + 1) : from;
}

/** Where the block that begins before `from` ends. */
function blockEnd(body: string, from: number): number {
  let depth = 0;
  for (let at = from; at < body.length; at++) {
    if (body[at] === '{') depth += 1;
    if (body[at] === '}') {
      depth -= 1;
      if (depth < 0) return at;
    }
  }
  return body.length;
}

const sources = ['procedures', 'abilities', 'ai'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, engine), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file: `${folder}/${file}`,
      source: readFileSync(new URL(`${folder}/${file}`, engine), 'utf8'),
    })),
);

describe('I8: after a yield* figures are read again', () => {
  test('the check itself finds a figure that is kept', () => {
    const bad = `function* rule(table: Table): Rule<void> {
      const figure = figureIn(table.state, id);
      yield* other(table);
      table.emit({ amount: figure.sp });
    }`;
    expect(generatorsOf(bad).flatMap(staleUses)).toEqual(['rule: figure.sp']);
    expect(generatorsOf(bad.replace('figure.sp', 'figure.id')).flatMap(staleUses)).toEqual([]);
  });

  test('it sees the rules', () => {
    const generators = sources.flatMap(({ source }) => generatorsOf(source));
    expect(generators.length).toBeGreaterThan(60);
    expect(generators.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['resolveAttack', 'resolveMove']),
    );
    const effects = sources.flatMap(({ source }) => generatorsOf(source, true));
    expect(effects.map(({ name }) => name)).toEqual(expect.arrayContaining(['damage', 'choose-number']));
  });

  test('no rule keeps one', () => {
    const kept = sources.flatMap(({ file, source }) =>
      generatorsOf(source, true).flatMap((generator) => staleUses(generator).map((use) => `${file} ${use}`)),
    );
    expect(kept).toEqual([]);
  });
});

describe('a rule that is called and not run', () => {
  test('every call of a generator stands behind yield*, or is handed on', () => {
    const names = new Set(sources.flatMap(({ source }) => generatorsOf(source).map(({ name }) => name)));
    names.delete('anonymous');
    const forgotten = sources.flatMap(({ file, source }) =>
      source.split('\n').flatMap((line) => {
        const call = /^\s*(\w+)\(table\b(?!:)/.exec(line)?.[1];
        const plain = new RegExp(`(function|const) ${call}\\b`);
        return call && names.has(call) && !plain.test(source) ? [`${file}: ${line.trim()}`] : [];
      }),
    );
    expect(forgotten).toEqual([]);
  });
});
