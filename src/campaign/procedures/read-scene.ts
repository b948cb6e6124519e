import type { Mechanic, StoryRef } from '../model/content.ts';
import type { Task } from '../model/state.ts';
import { ask, type CampaignRule, type CampaignTable } from './table.ts';

/** Mechanics as tasks of that scene, in their order. */
export const asTasks = (mechanics: readonly Mechanic[], scene: StoryRef): Task[] =>
  mechanics.map((mechanic) => ({ do: 'mechanic', mechanic, scene }));

/** Puts mechanics before all that is still to be done. */
export function putMechanics(
  { emit }: CampaignTable,
  mechanics: readonly Mechanic[],
  scene: StoryRef,
  rule: string,
): void {
  if (mechanics.length > 0) emit({ type: 'tasksPut', tasks: asTasks(mechanics, scene), rule });
}

/**
 * A scene (p.10): 1. its narrative is read; 2. its mechanics follow in order, each to its end before the next.
 */
export function* readScene(table: CampaignTable, scene: StoryRef): CampaignRule<void> {
  const found = table.content.stories.scenes[scene];
  if (!found) throw new Error(`no scene ${scene} in the content`);
  table.emit({ type: 'sceneEntered', scene, rule: 'p.10' });
  if (found.text.length > 0)
    yield* ask(table, 'read-on', { of: 'scene', scene }, [{ id: 'read-on', act: { do: 'read-on' } }]);
  putMechanics(table, found.do, scene, 'p.10');
}
