import { type Content, meantBy } from '../../content/index.ts';
import type { EncounterDefinition } from '../../engine/index.ts';

/**
 * The encounter that an address means: by its id, or by one without its pack, as addresses from before packs had spaces
 * have it, where one pack alone has that (X152). Null where there is none, or several.
 */
export function encounterMeant(
  called: string,
  { encounters, trials }: Pick<Content, 'encounters' | 'trials'>,
): EncounterDefinition | null {
  const all = { ...trials, ...encounters };
  const [id, ...others] = meantBy(called, Object.keys(all));
  return id !== undefined && others.length === 0 ? all[id]! : null;
}
