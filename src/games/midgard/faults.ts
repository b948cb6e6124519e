/** What is wrong with a card of Midgard, seen beside the others: names nothing has, fields of another sort. */
import { type Fault, said, unknownIn } from '../../check/guest-content.ts';
import type { ChallengeCard, GoodCard, HeroCard, MidgardCards, RandomToken } from './rules/model/content.ts';
import { CITIES } from './rules/model/fixed-numbers.ts';
import * as report from './words/reports.ts';
import { ofThisTableWanted, tokenWanted } from './words/wanted.ts';

/** Card by card. */
export function* faultsOfCards(cards: MidgardCards): Generator<Fault> {
  const { heroes, randoms, goods, skills, treasures, artifacts, rewards, adventures, challenges } = cards;
  for (const hero of Object.values(heroes)) yield* faultsOfHero(cards, hero);
  for (const random of Object.values(randoms)) yield* faultsOfRandom(cards, random);
  for (const good of Object.values(goods)) yield* faultsOfGood(good);
  for (const [folder, all] of Object.entries({ skills, treasures, artifacts }))
    for (const card of Object.values<{ readonly id: string }>(all)) yield* idle(folder, card);
  for (const { id, does } of Object.values(rewards))
    if ('artifact' in does) yield* unknownIn(artifacts, `rewards/${id}`, ['does', 'artifact'], does.artifact);
  for (const { id, item } of Object.values(adventures))
    yield* unknownIn(goods, `adventures/${id}`, ['item'], item);
  for (const challenge of Object.values(challenges)) yield* faultsOfChallenge(cards, challenge);
}

function* faultsOfHero({ goods, skills }: MidgardCards, hero: HeroCard): Generator<Fault> {
  const at = `heroes/${hero.id}`;
  yield* unknownIn(skills, at, ['skill'], hero.skill);
  for (const [i, good] of hero.goods.entries()) yield* unknownIn(goods, at, ['goods', i], good);
}

function* faultsOfRandom({ goods, tokens }: MidgardCards, random: RandomToken): Generator<Fault> {
  const at = `randoms/${random.id}`;
  if (random.kind === 'item') yield* unknownIn(goods, at, ['good'], random.good);
  if (random.kind === 'event') yield* idle('randoms', random);
  if (random.kind !== 'forgery') return;
  const { city, task, copies } = random;
  if (!Object.values(tokens).some((token) => token.city === city && token.task === task))
    yield { at, keys: ['task'], expected: said(tokenWanted(city, task)), got: task };
  if (city > CITIES.short && copies.short > 0)
    yield {
      at,
      keys: ['copies', 'short'],
      expected: said(ofThisTableWanted(CITIES.short)),
      got: copies.short,
    };
}

type Kind = GoodCard['kind'];

/** Fields of some sorts of goods alone, and whether each of them has it. */
const OF_KINDS: readonly {
  readonly field: 'attack' | 'damage' | 'unshielded' | 'defense' | 'lp';
  readonly kinds: readonly Kind[];
  readonly always: boolean;
}[] = [
  { field: 'attack', kinds: ['weapon'], always: true },
  { field: 'damage', kinds: ['weapon'], always: false },
  { field: 'unshielded', kinds: ['weapon'], always: false },
  { field: 'defense', kinds: ['shield'], always: true },
  { field: 'lp', kinds: ['armor', 'helmet'], always: true },
];

function* faultsOfGood(good: GoodCard): Generator<Fault> {
  const at = `goods/${good.id}`;
  for (const { field, kinds, always } of OF_KINDS) {
    const got = good[field];
    if (!kinds.includes(good.kind) && got !== undefined)
      yield { at, keys: [field], expected: said(report.elsewhereWanted(field, kinds)), got };
    else if (kinds.includes(good.kind) && always && got === undefined)
      yield { at, keys: [field], expected: said(report.neededWanted(field, good.kind)), got };
  }
}

function* faultsOfChallenge({ randoms }: MidgardCards, challenge: ChallengeCard): Generator<Fault> {
  const { id, asks, help, creature, fails } = challenge;
  const at = `challenges/${id}`;
  const creatures = Object.fromEntries(Object.entries(randoms).filter(([, { kind }]) => kind === 'creature'));
  if (creature !== undefined) yield* unknownIn(creatures, at, ['creature'], creature);
  if (asks === 'solution' && (help || creature !== undefined || fails !== 'none'))
    yield { at, keys: ['asks'], expected: said(report.SOLUTION_WANTED), got: asks };
}

/** Fields that say what a card is, and do nothing. */
const OF_ITSELF: ReadonlySet<string> = new Set(['id', 'name', 'text', 'needs', 'worn', 'copies', 'kind']);

function* idle(folder: string, card: { readonly id: string }): Generator<Fault> {
  if (Object.keys(card).every((key) => OF_ITSELF.has(key)))
    yield { at: `${folder}/${card.id}`, keys: [], expected: said(report.EFFECT_WANTED), got: card.id };
}
