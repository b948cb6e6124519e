/** What a backup has of a browser's small store, taken in beside what is set there. */
import { isRecord } from '../../check/is-record.ts';
import { isCarried } from './backup.ts';

/** Lists of what somebody has been through: both count. Of all else what is set here stays. */
const JOINED = ['middara-table-lessons', 'middara-table-short-lessons'];

/** What is to be written, by key. `here`: what stands under a key; null where nothing does. */
export function localFrom(
  came: Readonly<Record<string, string>>,
  here: (key: string) => string | null,
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [key, text] of Object.entries(came)) {
    if (!isCarried(key)) continue;
    const there = here(key);
    if (there === null) written[key] = text;
    else if (JOINED.includes(key)) written[key] = joinedText(there, text);
  }
  return written;
}

function joinedText(here: string, came: string): string {
  try {
    return JSON.stringify(joined(JSON.parse(here), JSON.parse(came)));
  } catch {
    return here; // one of them is damaged
  }
}

/** Lists have what stands in either, those of here first. */
function joined(here: unknown, came: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(came))
    return [...here, ...came.filter((one) => !here.includes(one))];
  if (!isRecord(here) || !isRecord(came)) return here === undefined ? came : here;
  const keys = new Set([...Object.keys(here), ...Object.keys(came)]);
  return Object.fromEntries([...keys].map((key) => [key, joined(here[key], came[key])]));
}
