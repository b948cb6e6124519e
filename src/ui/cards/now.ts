import type { WholeWords } from '../../words/words.ts';

/** How the abilities of a card stand at this moment, by their ids. */
export type NowByAbility = ReturnType<WholeWords['cards']['wordsNow']>;

export type Now = NonNullable<ReturnType<NowByAbility['get']>>;
