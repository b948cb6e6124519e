import { rootCauses } from '../../check/causes.ts';
import {
  type Content,
  FOLDERS,
  type Folder,
  isPackFile,
  isShelf,
  type LoadedPack,
  type Problem,
  packFault,
  trialId,
  type Warning,
  warningsOf,
} from '../../content/index.ts';
import type { Card } from '../../engine/index.ts';

export type { PlainFile } from '../../content/index.ts';
export { isPackFile, isShelf, packFault, rootCauses };

/** How many there are of a sort of content, where there are any. */
export interface SortCount {
  readonly sort: Folder;
  readonly n: number;
}

/** A player's pack as the start page shows it. */
export interface ShelfPack {
  readonly pack: LoadedPack;
  readonly counts: readonly SortCount[];
  readonly cards: readonly Card[];
  /** Encounters that try one monster each. */
  readonly trials: readonly { readonly id: string; readonly name: string }[];
  readonly problems: readonly Problem[];
  /** What is loaded, and surely not as its author means it. */
  readonly warnings: readonly Warning[];
}

export const countsOf = ({ ids }: LoadedPack): SortCount[] =>
  FOLDERS.map((sort) => ({ sort, n: ids[sort].length })).filter(({ n }) => n > 0);

/** How many problems there are to mend: what only waits for another file is none. */
export const toMend = (problems: readonly Problem[]): number =>
  rootCauses(problems).reduce((sum, cause) => sum + cause.problems.length, 0);

/** The players' packs of the content, each with what came of it. */
export function shelfOf(content: Content): ShelfPack[] {
  const { cards, trials, problems } = content;
  return content.packs
    .filter((pack) => pack.own)
    .map((pack) => ({
      pack,
      counts: countsOf(pack),
      cards: FOLDERS.filter(isShelf).flatMap((folder) =>
        pack.ids[folder].flatMap((id): Card[] => {
          const card = cards[folder][id];
          return card ? [card] : [];
        }),
      ),
      trials: pack.ids.combatants
        .filter((id) => trialId(id) in trials)
        .map((id) => ({ id: trialId(id), name: cards.combatants[id]?.name ?? id })),
      problems: problems.filter(({ file }) => file.startsWith(`${pack.folder}/`)),
      warnings: warningsOf(content, [pack]),
    }));
}
