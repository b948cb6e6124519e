/**
 * The place that was played in is left, or the game is over: whoever was in the middle of something there stops. Thrown by
 * what makes it so, caught where play in a place goes on (`play-place.ts`).
 */
export class PlaceOver extends Error {
  override readonly name = 'PlaceOver';
}
