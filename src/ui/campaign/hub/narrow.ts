import { medium } from '../../page/media.ts';

/** There is no room for a card beside what it is chosen from. */
export const NARROW = medium('(max-width: 799px)');
