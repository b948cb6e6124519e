/** A pack in work: its files, and every step of them back and forth. */
import type { PlainFile } from '../content/index.ts';
import type { Json } from './json.ts';

/** The files of a pack, as text by their paths in it: `items/river-blade.json`. */
export type Files = Readonly<Record<string, string>>;

/** A pack in work: as it is now, what was undone of it, and how it came about. */
export interface Work {
  readonly files: Files;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** How the files were before a step, or after one that was taken back. */
interface Step {
  readonly files: Files;
  /** The file that was changed: where one looks when it is taken back. */
  readonly path: string;
  /** What is typed into one field is one step. */
  readonly mark: string | null;
}

/** Steps that can be taken back; each holds its files by reference. */
const MOST_STEPS = 500;

export const workOn = (files: Files): Work => ({ files, past: [], future: [] });

export const filesOf = (files: readonly PlainFile[]): Files =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));

export const plainFiles = (files: Files): PlainFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

/**
 * The work with a file changed, made, or taken away (null). Steps with the same mark, one after the other, are taken back
 * together. What was undone before is lost with the step. No change is no step.
 */
export function changed(work: Work, path: string, text: string | null, mark: string | null = null): Work {
  const was = Object.hasOwn(work.files, path) ? work.files[path] : null;
  if (was === text) return work;
  const { [path]: _, ...others } = work.files;
  const files = text === null ? others : { ...work.files, [path]: text };
  const last = work.past.at(-1);
  const goesOn = mark !== null && last?.mark === mark && last.path === path && work.future.length === 0;
  const past = goesOn ? work.past : [...work.past, { files: work.files, path, mark }].slice(-MOST_STEPS);
  return { files, past, future: [] };
}

/** The work with all of its files as they are given, in one step: `path` is where one looks when it is taken back. */
export const replaced = (work: Work, files: Files, path: string): Work => ({
  files,
  past: [...work.past, { files: work.files, path, mark: null }].slice(-MOST_STEPS),
  future: [],
});

export function undone(work: Work): Work {
  const step = work.past.at(-1);
  if (!step) return work;
  return {
    files: step.files,
    past: work.past.slice(0, -1),
    future: [...work.future, { files: work.files, path: step.path, mark: null }],
  };
}

export function redone(work: Work): Work {
  const step = work.future.at(-1);
  if (!step) return work;
  return {
    files: step.files,
    past: [...work.past, { files: work.files, path: step.path, mark: null }],
    future: work.future.slice(0, -1),
  };
}

/** The file that the next step back, or forth, changes. */
export const touchedByUndo = ({ past }: Work): string | null => past.at(-1)?.path ?? null;
export const touchedByRedo = ({ future }: Work): string | null => future.at(-1)?.path ?? null;

/** What a file holds; null where it is no JSON. */
export function parsed(text: string): { readonly value: Json } | null {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return null;
  }
}
