/** Effects of the ability language, as the cards of Combatants speak it (pp.19, 21, 33, 38, 51, 66, 74). */
import type { Effect, EffectOp, Figure, Space } from '../../../src/engine/index.ts';
import { printed } from '../slow-ai/numbers.ts';
import { baseOf, beside, foes, friends, has, inSoi, range, type SlowTable, sees } from '../slow-ai/table.ts';
import { allSpaces, charAt, slowBase, slowDies, slowIsSpace, slowSteps } from '../slow-geometry.ts';
import { slowSight } from '../slow-lines.ts';
import { blow, deal, heal, inflict, isNegative, moment } from './damage.ts';
import { pull, push } from './forced.ts';
import { figure, type Game, isAutomatic, playerFor, standing, stands } from './game.ts';
import { numberOf } from './script.ts';
import { look } from './watch.ts';

/** Who uses it against whom, and by how much the attack hit or the check failed. */
export interface Use {
  readonly by: string;
  readonly target: string | null;
  readonly over?: number;
}

export function carryOut(game: Game, ops: readonly EffectOp[], use: Use): void {
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
export function meant(game: Game, op: EffectOp, { by, target }: Use): string[] {
  if (!('to' in op) || !op.to) return [by];
  const { to } = op;
  if (to.who === 'self') return stands(game, by) ? [by] : [];
  if (to.who === 'target') return target !== null && stands(game, target) ? [target] : [];
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
      const rolled = game.script.throwDice(by, op.dice);
      const shown = op.outcomes.find(({ face }) =>
        rolled.some((one) => (face === 'skull' ? one.skull : face === 'burst' ? one.bursts > 0 : false)),
      );
      carryOut(game, shown?.effects ?? op.else ?? [], use);
      return;
    }
    case 'check': {
      // p.66: a Combatant rolls BLACK and fails by the skull.
      const [face] = game.script.throwDice(by, ['black']);
      carryOut(game, face?.skull ? (op.fail ?? []) : op.pass, use);
      return;
    }
    case 'place-terrain':
      placeTerrain(game, op, use);
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
  if ('dice' in amount && Array.isArray(amount.dice))
    return numberOf(game.script.throwDice(use.by, amount.dice));
  if ('count' in amount && amount.count === 'difference') return (use.over ?? 0) + Number(amount.plus ?? 0);
  throw new Error(`no word for ${JSON.stringify(amount)}`);
}

/** p.51: one Force for all of them, a Conviction Check for each; what befalls them befalls all first (X85). */
export function affect(
  game: Game,
  by: string,
  targets: readonly string[],
  force: number,
  effects: readonly EffectOp[],
): void {
  for (const id of targets)
    if (figure(game, id).side !== figure(game, by).side) figure(game, id).wasTargeted = true;
  moment(game, () => {
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
  });
}

/** p.74: Disease keeps all but itself; a Combatant takes the first of several. */
function removeEffect(game: Game, id: string, which: string, by: string): void {
  const self = figure(game, id);
  const held = self.effects.filter(
    (effect) => which === 'any' || which === effect || (which === 'any-negative' && isNegative(effect)),
  );
  const able = held.filter((effect) => effect === 'disease' || !self.effects.includes('disease'));
  const gone = isAutomatic(game, by) || able.length < 2 ? able[0] : game.script.ask('choose', by, able);
  self.effects = self.effects.filter((effect) => effect !== gone);
}

/** Table 7, p.74: what each terrain may replace. */
const OVER: Readonly<Record<string, string>> = { muck: '.h', water: '.hm', hindering: '.', normal: '.hwmds' };
const LETTER: Readonly<Record<string, string>> = { muck: 'm', water: 'w', hindering: 'h', normal: '.' };

export function lay(game: Game, terrain: string, spaces: readonly Space[]): void {
  const { board } = game.state;
  const there = spaces.filter((space) => OVER[terrain]?.includes(charAt(board, space)));
  if (there.length === 0) return;
  const rows = board.rows.map((row, y) =>
    [...row]
      .map((one, x) => (there.some((at) => at[0] === x && at[1] === y) ? LETTER[terrain] : one))
      .join(''),
  );
  const currents = board.currents?.filter(({ at }) => !there.some((one) => String(one) === String(at)));
  game.state.board = { ...board, rows, ...(currents ? { currents } : {}) };
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

/** Spaces beside it, within its SOI, or within range and line of sight. */
function spacesNear(game: Game, by: string, within: string, far = 4): Space[] {
  const { board } = game.state;
  const self = figure(game, by);
  const own = baseOf(self);
  const others = standing(game)
    .filter(({ id }) => id !== by)
    .map((one) => ({
      id: one.id,
      spaces: baseOf(one),
      relation: one.side === self.side ? ('ally' as const) : ('opponent' as const),
    }));
  return allSpaces(board).filter((at) => {
    if (!slowIsSpace(board, at)) return false;
    if (within === 'adjacent') return beside(game.table, own, [at]);
    const soi = within === 'soi';
    // Who stands in the space itself never closes the line to it (L2).
    const between = others.filter(({ spaces }) => !spaces.some((space) => String(space) === String(at)));
    const sight = slowSight(board, own, [at], soi ? [] : between, {
      influence: soi,
      ...(soi ? {} : { colossal: has(game.table, self, 'colossal') }),
    });
    return range(own, [at]) <= (soi ? 4 : far) && sight.clear;
  });
}

export const isFree = (
  game: Game,
  at: Space,
  size: readonly [number, number],
  without: readonly string[] = [],
): boolean =>
  slowBase(at, size).every(
    (space) =>
      slowIsSpace(game.state.board, space) &&
      !standing(game).some(
        (one) => !without.includes(one.id) && baseOf(one).some((taken) => String(taken) === String(space)),
      ),
  );

const isDeadly = (game: Game, at: Space, size: readonly [number, number]): boolean =>
  slowDies(game.state.board, { at, size }, at);

/** C9: the nearest free places that are not Dangerous, all that are equally near. */
export function nearestFree(
  game: Game,
  from: readonly Space[],
  size: readonly [number, number],
  without: readonly string[] = [],
): Space[] {
  const { board } = game.state;
  const free = allSpaces(board)
    .filter((at) => isFree(game, at, size, without) && !isDeadly(game, at, size))
    .flatMap((at) => {
      const steps = slowSteps(board, from, slowBase(at, size));
      return steps === null ? [] : [{ at, steps }];
    });
  const least = Math.min(...free.map(({ steps }) => steps));
  return free.filter(({ steps }) => steps === least).map(({ at }) => at);
}

function warp(game: Game, by: string, op: Extract<EffectOp, { do: 'warp' }>): void {
  const self = figure(game, by);
  const spaces = spacesNear(game, by, op.within, op.range).filter(
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

/** p.19, D3, X87: the lowest number, on the nearest free space; first on the track and down a place a book. */
export function spawn(game: Game, ref: string, by: string | null, at: Space): void {
  const card = game.table.cards.combatants[ref];
  if (!card) throw new Error(`no ${ref}`);
  const { state } = game;
  const inPlay = state.figures.filter((one) => one.card === ref && !one.defeated).map((one) => one.number);
  const number = Array.from({ length: card.figures }, (_, i) => i + 1).find((one) => !inPlay.includes(one));
  if (number === undefined) return;
  const asked =
    by ?? state.turn?.figure ?? standing(game).find(({ kind }) => kind !== 'intelligent')?.id ?? '';
  const space = isFree(game, at, card.size)
    ? at
    : game.script.space(playerFor(game, asked), nearestFree(game, [at], card.size));
  if (!space) return;
  const { id, group } = game.script.spawned();
  state.figures.push({
    ...{ id, card: ref, kind: 'intelligent', side: 'combatants', seat: null, group, number, size: card.size },
    ...{ at: space, sp: 0, damage: 0, defeated: false, felled: false, effects: [], tokens: {}, pack: [] },
    cards: [
      { id: `${id}.card`, ref, type: 'combatant', face: 'front', exhausted: false, flipped: false, used: [] },
    ],
    ...{ turnsTaken: 0, paralyzedThisTurn: false, wasTargeted: false, hasLastStep: false },
    spawnedByFigure: by !== null,
  });
  state.clock.opponentsSpawned = true;
  const known = state.track.find((one) => one.id === group);
  if (known) {
    known.figures.push(id);
    return;
  }
  // C9: spawned after the last turn of a round it waits at the back.
  if (state.turn === null) {
    state.track.push({ id: group, figures: [id], acted: false });
    return;
  }
  const [face] = game.script.throwDice(playerFor(game, id), ['black']);
  const place = Math.min(state.track.length, face?.books ?? 0);
  state.track.splice(place, 0, { id: group, figures: [id], acted: false });
}
