import type { Words } from '../../words/words.ts';

/** How the abilities of a card stand at this moment, by their ids. */
export type NowByAbility = ReturnType<Words['cards']['wordsNow']>;

export type Now = NonNullable<ReturnType<NowByAbility['get']>>;
