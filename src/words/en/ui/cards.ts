/** Words of this room, by what they say. */
export const NAME = 'cards';
