/** Effects of the ability language, as the cards of Combatants speak it (pp.19, 21, 33, 38, 51, 66, 74). */
import type { Die, Effect, EffectOp, Space } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { printed } from '../slow-ai/numbers.ts';
import { baseOf, beside, foes, friends, has, inSoi, range, type SlowTable, sees } from '../slow-ai/table.ts';
import { charAt } from '../slow-geometry.ts';
import { blow, deal, heal, inflict, isNegative, moment } from './damage.ts';
import { pull, push } from './forced.ts';
import { figure, type Game, isAutomatic, playerFor, stands } from './game.ts';
import { isDeadly, isFree, lay, OVER, spacesNear, spawn } from './places.ts';
import { type Face, numberOf } from './script.ts';
import { aroundOwnToken, bear, placeToken } from './tokens.ts';
import { look } from './watch.ts';

/** What the effects of one ability or instruction leave for those after them: whom one chose, and its dice (X173). */
export interface Before {
  chosen: readonly string[];
  shown: readonly Face[];
}

export const nothingBefore = (): Before => ({ chosen: [], shown: [] });

/** Who uses it against whom, and by how much the attack hit or the check failed. */
export interface Use {
  readonly by: string;
  readonly target: string | null;
  readonly over?: number;
  readonly before?: Before;
}

export function carryOut(game: Game, ops: readonly EffectOp[], told: Use): void {
  const use = { before: nothingBefore(), ...told };
  for (let i = 0; i < ops.length; i++) {
    if (!stands(game, use.by)) return;
    const op = ops[i] as EffectOp;
    if (op.do !== 'damage') {
      carryOutOne(game, op, use);
      continue;
    }
    // Damage after damage is one blow (X85).
    const together: EffectOp[] = [op];
    while (ops[i + 1]?.do === 'damage') together.push(ops[++i] as EffectOp);
    blow(game, () => {
      for (const one of together) carryOutOne(game, one, use);
    });
  }
}

/** Whom `to` means now, front of the track first, opponents before allies. */
export function meant(game: Game, op: EffectOp, { by, target, before }: Use): string[] {
  if (!('to' in op) || !op.to) return [by];
  const { to } = op;
  if (to.who === 'self') return stands(game, by) ? [by] : [];
  if (to.who === 'target') return target !== null && stands(game, target) ? [target] : [];
  if (to.who === 'chosen') return (before?.chosen ?? []).filter((id) => stands(game, id));
  if (to.who !== 'all' && to.who !== 'choose') throw new Error(`no word for ${to.who}`);
  const self = figure(game, by);
  const { table } = game;
  const pool: Figure[] =
    to.side === 'opponent'
      ? foes(table, self)
      : to.side === 'figure'
        ? [...foes(table, self), ...friends(table, self)]
        : to.side === 'another-ally'
          ? friends(table, self)
          : [self, ...friends(table, self)];
  return pool.filter((one) => one.id === by || isWithin(table, self, one, to)).map(({ id }) => id);
}

function isWithin(
  table: SlowTable,
  self: Figure,
  one: Figure,
  to: { readonly within: string; readonly range?: number; readonly sight?: boolean },
): boolean {
  const [mine, theirs] = [baseOf(self), baseOf(one)];
  if (to.within === 'adjacent') return beside(table, mine, theirs);
  if (to.within === 'soi') return inSoi(table, self, one);
  if (to.within !== 'range') throw new Error(`no word for ${to.within}`);
  return range(mine, theirs) <= (to.range ?? 0) && (!to.sight || sees(table, self, mine, one, theirs));
}

function carryOutOne(game: Game, op: EffectOp, use: Use): void {
  const { by } = use;
  switch (op.do) {
    case 'damage': {
      const amount = amountOf(game, op.amount, use);
      for (const id of meant(game, op, use)) deal(game, id, { type: op.type, amount }, by);
      return;
    }
    case 'heal': {
      const amount = amountOf(game, op.amount, use);
      for (const id of meant(game, op, use)) heal(game, id, amount);
      return;
    }
    case 'inflict':
      for (const id of meant(game, op, use)) inflict(game, id, op.effect as Effect);
      return;
    case 'remove-effect':
      for (const id of meant(game, op, use)) removeEffect(game, id, op.effect, by);
      return;
    case 'gain-energy':
    case 'spend-energy': {
      const [card] = figure(game, by).cards;
      if (!card) return;
      const change = op.do === 'gain-energy' ? Number(op.amount) : -Number(op.amount);
      const most = op.do === 'gain-energy' ? (op.max ?? 99) : 99;
      card.energy = Math.max(0, Math.min(most, (card.energy ?? 0) + change));
      return;
    }
    case 'gain-token':
      for (const id of meant(game, op, use)) {
        const { tokens } = figure(game, id);
        const limit = { dodge: 3, intervention: 1, vow: 5, heal: 99, summon: 99 }[op.token];
        tokens[op.token] = Math.min(limit, (tokens[op.token] ?? 0) + Number(op.amount));
      }
      return;
    case 'track':
      for (const id of meant(game, op, use)) {
        const { track } = game.state;
        const from = track.findIndex(({ figures }) => figures.includes(id));
        const [card] = track.splice(from, 1);
        const to = from + (op.direction === 'up' ? -op.places : op.places);
        if (card) track.splice(Math.max(0, Math.min(track.length, to)), 0, card);
      }
      return;
    case 'push':
    case 'pull':
      for (const id of meant(game, op, use))
        (op.do === 'push' ? push : pull)(game, id, by, Number(op.spaces));
      return;
    case 'force': {
      const force = Number(op.force) + (op.plusDifference ? (use.over ?? 0) : 0);
      affect(game, by, meant(game, op, use), force, op.effects);
      return;
    }
    case 'roll': {
      const rolled = throwFor(game, op.dice, use);
      const shown = op.outcomes.find(({ face }) => rolled.some((one) => shows(one, face)));
      carryOut(game, shown?.effects ?? op.else ?? [], use);
      return;
    }
    case 'if':
      carryOut(game, op.tests.every((test) => isShown(test, use)) ? op.effects : (op.else ?? []), use);
      return;
    case 'check': {
      // p.66: a Combatant rolls BLACK and fails by the skull.
      const [face] = game.script.throwDice(by, ['black']);
      carryOut(game, face?.skull ? (op.fail ?? []) : op.pass, use);
      return;
    }
    case 'place-terrain':
      placeTerrain(game, op, use);
      return;
    case 'place-ward':
      placeToken(game, op, use);
      return;
    case 'put-token':
      for (const id of meant(game, op, use)) bear(game, id, op, by);
      return;
    case 'warp':
      warp(game, by, op);
      return;
    case 'swap':
      for (const id of meant(game, op, use)) swap(game, by, id);
      return;
    case 'spawn':
      spawn(game, op.card, by, figure(game, by).at as Space);
      return;
    default:
      throw new Error(`no word for ${op.do}`);
  }
}

function amountOf(game: Game, amount: Extract<EffectOp, { do: 'damage' }>['amount'], use: Use): number {
  if (typeof amount === 'number') return amount;
  if ('dice' in amount && Array.isArray(amount.dice)) return numberOf(throwFor(game, amount.dice, use));
  if ('count' in amount && amount.count === 'difference') return (use.over ?? 0) + Number(amount.plus ?? 0);
  throw new Error(`no word for ${JSON.stringify(amount)}`);
}

function throwFor(game: Game, dice: readonly Die[], { by, before }: Use): Face[] {
  const rolled = game.script.throwDice(by, dice);
  if (before) before.shown = rolled;
  return rolled;
}

const shows = (one: Face, face: string): boolean =>
  ({ skull: one.skull, burst: one.bursts > 0, book: one.books > 0, shield: one.shields > 0 })[face] === true;

function isShown(test: Extract<EffectOp, { do: 'if' }>['tests'][number], { before }: Use): boolean {
  if (test.is !== 'shows') throw new Error(`no word for ${test.is}`);
  return (before?.shown ?? []).some((one) => shows(one, test.face));
}

/** p.51: one Force for all of them, a Conviction Check for each; what befalls several befalls all first (X85). */
export function affect(
  game: Game,
  by: string,
  targets: readonly string[],
  force: number,
  effects: readonly EffectOp[],
): void {
  for (const id of targets)
    if (figure(game, id).side !== figure(game, by).side) figure(game, id).wasTargeted = true;
  const each = () => {
    for (const id of targets) {
      if (!stands(game, id)) continue;
      const { table, script } = game;
      const guarded = has(table, figure(game, id), 'protection');
      const dice = [...printed(table.cards, figure(game, id)).conviction];
      const rolled = script.throwDice(id, guarded ? [...dice, 'black'] : dice);
      const shields = rolled.filter(({ die }) => die === 'black').reduce((sum, one) => sum + one.shields, 0);
      const total = numberOf(rolled) + shields;
      if (total < force) carryOut(game, effects, { by, target: id, over: force - total });
    }
  };
  // On one alone it is a thing after the other: what it is moved into comes about before what becomes of it there.
  if (targets.length > 1) moment(game, each);
  else each();
}

/** p.74: Disease keeps all but itself; a Combatant takes the first of several. */
function removeEffect(game: Game, id: string, which: string, by: string): void {
  const self = figure(game, id);
  const held = self.effects.filter(
    (effect) =>
      which === 'any' ||
      which === effect ||
      (which === 'any-negative' && isNegative(effect)) ||
      (which === 'any-positive' && !isNegative(effect)),
  );
  const able = held.filter((effect) => effect === 'disease' || !self.effects.includes('disease'));
  const gone = isAutomatic(game, by) || able.length < 2 ? able[0] : game.script.ask('choose', by, able);
  self.effects = self.effects.filter((effect) => effect !== gone);
}

function warp(game: Game, by: string, op: Extract<EffectOp, { do: 'warp' }>): void {
  const self = figure(game, by);
  const near = op.from === 'ward' ? aroundOwnToken(game, by) : spacesNear(game, by, op.within, op.range);
  const spaces = near.filter(
    (at) =>
      isFree(game, at, self.size, [by]) &&
      (has(game.table, self, 'flight') || !isDeadly(game, at, self.size)),
  );
  const to = game.script.space(playerFor(game, by), spaces);
  if (to) self.at = to;
  look(game);
}

/** p.33; where bases of different sizes have no room nothing happens (X24). */
function swap(game: Game, a: string, b: string): void {
  const [one, other] = [figure(game, a), figure(game, b)];
  if (!one.at || !other.at || (one.side !== other.side && has(game.table, other, 'hulking'))) return;
  const both = [a, b];
  const apart = range(baseOf(one, other.at), baseOf(other, one.at)) > 0;
  if (!apart || !isFree(game, other.at, one.size, both) || !isFree(game, one.at, other.size, both)) return;
  [one.at, other.at] = [other.at, one.at];
  look(game);
}

function placeTerrain(game: Game, op: Extract<EffectOp, { do: 'place-terrain' }>, { by, target }: Use): void {
  if (op.within === 'target') {
    if (target !== null && stands(game, target)) lay(game, op.terrain, baseOf(figure(game, target)));
    return;
  }
  const own = baseOf(figure(game, by));
  const open = () =>
    spacesNear(game, by, op.within, op.range).filter(
      (at) => OVER[op.terrain]?.includes(charAt(game.state.board, at)) && range(own, [at]) > 0,
    );
  if (op.within === 'adjacent' && op.spaces >= 8) {
    lay(game, op.terrain, open());
    return;
  }
  for (let i = 0; i < op.spaces; i++) {
    const at = game.script.space(playerFor(game, by), open());
    if (!at) return;
    lay(game, op.terrain, [at]);
  }
}
