import { atFirst } from './at-first.ts';
import * as cards from './card-words.ts';
import { WRITTEN } from './cards/written.ts';
import * as encounter from './encounter-words.ts';
import * as story from './story-words.ts';
import * as switches from './switch-words.ts';
import { tellOf } from './tell/tell.ts';
import * as uiAfter from './ui/after.ts';
import * as uiExchange from './ui/exchange.ts';
import * as uiGuestTable from './ui/guest-table.ts';
import * as uiLab from './ui/lab.ts';
import * as latePanels from './ui/late-panels.ts';
import * as lateScreens from './ui/late-screens.ts';
import * as uiLoadout from './ui/loadout.ts';
import { looks as uiLooks } from './ui/looks.ts';
import * as uiLoot from './ui/loot.ts';
import * as uiOnline from './ui/online.ts';
import { openFault, packs as uiPacks } from './ui/open-faults.ts';
import * as uiPassing from './ui/passing.ts';
import * as uiPlan from './ui/plan.ts';
import { print as uiPrint } from './ui/print.ts';
import * as uiReading from './ui/reading.ts';
import * as uiRulePages from './ui/rule-pages.ts';
import * as uiShortLessons from './ui/short-lessons.ts';
import { sound as uiSound } from './ui/sound.ts';
import * as uiThrown from './ui/thrown.ts';

/** English, whole. */
export const en = {
  ...atFirst,
  /** There is no more of it. */
  whole: null,
  tell: tellOf(WRITTEN),
  cards,
  encounter,
  story,
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
    ...atFirst.ui,
    after: uiAfter,
    exchange: uiExchange,
    guestTable: uiGuestTable,
    lab: uiLab,
    loadout: uiLoadout,
    looks: uiLooks,
    loot: uiLoot,
    panels: { ...atFirst.ui.panels, ...latePanels },
    online: uiOnline,
    passing: uiPassing,
    plan: { ...atFirst.ui.plan, ...uiPlan },
    print: uiPrint,
    rules: { ...atFirst.ui.rules, ...uiRulePages },
    screens: { ...atFirst.ui.screens, ...lateScreens },
    shortLessons: uiShortLessons,
    sound: uiSound,
    spoken: { ...atFirst.ui.spoken, ...uiReading },
    stage: { ...atFirst.ui.stage, ...uiThrown },
    table: { ...atFirst.ui.table, openFault, packs: uiPacks },
  },
};
