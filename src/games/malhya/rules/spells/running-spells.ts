/**
 * Spells that go on (L5463, L5485, L5499–5501).
 * 1. What they give counts in attacks and defenses of whom they are on.
 * 2. They end when the hero leaves the board, with the group, or with the turn, as the card says; all when the caster
 *    loses its last life point. What was done stays.
 */
import type { FightSign } from '../model/place-content.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import type { RunningSpell } from './magic-state.ts';
import type { SPELL_ENDS } from './spell-events.ts';

/** What running spells give a hero in fights. */
export const runningSigns = ({ state, content }: Position, hero: number): readonly FightSign[] =>
  state.magic.running.flatMap(({ spell, on }) => {
    const fight = on === state.heroes[hero]!.id ? content.spells[spell]?.lasting?.fight : undefined;
    return fight ? [fight] : [];
  });

function end(
  { state, emit }: MalhyaTable,
  why: (typeof SPELL_ENDS)[number],
  rule: string,
  which: (one: RunningSpell) => boolean,
): void {
  for (const one of state.magic.running.filter(which)) emit({ type: 'spellEnded', why, ...one, rule });
}

/** The caster has no life left (L5501). */
export const endSpellsOf = (table: MalhyaTable, hero: number): void =>
  end(table, 'caster', 'L5501', ({ by }) => by === table.state.heroes[hero]!.id);

/** A hero is off the board (L5485): what is on it ends, and what it cast so that it ends with it. */
export const endSpellsOff = (table: MalhyaTable, hero: number): void =>
  end(
    table,
    'left',
    'L5485',
    ({ spell, on }) =>
      on === table.state.heroes[hero]!.id && table.content.spells[spell]?.lasting?.until !== 'group',
  );

/** The place is left (L5530). */
export function endAllSpells(table: MalhyaTable): void {
  end(table, 'left', 'L5485', () => true);
  if (table.state.magic.blanks.length > 0) table.emit({ type: 'blanksGone', rule: 'L5968' });
}

/** A new turn: tokens go back to the bag, blank ones to where they lie (L4330, L5968). */
export function endOfTurnSpells(table: MalhyaTable): void {
  end(table, 'turn', 'L5485', ({ spell }) => table.content.spells[spell]?.lasting?.until === 'turn');
  if (table.state.magic.blanks.length > 0) table.emit({ type: 'blanksGone', rule: 'L5968' });
}
