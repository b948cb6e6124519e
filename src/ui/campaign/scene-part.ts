import { part } from '../page/part.tsx';

/** The scene beside its encounter, fetched when somebody looks. */
export const SCENE_AT_HAND = part(async () => (await import('./SceneAtHand.tsx')).SceneAtHand);
