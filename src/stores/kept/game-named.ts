import { isRecord } from '../../check/is-record.ts';

/** Which game a file or a link says it is of; null where it says nothing, as those of before there were several. */
export function gameNamedIn(json: unknown): string | null {
  if (!isRecord(json)) return null;
  const { game } = isRecord(json.log) ? json.log : json;
  return typeof game === 'string' ? game : null;
}
