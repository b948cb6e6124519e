import * as cards from './card-words.ts';
import * as content from './content.ts';
import * as dice from './dice.ts';
import * as encounter from './encounter-words.ts';
import * as goal from './goal-words.ts';
import { KEYWORDS } from './keywords.ts';
import * as story from './story-words.ts';
import * as switches from './switch-words.ts';
import { tell, tellCards } from './tell/tell.ts';
import * as uiAfter from './ui/after.ts';
import * as uiBoard from './ui/board.ts';
import * as uiCards from './ui/cards.ts';
import * as uiDice from './ui/dice.ts';
import * as uiExchange from './ui/exchange.ts';
import * as uiFeed from './ui/feed.ts';
import * as uiLab from './ui/lab.ts';
import * as uiLesson from './ui/lesson.ts';
import * as uiLoadout from './ui/loadout.ts';
import { looks as uiLooks } from './ui/looks.ts';
import * as uiPanels from './ui/panels.ts';
import * as uiPlan from './ui/plan.ts';
import { print as uiPrint } from './ui/print.ts';
import * as uiRules from './ui/rules.ts';
import * as uiScreens from './ui/screens.ts';
import * as uiSeats from './ui/seats.ts';
import * as uiShortLessons from './ui/short-lessons.ts';
import { sound as uiSound } from './ui/sound.ts';
import * as uiSpoken from './ui/spoken.ts';
import * as uiStage from './ui/stage.ts';
import * as uiTable from './ui/table.ts';

/** English, whole. */
export const en = {
  tag: 'en',
  name: 'English',
  tell,
  tellCards,
  cards,
  content,
  dice,
  encounter,
  goal,
  story,
  keywords: KEYWORDS,
  switches,
  /** The rules of an encounter: fetched when somebody looks one up. */
  rules: async () => (await import('./rules/index.ts')).RULE_BOOK,
  /** What the dice game of p.70 says: fetched with its screen. */
  abraxis: async () => await import('./ui/abraxis.ts'),
  /** What campaigns say: fetched with them. */
  campaign: async () => await import('./ui/campaign/index.ts'),
  /** What the workshop says: fetched with it. */
  workshop: async () => await import('./ui/workshop.ts'),
  ui: {
    after: uiAfter,
    board: uiBoard,
    cards: uiCards,
    dice: uiDice,
    feed: uiFeed,
    exchange: uiExchange,
    lab: uiLab,
    lesson: uiLesson,
    loadout: uiLoadout,
    looks: uiLooks,
    panels: uiPanels,
    plan: uiPlan,
    print: uiPrint,
    rules: uiRules,
    screens: uiScreens,
    shortLessons: uiShortLessons,
    seats: uiSeats,
    spoken: uiSpoken,
    sound: uiSound,
    stage: uiStage,
    table: uiTable,
  },
};
