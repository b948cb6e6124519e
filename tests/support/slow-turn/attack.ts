/** The Attack Action, step by step as p.43 prints it, with Counter, flanking and Symbols (pp.44, 50, 54, A1-A8). */
import type { EffectOp, Space } from '../../../src/engine/index.ts';
import { printed } from '../slow-ai/numbers.ts';
import { attackable, baseOf, has, mayAttack, type SlowAttack, sightBetween } from '../slow-ai/table.ts';
import { charAt } from '../slow-geometry.ts';
import { lessen, put } from './damage.ts';
import { carryOut } from './effects.ts';
import { blocks, isFlanking } from './flanking.ts';
import { abilitiesFor, canAct, figure, type Game, isAutomatic, standingAmount, stands, use } from './game.ts';
import type { Face } from './script.ts';
import { bestSpending } from './spending.ts';

export interface Attack extends SlowAttack {
  readonly piercing?: number;
  readonly empower?: boolean;
  /** A Break Attack, which was found legal where the mover stands, be it over its striker. */
  readonly judged?: boolean;
  readonly followUp?: readonly EffectOp[];
}

export const ownAttack = (game: Game, id: string): Attack =>
  printed(game.table.cards, figure(game, id)).attack;

/** p.21: Muck makes everything that costs SP dearer by 1. */
const priceOf = (game: Game, id: string, sp: number): number => {
  const under = baseOf(figure(game, id)).map((space) => charAt(game.state.board, space));
  return sp + (under.every((one) => one === 'm') && !has(game.table, figure(game, id), 'flight') ? 1 : 0);
};
const canPay = (game: Game, id: string, sp: number): boolean => figure(game, id).sp >= priceOf(game, id, sp);

/** Gives whether it was made. */
export function attack(game: Game, by: string, target: string, how: Attack): boolean {
  const { table, script } = game;
  const attacker = figure(game, by);
  // 1. The target, within range and line of sight.
  if (!stands(game, by) || !stands(game, target)) return false;
  const legal = how.judged || mayAttack(table, attacker, attacker.at as Space, figure(game, target), how);
  if (!legal) return false;
  figure(game, target).wasTargeted = true;

  // 2. The dice. 3. Empower: a Combatant by its card, a player for 1 SP.
  const dice = [...printed(table.cards, attacker).dice];
  let empowered = dice.includes('black') || how.empower === true;
  if (!empowered && isAutomatic(game, by)) {
    for (const ability of abilitiesFor(game, by, 'empower', { target })) {
      if (empowered) break;
      use(game, by, ability);
      empowered = true;
    }
  } else if (!empowered && canPay(game, by, 1)) {
    if (script.ask('empower', by, ['decline', 'empower']) === 'empower') {
      attacker.sp -= priceOf(game, by, 1);
      empowered = true;
    }
  }
  if (empowered && !dice.includes('black')) dice.push('black');

  // 4. Dodge.
  const { dodged, shields } = dodge(game, target);

  // 5. Roll to hit.
  const rolled = script.throwDice(by, dice);
  const skull = rolled.some((face) => face.skull);
  const flanked = how.kind === 'melee' && isFlanking(game, by, target, how);
  const backstab = has(table, attacker, 'backstab');
  const flankRoll = flanked ? (backstab ? 2 : 1) : 0;
  const line = sightBetween(
    table,
    attacker,
    baseOf(attacker),
    figure(game, target),
    baseOf(figure(game, target)),
  );
  let roll = rolled.reduce((sum, { number }) => sum + number, 0);
  roll += line.penalty + flankRoll + standingAmount(game, by, 'attack-roll', target);
  if (!skull && isAutomatic(game, by))
    for (const ability of abilitiesFor(game, by, 'to-hit', { target })) {
      use(game, by, ability);
      for (const op of ability.effects ?? [])
        if (op.do === 'modify' && op.stat === 'attack-roll') roll += Number(op.amount);
    }
  roll = Math.max(0, roll);
  const defense = defenseOf(game, target) + shields;
  const hit = !skull && roll >= defense;

  let final = 0;
  let bursts = rolled.reduce((sum, one) => sum + one.bursts, 0);
  if (hit) {
    // 6. Determine damage.
    const about = { by, target, how, flanked, backstab, rolled, over: roll - defense };
    ({ final, bursts } = determine(game, about));
  } else {
    if (stands(game, by)) attacker.effects = attacker.effects.filter((effect) => effect !== 'courage');
    for (const ability of abilitiesFor(game, target, 'missed', { target: by })) {
      use(game, target, ability);
      carryOut(game, ability.effects ?? [], { by: target, target: by });
    }
  }

  // 6d. Counter, on a miss or no Final Damage; it ends the attack (A3).
  if (final === 0) {
    const at = counterTarget(game, target, by, dodged && !hit);
    if (at !== null) {
      if (hit) for (const ability of abilitiesFor(game, by, 'follow-up', { bursts })) use(game, by, ability);
      attack(game, target, at, ownAttack(game, target));
      return true;
    }
  }

  // 7. Missed attacks end.
  if (!hit) {
    const [again] =
      canAct(game, by) && isAutomatic(game, by) ? abilitiesFor(game, by, 'after-miss', { target }) : [];
    if (again) {
      use(game, by, again);
      attack(game, by, target, { kind: how.kind, range: how.range, reach: how.reach });
    }
    return true;
  }

  // 8. Follow-ups: the step's own, then the card's; one that starts an attack ends this one.
  if (how.followUp && canAct(game, by)) carryOut(game, how.followUp, { by, target, over: roll - defense });
  if (!isAutomatic(game, by)) return true;
  for (const ability of abilitiesFor(game, by, 'follow-up', { target, bursts })) {
    if (!canAct(game, by)) return true;
    const needed = ability.conditions?.symbols?.burst ?? 0;
    use(game, by, ability);
    if (ability.effects?.some((op) => op.do === 'attack')) {
      // p.62: with the same Range and kind, against the same target.
      attack(game, by, target, { kind: how.kind, range: how.range, reach: how.reach });
      return true;
    }
    // What costs Symbols is used while there are any (p.48).
    do {
      carryOut(game, ability.effects ?? [], { by, target, over: roll - defense });
      bursts -= needed;
    } while (needed > 0 && bursts >= needed && canAct(game, by) && stands(game, target));
  }
  return true;
}

/** p.74: Darkness takes 1. */
export const defenseOf = (game: Game, id: string): number =>
  Math.max(
    0,
    printed(game.table.cards, figure(game, id)).defense -
      (figure(game, id).effects.includes('darkness') ? 1 : 0),
  );

function dodge(game: Game, id: string): { dodged: boolean; shields: number } {
  const self = figure(game, id);
  const inWater = baseOf(self).every((space) => charAt(game.state.board, space) === 'w');
  const may = !isAutomatic(game, id) && canAct(game, id) && !self.effects.includes('darkness') && !inWater;
  const options = ['decline'];
  if (may && (self.tokens.dodge ?? 0) > 0) options.push('dodge:token');
  if (may && canPay(game, id, 1)) options.push('dodge:sp');
  const answer = game.script.ask('dodge', id, options);
  if (answer === 'decline') return { dodged: false, shields: 0 };
  if (answer === 'dodge:token') self.tokens.dodge = (self.tokens.dodge ?? 0) - 1;
  else self.sp -= priceOf(game, id, 1);
  const [face] = game.script.throwDice(id, ['black']);
  return { dodged: true, shields: face?.skull ? 0 : (face?.shields ?? 0) };
}

interface Hit {
  readonly by: string;
  readonly target: string;
  readonly how: Attack;
  readonly flanked: boolean;
  readonly backstab: boolean;
  readonly rolled: readonly Face[];
  readonly over: number;
}

function determine(game: Game, hit: Hit): { final: number; bursts: number } {
  const { by, target, how } = hit;
  const attacker = figure(game, by);
  const add = (type: string) => standingAmount(game, by, `${type}-damage`, target);
  const sums = {
    physical: hit.over + (hit.flanked ? (hit.backstab ? 5 : 3) : 0) + add('physical'),
    magic: add('magic'),
    irreducible: add('irreducible'),
    piercing: (how.piercing ?? 0) + standingAmount(game, by, 'piercing', target),
  };
  if (attacker.effects.includes('courage')) sums.physical += 1;
  // a. Symbols.
  const have = {
    book: hit.rolled.reduce((sum, one) => sum + one.books, 0),
    shield: hit.rolled.reduce((sum, one) => sum + one.shields, 0),
    burst: hit.rolled.reduce((sum, one) => sum + one.bursts, 0),
  };
  bestSpending(game, by, target, have, sums);
  if (isAutomatic(game, by))
    for (const ability of abilitiesFor(game, by, 'determine-damage', {
      target,
      melee: how.kind === 'melee',
      flanking: hit.flanked,
    })) {
      use(game, by, ability);
      for (const op of ability.effects ?? []) {
        if (op.do === 'turn-damage' && op.type === 'magic') {
          sums.magic += sums.physical;
          sums.physical = 0;
        }
        if (op.do === 'modify' && op.stat === 'piercing') sums.piercing += Number(op.amount);
        if (op.do === 'modify' && op.stat === 'magic-damage') sums.magic += Number(op.amount);
      }
    }
  if (figure(game, target).effects.includes('wilt')) {
    const [face] = game.script.throwDice(target, ['black']);
    sums.irreducible += face?.books ?? 0;
  }
  // b. Armour, c. Final Damage.
  const parts = (['physical', 'magic', 'irreducible'] as const).map((type) =>
    lessen(game, target, { type, amount: Math.max(0, sums[type]) }, sums.piercing),
  );
  put(game, target, parts, by);
  return { final: parts.reduce((sum, { amount }) => sum + amount, 0), bursts: have.burst };
}

/** Whom it Counters, once it is decided and paid; null: nobody. */
function counterTarget(game: Game, id: string, attacker: string, afterDodge: boolean): string | null {
  const { table, script } = game;
  if (!canAct(game, id) || !stands(game, attacker)) return null;
  const self = figure(game, id);
  const how = ownAttack(game, id);
  const legal = attackable(table, self, self.at as Space, how).map((one) => one.id);
  const whom = legal.includes(attacker) ? [attacker] : legal.filter((one) => blocks(game, id, one, attacker));
  if (whom.length === 0) return null;
  if (isAutomatic(game, id)) {
    const [ability] = abilitiesFor(game, id, 'counter', { target: attacker });
    if (!ability) return null;
    use(game, id, ability);
  } else {
    const sp = afterDodge ? game.state.ruleset.counterCostAfterDodge : 2;
    if (!canPay(game, id, sp)) return null;
    if (script.ask('counter', id, ['counter', 'decline']) !== 'counter') return null;
    self.sp -= priceOf(game, id, sp);
  }
  const chosen = script.countered();
  return whom.includes(chosen) ? chosen : (whom[0] ?? null);
}
