/** Abilities that give back all they cost: what players use as often as they can pay would never end (X492). */

import type { Ability, Conditions, EffectOp, Target } from './abilities.ts';
import { nestedEffects } from './nested-effects.ts';

/** What abilities are paid with: SP, HP, tokens by name, energy and readiness by their card. */
type Coins = ReadonlyMap<string, number>;

/** An ability, and the card that bears it. */
export interface Borne {
  readonly card: string;
  readonly ability: Ability;
}

/** What using some of them, each so often, comes to. */
interface Round {
  readonly of: ReadonlySet<Borne>;
  readonly net: Coins;
}

/** Those that are part of a round of uses that gives back at least all it costs: they could be used without end. */
export function usableForEver(abilities: readonly Borne[]): ReadonlySet<Borne> {
  const found = new Set<Borne>();
  for (const round of roundsOf(abilities)) for (const one of round) found.add(one);
  return found;
}

/** The smallest such rounds. */
export function roundsOf(abilities: readonly Borne[]): readonly ReadonlySet<Borne>[] {
  const once = abilities.flatMap((one) => uses(one, abilities));
  const coins = new Set(once.flatMap(({ net }) => [...net.keys()]));
  let rounds: Round[] = once;
  for (const coin of coins) rounds = withoutLoss(rounds, coin);
  const sets = rounds.map(({ of }) => of);
  return sets.filter(
    (set, i) =>
      !sets.some(
        (other, j) => (other.size < set.size || (other.size === set.size && j < i)) && isWithin(other, set),
      ),
  );
}

/** Whether it gives anything that abilities cost, and nothing else ends it: only such may be part of a round of several. */
export const givesBack = (one: Borne): boolean =>
  isOpen(one.ability) && [...changesOf(one)].some(([, n]) => n > 0);

const isWithin = (some: ReadonlySet<Borne>, all: ReadonlySet<Borne>): boolean =>
  [...some].every((one) => all.has(one));

/** Rounds put together that lose nothing of a coin: those that do not, and each that does with one that makes it up. */
function withoutLoss(rounds: readonly Round[], coin: string): Round[] {
  const of = ({ net }: Round): number => net.get(coin) ?? 0;
  const makeUp = rounds.filter((one) => of(one) > 0);
  const kept = rounds.filter((one) => of(one) >= 0);
  for (const less of rounds)
    for (const more of of(less) < 0 ? makeUp : [])
      if (kept.length < MOST_ROUNDS) kept.push(together(less, of(more), more, -of(less)));
  return kept;
}

/** More than any table of cards comes to; of a pack with more some are found. */
const MOST_ROUNDS = 200;

const together = (one: Round, times: number, other: Round, otherTimes: number): Round => {
  const net = new Map<string, number>();
  for (const coin of new Set([...one.net.keys(), ...other.net.keys()]))
    net.set(coin, times * (one.net.get(coin) ?? 0) + otherTimes * (other.net.get(coin) ?? 0));
  return { of: new Set([...one.of, ...other.of]), net };
};

/** The ways to use an ability once; none where something else ends it. */
function uses(one: Borne, all: readonly Borne[]): Round[] {
  const { conditions: { sp, energy, tokens = {}, exhaust } = {}, effects = [] } = one.ability;
  if (!isOpen(one.ability)) return [];
  const isFree = !sp && !energy && !exhaust && Object.values(tokens).every((n) => !n);
  if (isFree && !startsAnything(effects)) return [];
  const net = changesOf(one);
  const of = new Set([one]);
  const chosen = net.get(ANY_CARD) ?? 0;
  net.delete(ANY_CARD);
  if (chosen === 0) return [{ of, net }];
  // A card of one's choice is made ready: each that may want it is a way of its own.
  const wanted = [
    ...new Set(all.filter(({ ability }) => ability.conditions?.exhaust).map(({ card }) => card)),
  ];
  return [{ of, net }, ...wanted.map((card) => ({ of, net: plus(net, `ready ${card}`, chosen) }))];
}

/** What using it once takes and gives. */
function changesOf({ card, ability: { conditions = {}, effects = [] } }: Borne): Map<string, number> {
  const { sp = 0, energy = 0, tokens = {}, exhaust } = conditions;
  const net = new Map<string, number>();
  give(net, effects, card);
  const costs: [string, number][] = [
    ['sp', sp],
    [`energy ${card}`, energy],
    [`ready ${card}`, exhaust ? 1 : 0],
    ...Object.entries(tokens).map(([token, n]): [string, number] => [`token ${token}`, n ?? 0]),
  ];
  for (const [coin, n] of costs) if (n > 0) add(net, coin, -n);
  return net;
}

const plus = (net: Coins, coin: string, n: number): Coins => {
  const more = new Map(net);
  add(more, coin, n);
  return more;
};

const ANY_CARD = 'ready';

/** Whether it is used whenever its user likes, as often as it can be paid. */
const isOpen = ({ when, conditions = {}, effects = [] }: Ability): boolean =>
  (when === 'action' || when === 'any-time') && !isEnded(conditions) && !isEndedBy(effects);

/** Whether it can be used so many times alone, or for what does not come back. */
const isEnded = ({ flip, discard, perEncounter, perTurn, perRound, symbols }: Conditions): boolean =>
  Boolean(flip || discard || perEncounter || perTurn || perRound || symbols);

/** The turn's one Move Action is spent by it (p.41), or the turn is over. */
const isEndedBy = (effects: readonly EffectOp[]): boolean =>
  effects.some((op) => (op.do === 'move-action' && !op.another) || op.do === 'end-turn');

/** A free ability is worth a doubt where it makes an Action, or gains something. */
const startsAnything = (effects: readonly EffectOp[]): boolean =>
  effects.some((op) => !IDLE.has(op.do) || nestedEffects(op).some((inner) => startsAnything(inner)));

/** What changes nothing a second time. */
const IDLE: ReadonlySet<EffectOp['do']> = new Set<EffectOp['do']>([
  'optional',
  'choose',
  'if',
  'change-shape',
  'become',
]);

const add = (coins: Map<string, number>, coin: string, n: number): void => {
  coins.set(coin, (coins.get(coin) ?? 0) + n);
};

/** Adds what the user certainly can have of these effects: of several branches the most of each. */
function give(coins: Map<string, number>, effects: readonly EffectOp[], card: string): void {
  for (const op of effects) {
    const [coin, n] = gainOf(op, card);
    if (n !== 0) add(coins, coin, n);
    const most = new Map<string, number>();
    for (const inner of op.do === 'acts' && op.who.who !== 'self' ? [] : nestedEffects(op)) {
      const way = new Map<string, number>();
      give(way, inner, card);
      for (const [of, many] of way) if (many > 0) most.set(of, Math.max(most.get(of) ?? 0, many));
    }
    for (const [of, many] of most) add(coins, of, many);
  }
}

function gainOf(op: EffectOp, card: string): readonly [string, number] {
  switch (op.do) {
    case 'gain-sp':
      return ['sp', isUser(op.to) ? least(op.amount) : 0];
    // What it costs in HP ends it (p.67).
    case 'damage':
      return ['hp', op.to.who === 'self' && op.type === 'irreducible' ? -least(op.amount) : 0];
    case 'heal':
      return ['hp', isUser(op.to) ? least(op.amount) : 0];
    case 'gain-token':
      return [`token ${op.token}`, isUser(op.to) ? least(op.amount) : 0];
    case 'gain-energy':
      return [`energy ${card}`, least(op.amount)];
    case 'ready':
      return [op.card === 'this' ? `ready ${card}` : ANY_CARD, 1];
    default:
      return ['', 0];
  }
}

/** Itself, or somebody of its own choice or side among whom it may be. */
const isUser = (to: Target): boolean =>
  to.who === 'self' || ((to.who === 'choose' || to.who === 'all') && to.side === 'ally');

const least = (amount: unknown): number => (typeof amount === 'number' ? amount : 0);
