/** What is wrong with all cards of a sort together: numbers, tasks and levels that are twice or nowhere, decks too thin. */
import { type Fault, said } from '../../check/guest-content.ts';
import { LEVELS, type MidgardCards, PILES } from './rules/model/content.ts';
import { CITIES } from './rules/model/fixed-numbers.ts';
import { MOST_PLAYERS, TABLES } from './rules/model/setup.ts';
import * as wanted from './words/wanted.ts';

/** Tasks of a city (A 10), and tokens that lie face down in it at the beginning (o). */
const TASKS = [0, 1, 2] as const;
const RANDOMS_IN_CITY = 3;
/** Four full hands, and nearly as much again to draw (o). */
const LEAST_ACTIONS = 30;
/** Of each level (o). */
const ADVENTURES = 3;
const CHALLENGES = 10;
const SHADOWS = [1, 2, 3, 4] as const;

/** By folder; where a card is missing, the folder is the place. */
export function* faultsOfDecks(cards: MidgardCards): Generator<Fault> {
  yield* faultsOfCities(cards);
  yield* faultsOfTokens(cards);
  yield* faultsOfShadows(cards);
  for (const table of TABLES) {
    const most = RANDOMS_IN_CITY * CITIES[table];
    const copies = sumOf(Object.values(cards.randoms).map((random) => random.copies[table]));
    if (copies !== most) yield short('randoms', wanted.randomsWanted(most, table), copies);
  }
  for (const [folder, least] of [
    ['actions', LEAST_ACTIONS],
    ['destiny', 1],
    ['rewards', 1],
  ] as const) {
    const copies = sumOf(Object.values(cards[folder]).map((card) => card.copies));
    if (copies < least) yield short(folder, wanted.cardsWanted(least), copies);
  }
  yield* faultsOfPiles(cards);
  for (const level of LEVELS)
    for (const [folder, count] of [
      ['adventures', ADVENTURES],
      ['challenges', CHALLENGES],
    ] as const) {
      const got = Object.values(cards[folder]).filter((card) => card.level === level).length;
      if (got !== count) yield short(folder, wanted.ofLevelWanted(count, level), got);
    }
}

function* faultsOfPiles({ heroes, goods, spells, treasures }: MidgardCards): Generator<Fault> {
  const choice = Math.max(0, ...Object.values(heroes).map((hero) => hero.choice));
  const least = [
    ['heroes', heroes, MOST_PLAYERS, wanted.FOR_EVERY_SEAT],
    ['treasures', treasures, CITIES.long, wanted.FOR_EVERY_CITY],
    ['spells', spells, choice, wanted.FOR_EVERY_CHOICE],
  ] as const;
  for (const [folder, cards, count, why] of least) {
    const got = Object.keys(cards).length;
    if (got < count) yield short(folder, wanted.atLeastWanted(count, why), got);
  }
  for (const pile of PILES) {
    const folder = pile === 'spells' ? 'spells' : 'goods';
    const sold =
      pile === 'spells' ? Object.keys(spells) : Object.values(goods).filter((good) => good.pile === pile);
    if (sold.length === 0) yield short(folder, wanted.inPileWanted(pile), 0);
  }
}

/** Twelve numbers, each once; of the first six no two sell or train the same (A 3, A 4). */
function* faultsOfCities(cards: MidgardCards): Generator<Fault> {
  const cities = Object.values(cards.cities);
  for (const [i, { id, number, trade }] of cities.entries()) {
    const before = cities.slice(0, i);
    const at = `cities/${id}`;
    if (before.some((other) => other.number === number))
      yield { at, keys: ['number'], expected: said(wanted.NUMBER_OF_ITS_OWN), got: number };
    if (number <= CITIES.short && before.some((one) => one.trade === trade && one.number <= CITIES.short))
      yield { at, keys: ['trade'], expected: said(wanted.TRADE_OF_ITS_OWN), got: trade };
  }
  for (const number of numbers(CITIES.long))
    if (!cities.some((city) => city.number === number)) yield missing('cities', wanted.cityWanted(number));
}

function* faultsOfTokens(cards: MidgardCards): Generator<Fault> {
  const tokens = Object.values(cards.tokens);
  for (const [i, { id, city, task }] of tokens.entries())
    if (tokens.slice(0, i).some((other) => other.city === city && other.task === task))
      yield { at: `tokens/${id}`, keys: ['task'], expected: said(wanted.TASK_OF_ITS_OWN), got: task };
  for (const city of numbers(CITIES.long))
    for (const task of TASKS)
      if (!tokens.some((token) => token.city === city && token.task === task))
        yield missing('tokens', wanted.tokenWanted(city, task));
}

function* faultsOfShadows(cards: MidgardCards): Generator<Fault> {
  const shadows = Object.values(cards.shadows);
  for (const [i, { id, level }] of shadows.entries())
    if (shadows.slice(0, i).some((other) => other.level === level))
      yield { at: `shadows/${id}`, keys: ['level'], expected: said(wanted.LEVEL_OF_ITS_OWN), got: level };
  for (const level of SHADOWS)
    if (!shadows.some((shadow) => shadow.level === level))
      yield missing('shadows', wanted.shadowWanted(level));
}

const numbers = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const short = (folder: string, text: string, got: number): Fault => ({
  at: folder,
  keys: [],
  expected: said(text),
  got,
});
const missing = (folder: string, text: string): Fault => ({
  at: folder,
  keys: [],
  expected: said(text),
  got: undefined,
});
