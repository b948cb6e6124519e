/** As wide as a row of a board, a figure with its stats or a list of rolls is still read in one look. */
const WIDTH = 140;

type Entries = readonly (readonly [key: string, value: unknown])[];

/**
 * A file of rule cases as it is kept: compact enough that a position is taken in at once. What fits on a line
 * stands on one; of what does not, each figure, query and expectation begins a line of its own, and numbers
 * and words run on to the full width. The order of fields is the writer's.
 */
export function formatCaseFile(cases: unknown): string {
  if (!Array.isArray(cases)) return `${block(entriesOf(cases), '')}\n`;
  return `[\n${cases.map((one) => `  ${block(entriesOf(one), '  ')}`).join(',\n')}\n]\n`;
}

/** A case, its board or what is expected of it: a part on a line, simple fields together. */
function block(entries: Entries, indent: string): string {
  const inner = `${indent}  `;
  const lines: { text: string; open: boolean }[] = [];
  for (const [key, value] of entries) {
    const written = `${named(key)}${part(value, inner, named(key), '', key === 'figures')}`;
    const before = lines.at(-1);
    if (before?.open && isSimple(value) && fits(`${inner}${before.text}, ${written},`))
      before.text += `, ${written}`;
    else lines.push({ text: written, open: isSimple(value) });
  }
  return `{\n${inner}${lines.map(({ text }) => text).join(`,\n${inner}`)}\n${indent}}`;
}

/** The value of a part of a block, between `lead` and `tail` on its line. Of two figures each has its line. */
function part(value: unknown, indent: string, lead: string, tail: string, figures: boolean): string {
  const flat = flatly(value);
  const apart = figures && Array.isArray(value) && value.length > 1;
  if (isSimple(value) || (!apart && fits(`${indent}${lead}${flat}${tail},`))) return flat;
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const [only, ...more] = entriesOf(value);
    if (only === undefined || more.length > 0) return block(entriesOf(value), indent);
    const name = named(only[0]);
    return `{ ${name}${part(only[1], indent, `${lead}{ ${name}`, `${tail} }`, false)} }`;
  }
  const lines = value.every(isPlain) ? filled(value, inner) : value.map((one) => running(one, inner, '', ''));
  return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
}

/** A figure, a query, an event: on one line, or running on over as few as it needs. */
function running(value: unknown, indent: string, lead: string, tail: string): string {
  const flat = flatly(value);
  if (isSimple(value) || fits(`${indent}${lead}${flat}${tail},`)) return flat;
  const list = Array.isArray(value);
  const fields: Entries = list ? value.map((one) => ['', one]) : entriesOf(value);
  const [open, close] = list ? ['[', ']'] : ['{ ', ' }'];
  const inner = `${indent}  `;
  let text = open;
  let line = `${indent}${lead}${open}`;
  for (const [i, [key, one]] of fields.entries()) {
    const name = list ? '' : named(key);
    const end = i < fields.length - 1 ? ',' : `${close}${tail}`;
    const gap = i === 0 ? '' : ' ';
    if (fits(`${line}${gap}${name}${flatly(one)}${end},`)) {
      text += `${gap}${name}${flatly(one)},`;
      line += `${gap}${name}${flatly(one)},`;
    } else {
      const written = `${name}${running(one, inner, name, end)},`;
      text += i === 0 ? written : `\n${inner}${written}`;
      line = inner + written.slice(written.lastIndexOf('\n') + 1);
    }
  }
  return text.replace(/,$/, close);
}

/** Numbers and words as many to a line as fit. */
function filled(values: readonly unknown[], indent: string): string[] {
  const lines: string[] = [];
  for (const word of values.map(flatly)) {
    const longer = `${lines.at(-1)}, ${word}`;
    if (lines.length > 0 && fits(`${indent}${longer},`)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function flatly(value: unknown): string {
  if (isSimple(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatly).join(', ')}]`;
  const entries = entriesOf(value).map(([key, one]) => `${named(key)}${flatly(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const fits = (line: string): boolean => line.length <= WIDTH;
const named = (key: string): string => `${JSON.stringify(key)}: `;
const entriesOf = (value: unknown): Entries => Object.entries(value as object);
const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isPlain = (value: unknown): boolean =>
  isSimple(value) || (Array.isArray(value) && value.every(isPlain));
