import type { ContentFile } from '../../content/index.ts';

export const idOf = ({ path }: { readonly path: string }): string => /([^/]+)\.json$/.exec(path)?.[1] ?? '';
/** The files of these ids, and of every id they name. */
export function closure<F extends ContentFile>(files: readonly F[], ids: readonly string[]): F[] {
  const byId = new Map<string, F[]>();
  for (const file of files)
    if (idOf(file) !== 'pack') byId.set(idOf(file), [...(byId.get(idOf(file)) ?? []), file]);
  const wanted = new Set<F>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const file of byId.get(id) ?? []) {
      if (wanted.has(file)) continue;
      wanted.add(file);
      for (const name of idsIn(file.text ?? '')) if (byId.has(name)) open.push(name);
    }
  return [...wanted];
}

/** Whatever may be an id in a text. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/"([a-z0-9-]{1,80})"/g)].map(([, name]) => name!);
