/** What is seen before the rest of the app is there: a room of its own, so that nothing is waited for. */
export const settingTable = 'Setting the table …';
export const notArrived = 'The table could not be set up: a part of it did not arrive. Your games are kept.';
export const tryAgain = 'Try again';
