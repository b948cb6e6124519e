/** As wide as a line of a content file is. */
const WIDTH = 100;

/** A content file as an author reads it: a field a line, and what fits on a line on one. */
export const contentText = (file: object): string => `${fieldsOf(file, '')}\n`;

function written(value: unknown, indent: string, lead: string): string {
  const flat = flatly(value);
  if (typeof value !== 'object' || value === null || `${indent}${lead}${flat},`.length <= WIDTH) return flat;
  if (!Array.isArray(value)) return fieldsOf(value, indent);
  const inner = `${indent}  `;
  return `[\n${value.map((one) => inner + written(one, inner, '')).join(',\n')}\n${indent}]`;
}

function fieldsOf(value: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${written(one, inner, name)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function flatly(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatly).join(', ')}]`;
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${flatly(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
