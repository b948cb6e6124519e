/** One thing wrong with a file somebody gave us, said so that it can be found. */
export interface FileProblem {
  /** JSON path from the root: `$.decisions[12].option`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

export const fileProblemLine = ({ path, expected, got }: FileProblem): string =>
  `${path}: expected ${expected}, got ${got}`;

/** What stands in the file, on one short line. */
export function shortJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Reads an unknown value place by place and keeps every problem it meets. */
export class JsonCheck {
  readonly problems: FileProblem[] = [];

  fail(path: string, expected: string, got: unknown): false {
    this.problems.push({ path, expected, got: typeof got === 'string' ? got : shortJson(got) });
    return false;
  }

  object(value: unknown, path: string): value is Record<string, unknown> {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return true;
    return this.fail(path, 'an object', shortJson(value));
  }

  array(value: unknown, path: string, least = 0): value is unknown[] {
    if (!Array.isArray(value)) return this.fail(path, 'a list', shortJson(value));
    if (value.length < least) return this.fail(path, `a list of at least ${least}`, `${value.length}`);
    return true;
  }

  string(value: unknown, path: string, expected = 'a text'): value is string {
    return typeof value === 'string' || this.fail(path, expected, shortJson(value));
  }

  boolean(value: unknown, path: string): value is boolean {
    return typeof value === 'boolean' || this.fail(path, 'true or false', shortJson(value));
  }

  count(value: unknown, path: string): value is number {
    return (
      (typeof value === 'number' && Number.isInteger(value) && value >= 0) ||
      this.fail(path, 'a whole number, 0 or more', shortJson(value))
    );
  }

  oneOf(value: unknown, choices: readonly unknown[], path: string): boolean {
    if (choices.includes(value)) return true;
    return this.fail(path, `one of ${choices.map(shortJson).join(', ')}`, shortJson(value));
  }

  /** Every member of an object of texts: `fields` names them. */
  strings(value: unknown, path: string, fields: readonly string[]): value is Record<string, string> {
    if (!this.object(value, path)) return false;
    return fields.map((field) => this.string(value[field], `${path}.${field}`)).every(Boolean);
  }
}
