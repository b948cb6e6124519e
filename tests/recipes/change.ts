import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One edit: a file that is new, or a place in one that is there. `from` stands in it once. */
export type Edit =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly from: string; readonly to: string };

/** A change of src/RECIPES.md as somebody makes it by the page. */
export interface Change {
  /** The heading of its recipe. */
  readonly recipe: string;
  /** What is written first. */
  readonly first: readonly Edit[];
  /** The files the compiler then complains about, and no other: the recipe names each. */
  readonly complains: readonly string[];
  /** What the recipe says besides. */
  readonly rest: readonly Edit[];
  /** Tests it names that go through what was changed. */
  readonly tests: readonly string[];
}

/** Something new before what stands there. */
export const before = (file: string, from: string, added: string): Edit => ({
  file,
  from,
  to: `${added}${from}`,
});

/** Something new behind it. */
export const behind = (file: string, from: string, added: string): Edit => ({
  file,
  from,
  to: `${from}${added}`,
});

/** What a file is after an edit, by what it was. Throws Error where the place is not there, or is there twice. */
export function edited(read: (file: string) => string, edit: Edit): string {
  if ('text' in edit) return edit.text;
  const text = read(edit.file);
  const times = text.split(edit.from).length - 1;
  if (times !== 1)
    throw new Error(`${edit.file}: ${times} times ${JSON.stringify(edit.from)}, expected once`);
  return text.replace(edit.from, () => edit.to);
}

/** Makes the edits in a copy of the project, one after the other. */
export function make(root: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const text = edited((file) => readFileSync(join(root, file), 'utf8'), edit);
    mkdirSync(dirname(join(root, edit.file)), { recursive: true });
    writeFileSync(join(root, edit.file), text);
  }
}
