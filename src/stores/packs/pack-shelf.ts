/** The players' packs on the first screen, looked through for what is surely not meant: apart from what every page shows. */
import {
  type Content,
  FOLDERS,
  isShelf,
  type LoadedPack,
  type Problem,
  trialId,
  type Warning,
  warningsOf,
} from '../../content/index.ts';
import type { Card } from '../../engine/index.ts';
import { countsOf, type SortCount } from './pack-counts.ts';

export { isPackFile, type PlainFile, packFault } from '../../content/index.ts';

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
