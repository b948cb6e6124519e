import { isObject, type Json } from './json.ts';

/** Letters a line may have, as in the files of the built-in pack. */
const WIDTH = 110;

/** A value as the files of the packs are written: two spaces in, on one line what fits there. Ends in a new line. */
export const writeJson = (value: Json): string => `${written(value, 0, 0, true)}\n`;

/** `before`: letters that stand before it on its line. `whole`: the file itself, never on one line. */
function written(value: Json, depth: number, before: number, whole = false): string {
  const short = oneLine(value);
  if (!whole && depth * 2 + before + short.length < WIDTH) return short;
  const inner = '  '.repeat(depth + 1);
  const lines = (open: string, parts: readonly string[], close: string) =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${'  '.repeat(depth)}${close}`;
  if (Array.isArray(value))
    return lines(
      '[',
      value.map((one) => written(one, depth + 1, 1)),
      ']',
    );
  if (!isObject(value)) return short;
  const parts = Object.entries(value).map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + written(one, depth + 1, name.length + 1);
  });
  return lines('{', parts, '}');
}

function oneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
