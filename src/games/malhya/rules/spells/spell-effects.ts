/**
 * What spells do (L5397, L5412, L5449–5485).
 * 1. Damage on enemies without defense (L5430); beside the target, too, where the card says so.
 * 2. Push and pull as of attacks (L5164); a step at once.
 * 3. Heals, aura tokens, AP; Initiative of a type of enemy; a blank upgrade token over one of its tokens (L5968), which
 *    then counts for nothing; what its special action has done stays.
 * 4. What goes on begins (L5463).
 */

import type { MalhyaOption } from '../model/prompts.ts';
import { carryEffect } from '../procedures/fight-effects.ts';
import { hurtEnemy } from '../procedures/fight-harm.ts';
import { activate, changeAp, heal } from '../procedures/heal.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { enemyFileOf, figureOf, heroIndex, placeOf } from '../queries/field-of.ts';
import { enemyNow } from '../queries/fighters.ts';
import { moveThreat } from '../stealth/enter-stealth.ts';
import type { SpellEffect } from './spell-cards.ts';
import { carryThings } from './spell-in-stealth.ts';
import { besideIt, tokensLeft, wouldDo } from './spell-use.ts';

/** An effect, so many times. */
export function* carrySpell(table: MalhyaTable, effect: SpellEffect, times: number): Rule {
  const { state, emit } = table;
  const cast = state.magic.cast!;
  const caster = state.heroes[cast.hero]!.id;
  const who = cast.target;
  if (!wouldDo(table, cast, effect, who)) return;
  const on = who ?? caster;
  const hero = heroIndex(state, on);
  if ('damage' in effect) harm(table, [on], effect.damage * times);
  else if ('around' in effect) harm(table, besideIt(table, on), effect.around * times);
  else if ('shove' in effect)
    yield* carryEffect(table, caster, on, { do: effect.shove, spaces: effect.spaces * times });
  else if ('step' in effect)
    yield* carryEffect(table, caster, on, { do: 'step', spaces: effect.step * times });
  else if ('heal' in effect) heal(table, hero, effect.heal * times, 'L5412');
  else if ('aura' in effect) activate(table, cast.hero, effect.aura * times, 'L5412');
  else if ('ap' in effect) changeAp(table, hero, effect.ap * times, 'L5412');
  else if ('slower' in effect) slow(table, on, effect.slower * times);
  else if ('range' in effect)
    emit({ type: 'castReaches', hero: cast.hero, range: effect.range * times, rule: 'L5449' });
  else if ('carry' in effect) yield* carryThings(table, effect.carry * times);
  else if ('calm' in effect) moveThreat(table, -effect.calm * times, 'spell', 'L5451');
  else if ('lasts' in effect) emit({ type: 'spellBegan', spell: cast.spell, by: caster, on, rule: 'L5463' });
  else if ('blank' in effect) for (let n = 0; n < times; n++) yield* blank(table, on);
}

/** Damage without defense; of an enemy that is gone nothing counts. */
function harm(table: MalhyaTable, all: readonly string[], amount: number): void {
  for (const who of all) {
    const figure = figureOf(table, who);
    if (!figure) continue;
    const inflicted = Math.min(amount, enemyFileOf(table, figure.type).life - figure.damage);
    hurtEnemy(table, who, amount, 'L5430');
    table.emit({ type: 'castHurts', amount: inflicted, rule: 'L5942' });
  }
}

function slow(table: MalhyaTable, who: string, by: number): void {
  const { type } = figureOf(table, who)!;
  const to = Math.max(0, (placeOf(table).initiative[type] ?? 0) - by);
  table.emit({ type: 'enemiesQuicker', enemy: type, to, rule: 'L5412' });
}

/** Over one of its type's tokens, of the player's choice; its Initiative is what is left of it. */
function* blank(table: MalhyaTable, who: string): Rule {
  const type = figureOf(table, who)?.type;
  if (type === undefined) return;
  const left = [...new Set(tokensLeft(table, type))];
  if (left.length === 0) return;
  const act = yield* ask(table, {
    kind: 'spell-blank',
    hero: table.state.magic.cast!.hero,
    who: type,
    options: left.map((token): MalhyaOption => ({ id: `blank:${token}`, act: { do: 'blank', token } })),
    rule: 'L5968',
  });
  const token = act.do === 'blank' ? act.token : left[0]!;
  const before = enemyNow(table, type).initiative;
  table.emit({ type: 'upgradeBlanked', enemy: type, token, rule: 'L5968' });
  const less = before - enemyNow(table, type).initiative;
  if (less !== 0) slow(table, who, less);
}
