/** A pack in work looked through: loaded beside the others as if it lay on the shelf, with its faults and doubts. */
import {
  type Content,
  type Folder,
  idIn,
  type Problem,
  trialId,
  type Warning,
  warningsOf,
} from '../../content/index.ts';
import { type Card, type CardIndex, type EncounterDefinition, SHELF_NAMES } from '../../engine/index.ts';

export { isShelf, loadedOf } from '../../content/index.ts';

/** What came of a pack in work: no more than whoever writes it looks at. */
export interface Draft {
  /** The packs its files may name, its own first; none where it is no pack yet. */
  readonly packs: readonly string[];
  /** Of its files, named from the pack's own folder. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
  /** By their ids in the catalogue, as all that is below. */
  readonly cards: Readonly<Partial<Record<Folder, Readonly<Record<string, Card>>>>>;
  readonly encounters: Readonly<Record<string, EncounterDefinition>>;
  readonly abraxis: Content['abraxis'];
  /** In which one of its monsters is met, by the id of the trial. */
  readonly trials: Readonly<Record<string, EncounterDefinition>>;
}

const some = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, all[id]!]] : [])));

/** The part of the content that is of the pack in that folder. */
export function draftOf(content: Content, folder: string): Draft {
  const pack = content.packs.find((one) => one.own && one.folder === folder);
  const start = `${folder}/`;
  const inPack = <T extends { readonly file: string }>(all: readonly T[]): T[] =>
    all
      .filter(({ file }) => file.startsWith(start))
      .map((one) => ({ ...one, file: one.file.slice(start.length) }));
  const shelves = pack
    ? SHELF_NAMES.map((shelf) => [shelf, some<Card>(content.cards[shelf], pack.ids[shelf])])
    : [];
  const required = pack?.requires?.map(({ id }) => id) ?? [];
  return {
    packs: pack ? [pack.id, ...required.filter((id) => id !== pack.id)] : [],
    problems: inPack(content.problems),
    warnings: pack ? inPack(warningsOf(content, [pack])) : [],
    cards: Object.fromEntries(shelves),
    encounters: some(content.encounters, pack?.ids.encounters ?? []),
    abraxis: some(content.abraxis, pack?.ids.abraxis ?? []),
    trials: some(content.trials, (pack?.ids.combatants ?? []).map(trialId)),
  };
}

/** What the catalogue calls a file of the pack in work. */
export const ownId = ({ packs: [own] }: Pick<Draft, 'packs'>, id: string): string =>
  own === undefined ? id : idIn(own, id);

/** What the catalogue calls what a file of the pack in work names so (X150); as it is written where nothing is meant. */
export const idAmong = (
  { packs }: Pick<Draft, 'packs'>,
  there: Readonly<Record<string, unknown>>,
  written: string,
): string => packs.map((pack) => idIn(pack, written)).find((id) => Object.hasOwn(there, id)) ?? written;

/** The cards there are, with those of the pack in work. */
export function cardsWith(cards: CardIndex, draft: Pick<Draft, 'cards'>): CardIndex {
  const shelves = SHELF_NAMES.map((shelf) => [shelf, { ...cards[shelf], ...draft.cards[shelf] }]);
  return { ...cards, ...Object.fromEntries(shelves) };
}
