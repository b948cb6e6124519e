import { didYouMean } from '../../check/did-you-mean.ts';
import { type Finding, jsonPath } from '../../check/problem.ts';
import type { CardIndex } from '../../engine/model/cards/cards.ts';
import { forShelves, type Shelf } from '../../engine/model/cards/shelves.ts';
import { SORTS } from '../../words/en/sorts.ts';
import type { TileFile } from '../files/encounter-file.ts';

/** What there is to refer to, and what there would be if its file were in order. */
export interface Catalogue {
  readonly cards: CardIndex;
  readonly tiles: ReadonlyMap<string, TileFile>;
  /** `folder/id` of each file left out, and the file. */
  readonly leftOut: ReadonlyMap<string, string>;
}

export type RefKind = Shelf | 'tiles';

export const NO_CARDS: CardIndex = { ...forShelves(() => ({})), hash: '' };

/** So many names can be listed. */
const FEW = 8;

/** Nothing when the ref leads to a loaded file; else a finding that guesses what was meant. */
export function checkRef(
  catalogue: Catalogue,
  kind: RefKind,
  ref: string,
  keys: readonly (string | number)[],
): Finding[] {
  const isKnown = kind === 'tiles' ? catalogue.tiles.has(ref) : Object.hasOwn(catalogue.cards[kind], ref);
  if (isKnown) return [];
  const names = kind === 'tiles' ? [...catalogue.tiles.keys()] : Object.keys(catalogue.cards[kind]);
  const broken = catalogue.leftOut.get(`${kind}/${ref}`);
  const hint = broken ? `${broken} is left out because of its own problems` : didYouMean(ref, names);
  const few = hint === undefined && names.length > 0 && names.length <= FEW ? ` (${names.join(', ')})` : '';
  const expected = `the id of ${SORTS[kind].a}${few}`;
  const finding = { path: jsonPath(keys), expected, got: JSON.stringify(ref) };
  return [hint === undefined ? finding : { ...finding, hint }];
}
