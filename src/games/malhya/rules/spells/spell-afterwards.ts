/** What talents bring once a spell, or a whole fight, is over (L5940–5942). */
import { activate, heal } from '../procedures/heal.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import { spellSignsOf } from './mhays.ts';

/** A talent: heals for each pair of damage the spell has done (L5942). */
export function healedByDamage(table: MalhyaTable, hero: number, spell: string, damage: number): void {
  const { kind } = table.content.spells[spell]!;
  const each = spellSignsOf(table, hero, kind).reduce((sum, { sign }) => sum + (sign.healPerPair ?? 0), 0);
  heal(table, hero, each * Math.floor(damage / 2), 'L5942');
}

/** A talent: aura tokens turned back as combat is left (L5940). */
export function auraAfterCombat(table: MalhyaTable): void {
  for (const hero of table.state.heroes.keys()) {
    const n = spellSignsOf(table, hero).reduce((sum, { sign }) => sum + (sign.auraAfterCombat ?? 0), 0);
    if (n > 0) activate(table, hero, n, 'L5940');
  }
}
