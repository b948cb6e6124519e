/** What a source file says: its strings and templates, with … for what is filled in; no comments, imports or keys. */

/** Where the string, template, bracket or comment that begins there is over; what is said goes to `found`. */
function skip(source: string, from: number, found: string[]): number {
  const mark = source[from]!;
  if (source.startsWith('//', from)) return ends(source, '\n', from);
  if (source.startsWith('/*', from)) return ends(source, '*/', from + 2);
  if (mark === "'" || mark === '"' || mark === '`') return read(source, from, found);
  if (mark !== '{') return from + 1;
  let at = from + 1;
  while (at < source.length && source[at] !== '}') at = skip(source, at, found);
  return at + 1;
}

function ends(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
}

function read(source: string, from: number, found: string[]): number {
  const mark = source[from];
  let text = '';
  let at = from + 1;
  while (at < source.length && source[at] !== mark) {
    if (source[at] === '\\') {
      text += source[at + 1];
      at += 2;
    } else if (mark === '`' && source.startsWith('${', at)) {
      text += '…';
      at = skip(source, at + 1, found);
    } else text += source[at++];
  }
  found.push(text);
  return at + 1;
}

/** Ids, keys and paths are no words that anybody reads. */
const isRead = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[\w.$-]*$|\.ts$|^\.*\//.test(text);
/** A single word with a capital is read, too. */
const isName = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);

export function sayingsIn(source: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < source.length; ) at = skip(source, at, found);
  return found.filter((text) => isRead(text) || isName(text));
}
