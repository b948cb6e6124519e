/** The errands a bot sees on the map, with what each brings and the points it takes. */
import {
  allowed,
  DESTINY,
  EP,
  FALL,
  goldOf,
  isBare,
  type Mind,
  POINT,
  REWARD,
  worthOfForgery,
  worthOfToken,
  worthOfUse,
} from './bot-mind.ts';
import type { CardRef } from './rules/model/content.ts';
import { GOLD_BONUS } from './rules/model/fixed-numbers.ts';
import { beforeBoss, bossShare } from './rules/queries/adventure-odds.ts';
import { stepsBetween } from './rules/queries/cities.ts';
import { fightEnds, shadowFightEnds } from './rules/queries/fight-odds.ts';
import { fighterOf } from './rules/queries/fighters.ts';
import { attemptSum, forgerySum, type Position, resistanceSum } from './rules/queries/numbers.ts';
import { holdShare, keepShare, keepTwoShare, passShare } from './rules/queries/odds.ts';
import { attemptAt, checksOf } from './rules/queries/odds-of-answers.ts';

/** Something worth doing in a city: what it brings, and the points it takes there. */
export interface Errand {
  readonly city: number;
  readonly worth: number;
  readonly points: number;
}

/** All there is to do anywhere, without what is bought and trained. */
export function errandsOf(mind: Mind): Errand[] {
  const { position, player } = mind;
  const { state, content } = position;
  const { tokens, forgeries } = state.players[player]!;
  const errands: Errand[] = [];
  const delivered = new Map<number, Errand>();
  const add = (city: number, worth: number) => {
    const was = delivered.get(city) ?? { city, worth: 0, points: 0 };
    delivered.set(city, { city, worth: was.worth + worth, points: was.points + 1 });
  };
  for (const token of tokens) add(content.tokens[token]!.city, worthOfToken(mind, token));
  for (const forgery of forgeries) {
    const card = content.randoms[forgery]!;
    const worth = worthOfForgery(mind, forgery, passShare(forgerySum(position, player, forgery).total));
    if (card.kind === 'forgery' && worth > 0) add(card.city, worth);
  }
  errands.push(...delivered.values());
  const unknown = worthOfRevealing(mind);
  for (const city of state.cities) {
    const { number, fixed, randoms, adventure, shadow } = city;
    const may = (what: 'token' | 'reveal') => shadow === null || allowed(mind, what);
    if (may('token'))
      for (const token of fixed) {
        const errand = tokenErrand(mind, token, number, delivered);
        if (errand) errands.push(errand);
      }
    if (randoms.some(({ up }) => !up) && may('reveal'))
      errands.push({ city: number, worth: unknown, points: 1 });
    if (adventure !== null) {
      const worth = worthOfAdventure(mind, adventure, shareOfBoss(position, player, adventure), 1);
      errands.push({ city: number, worth, points: 1.3 });
    }
    if (shadow !== null) errands.push({ city: number, worth: worthOfShadow(mind, number), points: 1 });
  }
  return errands.filter(({ worth }) => worth > 0);
}

/** Trying a token until it is kept, and bringing it home; null where it is worth nothing. */
export function tokenErrand(
  mind: Mind,
  token: CardRef,
  from: number,
  delivered: ReadonlyMap<number, Errand> = new Map(),
): Errand | null {
  const { position } = mind;
  const worth = worthOfToken(mind, token);
  if (worth <= 0.2) return null;
  const { share, spent } = bestTry(mind, token);
  const home = position.content.tokens[token]!.city;
  // Where one goes anyway it is half as far.
  const way = stepsBetween(position.state, from, home) * (delivered.has(home) ? 0.5 : 1);
  const tries = 1 / share;
  return {
    city: from,
    worth: worth - tries * (spent + (1 - share) * DESTINY),
    points: tries + way + 1,
  };
}

/** The best an attempt can be made with what one has: gold and one support card. */
function bestTry(mind: Mind, token: CardRef): { share: number; spent: number } {
  const { position, player, gold: worthOfGold } = mind;
  const attempt = attemptAt(player, token);
  const before = attemptSum(position, attempt).total;
  const resistance = resistanceSum(position, player, token).total;
  const two = checksOf(position, player, token) > 1;
  const second = two ? attemptSum(position, { ...attempt, check: 1 }).total : 0;
  const share = (more: number) =>
    two ? keepTwoShare(before + more, second, resistance) : keepShare(before + more, resistance);
  let best = { share: share(0), spent: 0 };
  const supports = [
    { bonus: 0, spent: 0 },
    ...[...new Set(position.state.players[player]!.hand)].flatMap((card) => {
      const { use } = position.content.actions[card]!;
      return 'support' in use ? [{ bonus: use.support, spent: worthOfUse(mind, card) }] : [];
    }),
  ];
  const most = Math.min(5, goldOf(mind));
  for (const { bonus, spent } of supports)
    for (let gold = 0; gold <= most; gold++) {
      const now = { share: share(bonus + gold * GOLD_BONUS), spent: spent + gold * worthOfGold };
      if (STAKE * now.share - now.spent > STAKE * best.share - best.spent) best = now;
    }
  return best;
}

/** What keeping a token now and not at the next try is worth. */
export const STAKE = 1.0;

/** What is face down is looked at for its own sake, a little. */
const CURIOSITY = 0.08;

/** Of a creature: enough to choose a weapon by. */
const USUAL_DEFENSE = 8;

/** What lies face down, on average: creatures that are beaten, forgeries, items (A 9). */
export function worthOfRevealing({ position, player, left }: Mind): number {
  const { state, content } = position;
  let all = 0;
  let worth = 0;
  const hero = fighterOf(position, player, USUAL_DEFENSE);
  for (const card of Object.values(content.randoms)) {
    const copies = card.copies[state.table];
    all += copies;
    if (card.kind === 'forgery') worth += copies * 0.35;
    else if (card.kind === 'item') worth += copies * (state.parts.adventures ? 0.12 : 0.02);
    else if (card.kind === 'creature') {
      const { won } = fightEnds(hero, card, null);
      worth += copies * (won * REWARD - (1 - won) * 0.6 - 0.1 / Math.max(0.3, left));
    }
  }
  return all === 0 ? 0 : worth / all + CURIOSITY;
}

/** The boss alone, with what the challenges may have cost. */
export function shareOfBoss(position: Position, player: number, ref: CardRef): number {
  const adventure = position.content.adventures[ref]!;
  const [hero] = beforeBoss(position, [player], adventure);
  const less = hero!.lp > 1 ? bossShare([{ ...hero!, lp: hero!.lp - 1 }], adventure) : 0;
  return (bossShare([hero!], adventure) + less) / 2;
}

/** Chances it takes: of any, of the red one alone, and of that where a rival is about to win. */
const TRIED_AT = { any: 0.6, red: 0.55, last: 0.15 } as const;

export function worthOfAdventure(mind: Mind, ref: CardRef, share: number, party: number): number {
  const { position, rival } = mind;
  const { level } = position.content.adventures[ref]!;
  const winsGame = level === 3 && party === 1;
  const isLast = rival >= position.state.goal - 2;
  if (isBare(mind)) return share;
  if (share < (winsGame ? (isLast ? TRIED_AT.last : TRIED_AT.red) : TRIED_AT.any)) return -0.1;
  if (winsGame) return share * 6;
  return share * (1 + REWARD + (level + 1.5) * EP) - (1 - share) * (FALL + POINT) - 0.25 * (party - 1);
}

export function shareOfShadow(position: Position, player: number, number: number): number {
  const { shadow } = position.state.cities[number - 1]!;
  if (!shadow) return 0;
  const card = { ...position.content.shadows[shadow.ref]!, lp: shadow.lp };
  const hero = fighterOf(position, player, card.defense, { printed: true });
  const holds = holdShare(hero.defense, card.special);
  const ends = (lp: number) => (lp <= 0 ? 0 : shadowFightEnds({ ...hero, lp }, card, null).won);
  return holds * ends(hero.lp) + (1 - holds) * ends(hero.lp - card.loss);
}

export function worthOfShadow(mind: Mind, number: number): number {
  const { position, player } = mind;
  const share = shareOfShadow(position, player, number);
  if (isBare(mind)) return share;
  if (share < TRIED_AT.any) return -0.1;
  const { ref } = position.state.cities[number - 1]!.shadow!;
  const { level } = position.content.shadows[ref]!;
  return share * (1 + REWARD + level * EP + 0.2) - (1 - share) * FALL;
}
