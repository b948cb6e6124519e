import { didYouMean } from '../../check/did-you-mean.ts';
import type { Hint, SortOfContent, StorySort } from '../../check/messages.ts';
import { type Finding, jsonPath } from '../../check/problem.ts';
import type { CardIndex } from '../../engine/model/cards/cards.ts';
import { forShelves, SHELF_NAMES } from '../../engine/model/cards/shelves.ts';
import type { TileFile } from '../files/encounter-file.ts';
import type { PackSpace } from '../files/pack-space.ts';

/** What there is to refer to, and what there would be if its file were in order. */
export interface Catalogue {
  readonly cards: CardIndex;
  readonly tiles: ReadonlyMap<string, TileFile>;
  /** `folder/id` of each file left out, and the file. */
  readonly leftOut: ReadonlyMap<string, string>;
  /** `folder/id` of every file there is, for what may be named before it is loaded. */
  readonly files?: ReadonlySet<string>;
  /** How the author of the file that is checked writes ids; absent where they are the catalogue's. */
  readonly space?: PackSpace;
}

export type RefKind = Exclude<SortOfContent, 'encounters' | 'abraxis' | StorySort>;

export const NO_CARDS: CardIndex = { ...forShelves(() => ({})), hash: '' };

const SORTS: readonly RefKind[] = [...SHELF_NAMES, 'tiles'];

/** So many names can be listed. */
const FEW = 8;

export const isKnown = ({ cards, tiles }: Catalogue, kind: RefKind, ref: string): boolean =>
  kind === 'tiles' ? tiles.has(ref) : Object.hasOwn(cards[kind], ref);

/** What may be named before it is loaded: a file of that sort is enough. */
export function checkFileRef(
  catalogue: Catalogue,
  kind: RefKind,
  ref: string,
  keys: readonly (string | number)[],
): Finding[] {
  return catalogue.files?.has(`${kind}/${ref}`) ? [] : checkRef(catalogue, kind, ref, keys);
}

/** Those that are loaded; where none is yet, those there are files of. */
function idsOf({ cards, tiles, files = new Set() }: Catalogue, kind: RefKind): readonly string[] {
  if (kind === 'tiles') return [...tiles.keys()];
  const ids = Object.keys(cards[kind]);
  if (ids.length > 0) return ids;
  return [...files].flatMap((file) => (file.startsWith(`${kind}/`) ? [file.slice(kind.length + 1)] : []));
}

/** Nothing when the ref leads to a loaded file; else a finding that guesses what was meant. */
export function checkRef(
  catalogue: Catalogue,
  kind: RefKind,
  ref: string,
  keys: readonly (string | number)[],
): Finding[] {
  if (isKnown(catalogue, kind, ref)) return [];
  const { space, leftOut } = catalogue;
  const ids = idsOf(catalogue, kind);
  const names = space ? ids.flatMap((id) => space.written(id) ?? []) : ids;
  const written = space?.written(ref) ?? ref;
  const broken = leftOut.get(`${kind}/${ref}`);
  const other = SORTS.find((sort) => isKnown(catalogue, sort, space?.meant(sort, written) ?? ref));
  const hint: Hint | undefined = broken
    ? { hint: 'left-out', file: broken }
    : other
      ? { hint: 'of-sort', sort: other }
      : didYouMean(written, names);
  const few = hint === undefined && names.length > 0 && names.length <= FEW ? { names } : {};
  return [
    {
      path: jsonPath(keys),
      expected: { what: 'id-of', sort: kind, ...few },
      got: { got: 'value', json: JSON.stringify(written) },
      ...(hint === undefined ? {} : { hint }),
    },
  ];
}
