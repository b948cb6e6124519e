/** Whether what files name is there: cards, gear of a kind, signs, chapters, hexes, zones of a page, tokens of a place. */
import { type OfCard, said } from '../../check/guest-content.ts';
import type { Expected } from '../../check/messages.ts';
import { type Named, oneOfThese } from '../../check/named.ts';
import { mayEnter } from './rules/land/hexes.ts';
import type { ChallengePage } from './rules/land/land-cards.ts';
import type { BookCard, MalhyaCards, Target } from './rules/model/content.ts';
import type { PlaceCard } from './rules/model/place-content.ts';
import { GEAR } from './rules/model/vocabulary.ts';
import * as wanted from './words/wanted.ts';

type Judge = (cards: MalhyaCards, got: never, of?: OfCard) => Expected | null;

/** What is named otherwise than by the folder it lies in. */
const SORTS: Readonly<Record<string, Judge>> = {
  ...Object.fromEntries(
    GEAR.map((kind): [string, Judge] => [
      kind,
      ({ gear }, got: string) =>
        oneOfThese(gear, got) ?? (gear[got]!.kind === kind ? null : said(wanted.kindWanted(kind))),
    ]),
  ),
  state: ({ scenario }, got: string) =>
    oneOfThese(scenario, got) ?? (scenario[got]!.kind === 'state' ? null : said(wanted.STATE_WANTED)),
  laid: ({ travels, rests }, got) => oneOfThese({ ...travels, ...rests }, got),
  symbol: ({ scenario, gear }, got) =>
    oneOfThese(
      Object.fromEntries(
        [...Object.values(scenario), ...Object.values(gear)].map(({ symbol }) => [symbol, true]),
      ),
      got,
    ),
  chapter: (cards, got: Target, of) =>
    hasChapter(cards, got, of?.folder === 'books' ? (of.card as BookCard) : undefined),
  adventure: hasChapter,
  event: (cards, chapter: number) => hasChapter(cards, { book: 'event', chapter }),
  hex: ({ regions }, got) =>
    Object.values(regions).some((region) => mayEnter(region, got)) ? null : said(wanted.HEX_WANTED),
  zone: (_, got, of) => oneOfThese(byId((of!.card as ChallengePage).zones), got),
  token: (_, got, of) => oneOfThese(byId((of!.card as PlaceCard).tokens), got),
};

const byId = (all: readonly { readonly id: string }[]): object =>
  Object.fromEntries(all.map(({ id }) => [id, true]));

/** In its own booklet, or in any of the other kind. */
function hasChapter(cards: MalhyaCards, target: Target, own?: BookCard | OfCard): Expected | null {
  const book = own && 'chapters' in own ? own : undefined;
  const { book: kind, chapter } =
    typeof target === 'number' ? { book: book?.kind ?? 'adventure', chapter: target } : target;
  const books = book?.kind === kind ? [book] : Object.values(cards.books).filter((one) => one.kind === kind);
  const isThere = books.some(({ chapters }) => chapters.some(({ id }) => id === chapter));
  return isThere ? null : said(wanted.CHAPTER_WANTED);
}

/** What there is to be instead of a name that nothing has; null where something has it. */
export function wantedName(cards: MalhyaCards, { sort, got }: Named, of?: OfCard): Expected | null {
  const judge = SORTS[sort];
  return judge ? judge(cards, got as never, of) : oneOfThese(cards[sort as keyof MalhyaCards], got);
}
