/** Where in a file a fault lies, in words. */

/** Fields of files that are called otherwise in words; the entries of a list are counted from 1. */
const NAMES: Readonly<Record<string, string>> = {
  log: 'the record of decisions',
  setup: 'the set-up',
  decisions: 'decisions',
  checkpoint: 'its last safe moment',
  initial: 'the first position',
  from: 'the first position',
  ai: 'AI steps',
  if: 'its condition',
  do: 'what it does',
  of: 'whose',
  at: 'its place',
};

const spaced = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Where in a file a JSON path points, in words: `$.log.decisions[2].option` is in the record of decisions, no. 3. */
export function placeWords(path: string): string {
  const keys = [...path.matchAll(/\.([A-Za-z_]\w*)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/g)];
  if (keys.length === 0) return path.startsWith('$') ? 'the whole file' : 'the link';
  return keys
    .map(([, key, index, quoted]) => {
      if (index !== undefined) return `no. ${Number(index) + 1}`;
      const name = key ?? quoted ?? '';
      return Object.hasOwn(NAMES, name) ? NAMES[name] : spaced(name);
    })
    .join(', ');
}
