/** Which encounters are counted: those that so many heroes come to. */
import { SCENE_ROOM } from '../../content/index.ts';
import { loadPlace, type PlayableContent, playable } from '../pack-place.ts';

export interface Wanted {
  readonly place: string;
  readonly heroes: number;
  /** Only that one; null: all. */
  readonly encounter: string | null;
}

export const listEncounters = (content: PlayableContent, { heroes, encounter }: Wanted): string[] =>
  Object.values(content.encounters)
    .filter(({ id }) => id !== SCENE_ROOM && (encounter ?? id) === id)
    .filter(({ loadouts }) => Object.keys(loadouts).length === heroes)
    .map(({ id }) => id)
    .sort();

export const encountersAsked = (wanted: Wanted): string[] =>
  listEncounters(playable(loadPlace(wanted.place)), wanted);
