/** What is seen before the rest of the app is there: a room of its own, so that nothing is waited for. */
export const name = 'Middara';
export const longName = 'Middara table';
export const about =
  'An unofficial table for Middara: four adventurers, opponents that play themselves by the rulebook, one screen.';
export const settingTable = 'Setting the table …';
export const notArrived = 'The table could not be set up: a part of it did not arrive. Your games are kept.';
export const tryAgain = 'Try again';
/** Of a browser that keeps what it is asked to itself: why a game is not kept or given back. */
export const noAnswer = 'it does not answer';
export const withoutPacks = 'Begin without packs';

/** In the page itself, for when no script comes to set the table. */
export const noScripts =
  'This table needs JavaScript, and this browser does not run it here. Allow it for this page and open it again; your games are kept.';
export const notComing =
  'If nothing comes, this browser does not run JavaScript here, or a part of the page did not arrive: it may be older than what the server has. Your games are kept.';
