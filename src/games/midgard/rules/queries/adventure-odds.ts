/**
 * Odds of an adventure (A 11). Alone they are exact for whoever tries what is worth trying (`isWorthTrying`), uses a named
 * item on the first card that needs one, and fights the boss to the end: over all three cards in all orders. With others
 * the boss alone is exact: special attack on all, then one after another to the end (K 4).
 */
import type { AdventureCard, CardRef, ChallengeCard, Failure } from '../model/content.ts';
import { type Fighter, fightEnds, relayShare } from './fight-odds.ts';
import { fighterOf, foeNow } from './fighters.ts';
import { abilityOf, type Position } from './numbers.ts';
import { holdShare, passShare } from './odds.ts';

/** What passing must be likely for a card to be tried: more, the dearer failing is. */
const ASKED_OF: Readonly<Record<Failure, number>> = {
  none: 0,
  'all-card': 0.4,
  lp: 0.6,
  'all-lp': 0.65,
  intelligence: 0.65,
  'all-reward': 0.65,
  tower: 0.95,
  over: 1,
  'all-tower': 1,
  failed: 1,
};

/** Whether a challenge that is passed so likely is worth its risk: it brings 1 EP alone, and may be let be (MI-29). */
export const isWorthTrying = (share: number, fails: Failure): boolean => share >= ASKED_OF[fails];

/** A creature in a challenge is fought where it is surely beaten. */
const SURE = 0.9;

/** Intelligence that may be lost on the way (three cards). */
const MOST_LOST = 3;

/** Passing a challenge's check with so much Intelligence less (A 11.4c). */
function challengeShare(
  position: Position,
  player: number,
  card: ChallengeCard,
  { modifier }: AdventureCard,
  less = 0,
): number {
  const number = (ability: 'strength' | 'dexterity' | 'intelligence') =>
    abilityOf(position, player, ability) - (ability === 'intelligence' ? less : 0);
  const before =
    card.asks === 'ability' || card.asks === 'solution'
      ? Math.max(number('strength'), number('dexterity'), number('intelligence'))
      : number(card.asks);
  return card.asks === 'solution' ? 1 : passShare(before + (card.help ? modifier : -modifier));
}

/** Beating the boss for a party that stands before it: special attack, then one after another. */
export function bossShare(party: readonly Fighter[], { boss }: AdventureCard): number {
  return afterSpecial(party, boss.special, boss.loss).reduce(
    (sum, { share, heroes }) => sum + share * relayShare(heroes, boss),
    0,
  );
}

interface Standing {
  readonly share: number;
  readonly heroes: readonly Fighter[];
}

function afterSpecial(party: readonly Fighter[], special: number, loss: number): Standing[] {
  let all: Standing[] = [{ share: 1, heroes: [] }];
  for (const hero of party) {
    const holds = holdShare(hero.defense, special);
    const hurt = hero.lp - loss;
    all = all.flatMap(({ share, heroes }) => [
      ...(holds > 0 ? [{ share: share * holds, heroes: [...heroes, hero] }] : []),
      ...(holds < 1
        ? [{ share: share * (1 - holds), heroes: hurt > 0 ? [...heroes, { ...hero, lp: hurt }] : heroes }]
        : []),
    ]);
  }
  return all;
}

/** The party as it would stand before the boss now. */
export const beforeBoss = (position: Position, party: readonly number[], adventure: AdventureCard) =>
  party.map((one) => fighterOf(position, one, adventure.boss.defense, { party }));

/** The whole of it, alone: `gone`: cards that lie there already; `itemUsed`: none can be used any more (A 11.3). */
export function adventureAlone(
  position: Position,
  player: number,
  ref: CardRef,
  { gone = [], itemUsed = false }: { readonly gone?: readonly CardRef[]; readonly itemUsed?: boolean } = {},
): number {
  const { content, state } = position;
  const adventure = content.adventures[ref]!;
  const [hero] = beforeBoss(position, [player], adventure);
  const bosses = Array.from({ length: hero!.lp + 1 }, (_, lp) =>
    lp === 0 ? 0 : bossShare([{ ...hero!, lp }], adventure),
  );
  const left = state.challenges
    .map((one) => content.challenges[one]!)
    .filter(({ id, level }) => level === adventure.level && !gone.includes(id));
  const owns = !itemUsed && state.players[player]!.goods.some((good) => good.ref === adventure.item);
  const sorts = sortsOf(position, player, adventure, hero!, left);
  return walk(sorts, Math.max(0, CARDS - gone.length), owns, beginAt(hero!.lp), bosses);
}

/** Cards of an adventure (A 11.2). */
const CARDS = 3;

/** How likely there are so many Life Points, by Intelligence lost. */
type Shares = readonly (readonly number[])[];

const beginAt = (most: number): Shares =>
  Array.from({ length: MOST_LOST + 1 }, (_, less) =>
    Array.from({ length: most + 1 }, (__, lp) => (less === 0 && lp === most ? 1 : 0)),
  );

/** Cards that do the same, and how many of them are left; null: nothing is done to whoever meets them. */
interface Sort {
  readonly does: ((before: Shares) => Shares) | null;
  /** An item may stand in for them. */
  readonly isAsked: boolean;
  readonly count: number;
}

/** Every card that is left may come next, and each of the rest after it. */
function walk(
  left: readonly Sort[],
  cards: number,
  owns: boolean,
  before: Shares,
  bosses: readonly number[],
): number {
  const many = left.reduce((sum, { count }) => sum + count, 0);
  if (cards === 0 || many === 0)
    return before.reduce((sum, row) => sum + row.reduce((all, share, lp) => all + share * bosses[lp]!, 0), 0);
  return left.reduce((sum, sort) => {
    if (sort.count === 0) return sum;
    const rest = left.map((one) => (one === sort ? { ...one, count: one.count - 1 } : one));
    const isSolved = owns && sort.isAsked;
    const after = isSolved || !sort.does ? before : sort.does(before);
    return sum + (sort.count / many) * walk(rest, cards - 1, owns && !isSolved, after, bosses);
  }, 0);
}

/** What the cards do to whoever is alone, as they are tried or let be. */
function sortsOf(
  position: Position,
  player: number,
  adventure: AdventureCard,
  hero: Fighter,
  cards: readonly ChallengeCard[],
): Sort[] {
  const sorts = new Map<string, Sort>();
  for (const card of cards) {
    const passes = Array.from({ length: MOST_LOST + 1 }, (_, less) =>
      challengeShare(position, player, card, adventure, less),
    );
    const isAsked = card.asks !== 'solution';
    const { creature, fails } = card;
    // Less Intelligence makes nothing worth trying that was not before.
    const isLet = creature === undefined && !isWorthTrying(passes[0]!, fails);
    const key = !isAsked || isLet ? `let ${isAsked}` : (creature ?? `${fails} ${passes.join()}`);
    const found = sorts.get(key);
    if (found) {
      sorts.set(key, { ...found, count: found.count + 1 });
      continue;
    }
    const does =
      !isAsked || isLet
        ? null
        : creature === undefined
          ? (before: Shares) => failed(before, fails, passes)
          : fought(position, creature, hero);
    sorts.set(key, { does, isAsked, count: 1 });
  }
  return [...sorts.values()];
}

function fought(position: Position, ref: CardRef, hero: Fighter): (before: Shares) => Shares {
  const card = position.content.randoms[ref]!;
  const foe = foeNow(position, { folder: 'randoms', ref, lp: 'lp' in card ? card.lp : 0 });
  const ends = Array.from({ length: hero.lp + 1 }, (_, own) =>
    own === 0 ? null : fightEnds({ ...hero, lp: own }, foe, null),
  );
  return (before) =>
    before.map((row) => {
      const after = row.map(() => 0);
      row.forEach((share, own) => {
        const end = ends[own];
        if (!end || end.won < SURE) after[own]! += share;
        else
          end.left.forEach((part, left) => {
            after[left]! += share * part;
          });
      });
      return after;
    });
}

/** Who has no Life Points left, or is in the tower, is out of it: those shares are gone. */
function failed(before: Shares, fails: Failure, passes: readonly number[]): Shares {
  const after = before.map((row) => row.map(() => 0));
  before.forEach((row, less) => {
    const pass = passes[less]!;
    row.forEach((share, lp) => {
      if (share === 0) return;
      if (!isWorthTrying(pass, fails)) {
        after[less]![lp]! += share;
        return;
      }
      after[less]![lp]! += share * pass;
      const lost = share * (1 - pass);
      if (fails === 'lp' || fails === 'all-lp') {
        if (lp > 0) after[less]![lp - 1]! += lost;
      } else if (fails === 'intelligence') after[Math.min(MOST_LOST, less + 1)]![lp]! += lost;
      else if (fails === 'none' || fails === 'all-card' || fails === 'all-reward') after[less]![lp]! += lost;
    });
  });
  return after;
}
