import type { Change } from './change.ts';
import { KEPT_FIELD } from './kept-changes.ts';
import { BUTTON, CHART, GAME, LANGUAGE } from './page-changes.ts';
import { AI_WORD, CARD_WORD, QUESTION, SWITCH } from './rule-changes.ts';

/** The changes of src/RECIPES.md that are made in code, in its order; a card is JSON alone (`recipes.test.ts`). */
export const CHANGES: readonly Change[] = [
  SWITCH,
  CARD_WORD,
  AI_WORD,
  QUESTION,
  BUTTON,
  CHART,
  KEPT_FIELD,
  LANGUAGE,
  GAME,
];
