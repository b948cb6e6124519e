/** What is seen before the rest of the app is there: a room of its own, so that nothing is waited for. */
export const name = 'Middara';
export const longName = 'Middara table';
export const about =
  'Tactical battles in your browser. The app runs the monsters. An unofficial table for Middara.';
export const settingTable = 'Loading the table …';
export const notArrived = 'Part of the table did not load. Your games are safe.';
export const tryAgain = 'Try again';
/** Of a browser that keeps what it is asked to itself: why a game is not kept or given back. */
export const noAnswer = 'it does not answer';
export const withoutPacks = 'Start without packs';

/** In the page itself, for when no script comes to set the table. */
export const noScripts =
  'This table needs JavaScript, which is off in this browser. Allow it for this page and reload; your games are safe.';
export const notComing =
  'If nothing appears, JavaScript is off, or part of the page did not load because it is older than the server’s. Your games are safe.';
