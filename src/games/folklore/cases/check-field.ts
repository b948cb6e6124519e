import type { CaseFaults } from '../../../check/case-faults.ts';
import type { Key } from '../../../check/guest-content.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import { isBlocked, onField } from '../rules/queries/encounter/ground.ts';
import { fits } from '../rules/queries/encounter/ways.ts';
import * as content from '../words/wanted.ts';
import { beginningOf } from './beginning.ts';
import type { CaseField } from './case-field.ts';
import { type CaseQuery, type FolkloreCase, heroesOf } from './case-schema.ts';
import {
  FIELD_WANTED,
  FIGURE_WANTED,
  FOE_NUMBER_WANTED,
  HERO_ONCE_WANTED,
  PLACE_EACH_WANTED,
  SOME_FOE_WANTED,
  STANDS_WANTED,
} from './case-wanted.ts';

type Keys = readonly Key[];

/** What of a fight on a map is not there, or cannot be so. */
export function checkField(one: FolkloreCase, cards: FolkloreContent, faults: CaseFaults): void {
  const { field } = one.begin;
  if (!field) return;
  const at = (...keys: Keys): Keys => ['begin', 'field', ...keys];
  const there = heroesOf(one.begin);
  const placed = field.heroes.map(({ hero }) => hero);
  field.rows.forEach((row, i) => {
    if (row.length !== field.rows[0]!.length) faults.said(at('rows', i), content.EVEN_ROWS_WANTED, row);
  });
  placed.forEach((hero, i) => {
    faults.known(
      at('heroes', i, 'hero'),
      hero,
      there.map((known) => known.hero),
    );
    if (placed.indexOf(hero) < i) faults.said(at('heroes', i, 'hero'), HERO_ONCE_WANTED, hero);
  });
  // Whoever is a ghost takes no part in it (FK-2).
  const living = there.filter(({ vita }) => vita !== 0).map(({ hero }) => hero);
  if (living.some((hero) => !placed.includes(hero)) || placed.some((hero) => !living.includes(hero)))
    faults.said(at('heroes'), PLACE_EACH_WANTED, placed);
  const fighting = Object.values(cards.foes).flatMap(({ id, encounter }) => (encounter ? [id] : []));
  field.foes.forEach(({ foe, summoner }, i) => {
    faults.known(at('foes', i, 'foe'), foe, fighting);
    const first = there.length;
    if (summoner !== undefined && (summoner < first || summoner >= first + field.foes.length))
      faults.said(at('foes', i, 'summoner'), FOE_NUMBER_WANTED, summoner);
  });
  field.foes.forEach(({ ally, controller }, i) => {
    faults.known(at('foes', i, 'ally'), ally, living);
    faults.known(at('foes', i, 'controller'), controller, living);
  });
  faults.known(at('adventure'), field.adventure, Object.keys(cards.adventures));
  if (field.foes.length === 0 && field.adventure === undefined)
    faults.said(at('foes'), SOME_FOE_WANTED, field.foes);
  for (const key of ['flames', 'searches'] as const)
    field[key]?.forEach((space, i) => {
      if (isBlocked(field, space)) faults.said(at(key, i), content.OPEN_SPACE_WANTED, space);
    });
  if (faults.found.length === 0) checkPlaces(one, field, cards, at, faults);
}

/** Questions of a map are asked where there is one, of who is on it. */
export function checkOnField(
  query: Extract<CaseQuery, { readonly sees: object } | { readonly hits: object }>,
  at: Keys,
  { begin }: FolkloreCase,
  faults: CaseFaults,
): void {
  if (!begin.field) faults.said(at, FIELD_WANTED, query);
  else if ('hits' in query)
    for (const key of ['by', 'target'] as const)
      if (query.hits[key] >= begin.heroes.length + begin.field.foes.length)
        faults.said([...at, 'hits', key], FIGURE_WANTED, query.hits[key]);
}

/** Everybody fits where the case has them, beside those who are named before. */
function checkPlaces(
  one: FolkloreCase,
  field: CaseField,
  cards: FolkloreContent,
  at: (...keys: Keys) => Keys,
  faults: CaseFaults,
): void {
  const position = onField({ state: beginningOf(one, cards).state, content: cards });
  for (const figure of position.field.figures) {
    if (figure.at === null) continue;
    const before = { ...position.field, figures: position.field.figures.slice(0, figure.id + 1) };
    if (fits({ ...position, field: before }, figure, figure.at)) continue;
    const card = figure.hero === null ? null : position.state.heroes[figure.hero]!.card;
    const place =
      card === null
        ? at('foes', figure.id - position.state.heroes.length, 'at')
        : at(
            'heroes',
            field.heroes.findIndex(({ hero }) => hero === card),
            'at',
          );
    faults.said(place, STANDS_WANTED, figure.at);
  }
}
