/** Packs of players that a table is played with: sent along beside its stream, and taken in like any pack from outside. */

import * as v from 'valibot';
import { parseValue } from '../../check/parse-value.ts';
import { fields, list, text as textSchema } from '../../check/schemas.ts';
import type { PackStamp } from '../../engine/index.ts';
import { sha256Of } from '../../online/mix.ts';
import type { Begin } from '../../online/table-messages.ts';
import type { Beside } from '../../online/transport.ts';
import type { Library } from '../packs/library.ts';
import type { Came } from './online-tables.ts';

/** At one table, as the host bounds them. */
const MOST_PACKS = 16;

const NAME = 'pack.';
const schema = fields({
  id: textSchema,
  files: list(v.object({ path: v.string(), text: v.string() })),
});

/** Lays those of a game's packs that are no part of this table's own beside the stream. Throws where they may not be. */
export async function layPacks(
  beside: Beside,
  library: Pick<Library, 'stored'>,
  stamps: readonly PackStamp[],
): Promise<NonNullable<Begin['packs']>> {
  const laid: { beside: string; hash: string }[] = [];
  for (const pack of library.stored()) {
    if (!stamps.some(({ id }) => id === pack.id)) continue;
    const text = JSON.stringify({ id: pack.id, files: pack.files });
    const name = `${NAME}${pack.id}`;
    await beside.put(name, text);
    laid.push({ beside: name, hash: sha256Of(text) });
  }
  return laid.slice(0, MOST_PACKS);
}

/** Those this browser does not have as they are wanted: none of them is read before somebody agrees. */
export function packsWanted(begin: Begin, library: Pick<Library, 'stored'>): NonNullable<Begin['packs']> {
  const here = new Map(
    library.stored().map(({ id, files }) => [`${NAME}${id}`, sha256Of(JSON.stringify({ id, files }))]),
  );
  return (begin.packs ?? []).filter(({ beside, hash }) => here.get(beside) !== hash);
}

export const nameOfPack = (beside: string): string => beside.slice(NAME.length);

/** Takes them in: through the checks that any pack from a file goes through, and never a script. */
export async function takePacks(
  wanted: NonNullable<Begin['packs']>,
  beside: Pick<Beside, 'get'>,
  library: Pick<Library, 'add'>,
): Promise<Came<null>> {
  for (const { beside: lies, hash } of wanted) {
    const name = nameOfPack(lies);
    const text = await beside.get(lies);
    if (text === null || sha256Of(text) !== hash) return { ok: false, fault: 'bad-pack', name, why: 'hash' };
    const parsed = parseValue(schema, jsonOf(text));
    if (!parsed.ok) return { ok: false, fault: 'bad-pack', name, why: 'form' };
    const came = await library.add({ name, files: parsed.value.files }, true);
    if (!came.ok) return { ok: false, fault: 'bad-pack', name, why: came.why };
  }
  return { ok: true, value: null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no pack either
  }
}
