/** *Play this position*: the positions there are, and whether a game began in one. */
import { SCENE_ROOM } from '../../content/index.ts';
import type { Encounter, EncounterSetup, EncounterState } from '../../engine/index.ts';

/** The positions that are shipped, a file each in `lessons`. */
export const SCENE_IDS = [
  'first-blow',
  'terrain',
  'free-movement',
  'break-attack',
  'jumping',
  'pushing',
  'high-ground',
  'line-of-sight',
  'spells',
  'dodging',
  'counter-of-a-counter',
  'reach',
  'flanking',
  'status',
  'targeting',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** A position to be played as a game: that game's log begins with `from` instead of its set-up. */
export interface Scene {
  readonly setup: EncounterSetup;
  readonly from: EncounterState;
}
export type Scenes = Readonly<Record<SceneId, Scene>>;

/** Which position a game began in; null where it began with its set-up, or in another state. */
export const sceneOfGame = ({ setup, from }: Pick<Encounter, 'setup' | 'from'>): SceneId | null =>
  (from && setup.encounter === SCENE_ROOM && SCENE_IDS.find((id) => setup.seed.split('/')[0] === id)) || null;
