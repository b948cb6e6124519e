/** What is wrong with a rule case of a guest beside the content: names there are not, what cannot be so, own cards. */
import { didYouMean } from './did-you-mean.ts';
import type { GuestFile, Key } from './guest-content.ts';
import { type Finding, jsonPath, type Problem, shown } from './problem.ts';

/** How faults are told: words for what is wanted, or the names one of which is. */
export interface CaseFaults {
  said(keys: readonly Key[], text: string, got: unknown): void;
  known(keys: readonly Key[], got: string | undefined, names: readonly string[]): void;
  readonly found: Finding[];
}

/** A name that is none of these; null where it is one. */
export function strangeName(got: string, names: readonly string[]): Omit<Finding, 'path'> | null {
  if (names.includes(got)) return null;
  const hint = didYouMean(got, names);
  return { expected: { what: 'one-of', names }, got: shown(got), ...(hint ? { hint } : {}) };
}

export function caseFaults(): CaseFaults {
  const found: Finding[] = [];
  return {
    found,
    said(keys, text, got) {
      found.push({ path: jsonPath(keys), expected: { what: 'said', text }, got: shown(got) });
    },
    known(keys, got, names) {
      const fault = got === undefined ? null : strangeName(got, names);
      if (fault) found.push({ path: jsonPath(keys), ...fault });
    },
  };
}

/** Cards of a case, by folder, as files that are checked as those of the content are. */
export type OwnCards = Readonly<Record<string, readonly { readonly id: string }[]>>;

/** The content with the cards a case has of its own, and every fault of these with its place in the case. */
export function withOwnCards<C>(
  game: string,
  files: readonly GuestFile[],
  cards: OwnCards,
  load: (files: readonly GuestFile[]) => { readonly content: C; readonly problems: readonly Problem[] },
): { readonly content: C; readonly problems: readonly Finding[] } {
  const places = new Map<string, string>();
  const own = Object.entries(cards).flatMap(([folder, list]) =>
    list.map((card, i): GuestFile => {
      const path = `${game}/${folder}/${card.id}.json`;
      places.set(path, jsonPath(['cards', folder, i]));
      return { path, text: JSON.stringify(card) };
    }),
  );
  const others = files.filter(({ path }) => !own.some((one) => path.endsWith(one.path)));
  const { content, problems } = load([...others, ...own]);
  return {
    content,
    problems: problems.map(({ file, ...finding }) => {
      const place = places.get(file);
      return place === undefined
        ? { ...finding, path: jsonPath(['cards']) }
        : { ...finding, path: finding.path.replace('$', place) };
    }),
  };
}
