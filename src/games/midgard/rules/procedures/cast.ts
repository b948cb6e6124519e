import type { CardRef } from '../model/content.ts';
import { rollSpell } from './spell-roll.ts';
import type { MidgardTable, Rule } from './table.ts';
import { throwD20 } from './throw.ts';

/** A spell is rolled for with everybody at the table (M 1 to M 3). Whether it worked. */
export const castSpell = (table: MidgardTable, player: number, spell: CardRef): Rule<boolean> =>
  rollSpell(table, player, spell, throwD20);
