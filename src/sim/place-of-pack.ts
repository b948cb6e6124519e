import { problemLines } from '../words/en/problems.ts';
import { BUILT_IN, loadPlace, type PackPlace } from './pack-place.ts';
import { UsageError } from './sim-options.ts';
import type { Terminal } from './terminal.ts';

/** What `--pack` names, the built-in packs where it names nothing; its problems are told. Throws UsageError. */
export function placeOf(pack: string | null, terminal: Terminal): PackPlace {
  let place: PackPlace;
  try {
    place = loadPlace(pack ?? BUILT_IN);
  } catch (error) {
    throw new UsageError(`--pack ${pack}: expected a folder or a zip (${(error as Error).message})`);
  }
  for (const line of problemLines(place.problems)) terminal.error(line);
  return place;
}
