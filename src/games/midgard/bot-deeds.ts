/**
 * What a bot does with its points: of all errands and deeds there are, the one that brings most a point; where it lies
 * elsewhere, the step that leads there.
 */
import { bestDeal } from './bot-deals.ts';
import { errandsOf, tokenErrand, worthOfAdventure, worthOfRevealing, worthOfShadow } from './bot-errands.ts';
import {
  askedFor,
  attemptsLeft,
  CARD,
  isHurt,
  type Mind,
  POINT,
  stepsFrom,
  worthOfForgery,
  worthOfLp,
  worthOfToken,
  worthOfUse,
} from './bot-mind.ts';
import { edgeOf, worthOf, worthOfCard, worthOfSkill } from './bot-things.ts';
import { type Ability, PILES, type Pile } from './rules/model/content.ts';
import { ABILITY_PRICE, CARD_PRICE, PRICES, SKILL_PRICE } from './rules/model/fixed-numbers.ts';
import type { MidgardAct, MidgardOption } from './rules/model/prompts.ts';
import { adventureAlone } from './rules/queries/adventure-odds.ts';
import { cityAt, listBeside, priceOf } from './rules/queries/cities.ts';
import { fighterOf } from './rules/queries/fighters.ts';
import {
  backpackOf,
  defenseSum,
  forgerySum,
  has,
  magicSum,
  meets,
  prestigeOf,
} from './rules/queries/numbers.ts';
import { hitShare, passShare, theftShares } from './rules/queries/odds.ts';
import { oddsOfParty, woundFirst } from './rules/queries/odds-of-fights.ts';
import { thiefSum, victimSum } from './rules/queries/theft-sums.ts';
import { lootOf } from './rules/queries/things.ts';

/** The answer that brings most a point. */
export function bestDeed(mind: Mind, options: readonly MidgardOption[]): MidgardOption {
  const { position, player } = mind;
  const { at } = position.state.players[player]!;
  const rates = new Map<MidgardOption, number>();
  for (const option of options) if (option.act.do !== 'move') rates.set(option, rateHere(mind, option.act));
  const moves = options.filter(({ act }) => act.do === 'move');
  if (moves.length > 0) {
    const steps = stepsFrom(mind, at);
    let best: { readonly city: number; readonly rate: number } | null = null;
    const there = investments(mind).map((one) => ({ ...one, points: 1 }));
    for (const { city, worth, points } of [...errandsOf(mind), ...there]) {
      if (city === at) continue;
      const rate = worth / (points + steps[city - 1]!);
      if (!best || rate > best.rate) best = { city, rate };
    }
    if (best) {
      const back = stepsFrom(mind, best.city);
      for (const move of moves) {
        if (move.act.do !== 'move') continue;
        const saved = steps[best.city - 1]! - back[move.act.to - 1]!;
        const free = move.act.how === 'free' ? 1.5 : 1;
        if (saved > 0) rates.set(move, best.rate * free * (0.9 + 0.1 * saved));
      }
    }
  }
  const rate = (option: MidgardOption) => rates.get(option) ?? Number.NEGATIVE_INFINITY;
  return options.reduce((one, other) => (rate(other) > rate(one) ? other : one));
}

/** What is added to buying and learning, as people do not reckon so closely. */
const TEMPTED = 0.2;

/** What it brings a point, where one stands. */
function rateHere(mind: Mind, act: MidgardAct): number {
  const { position, player, gold, left } = mind;
  const { state, content } = position;
  const { at, hand, tower } = state.players[player]!;
  switch (act.do) {
    case 'end':
      return 0;
    case 'draw':
      return hand.length < 4 ? 0.07 : 0.01;
    case 'token': {
      const errand = tokenErrand(mind, act.token, at);
      return errand ? errand.worth / errand.points : -1;
    }
    case 'deliver':
      if (act.as === 'original') return worthOfToken(mind, act.token);
      return worthOfForgery(mind, act.token, passShare(forgerySum(position, player, act.token).total)) || -1;
    case 'reveal':
      return worthOfRevealing(mind);
    case 'adventure': {
      const { adventure } = cityAt(state, at);
      const alone = worthOfAdventure(mind, adventure!, adventureAlone(position, player, adventure!), 1);
      return alone > 0 ? alone / 1.3 : worthWithOthers(mind);
    }
    case 'shadow': {
      const alone = worthOfShadow(mind, at);
      return alone > 0 ? alone : worthWithOthers(mind);
    }
    case 'heal': {
      const { hearts } = content.actions[act.card]!;
      return Math.min(hearts, isHurt(mind)) * worthOfLp(mind) - worthOfUse(mind, act.card) - 0.02;
    }
    case 'use':
      return Math.min(2, isHurt(mind)) * worthOfLp(mind);
    case 'cast':
      return rateOfSpell(mind, act.spell);
    case 'repair': {
      const lost =
        content.goods[act.good]!.lp! -
        (state.players[player]!.goods.find(({ ref }) => ref === act.good)?.lp ?? 0);
      return lost * worthOfLp(mind) * 0.8;
    }
    case 'train':
      return worthOfTraining(mind, act.ability) - ABILITY_PRICE * gold;
    case 'buy':
      // A shop one stands before is tempting.
      return (
        worthOfBuying(mind, act.pile, act.count) + (state.players[player]!.gold > 2 * act.count ? TEMPTED : 0)
      );
    case 'learn':
      return worthOfLearning(mind) - SKILL_PRICE * gold + TEMPTED;
    case 'deal':
      return bestDeal(mind, act.with);
    case 'steal':
      return worthOfTheft(mind, act.of);
    case 'assault':
      return worthOfAssault(mind, act.of);
    case 'leave-tower':
      return 1;
    case 'lay-marker':
      return mind.temper === 'greedy' ? 0.03 : 0.01;
    case 'buy-card':
      return CARD * left + 0.02 - CARD_PRICE * gold;
    case 'open':
      return rateOfOpening(mind, act.artifact);
    default:
      return tower ? 0 : -1;
  }
}

/** An adventure or a shadow with one of the others here, who may come. */
function worthWithOthers({ position, player }: Mind): number {
  const isLikely = listBeside(position.state, player).some(
    (other) => (oddsOfParty(position, player, [player, other])[0]?.share ?? 0) >= 0.7,
  );
  return isLikely ? 0.15 : -0.1;
}

function rateOfSpell(mind: Mind, spell: string): number {
  const { position, player } = mind;
  const { does } = position.content.spells[spell]!;
  const works = passShare(magicSum(position, player, spell).total);
  if ('heal' in does) return works * Math.min(does.heal, isHurt(mind)) * worthOfLp(mind);
  if ('leave' in does) return works * 1.5;
  // A step for nothing.
  if ('move' in does) return position.state.turn.freeMoves > 0 ? -1 : works * POINT * 2;
  return 0.02;
}

function rateOfOpening({ position, player }: Mind, ref: string): number {
  const { state, content } = position;
  const { prestige, leave, shadow, look } = content.artifacts[ref]!;
  const { at, tower } = state.players[player]!;
  if (prestige) return 2;
  if (leave) return tower ? 2 : -1;
  if (shadow) return cityAt(state, at).shadow !== null ? 2 : -1;
  return look ? -1 : 0.3;
}

/** An ability by one: attempts to come that ask for it, and what one fights with. */
export function worthOfTraining(mind: Mind, ability: Ability): number {
  const { position, player, left } = mind;
  const attempts = 0.055 * askedFor(mind, ability) * attemptsLeft(mind);
  const trained = has(position, player, 'proficiency') || has(position, player, 'blessing');
  const fights = trained && ability !== 'intelligence' ? edgeOf(mind) : 0;
  return attempts + fights * left;
}

function worthOfLearning(mind: Mind): number {
  const { position, player } = mind;
  const { skills } = position.state.players[player]!;
  const open = Object.values(position.content.skills).filter(
    ({ id, needs }) => !skills.includes(id) && meets(position, player, needs),
  );
  return Math.max(0, ...open.map(({ id }) => worthOfSkill(mind, id)));
}

/** What the cards of a pile are worth that nobody is seen to have, the best first. */
function worthsOfPile(mind: Mind, pile: Pile): readonly number[] {
  const { state, content } = mind.position;
  const owned = state.players.flatMap(({ goods, spells }) => [...goods, ...spells].map(({ ref }) => ref));
  const cards =
    pile === 'spells'
      ? Object.keys(content.spells)
      : Object.values(content.goods).flatMap((good) => (good.pile === pile ? [good.id] : []));
  return cards
    .filter((ref) => !owned.includes(ref))
    .map((ref) => worthOfCard(mind, pile, ref))
    .sort((a, b) => b - a);
}

/** One of them by chance, the better of two, or the best (A 4p). */
function worthOfBuying(mind: Mind, pile: Pile, count: 1 | 2 | 3, worths = worthsOfPile(mind, pile)): number {
  const { position, player, gold } = mind;
  const { places, taken } = backpackOf(position, player);
  if (worths.length === 0 || (pile !== 'spells' && taken >= places - 1)) return -1;
  const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
  const got = count === 3 ? worths[0]! : count === 2 ? (2 * mean + worths[0]!) / 3 : mean;
  return got - priceOf(position, player, count) * gold;
}

/** Whether somebody is so near the goal that what they lose is worth as much as what one gains. */
const isAhead = ({ position }: Mind, other: number): boolean =>
  prestigeOf(position, other) >= position.state.goal - 2;

function bestLoot(mind: Mind, victim: number): number {
  const worths = lootOf(mind.position, victim).map((thing) => worthOf(mind, thing));
  return Math.max(0, ...worths) * (isAhead(mind, victim) ? 1.6 : 1);
}

/** Chances a theft and an assault must have, by temper. */
const STEALS_AT = { plain: 0.42, helpful: 0.6, greedy: 0.33 } as const;
const ASSAULTS_AT = { plain: 0.58, helpful: 0.7, greedy: 0.5 } as const;

function worthOfTheft(mind: Mind, victim: number): number {
  const { position, player, temper } = mind;
  const thief = thiefSum(position, player).total;
  const { taken, struck } = theftShares(thief, victimSum(position, victim, player).total);
  const loot = bestLoot(mind, victim);
  if (taken < STEALS_AT[temper] || loot < 0.2) return -1;
  const foe = fighterOf(position, victim, defenseSum(position, player).total);
  const hurt = struck * hitShare(foe.attack, defenseSum(position, player).total);
  return taken * loot - hurt * worthOfLp(mind) - 0.03;
}

function worthOfAssault(mind: Mind, victim: number): number {
  const { position, player, temper } = mind;
  const share = woundFirst(position, player, victim);
  const loot = bestLoot(mind, victim);
  if (share < ASSAULTS_AT[temper] || loot < 0.4) return -1;
  const mine = lootOf(position, player).map((thing) => worthOf(mind, thing));
  return share * loot - (1 - share) * (Math.max(0.1, ...mine) + worthOfLp(mind)) - 0.1;
}

/** Where something is bought or trained for more than it costs. */
export function investments(mind: Mind): { readonly city: number; readonly worth: number }[] {
  const { position, player, gold } = mind;
  const { state, content } = position;
  const purse = state.players[player]!.gold;
  return state.cities.flatMap(({ number, ref, shadow }) => {
    const { trade } = content.cities[ref]!;
    if (shadow !== null) return [];
    if (isPile(trade)) {
      const worths = purse > 0 ? worthsOfPile(mind, trade) : [];
      const best = Math.max(
        ...PRICES.map((count) => (purse >= count ? worthOfBuying(mind, trade, count, worths) : -1)),
      );
      return best > 0 ? [{ city: number, worth: best }] : [];
    }
    const worth = purse >= ABILITY_PRICE ? worthOfTraining(mind, trade) - ABILITY_PRICE * gold : 0;
    return worth > 0 ? [{ city: number, worth }] : [];
  });
}

const isPile = (trade: Ability | Pile): trade is Pile => PILES.some((one) => one === trade);
