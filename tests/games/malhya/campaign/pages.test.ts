import { describe, expect, test } from 'vitest';
import { hashOfCards } from '../../../../src/games/malhya/hashed.ts';
import { LATE } from '../../../../src/games/malhya/load-malhya.ts';
import type { MalhyaCards } from '../../../../src/games/malhya/rules/model/content.ts';
import { fetchesPagesOf } from '../../../../src/games/malhya/table/campaign-pages.ts';
import { content, files } from '../trial.ts';
import { BOOKLETS, pagesOf } from './parish.ts';

/** Come to by their names alone; from all other folders chance draws. */
const NAMED = ['books', 'places', 'enemies', 'scenario', 'challenges', 'tiles', 'entries'];

const late = files.filter(({ path }) => LATE.test(path));

describe('the pages of a campaign', () => {
  test('hold nothing that chance draws from', () => {
    const folders = new Set(late.map(({ path }) => path.split('/').at(-2)!));
    expect([...folders].filter((folder) => !NAMED.includes(folder))).toEqual([]);
    expect(new Set(late.map(({ path }) => LATE.exec(path)![1]))).toEqual(new Set(BOOKLETS));
  });

  test.each(BOOKLETS)('of %s are those whose hash its mission has', (mission) => {
    const { pages } = content.missions[mission]!.part!;
    expect(pages).toBe(hashOfCards(pagesOf(mission)));
  });

  test('are not here before their booklet begins, and only they come then', async () => {
    const lateIds = new Set(late.map(({ path }) => path.split('/').slice(-2).join('/')));
    const { hash, ...cards } = content;
    const here = Object.fromEntries(
      Object.entries(cards).map(([folder, shelf]) => [
        folder,
        Object.fromEntries(Object.entries(shelf).filter(([id]) => !lateIds.has(`${folder}/${id}.json`))),
      ]),
    ) as unknown as MalhyaCards;
    const fetchPages = fetchesPagesOf(here);
    const [first = '', second = ''] = BOOKLETS;
    const bookOf = (mission: string) => content.missions[mission]!.books.adventure;
    expect(hashOfCards(here)).toBe(hash);
    expect(here.books[bookOf(first)]).toBeUndefined();
    await fetchPages(first);
    expect(here.books[bookOf(first)]).toEqual(content.books[bookOf(first)]);
    expect(here.books[bookOf(second)]).toBeUndefined();
    await fetchPages('flooded-archive');
    for (const mission of BOOKLETS) await fetchPages(mission);
    expect(here).toEqual(cards);
  });

  test('change the hash of the content by their mission, and a sentence does not', () => {
    const mission = BOOKLETS[0]!;
    const pages = pagesOf(mission);
    const book = Object.values(pages.books!)[0] as { readonly id: string; readonly chapters: object[] };
    const changed = (chapter: object) => ({
      ...pages,
      books: { ...pages.books, [book.id]: { ...book, chapters: [...book.chapters.slice(1), chapter] } },
    });
    const [chapter] = book.chapters;
    const same = hashOfCards(changed(chapter!));
    expect(hashOfCards(changed({ ...chapter, text: 'Other words.' }))).toBe(same);
    expect(hashOfCards(changed({ ...chapter, lines: [] }))).not.toBe(same);
  });
});
