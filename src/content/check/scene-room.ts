import type { EncounterDefinition } from '../../engine/model/encounter.ts';
import { ROOM_SENTENCES } from '../made-sentences.ts';

/** The encounter that positions of rules and lessons are played in. */
export const SCENE_ROOM = 'scene-room';

/**
 * The room of positions: a training ground as bare as can be. Who stands on which board a game's log says itself,
 * since it begins with a state; the room gives it a name and an end. Nothing where no training ground is loaded.
 */
export function sceneRoom(
  encounters: Readonly<Record<string, EncounterDefinition>>,
): Readonly<Record<string, EncounterDefinition>> {
  const yard = Object.values(encounters).find(({ training }) => training);
  if (!yard) return {};
  const { name, intro, won, lost } = ROOM_SENTENCES;
  const { board, startingZone, combatants, loadouts, lootLevel } = yard;
  const room: EncounterDefinition = {
    id: SCENE_ROOM,
    name,
    training: true,
    intro,
    sources: { default: 'original' },
    lootLevel,
    board,
    tokens: [],
    startingZone,
    combatants,
    endConditions: [
      { id: 'stood', result: 'won', text: won, when: { is: 'all-opponents-defeated' } },
      { id: 'fallen', result: 'lost', text: lost, when: { is: 'all-adventurers-defeated' } },
    ],
    loot: {},
    rules: [],
    loadouts,
  };
  return { [SCENE_ROOM]: room };
}
