/** One import or re-export of a source file. */
export interface Import {
  from: string;
  typeOnly: boolean;
}

/** What no rules may speak of: chance, clocks and the page. */
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

/** `type { A }`, or braces with nothing but types in them. */
function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  const parts =
    names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((name) => name.startsWith('type '));
}

/** Every import, re-export and dynamic import of a source text. */
export function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  const found: Import[] = [];
  const statement = /^[ \t]*(?:import|export)\b(?:([^;'"`]*?)\bfrom)?\s*['"]([^'"]+)['"]/gm;
  for (const match of code.matchAll(statement)) {
    found.push({ from: match[2]!, typeOnly: isTypeOnly(match[1] ?? '') });
  }
  for (const match of code.matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g)) {
    found.push({ from: match[1]!, typeOnly: false });
  }
  return found;
}

/** One line for each word in a file of rules that rules may not use. */
export function bannedWords(file: string, source: string): string[] {
  if (!/^src\/(engine|abraxis|games\/[^/]+\/rules)\//.test(file)) return [];
  return [...codeOnly(source).matchAll(banned)].map((match) => `${file}: may not mention ${match[0]}`);
}

/**
 * Sentences and names in code that has no words: what stands in quotes with two words beside each other, or begins like a
 * name. Errors are for developers and may speak; imports and citations (`p.43 6a`) are no words.
 */
export function englishIn(file: string, source: string): string[] {
  const code = withoutComments(source)
    .replace(/^[ \t]*(?:import|export)\b[^;'"`]*\bfrom\s*['"][^'"]+['"];?/gm, '')
    .replace(/\bnew (?:\w*Error|RefusedDecision)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/\bname = '\w+';/g, '')
    // Headers of a protocol.
    .replace(/'Nats-[\w-]+'/g, '');
  const found: string[] = [];
  for (const match of code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)) {
    const text = match[1] ?? match[2]!.replace(/\$\{[^}]*\}/g, '\u0000');
    if (/[A-Za-z]{2,} [A-Za-z]{2,}/.test(text) || /^[A-Z][a-z]{2,}/.test(text))
      found.push(`${file}: "${text.replaceAll('\u0000', '…')}"`);
  }
  return found;
}

/** How many hooks each function at the left edge of a source text calls, by its name. */
export function hooksIn(source: string): { readonly name: string; readonly hooks: number }[] {
  const [, ...parts] = codeOnly(source).split(
    /^(?:export )?(?:default )?(?:async )?(?:function|const) (?=\w)/m,
  );
  // Its own name stands before its calls: that of a hook is no call of it.
  return parts.map((part) => ({
    name: /^\w+/.exec(part)![0],
    hooks: [...part.replace(/^\w+/, '').matchAll(/(?<![.\w])use(?:[A-Z]\w*)?(?:<[^()]*?>)?\(/g)].length,
  }));
}
