import { namesOf } from './cards/card-names.ts';
import * as content from './content.ts';
import * as dice from './dice.ts';
import * as goal from './goal-words.ts';
import { KEYWORDS } from './keywords.ts';
import { tellCards, tellOf } from './tell/tell.ts';
import * as uiBoard from './ui/board.ts';
import * as uiCards from './ui/cards.ts';
import * as uiDice from './ui/dice.ts';
import * as doors from './ui/doors.ts';
import * as uiFeed from './ui/feed.ts';
import * as uiKit from './ui/kit.ts';
import * as uiLesson from './ui/lesson.ts';
import * as uiPanels from './ui/panels.ts';
import * as uiRules from './ui/rules.ts';
import * as uiScreens from './ui/screens.ts';
import * as uiSeats from './ui/seats.ts';
import * as uiSpoken from './ui/spoken.ts';
import * as uiStage from './ui/stage.ts';
import * as uiTable from './ui/table.ts';

/** What English says up to the first question of a game; it tells of a table without the texts of cards. */
export const atFirst = {
  tag: 'en',
  name: 'English',
  tell: tellOf(null),
  tellCards,
  cards: { namesOf },
  content,
  dice,
  goal,
  keywords: KEYWORDS,
  ui: {
    board: uiBoard,
    cards: uiCards,
    dice: uiDice,
    feed: uiFeed,
    kit: uiKit,
    lesson: uiLesson,
    looks: doors.looks,
    panels: { ...uiPanels, autoPass: doors.autoPass, ruler: doors.ruler },
    plan: doors.plan,
    print: doors.print,
    rules: uiRules,
    screens: uiScreens,
    seats: uiSeats,
    spoken: uiSpoken,
    sound: doors.sound,
    stage: uiStage,
    table: uiTable,
  },
};
