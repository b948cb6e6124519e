/**
 * Movement lost beside an adversary (L3335, in stealth too; L4205–L4221, L4635): a hero who becomes engaged, or is at the start of its turn, loses
 * the free move of this turn, or what is left of it; it does not get it back (L5166).
 */
import type { MalhyaAct } from '../model/prompts.ts';
import { adjacentAdversaries, isEngaged } from '../place/standing.ts';
import { fieldOf, heroIndex, placeHero, standingWith } from '../queries/field-of.ts';
import { boardOf, meansOf } from '../queries/fighters.ts';
import type { MalhyaTable } from './table.ts';

function lose(table: MalhyaTable, hero: number): void {
  if (placeHero(table, hero).free === 'gone' || meansOf(table, hero).keepsFree) return;
  table.emit({ type: 'freeMoveLost', hero, why: 'engaged', rule: 'L4221' });
}

/** After a figure has moved, or as a hero's turn begins. */
export function noteEngaged(table: MalhyaTable, who: string): void {
  if (table.state.now.mode === 'story') return;
  const field = fieldOf(table);
  const figure = standingWith(field, who);
  if (!figure) return;
  const hero = heroIndex(table.state, who);
  if (hero >= 0) {
    if (isEngaged(field, figure)) lose(table, hero);
  } else for (const { id } of adjacentAdversaries(field, figure)) lose(table, heroIndex(table.state, id));
}

/** An action of at least 1 AP: what is left of a free move that was begun is lost (L3331). */
export function spendAction({ state, emit }: MalhyaTable, hero: number): void {
  const { free } = state.place!.heroes[hero]!;
  if (typeof free === 'number') emit({ type: 'freeMoveLost', hero, why: 'action', rule: 'L3331' });
}

/** What is no action: what an aura token brought goes on (L1305). */
const NO_ACTION: ReadonlySet<MalhyaAct['do']> = new Set([
  'people',
  'copy',
  'potion',
  'use',
  'don',
  'three-for-one',
  'give-up',
  'keep-free',
  'use-free',
  'take-up',
  'back',
]);

/** What an aura token brought is over with the action (L1305). */
export function afterAct(table: MalhyaTable, hero: number, { do: what }: Pick<MalhyaAct, 'do'>): void {
  if (!NO_ACTION.has(what)) endPeople(table, hero);
}

function endPeople(table: MalhyaTable, hero: number): void {
  const { state, emit } = table;
  const effect = state.place?.heroes[hero]?.boost.people ?? null;
  // What holds for a whole turn is over with it (L5873).
  if (effect !== null && boardOf(table, hero).aura[effect]?.turn?.in !== 'stealth')
    emit({ type: 'peopleOver', hero, rule: 'L1305' });
}
