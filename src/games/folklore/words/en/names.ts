import type { CardRef, FolkloreContent } from '../../rules/model/content.ts';
import type { FolkloreState } from '../../rules/model/state.ts';

/** What names are read from. */
export interface Named {
  readonly content: FolkloreContent;
  readonly state: Pick<FolkloreState, 'heroes'>;
}

/** A name within a sentence: its article is small there. */
export const inSentence = (name: string): string =>
  name.replace(/^(The|A|One) /, (article) => article.toLowerCase());

export const atBeginning = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** At the beginning of a sentence, the hero at that place of the table. */
export const heroName = ({ content, state }: Named, at: number): string =>
  content.heroes[state.heroes[at]?.card ?? '']?.name ?? `Hero ${at + 1}`;

/** The same within one. */
export const theHero = (named: Named, at: number): string => inSentence(heroName(named, at));

export const itemName = ({ content }: Pick<Named, 'content'>, item: CardRef): string =>
  content.items[item]?.name ?? item;

export const foeName = ({ content }: Pick<Named, 'content'>, foe: CardRef): string =>
  content.foes[foe]?.name ?? foe;

export const placeName = ({ content }: Pick<Named, 'content'>, chapter: CardRef, place: string): string => {
  const map = content.maps[content.chapters[chapter]?.map ?? ''];
  return map?.places.find(({ id }) => id === place)?.name ?? place;
};

/** A space of a map as it is called on its edge: `C4`. */
export const spaceName = ([x, y]: readonly [number, number]): string =>
  `${String.fromCharCode(65 + (x % 26))}${y + 1}`;

/** Who stands on a map: a hero by name, a foe by its card and number where there are several. */
export function figureName(
  { content, state }: Named & { readonly state: Pick<FolkloreState, 'heroes' | 'field'> },
  id: number,
): string {
  const figure = state.field?.figures[id];
  if (!figure) return `${id}`;
  if (figure.hero !== null) return theHero({ content, state }, figure.hero);
  const name = content.foes[figure.foe!]?.one ?? figure.foe!;
  const several = state.field!.figures.filter(({ foe }) => foe === figure.foe).length > 1;
  return several ? `${inSentence(name)} ${figure.number}` : inSentence(name);
}

/** `1 coin`, `3 coins`. */
export const several = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
