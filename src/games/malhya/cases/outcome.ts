import { sheetOf } from '../rules/campaign/save-sheet.ts';
import type { MalhyaPrompt } from '../rules/model/prompts.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { checkNow, type Position } from '../rules/queries/booklets.ts';
import { numbersOf } from '../rules/queries/check-numbers.ts';
import { levelsFor } from '../rules/queries/levels.ts';
import { oddsOfAnswer } from '../rules/queries/odds-of-answers.ts';
import type { CaseQuery } from './case-schema.ts';
import { answerFight } from './fight-queries.ts';

/** All of a state but where its chance stands, heroes by their names. */
export function outlineOf({ rng: _, heroes, book, place, ...table }: MalhyaState) {
  const top = book.stack.at(-1);
  return {
    ...table,
    heroes: Object.fromEntries(heroes.map(({ id, ...hero }) => [id, hero])),
    place: place && {
      ...place,
      figures: Object.fromEntries(place.figures.map(({ id, ...figure }) => [id, figure])),
      heroes: Object.fromEntries(place.heroes.map((hero, i) => [heroes[i]!.id, hero])),
    },
    book: { ...book, at: top ? `${top.book}:${top.chapter}` : null },
  };
}

/** What a case asks of the position at its end; odds as shares of 1 to four places. */
export function answerQuery(position: Position, pending: MalhyaPrompt | null, query: CaseQuery): unknown {
  const { heroes } = position.state;
  if ('foreseen' in query || 'walk' in query || 'sight' in query || 'fight' in query)
    return answerFight(position, pending, query);
  if ('sheet' in query) {
    const { heroes: saved, ...sheet } = sheetOf(position.state, position.content);
    return { ...sheet, heroes: Object.fromEntries(saved.map(({ id, ...hero }) => [id, hero])) };
  }
  if ('odds' in query) {
    const option = pending?.options.find(({ id }) => id === query.odds.option);
    if (!pending || !option) return null;
    return oddsOfAnswer(position, pending, option).map(({ share, ...odd }) => ({
      ...odd,
      share: Math.round(share * 10_000) / 10_000,
    }));
  }
  const asked = 'numbers' in query ? query.numbers.hero : query.needs.hero;
  const hero = heroes.findIndex(({ id }) => id === asked);
  const now = checkNow(position);
  if (!now) return null;
  if ('needs' in query) return levelsFor(position, now.check, hero).map(({ need }) => need);
  const { dice, difficulty, special, difficultySpecial, limit } = numbersOf(
    position,
    now.check,
    hero,
    now.now,
  );
  return {
    dice: dice.total,
    difficulty: difficulty.total,
    special: special.total,
    difficultySpecial: difficultySpecial.total,
    limit: limit.total,
  };
}
