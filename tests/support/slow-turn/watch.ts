/** What is looked at whenever something has happened: End Conditions, Totems, Objectives, Achievements (pp.14, 17-18). */
import type { EncounterOp, EndCondition, Space, Trigger } from '../../../src/engine/index.ts';
import { printed } from '../slow-ai/numbers.ts';
import { baseOf, beside, range } from '../slow-ai/table.ts';
import { slowSight } from '../slow-lines.ts';
import { adventurers, Ended, familyOf, figure, type Game, standing, stands } from './game.ts';
import { lay, spawn } from './places.ts';
import { numberOf } from './script.ts';

/** Lost before won (C10). `ended`: whose turn is just over. Throws Ended. */
export function lookAtEnds(game: Game, ended: string | null = null): void {
  if (game.depth > 0) {
    game.mustLook = true;
    return;
  }
  const met = game.encounter.endConditions.filter((one) => isMet(game, one, ended));
  const first = met.find(({ result }) => result === 'lost') ?? met[0];
  // X96: what goes off as a round ends goes off with its end.
  const late = game.encounter.endConditions.find(
    ({ result, when }) =>
      result === 'lost' && when.is === 'rounds-passed' && game.state.clock.round >= when.rounds,
  );
  if (first) end(game, first.result === 'won' && game.roundEnds && late ? late : first);
}

export function end(
  game: Game,
  { id, result, gold = 0 }: Pick<EndCondition, 'id' | 'result' | 'gold'>,
): never {
  game.state.loot.gold += gold;
  game.state.outcome = { result, condition: id };
  throw new Ended(id);
}

function isMet(game: Game, { when }: EndCondition, ended: string | null): boolean {
  const { figures, boardTokens, clock } = game.state;
  switch (when.is) {
    case 'all-adventurers-defeated':
      return figures.every((one) => one.kind !== 'adventurer' || one.defeated);
    case 'all-opponents-defeated':
      return figures.every((one) => one.side !== 'combatants' || one.defeated);
    case 'rounds-passed':
      return (clock.phase === 'round-start' ? clock.round : clock.round - 1) >= when.rounds;
    case 'adventurer-ends-turn-on': {
      const exits = boardTokens.filter(({ kind, colour }) => kind === 'exit' && colour === when.exit);
      const who = figures.find((one) => one.id === ended && one.kind === 'adventurer' && !one.defeated);
      return who !== undefined && exits.some(({ at }) => range(baseOf(who), [at]) === 0);
    }
    case 'told':
      return false;
    default:
      throw new Error(`no word for ${when.is}`);
  }
}

/** One thing after the other, in a Combatant's turn as printed (X31), until nothing more comes about. */
export function look(game: Game): void {
  if (game.depth > 0) {
    game.mustLook = true;
    return;
  }
  while (wakeOne(game));
  game.felledBy = null;
}

/** Whether something should have come about already: no position to begin from. */
export function isOverdue(game: Game): boolean {
  const before = JSON.stringify(game.state);
  try {
    return wakeOne(game) || before !== JSON.stringify(game.state);
  } catch {
    return true;
  }
}

function wakeOne(game: Game): boolean {
  const { state, encounter } = game;
  const { totems = {}, objectives = [], achievements = [] } = encounter;
  for (const token of state.boardTokens) {
    if (token.kind !== 'totem' || !encounter.totems) continue;
    const seer = adventurers(game).find((one) => seesSpace(game, one.id, token.at));
    if (!seer) continue;
    state.boardTokens = state.boardTokens.filter((one) => one !== token);
    tell(game, totems[token.colour]?.do ?? [], seer.id);
    return true;
  }
  for (const one of [...objectives, ...achievements]) {
    if (state.done.includes(one.id)) continue;
    const by = broughtAbout(game, one.when);
    if (by === null) continue;
    state.done.push(one.id);
    tell(game, one.do, by);
    return true;
  }
  return false;
}

function broughtAbout(game: Game, when: Trigger): string | null {
  const first = adventurers(game)[0]?.id ?? null;
  switch (when.is) {
    case 'adventurer-beside': {
      const token = game.state.boardTokens.find(({ id }) => id === when.token);
      if (!token) return null;
      const near = (base: readonly Space[]) =>
        range(base, [token.at]) === 0 || beside(game.table, base, [token.at]);
      return adventurers(game).find((one) => near(baseOf(one)))?.id ?? null;
    }
    case 'adventurer-enters':
      return adventurers(game).find((one) => range(baseOf(one), when.spaces) === 0)?.id ?? null;
    case 'defeated': {
      const fallen = game.state.figures.filter(
        (one) => one.defeated && (one.card === when.card || familyOf(game, one) === when.card),
      );
      if (fallen.length < (when.count ?? 1)) return null;
      // X99: to whoever Defeated it, in anybody's turn.
      return adventurers(game).find(({ id }) => id === game.felledBy)?.id ?? first;
    }
    case 'round-begins':
      return game.state.clock.round >= when.round ? first : null;
    case 'encounter-action':
      return null;
    default:
      throw new Error(`no word for ${when.is}`);
  }
}

/** p.17: line of sight to a Totem, at any range; opponents of the Adventurer block it, allies do not. */
function seesSpace(game: Game, id: string, at: Space): boolean {
  const self = figure(game, id);
  const others = standing(game)
    .filter((one) => one.id !== id)
    .map((one) => ({
      id: one.id,
      // The space itself never closes the line to it (L2); the rest of a large base that stands there does.
      spaces: baseOf(one).filter((space) => String(space) !== String(at)),
      relation: one.side === self.side ? ('ally' as const) : ('opponent' as const),
    }));
  return slowSight(game.state.board, baseOf(self), [at], others, { colossal: false }).clear;
}

function tell(game: Game, ops: readonly EncounterOp[], by: string): void {
  for (const op of ops) {
    switch (op.do) {
      case 'gain-gold':
        game.state.loot.gold += op.amount;
        break;
      case 'place-terrain':
        lay(game, op.terrain, op.spaces);
        break;
      case 'spawn':
        for (let i = 0; i < Number(op.count ?? 1); i++) spawn(game, op.card, null, op.at);
        break;
      case 'remove-token':
        game.state.boardTokens = game.state.boardTokens.filter(({ id }) => id !== op.token);
        break;
      case 'place-token':
        game.state.boardTokens.push(op.token);
        break;
      case 'place-dynamite': {
        const id = `dynamite-${game.state.dynamite.length + 1}`;
        game.state.dynamite.push({ id, at: op.at, carrier: null, lit: game.state.clock.round });
        break;
      }
      case 'check': {
        if (!stands(game, by)) break;
        const { skills } = printed(game.table.cards, figure(game, by));
        const rolled = numberOf(game.script.throwDice(by, ['purple', 'purple']));
        tell(game, rolled + (skills?.[op.skill] ?? 0) >= op.difficulty ? op.pass : op.fail, by);
        break;
      }
      case 'end': {
        const told = game.encounter.endConditions.find(({ id }) => id === op.condition);
        if (told) end(game, told);
        break;
      }
      default:
        throw new Error(`no word for ${op.do}`);
    }
  }
}
