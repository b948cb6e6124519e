/** What a table is begun with, as it lies beside its stream: a log, read as any file is. */
import { isRecord } from '../../check/is-record.ts';

/** With the set-up mixed by the message that begins the table, where nothing was decided before it. */
export function startOf(text: string, mix: string): string | null {
  let log: unknown;
  try {
    log = JSON.parse(text);
  } catch {
    return null; // no start
  }
  if (!isRecord(log) || !Array.isArray(log.decisions) || !isRecord(log.setup)) return null;
  if (log.decisions.length > 0 || log.from !== undefined) return text;
  const { checkpoint: _, ...rest } = log;
  return JSON.stringify({ ...rest, setup: { ...log.setup, seed: `mix:${mix}` }, hash: '' });
}
