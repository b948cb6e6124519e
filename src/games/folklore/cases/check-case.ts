import { caseFaults, strangeName } from '../../../check/case-faults.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import { DECKS, type FolkloreContent } from '../rules/model/content.ts';
import { firstChapter } from './beginning.ts';
import { type FolkloreCase, heroesOf } from './case-schema.ts';
import { EXHAUSTED_WANTED, HERO_ONCE_WANTED, mostWanted, OPTION_WANTED } from './case-wanted.ts';
import { checkField, checkOnField } from './check-field.ts';

/** What of a case is not there, or cannot be so; each with its place. */
export function faultsOfCase(one: FolkloreCase, content: FolkloreContent): Finding[] {
  const { begin, queries } = one;
  const faults = caseFaults();
  const { said, known } = faults;
  const chapter = begin.chapter ?? firstChapter(content);
  known(['begin', 'chapter'], chapter, Object.keys(content.chapters));
  const card = Object.hasOwn(content.chapters, chapter) ? content.chapters[chapter] : undefined;
  if (card) {
    known(
      ['begin', 'at'],
      begin.at,
      content.maps[card.map]!.places.map(({ id }) => id),
    );
  }
  const heroes = heroesOf(begin);
  const there = heroes.map(({ hero }) => hero);
  heroes.forEach((one, i) => {
    const at = typeof begin.heroes[i] === 'string' ? ['begin', 'heroes', i] : ['begin', 'heroes', i, 'hero'];
    known(at, one.hero, Object.keys(content.heroes));
    if (there.indexOf(one.hero) < i) said(at, HERO_ONCE_WANTED, one.hero);
    if (Object.hasOwn(content.heroes, one.hero))
      for (const stat of ['vita', 'power', 'ghost'] as const) {
        const most = content.heroes[one.hero]![stat];
        if ((one[stat] ?? 0) > most)
          said(['begin', 'heroes', i, stat], mostWanted(most, one.hero), one[stat]);
      }
    one.items?.forEach((item, j) => {
      const ref = typeof item === 'string' ? item : item.ref;
      known(['begin', 'heroes', i, 'items', j], ref, Object.keys(content.items));
      const exhausted = typeof item !== 'string' && item.exhausted;
      if (
        exhausted &&
        Object.hasOwn(content.items, ref) &&
        !['exhausted', 'held'].includes(content.items[ref]!.kind)
      )
        said(['begin', 'heroes', i, 'items', j, 'exhausted'], EXHAUSTED_WANTED, true);
    });
  });
  known(['begin', 'leader'], begin.leader, there);
  for (const deck of DECKS)
    begin.decks?.[deck]?.forEach((event, i) => {
      const cards = Object.values(content.events).flatMap((one) => (one.deck === deck ? [one.id] : []));
      known(['begin', 'decks', deck, i], event, cards);
    });
  for (const pile of ['deck', 'used'] as const)
    begin.items?.[pile].forEach((item, i) => {
      known(['begin', 'items', pile, i], item, Object.keys(content.items));
    });
  known(['begin', 'fight', 'foe'], begin.fight?.foe, Object.keys(content.foes));
  checkField(one, content, faults);
  queries.forEach((query, i) => {
    if ('sees' in query || 'hits' in query) {
      checkOnField(query, ['queries', i], one, faults);
      return;
    }
    const [[name, asked]] = Object.entries(query) as [[string, { readonly declared: object }]];
    for (const id of Object.keys(asked.declared)) known(['queries', i, name, 'declared', id], id, there);
    if ('lost' in query)
      known(['queries', i, 'lost', 'hero'], query.lost.hero, Object.keys(query.lost.declared));
    else
      query.finish.abilities?.forEach((id, j) => {
        known(['queries', i, 'finish', 'abilities', j], id, Object.keys(query.finish.declared));
      });
  });
  return faults.found;
}

/** Words no option begins with, and places, items that are not there. */
export function optionFault(option: string, content: FolkloreContent): Omit<Finding, 'path'> | null {
  const [word = '', name = ''] = option.split(':');
  if (word === 'go')
    return strangeName(
      name,
      Object.values(content.maps).flatMap(({ places }) => places.map(({ id }) => id)),
    );
  if (word === 'use') return strangeName(name, Object.keys(content.items));
  return OPTIONS.test(option)
    ? null
    : { expected: { what: 'said', text: OPTION_WANTED }, got: shown(option) };
}

const OPTIONS =
  /^(lead:\d|stay|rest|give:\d:\d+:\d|choose:\d|take:\d|(attack|defend|strike|attack:\d+)(\+ability)?|face:\d+|(walk|douse|search):\d+,\d+|(loose|command):\d+|interact:[a-z0-9-]+|rite:[a-z0-9-]+(:\d+(,\d+)?)?|(equip|stow):\d:\d+|leave|linger|ability|hold|end|again|power)$/;
