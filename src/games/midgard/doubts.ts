/** What is legal in the content of Midgard, and surely not what its author meant. */
import { doubtsOfGame } from '../../check/guest-content.ts';
import type { Warning } from '../../check/problem.ts';
import { ABILITIES, type HeroCard, type MidgardContent, type Needs } from './rules/model/content.ts';
import * as wanted from './words/wanted.ts';

type Doubt = ReturnType<typeof doubtsOfGame>['doubt'];

/** Of content that is loaded, faulty or not; each with the file and the place it is of. Never throws. */
export function doubtsOf(content: MidgardContent): readonly Warning[] {
  const { doubts, doubt, namedTwice } = doubtsOfGame('midgard');
  const { hash: _hash, actions: _cards, challenges: _challenges, ...named } = content;
  for (const [folder, cards] of Object.entries(named)) namedTwice(folder, cards, wanted.NAMED_TWICE);
  doubtDecks(content, doubt);
  doubtGoods(content, doubt);
  for (const hero of Object.values(content.heroes)) doubtHero(content, hero, doubt);
  return doubts;
}

function doubtDecks({ actions, destiny, rewards, randoms, artifacts }: MidgardContent, doubt: Doubt): void {
  for (const [folder, cards] of Object.entries({ actions, destiny, rewards }))
    for (const { id, copies } of Object.values<{ readonly id: string; readonly copies: number }>(cards))
      if (copies === 0) doubt(folder, id, ['copies'], wanted.NEVER_DRAWN);
  for (const random of Object.values(randoms)) {
    const { id, copies } = random;
    if (copies.short === 0 && copies.long === 0) doubt('randoms', id, ['copies'], wanted.NEVER_LAID);
    if (random.kind === 'forgery' && random.value >= SURE) doubt('randoms', id, ['value'], wanted.NEVER_TOLD);
  }
  const given = new Set(
    Object.values(rewards).flatMap(({ does, copies }) =>
      'artifact' in does && copies > 0 ? [does.artifact] : [],
    ),
  );
  for (const id of Object.keys(artifacts)) if (!given.has(id)) doubt('artifacts', id, [], wanted.NEVER_GIVEN);
}

/** With so much added, a 1 is 20 already (A 10.1b). */
const SURE = 19;

/** Fields of a thing that does nothing by itself. */
const IDLE_FIELDS: ReadonlySet<string> = new Set(['id', 'name', 'text', 'pile', 'carried', 'kind', 'needs']);

function doubtGoods({ goods, heroes, randoms, adventures }: MidgardContent, doubt: Doubt): void {
  const had = new Set(Object.values(heroes).flatMap((hero) => hero.goods));
  for (const random of Object.values(randoms)) if (random.kind === 'item') had.add(random.good);
  const named = new Set(Object.values(adventures).map(({ item }) => item));
  for (const good of Object.values(goods)) {
    if (good.pile === 'found' && !had.has(good.id)) doubt('goods', good.id, ['pile'], wanted.NEVER_HAD);
    if (Object.keys(good).every((key) => IDLE_FIELDS.has(key)) && !named.has(good.id))
      doubt('goods', good.id, [], wanted.NEVER_USED);
  }
}

function doubtHero({ goods, skills }: MidgardContent, hero: HeroCard, doubt: Doubt): void {
  const beyond = (needs: Needs = {}) => ABILITIES.some((ability) => hero[ability] < (needs[ability] ?? 0));
  if (beyond(skills[hero.skill]?.needs)) doubt('heroes', hero.id, ['skill'], wanted.NOT_UP_TO_IT);
  for (const [i, good] of hero.goods.entries())
    if (beyond(goods[good]?.needs)) doubt('heroes', hero.id, ['goods', i], wanted.NOT_UP_TO_IT);
}
