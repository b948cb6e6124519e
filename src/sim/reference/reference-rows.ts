import { isRequired, type JsonSchema } from '../../content/schemas/json-schema.ts';
import { tellingKey } from '../../content/schemas/meanings/place.ts';
import { type Entry, entriesIn, keyMeaning, valueMeaning } from '../../content/schemas/with-meanings.ts';
import { printed } from './printed.ts';
import { takes } from './takes.ts';
import type { Use } from './uses.ts';
import type { Written } from './written.ts';

/** A line of a table, before it is known where else the same is said. */
interface Row {
  readonly label: string;
  readonly what: string;
  readonly where: string;
  /** What is shown of the use, as JSON. */
  readonly example: (use: Use) => unknown;
  readonly use: Use | null;
}

/** The lines of a section: a shape, a key or a value each; what is said alike in several places in one line. */
export function rowsOf(name: string, part: JsonSchema, written: Written): string[] {
  const rows = new Map<string, Row[]>();
  for (const entry of entriesIn(name, part)) {
    const row = rowOf(name, entry, written);
    const said = `${row.label} ${row.what}`;
    rows.set(said, [...(rows.get(said) ?? []), row]);
  }
  return [...rows.values()].map(line);
}

function rowOf(name: string, entry: Entry, written: Written): Row {
  const { at, key, value, schema } = entry;
  const { uses, known } = written;
  const where = at.path === name ? name : at.path.slice(name.length + 1);
  if (value !== null) {
    const use = uses.find({ path: at.path, key, value });
    const what = valueMeaning(at, key, value, known) ?? '';
    const label = key === null ? `\`${value}\`` : `\`${key}\`: \`${value}\``;
    return { label, what, where, use, example: (one) => (key === null ? one.value : { [key]: one.value }) };
  }
  const field = schema.properties![key!]!;
  const whole = uses.find({ path: at.path, key: null, value: null });
  const isTelling = key === tellingKey(schema);
  const isShape = at.path.includes('.') && Object.keys(schema.properties!)[0] === key && whole !== null;
  const meaning = keyMeaning(at, key!, schema) ?? '';
  const isNeeded = isRequired(schema, key!);
  const label = isTelling ? `\`${key}\`: \`${String(field.const)}\`` : `\`${key}\`${isNeeded ? '' : '?'}`;
  if (!isTelling && !isShape) {
    const use = uses.find({ path: at.path, key, value: null });
    return {
      label,
      what: `${meaning}${takes(field)}`,
      where,
      use,
      example: (one) => ({ [key!]: one.value }),
    };
  }
  // A shape of its own among others: shown whole, and as it is printed.
  const words = whole === null ? null : printed(name, whole.value);
  const own = isTelling ? '' : takes(field);
  const what = [`${meaning}${own}`, withMore(schema, key!), words === null ? '' : `“${words}”`];
  return { label, what: what.filter(Boolean).join(' '), where, use: whole, example: (one) => one.value };
}

/** The other keys of a shape. */
function withMore(schema: JsonSchema, key: string): string {
  const more = Object.keys(schema.properties ?? {}).filter((one) => one !== key);
  if (more.length === 0) return '';
  return `With ${more.map((one) => `\`${one}\`${isRequired(schema, one) ? '' : '?'}`).join(', ')}.`;
}

/** Longer examples are cut: the card has them whole. */
const LONGEST = 160;
/** So many places are named where the same is said. */
const NAMED = 4;

function line(rows: readonly Row[]): string {
  const [{ label, what, use, example }] = rows as readonly [Row];
  const places = [...new Set(rows.map(({ where }) => `\`${where}\``))];
  const where = [
    ...places.slice(0, NAMED),
    ...(places.length > NAMED ? [`${places.length - NAMED} more`] : []),
  ].join(', ');
  const json = use === null ? '' : JSON.stringify(example(use));
  const shown = json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
  const on = use === null ? '*no card yet*' : pageOrCard(use.on);
  return `| ${[label, what, where, shown && `\`${shown}\``, on].map(cell).join(' | ')} |`;
}

const pageOrCard = (on: string): string => (on.endsWith('.md') ? `[${on}](${on})` : on);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
