import { nextBelow, type RngWords, wordsFromSeed } from '../../../engine/rng/rng-words.ts';
import type { CardRef, MidgardContent } from './model/content.ts';
import {
  CARDS_AT_START,
  CITIES,
  GOAL,
  GOAL_OF_ADVENTURES,
  goldAtStart,
  MOST_IN_CITY,
  ROUNDS,
  STARTS,
} from './model/fixed-numbers.ts';
import { type MidgardSetup, MOST_PLAYERS } from './model/setup.ts';
import {
  type City,
  type Deck,
  type MidgardState,
  type Player,
  type RandomHere,
  turnOf,
} from './model/state.ts';
import { stepsBetween } from './queries/cities.ts';

/** Chance that is used up as the table is laid. */
class Dealer {
  words: RngWords;
  constructor(seed: string) {
    this.words = wordsFromSeed(seed);
  }
  below(n: number): number {
    const { value, words } = nextBelow(this.words, n);
    this.words = words;
    return value;
  }
  shuffled<T>(cards: readonly T[]): T[] {
    const left = [...cards];
    return cards.map(() => left.splice(this.below(left.length), 1)[0]!);
  }
}

/** The table at the beginning. Throws Error where the set-up cannot be played. */
export function setUpMidgard(setup: MidgardSetup, content: MidgardContent): MidgardState {
  const { table, seats, parts } = setup;
  check(setup, content);
  const dealer = new Dealer(setup.seed);
  const actions = dealer.shuffled(
    Object.values(content.actions).flatMap(({ id, copies }) => Array<CardRef>(copies).fill(id)),
  );
  const hands = seats.map(() => actions.splice(0, CARDS_AT_START));
  const alone = seats.length === 1;
  const goods = (pile: 'equipment' | 'weapons') => {
    const held = seats.flatMap(({ hero }) => content.heroes[hero]!.goods);
    return Object.values(content.goods).filter((good) => good.pile === pile && !held.includes(good.id));
  };
  const cities = layCities(dealer, table, content);
  const adventures = Object.keys(content.adventures);
  const first =
    alone && parts.adventures
      ? putFirst(dealer, cities, STARTS[table][0]!, table, adventures, content)
      : null;
  return {
    table,
    hands: setup.hands,
    parts,
    difficulty: setup.difficulty,
    goal: GOAL[table] + (parts.adventures ? GOAL_OF_ADVENTURES : 0),
    limit: alone ? ROUNDS[table][setup.difficulty][parts.adventures ? 1 : 0] : null,
    round: 1,
    turn: turnOf(0, 'choose'),
    players: seats.map(({ id, hero }, place) =>
      playerAt(id, hero, hands[place]!, place, STARTS[table][place]!, content),
    ),
    cities:
      first === null
        ? cities
        : cities.map((city) => (city.number === first.city ? { ...city, adventure: first.ref } : city)),
    decks: {
      actions: { left: actions, used: [] },
      destiny: deckOf(Object.values(content.destiny)),
      rewards: deckOf(Object.values(content.rewards)),
      equipment: deckOf(goods('equipment')),
      weapons: deckOf(goods('weapons')),
      spells: deckOf(Object.values(content.spells)),
    },
    adventures: adventures.filter((ref) => ref !== first?.ref),
    shadows: Object.values(content.shadows)
      .sort((a, b) => a.level - b.level)
      .map(({ id }) => id),
    challenges: Object.keys(content.challenges),
    put: first === null ? 0 : 1,
    attempt: null,
    combat: null,
    adventure: null,
    looked: 0,
    asked: null,
    over: null,
    rng: dealer.words,
  };
}

function check({ table, seats }: MidgardSetup, content: MidgardContent): void {
  if (seats.length < 1 || seats.length > MOST_PLAYERS)
    throw new Error(`expected 1 to ${MOST_PLAYERS} players, got ${seats.length}`);
  if (new Set(seats.map(({ hero }) => hero)).size < seats.length) throw new Error('expected every hero once');
  if (new Set(seats.map(({ id }) => id)).size < seats.length) throw new Error('expected every seat once');
  for (const { hero } of seats)
    if (!Object.hasOwn(content.heroes, hero)) throw new Error(`no hero ${hero} in the content`);
  for (let number = 1; number <= CITIES[table]; number++)
    if (!Object.values(content.cities).some((city) => city.number === number))
      throw new Error(`no city ${number} in the content`);
}

/** Cards without copies are there once. */
const deckOf = (cards: readonly { readonly id: CardRef; readonly copies?: number }[]): Deck => ({
  left: cards.flatMap(({ id, copies }) => Array<CardRef>(copies ?? 1).fill(id)),
  used: [],
});

function playerAt(
  seat: string,
  hero: CardRef,
  hand: readonly CardRef[],
  place: number,
  at: number,
  content: MidgardContent,
): Player {
  const { strength, dexterity, intelligence, lp, skill, goods } = content.heroes[hero]!;
  return {
    seat,
    hero,
    at,
    tower: false,
    strength,
    dexterity,
    intelligence,
    lp: lp + (content.skills[skill]?.adds?.lp ?? 0),
    gold: goldAtStart(place),
    ep: 0,
    skillsDue: 0,
    prestige: { tasks: 0, thirds: 0, cards: 0, adventures: 0, shadows: 0, red: 0 },
    hand,
    skills: [skill],
    goods: goods.map((ref) => {
      const { lp: worn } = content.goods[ref]!;
      return worn === undefined ? { ref } : { ref, lp: worn };
    }),
    spells: [],
    treasures: [],
    artifacts: [],
    tokens: [],
    forgeries: [],
    markers: [],
  };
}

/** Fixed tokens in other cities than their own, four at most in one; random tokens evenly; a treasure a city. */
function layCities(dealer: Dealer, table: MidgardSetup['table'], content: MidgardContent): City[] {
  const count = CITIES[table];
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const fixed = numbers.map((): CardRef[] => []);
  const tokens = Object.values(content.tokens).filter(({ city }) => city <= count);
  for (const token of dealer.shuffled(tokens)) {
    const open = numbers.filter(
      (number) => number !== token.city && fixed[number - 1]!.length < MOST_IN_CITY,
    );
    fixed[open[dealer.below(open.length)]! - 1]!.push(token.id);
  }
  const all = Object.values(content.randoms).flatMap(({ id, copies }) =>
    Array<CardRef>(copies[table]).fill(id),
  );
  const randoms = numbers.map((): RandomHere[] => []);
  for (const [i, ref] of dealer.shuffled(all).entries())
    randoms[i % count]!.push({ ref, up: false, seen: [] });
  const treasures = dealer.shuffled(Object.keys(content.treasures));
  return numbers.map((number, i) => ({
    number,
    ref: Object.values(content.cities).find((city) => city.number === number)!.id,
    fixed: fixed[i]!,
    randoms: randoms[i]!,
    tasks: [null, null, null],
    treasure: treasures[i] ?? null,
    adventure: null,
    shadow: null,
  }));
}

/** Alone one adventure of level 1 lies in the city farthest from the start (MI-39). */
function putFirst(
  dealer: Dealer,
  cities: readonly City[],
  from: number,
  table: MidgardSetup['table'],
  adventures: readonly CardRef[],
  content: MidgardContent,
) {
  const farthest = cities.reduce((best, city) =>
    stepsBetween({ table }, from, city.number) > stepsBetween({ table }, from, best.number) ? city : best,
  );
  const yellow = adventures.filter((ref) => content.adventures[ref]!.level === 1);
  if (yellow.length === 0) return null;
  return { city: farthest.number, ref: yellow[dealer.below(yellow.length)]! };
}
