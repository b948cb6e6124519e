/** What a game that lay somewhere is checked with: schemas, which a game just begun needs none of. */
export { checkAs } from './game-file.ts';
export { checkSavedGame } from './parse-saved-game.ts';
export { faultOfStart, viewCheck } from './sound-state.ts';
export { stateSchema } from './state-schema.ts';
