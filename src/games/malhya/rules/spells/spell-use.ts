/** What a spell would change for whom it is cast at: what does nothing is not offered. */

import { besideTarget } from '../combat/fight-targets.ts';
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, figureOf, heroIndex, placeOf, standingWith } from '../queries/field-of.ts';
import { blankedOut } from './blank-tokens.ts';
import { BLANKS, type SpellEffect } from './spell-cards.ts';
import { carriesOf } from './spell-in-stealth.ts';
import type { CastWish } from './spell-numbers.ts';

/** The type of an enemy that still has to act in this turn; null: all of it has, or it is gone. */
function typeToAct(position: Position, who: string): string | null {
  const type = figureOf(position, who)?.type;
  const { figures, acted } = placeOf(position);
  return type !== undefined && figures.some((one) => one.type === type && !acted.includes(one.id))
    ? type
    : null;
}

/** Upgrade tokens of a type that no blank one lies on. */
export const tokensLeft = (position: Pick<Position, 'state'>, type: string): readonly string[] =>
  blankedOut(position, type, position.state.place?.upgrades[type] ?? []);

/** Enemies beside the target (L5000). */
export function besideIt(position: Position, who: string): readonly string[] {
  const field = fieldOf(position);
  const target = standingWith(field, who);
  return target ? besideTarget(field, target).map(({ id }) => id) : [];
}

/** Whether one effect would change anything now. */
export function wouldDo(
  position: Position,
  wish: CastWish,
  effect: SpellEffect,
  who: string | null,
): boolean {
  const { heroes, magic } = position.state;
  const at = who === null ? -1 : heroIndex(position.state, who);
  const hero = heroes[at];
  const figure = who === null ? undefined : figureOf(position, who);
  if ('damage' in effect || 'shove' in effect) return figure !== undefined;
  if ('around' in effect) return who !== null && besideIt(position, who).length > 0;
  if ('heal' in effect) return hero !== undefined && hero.life.damage + hero.life.injury > 0;
  if ('aura' in effect) return heroes[wish.hero]!.aura.spent > 0;
  if ('ap' in effect) return hero !== undefined && hero.ap < ACTION_POINTS;
  if ('step' in effect) return hero !== undefined || figure !== undefined;
  if ('slower' in effect) {
    const type = who === null ? null : typeToAct(position, who);
    return type !== null && (placeOf(position).initiative[type] ?? 0) > 0;
  }
  if ('blank' in effect)
    return (
      figure !== undefined && magic.blanks.length < BLANKS && tokensLeft(position, figure.type).length > 0
    );
  if ('lasts' in effect)
    return who !== null && !magic.running.some((one) => one.spell === wish.spell && one.on === who);
  if ('carry' in effect) return carriesOf(position, wish).length > 0;
  if ('calm' in effect) return (position.state.stealth?.threat ?? 1) > 1;
  // More range is of use once it is under way.
  return magic.cast !== null;
}

/** Whether anything of the card would. */
export function doesAnything(position: Position, wish: CastWish, who: string | null): boolean {
  const { check, does = [] } = position.content.spells[wish.spell]!;
  return [...does, ...(check?.brings ?? []).map((one) => one.does)].some((effect) =>
    wouldDo(position, wish, effect, who),
  );
}
