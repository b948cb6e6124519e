import * as card from './card-words.ts';
import * as encounter from './encounter-words.ts';
import * as switches from './switch-words.ts';
import { tell } from './tell/tell.ts';
import * as board from './ui/board.ts';
import * as cards from './ui/cards.ts';
import * as dice from './ui/dice.ts';
import * as loadout from './ui/loadout.ts';
import * as panels from './ui/panels.ts';
import * as screens from './ui/screens.ts';
import * as table from './ui/table.ts';

/** English, whole. */
export const en = {
  tag: 'en',
  name: 'English',
  tell,
  /** What stands on cards. */
  card,
  /** What stands in an encounter. */
  encounter,
  /** The switches of the rulings. */
  switches,
  ui: { board, cards, dice, loadout, panels, screens, table },
};
