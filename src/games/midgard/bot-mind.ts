/** What a bot thinks things are worth: a prestige is 1. Taken from the masked view of its own seat alone. */
import type { Ability, CardRef } from './rules/model/content.ts';
import { ABILITIES } from './rules/model/content.ts';
import { MOST_GOLD } from './rules/model/fixed-numbers.ts';
import type { Temper } from './rules/model/setup.ts';
import { cityAt, stepsBetween } from './rules/queries/cities.ts';
import { lpInAll } from './rules/queries/fighters.ts';
import { mostLp, type Position, prestigeOf } from './rules/queries/numbers.ts';

export const POINT = 0.2;
export const CARD = 0.1;
export const EP = 0.06;
export const REWARD = 0.6;
export const TREASURE = 0.5;
export const TOWER = 0.45;
/** Falling: the tower, half the gold, and a turn's end (MI-18). */
export const FALL = 0.9;
/** A destiny card, on average (A 8a). */
export const DESTINY = 0.12;

/** Who thinks, and what stands around it. */
export interface Mind {
  readonly position: Position;
  readonly player: number;
  readonly temper: Temper;
  /** What a gold is worth: less towards the end, and of many. */
  readonly gold: number;
  /** How much of the race is left, of 1. */
  readonly left: number;
  /** Prestige of the rival who is ahead; 0 alone. */
  readonly rival: number;
}

export function mindOf(position: Position, player: number, temper: Temper): Mind {
  const { players, goal, limit, round } = position.state;
  const prestige = players.map((_, at) => prestigeOf(position, at));
  const toGo = goal - Math.max(...prestige);
  const rounds = limit === null ? 1 : (limit - round + 1) / limit;
  const left = Math.max(0.05, Math.min(1, toGo / goal, rounds));
  const rival = Math.max(0, ...prestige.filter((_, at) => at !== player));
  const purse = players[player]!.gold;
  const gold = toGo <= 1 ? 0.03 : toGo <= 3 ? 0.055 : purse > 6 ? 0.05 : 0.07;
  return { position, player, temper, left, rival, gold };
}

/** What a task that is completed brings (A 10r), by how many are completed there already. */
export function worthOfTask({ gold }: Mind, reward: number, completed: number): number {
  const first = 1 + EP + gold * reward;
  return completed === 1 ? first + TREASURE : completed === 2 ? first + 1 + REWARD : first;
}

/** Where a token belongs, and what handing it in there is worth now. */
export function worthOfToken(mind: Mind, token: CardRef): number {
  const { state, content } = mind.position;
  const { city, task, reward } = content.tokens[token]!;
  const { tasks, shadow } = cityAt(state, city);
  const there = tasks[task] ?? null;
  if (there !== null) return there.as === 'forgery' ? 0.1 : 0;
  const worth = worthOfTask(mind, reward.gold, tasks.filter((one) => one !== null).length);
  return shadow !== null && !allowed(mind, 'deliver') ? worth * 0.3 : worth;
}

/** Whether somebody may do that in a city with a shadow all the same (L272). */
export function allowed({ position, player }: Mind, what: 'deliver' | 'token' | 'reveal' | 'buy'): boolean {
  const { state, content } = position;
  const { skills, goods } = state.players[player]!;
  return (
    skills.some((skill) => content.skills[skill]!.allows?.includes(what)) ||
    goods.some(({ ref }) => content.goods[ref]!.allows?.includes(what))
  );
}

/** The same of a forgery: placed with that chance, else the tower. */
export function worthOfForgery(mind: Mind, forgery: CardRef, share: number): number {
  const { state, content } = mind.position;
  const card = content.randoms[forgery]!;
  if (card.kind !== 'forgery') return 0;
  const { tasks, shadow } = cityAt(state, card.city);
  if (tasks[card.task] !== null || shadow !== null) return 0;
  const token = Object.values(content.tokens).find(
    (one) => one.city === card.city && one.task === card.task,
  )!;
  const worth = worthOfTask(mind, token.reward.gold, tasks.filter((one) => one !== null).length);
  return Math.max(0, share * worth - (1 - share) * TOWER);
}

/** What a card in hand is worth for its other use. */
export function worthOfUse({ position, left }: Mind, card: CardRef): number {
  const { use, hearts } = position.content.actions[card]!;
  const { state } = position;
  const late = Math.min(1, 2 * left + 0.3);
  const rivals = state.players.length > 1 ? 1 : 0;
  const main =
    'support' in use
      ? use.support * 0.035
      : 'replace' in use
        ? Math.max(0.02, (use.replace - 10) * 0.045)
        : 'luck' in use
          ? 0.22
          : 'surprise' in use
            ? state.parts.adventures
              ? 0.08
              : 0
            : rivals * 0.08;
  return late * main + hearts * 0.012;
}

/** A Life Point healed or lost: dearer the fewer there are. */
export function worthOfLp({ position, player }: Mind): number {
  const lp = lpInAll(position, player);
  return lp <= 2 ? 0.28 : lp <= 3 ? 0.16 : 0.08;
}

export const isHurt = ({ position, player }: Mind): number =>
  mostLp(position, player) - position.state.players[player]!.lp;

/** Attempts that are still to come, about. */
export const attemptsLeft = ({ position, left }: Mind): number => 1.4 * position.state.goal * left;

/** How many of the tokens that still lie about ask for an ability, of 1. */
export function askedFor({ position }: Mind, ability: Ability): number {
  const { state, content } = position;
  const tokens = state.cities.flatMap(({ fixed }) => fixed);
  const asking = tokens.filter((token) => content.tokens[token]!.abilities.includes(ability));
  return tokens.length === 0 ? 0 : asking.length / tokens.length;
}

export const mostAskedFor = (mind: Mind): Ability =>
  ABILITIES.reduce((best, one) => (askedFor(mind, one) > askedFor(mind, best) ? one : best));

export const goldOf = ({ position, player }: Mind): number =>
  Math.min(MOST_GOLD, position.state.players[player]!.gold);

/**
 * How much a hero is drawn to a card, around 1: by what lies open on the table, so that races differ and the same view
 * still brings the same answer.
 */
export function tasteFor({ position, player }: Mind, card: CardRef): number {
  const { cities, players } = position.state;
  const told = `${players[player]!.hero} ${card} ${cities.map(({ fixed }) => fixed[0]).join()}`;
  let hash = 7;
  for (let i = 0; i < told.length; i++) hash = (Math.imul(hash, 31) + told.charCodeAt(i)) | 0;
  return 0.5 + ((hash >>> 4) % 1000) / 800;
}

/** Nothing is left to be handed in: all that can still be won are adventures and shadows. */
export const isBare = ({ position }: Mind): boolean =>
  position.state.cities.every(({ fixed, randoms }) => fixed.length === 0 && randoms.every(({ up }) => up)) &&
  position.state.players.every(({ tokens, forgeries }) => tokens.length + forgeries.length === 0);

/** Steps to a city, with what shadows on the way cost: those are gone around. */
export function stepsFrom({ position }: Mind, from: number): readonly number[] {
  const { state } = position;
  const steps = state.cities.map(() => Number.POSITIVE_INFINITY);
  steps[from - 1] = 0;
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const { number, shadow } of state.cities) {
      if (stepsBetween(state, at, number) !== 1) continue;
      const there = steps[at - 1]! + 1 + (shadow === null ? 0 : 0.6);
      if (there >= steps[number - 1]!) continue;
      steps[number - 1] = there;
      open.push(number);
    }
  }
  return steps;
}
