/** A bot in a place: it goes to the nearest enemy, strikes with what it can pay, keeps a little for defense. */
import type { Temper } from './bot.ts';
import { targetsOf } from './rules/combat/fight-targets.ts';
import type { HandlingPlan } from './rules/combat/handling.ts';
import { type DefensePart, woundsIn } from './rules/combat/pools.ts';
import type { MalhyaAct, MalhyaOption, MalhyaPrompt } from './rules/model/prompts.ts';
import type { HeroWalk } from './rules/place/hero-walks.ts';
import { isSameSpace, spacesApart } from './rules/place/space.ts';
import { adjacentAdversaries, adversariesOf, type Field, type Standing } from './rules/place/standing.ts';
import { walksOfHero } from './rules/procedures/hero-moves.ts';
import type { Position } from './rules/queries/booklets.ts';
import { enemyFileOf, fieldOf, figureOf, heroIndex, standingWith } from './rules/queries/field-of.ts';
import { fightOddsOfAnswer } from './rules/queries/fight-answers.ts';
import { attackKindOf, heroDefenseParts, weaponOf } from './rules/queries/fighters.ts';
import { spellAnswer, spellForTurn } from './spell-bot.ts';

type Of<D extends MalhyaAct['do']> = Extract<MalhyaAct, { readonly do: D }>;

/** How much of its life it has left when it begins to spare nothing. */
const LOW = 3;

/** Null: it has no opinion of its own. */
export function fightAnswer(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption | null {
  const { options, hero } = prompt;
  const option = (id: string) => options.find((one) => one.id === id) ?? null;
  switch (prompt.kind) {
    case 'turn':
      return turn(position, prompt, temper);
    case 'plan':
      return best(options, (one) => attackWorth(position, prompt, one));
    case 'defense':
      return bestPlan(options, (plan) => defenseWorth(position, hero!, plan));
    case 'initiative':
      return temper === 'bold' ? (option('raise:1') ?? options[0]!) : option('raise:0');
    case 'interrupt':
      return interrupt(position, prompt);
    case 'armour':
      return position.state.heroes[hero!]!.life.life <= LOW ? option('break') : option('keep');
    case 'wounds':
      return best(options, ({ act }) =>
        act.do === 'suffer' ? act.wounds.shock - 2 * act.wounds.injury - woundsIn(act.wounds) : 0,
      );
    case 'trading':
    case 'picking-up':
      return options.find(({ act }) => act.do === 'take') ?? option('done');
    case 'turn-order':
      return options.find(({ act }) => act.do === 'next' && heroIndex(position.state, act.who) >= 0) ?? null;
    default:
      return spellAnswer(position, prompt, temper);
  }
}

function best(options: readonly MalhyaOption[], worth: (option: MalhyaOption) => number): MalhyaOption {
  let [found] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > most) [found, most] = [option, value];
  }
  return found!;
}

const bestPlan = (options: readonly MalhyaOption[], worth: (plan: HandlingPlan) => number): MalhyaOption =>
  best(options, ({ act }) => (act.do === 'plan' ? worth(act.plan) : Number.NEGATIVE_INFINITY));

/** What an AP, and what an aura token, is worth to it: wounds. */
const WORTH_OF_AP = 0.25;
const WORTH_OF_AURA = 0.7;
/** An enemy gone strikes nobody any more. */
const WORTH_OF_KILL = 1.5;

/** Wounds to be had of it, none past the last life, by the exact odds. */
function attackWorth(position: Position, prompt: MalhyaPrompt, option: MalhyaOption): number {
  if (option.act.do !== 'plan') return Number.NEGATIVE_INFINITY;
  const { ap, aura, arrow } = option.act.plan;
  const price = WORTH_OF_AP * ap + WORTH_OF_AURA * (Number(aura !== null) + Number(arrow !== null) / 2);
  return fightOddsOfAnswer(position, prompt, option).reduce((sum, { who, odds }) => {
    const left = lifeLeft(position, who);
    const worth = odds.byWounds.reduce(
      (all, [n, of], wounds) =>
        all + (n / of) * (Math.min(wounds, left) + (wounds >= left ? WORTH_OF_KILL : 0)),
      0,
    );
    return sum + worth;
  }, -price);
}

function lifeLeft(position: Position, who: string): number {
  const figure = figureOf(position, who);
  return figure ? enemyFileOf(position, figure.type).life - figure.damage : 0;
}

const shieldWorth = (parts: readonly DefensePart[]): number =>
  parts.reduce(
    (sum, { dice = {}, gain = {} }) =>
      sum + 0.8 * (dice.defense ?? 0) + (dice.dodge ?? 0) + (gain.shields ?? 0),
    0,
  );

function defenseWorth(position: Position, hero: number, plan: HandlingPlan): number {
  const { life } = position.state.heroes[hero]!.life;
  const dear = life <= LOW ? 0.1 : 0.5;
  return shieldWorth(heroDefenseParts(position, hero, plan)) - dear * plan.ap - (plan.aura ? 4 * dear : 0);
}

/** The least AP of an attack. */
const leastAp = (position: Position, hero: number): number => weaponOf(position, hero).attack[0]!.ap;

function turn(position: Position, prompt: MalhyaPrompt, temper: Temper): MalhyaOption {
  const { options, hero: at } = prompt;
  const hero = at!;
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id)!;
  const strikes = options.filter(
    (one): one is MalhyaOption & { readonly act: Of<'strike'> } => one.act.do === 'strike',
  );
  const sweep = options.find(({ act }) => act.do === 'sweep');
  const ranged = weaponOf(position, hero).ranged !== null;
  const engaged = adjacentAdversaries(field, own).length;
  if (sweep && engaged > 1) return sweep;
  const spell = spellForTurn(position, prompt, temper);
  if (spell) return spell;
  if (strikes.length > 0 && !(ranged && engaged > 0)) return best(strikes, weakest(position));
  const goes = bestWalk(position, field, own, hero);
  const move = goes && options.find(({ act }) => act.do === 'move' && isSameSpace(act.to, goes.to));
  if (move) return move;
  if (strikes.length > 0) return best(strikes, weakest(position));
  const pickUp = options.find(({ act }) => act.do === 'pick-up');
  if (pickUp && position.state.heroes[hero]!.stored === null) return pickUp;
  const wait = options.find(({ act }) => act.do === 'wait');
  const canStrikeLater = position.state.heroes[hero]!.ap > leastAp(position, hero) + 1;
  if (wait && temper === 'bold' && canStrikeLater) return wait;
  return options.find(({ act }) => act.do === 'end')!;
}

/** Whoever is nearest to its end first. */
const weakest =
  ({ state, content }: Position) =>
  ({ act }: MalhyaOption): number => {
    const figure = state.place?.figures.find(({ id }) => act.do === 'strike' && id === act.target);
    return figure ? figure.damage - enemyFileOf({ state, content }, figure.type).life : 0;
  };

/** A way to where it can strike, with the AP for it; else for nothing towards the nearest; null: it had better stay. */
function bestWalk(position: Position, field: Field, own: Standing, hero: number): HeroWalk | null {
  const weapon = weaponOf(position, hero);
  const kind = attackKindOf(weapon);
  const { ap } = position.state.heroes[hero]!;
  const foes = adversariesOf(field, own);
  if (foes.length === 0) return null;
  const near = (walk: Pick<HeroWalk, 'to'>): number =>
    Math.min(...foes.map((foe) => spacesApart(walk.to, foe.at)));
  const walks = walksOfHero(position, hero);
  const strikes = (walk: HeroWalk): boolean =>
    targetsOf(field, { ...own, at: walk.to }, kind).some(({ why }) => why === null);
  const beside = (walk: HeroWalk): number => adjacentAdversaries(field, { ...own, at: walk.to }).length;
  const isBetter = (walk: HeroWalk): boolean => !weapon.ranged || beside(walk) === 0;
  const onsets = walks.filter(
    (walk) => ap - walk.ap >= leastAp(position, hero) && isBetter(walk) && strikes(walk),
  );
  if (onsets.length > 0)
    return onsets.reduce((a, b) => (b.ap + 0.3 * beside(b) < a.ap + 0.3 * beside(a) ? b : a));
  if (weapon.ranged && adjacentAdversaries(field, own).length > 0) return null;
  const free = walks.filter((walk) => walk.ap === 0 && near(walk) < near({ to: own.at }) && isBetter(walk));
  return free.length > 0 ? free.reduce((a, b) => (near(b) < near(a) ? b : a)) : null;
}

/** Whoever waits acts when it can strike, or when there is no later. */
function interrupt(position: Position, { options, who }: MalhyaPrompt): MalhyaOption {
  const field = fieldOf(position);
  const ready = options.find(({ act }) => {
    if (act.do !== 'take-up') return false;
    const own = standingWith(field, position.state.heroes[act.hero]!.id);
    if (!own || position.state.heroes[act.hero]!.ap < leastAp(position, act.hero)) return false;
    const kind = attackKindOf(weaponOf(position, act.hero));
    return who === undefined || targetsOf(field, own, kind).some(({ why }) => why === null);
  });
  return ready ?? options.find(({ act }) => act.do === 'on')!;
}
