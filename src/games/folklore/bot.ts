/** The bot of Folklore: the answer it gives to each question. */
import { worthOfUse, worthOnField } from './field-bot.ts';
import { worthOfHands } from './hands-bot.ts';
import { isUsed, type MapCard, type PlaceId } from './rules/model/content.ts';
import type { FolkloreAct, FolkloreOption, FolklorePrompt } from './rules/model/prompts.ts';
import type { Declared } from './rules/model/state.ts';
import { listFromLeader } from './rules/procedures/table.ts';
import { REST } from './rules/procedures/travel.ts';
import { roundsFor, stepsTo } from './rules/queries/destinations.ts';
import { hasBroken } from './rules/queries/hands.ts';
import { abilityOf, foeOf, type Position, strideOf } from './rules/queries/numbers.ts';
import { chanceToFinish, stanceOdds } from './rules/queries/odds.ts';

export const WAYS = ['road', 'off-road'] as const;
/** Which way the bot takes: along the road, or through the areas wherever that is shorter. */
export type Way = (typeof WAYS)[number];

/** Who plays plainly and by the odds. The same position, the same answer. */
export function botAnswer(position: Position, prompt: FolklorePrompt, way: Way): FolkloreOption {
  const worth = (option: FolkloreOption) => worthOf(position, prompt, option.act, way);
  const mine = prompt.options.filter(({ act }) => act.do !== 'give');
  return mine.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function worthOf(position: Position, prompt: FolklorePrompt, act: FolkloreAct, way: Way): number {
  switch (act.do) {
    case 'lead':
      return -roundsUnder(position, act.hero);
    case 'go':
      return -distance(position, act.to, way);
    case 'stay':
      return -distance(position, position.state.at, way) - 1;
    case 'equip':
      return worthOfHands(position, act.hero, act.place);
    case 'stow':
      return Number.NEGATIVE_INFINITY;
    case 'rest':
      if (position.state.field) return worthOnField(position, prompt, act);
      return wounded(position) && hasTime(position, way) ? 1 : Number.NEGATIVE_INFINITY;
    case 'choose':
      return worthOfChoice(position, act.choice);
    case 'take':
      // Whoever has least of it.
      return -position.state.heroes[act.hero]!.items.length - position.state.heroes[act.hero]!.coins;
    case 'stance':
      return worthOfStance(position, prompt.hero, act);
    case 'use':
      return position.state.field
        ? worthOfUse(position, prompt, act.place)
        : worthOfItem(position, prompt.hero, act.place);
    case 'strike':
      return act.ability && position.state.fight!.counter > 1 ? 2 : 1;
    case 'walk':
    case 'attack':
    case 'ability':
    case 'search':
    case 'end':
    case 'hold':
    case 'again':
    case 'power':
    case 'douse':
    case 'interact':
    case 'rite':
    case 'loose':
    case 'command':
      return worthOnField(position, prompt, act);
    case 'leave':
      return position.state.field!.adventure!.solved.includes('primary') ? 1 : -1;
    default:
      return 0;
  }
}

/** Rounds it takes by road where that hero leads first. */
function roundsUnder({ state, content }: Position, leader: number): number {
  const { map, goal } = content.chapters[state.chapter]!;
  const steps = stepsTo(content.maps[map]!, goal, true).get(state.at)!;
  const strides = listFromLeader({ ...state, leader }).map(
    (at) => content.heroes[state.heroes[at]!.card]!.stride,
  );
  return roundsFor(steps, strides);
}

/** So much Vita is gone that little of a rest is lost, or somebody is a ghost. */
function wounded({ state, content }: Position): boolean {
  const whole = state.heroes.reduce((sum, { card }) => sum + content.heroes[card]!.vita, 0);
  const left = state.heroes.reduce((sum, { vita }) => sum + vita, 0);
  return whole - left >= REST * state.heroes.length || state.heroes.some(({ isGhost }) => isGhost);
}

/** With a round less the goal is still reached, as far as the group walks on average. */
function hasTime(position: Position, way: Way): boolean {
  const { heroes, limit, round, at } = position.state;
  const stride = heroes.reduce((sum, _, hero) => sum + strideOf(position, hero).total, 0) / heroes.length;
  return Math.ceil(distance(position, at, way) / stride) <= limit - round;
}

/** Steps to a goal, by map, worked out once. */
const known = new WeakMap<MapCard, Map<string, ReadonlyMap<PlaceId, number>>>();

/** Steps to the goal; whoever keeps to the road never counts an area. */
function distance({ state, content }: Position, from: PlaceId, way: Way): number {
  const { map, goal } = content.chapters[state.chapter]!;
  const card = content.maps[map]!;
  const byWay = known.get(card) ?? new Map<string, ReadonlyMap<PlaceId, number>>();
  known.set(card, byWay);
  const steps = byWay.get(`${goal} ${way}`) ?? stepsTo(card, goal, way === 'road');
  byWay.set(`${goal} ${way}`, steps);
  return steps.get(from) ?? Number.POSITIVE_INFINITY;
}

/** A fight is the last thing it wants; of the rest the first. */
function worthOfChoice({ state, content }: Position, choice: number): number {
  const effects = content.events[state.event!]!.choices![choice]!.do;
  if (effects.some((effect) => 'fight' in effect || 'encounter' in effect)) return -100;
  // Nothing is mended of what is whole.
  const isWhole = !state.heroes.some((_, at) => hasBroken({ state }, at));
  return isWhole && effects.some((effect) => 'mends' in effect) ? -50 : -choice;
}

/**
 * What is to be lost against what is to be won: Vita not lost, a ghost less, and the chance that this round ends the
 * fight. Heroes who have not chosen yet are taken to attack.
 */
function worthOfStance(position: Position, at: number, { stance, ability }: Declared): number {
  const { state } = position;
  const fight = state.fight!;
  const declared = fight.declared.map((one, i) =>
    i === at ? { stance, ability } : (one ?? (state.heroes[i]!.isGhost ? null : ATTACKS)),
  );
  let worth = 8 * chanceToFinish(position, declared);
  declared.forEach((one, i) => {
    if (one === null) return;
    const { lost, falls } = stanceOdds(position, i, declared);
    worth -= lost + 10 * falls;
  });
  // An attack that hits shortens the fight: what it is worth is what a round of it costs.
  if (stance === 'attack') worth += (10 / 100) * foeOf(position).count * 2;
  return ability ? worth - abilityOf(position, at).power / 6 : worth;
}

const ATTACKS: Declared = { stance: 'attack', ability: false };

/** Healing where none of it is lost, anything that helps to strike in a fight that is not nearly over. */
function worthOfItem({ state, content }: Position, at: number, place: number): number {
  const hero = state.heroes[at]!;
  const card = content.heroes[hero.card]!;
  const item = content.items[hero.items[place]!.ref]!;
  if (!isUsed(item)) return 0;
  const { vita, restores, might } = item;
  if (vita !== undefined) return hero.vita <= card.vita - 5 ? 3 : 0;
  if (restores !== undefined) return hero.power <= card.power - restores ? 3 : 0;
  return might !== undefined && state.fight!.counter > 1 ? 3 : 0;
}
