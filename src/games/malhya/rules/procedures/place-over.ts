/**
 * The place that was played in is left, the game is over, or an alarm has begun a turn of combat (L4073): whoever was in
 * the middle of something there stops. Thrown by
 * what makes it so, caught where play in a place goes on (`play-place.ts`).
 */
export class PlaceOver extends Error {
  override readonly name = 'PlaceOver';
}
