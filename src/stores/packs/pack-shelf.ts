import {
  type Content,
  FOLDERS,
  type Folder,
  isPackFile,
  type LoadedPack,
  type Problem,
  trialId,
} from '../../content/index.ts';
import type { Card } from '../../engine/index.ts';

export type { PlainFile } from '../../content/index.ts';
export { isPackFile };

/** A player's pack as the start page shows it. */
export interface ShelfPack {
  readonly pack: LoadedPack;
  /** How many of each kind, as far as there are any: `1 item`. */
  readonly counts: readonly string[];
  readonly cards: readonly Card[];
  /** Encounters that try one monster each. */
  readonly trials: readonly { readonly id: string; readonly name: string }[];
  readonly problems: readonly Problem[];
}

const NOUNS: Readonly<Record<Folder, readonly [string, string]>> = {
  adventurers: ['adventurer', 'adventurers'],
  items: ['item', 'items'],
  upgrades: ['upgrade', 'upgrades'],
  disciplines: ['discipline', 'disciplines'],
  familiars: ['familiar', 'familiars'],
  combatants: ['monster', 'monsters'],
  tiles: ['tile', 'tiles'],
  encounters: ['encounter', 'encounters'],
};

export const countsOf = ({ ids }: LoadedPack): string[] =>
  FOLDERS.filter((folder) => ids[folder].length > 0).map((folder) => {
    const [one, more] = NOUNS[folder];
    return `${ids[folder].length} ${ids[folder].length === 1 ? one : more}`;
  });

/** The players' packs of the content, each with what came of it. */
export function shelfOf(content: Content): ShelfPack[] {
  const { cards, trials, problems } = content;
  return content.packs
    .filter((pack) => pack.own)
    .map((pack) => ({
      pack,
      counts: countsOf(pack),
      cards: FOLDERS.filter((folder) => folder !== 'tiles' && folder !== 'encounters').flatMap((folder) =>
        pack.ids[folder].flatMap((id): Card[] => {
          const card = cards[folder][id];
          return card ? [card] : [];
        }),
      ),
      trials: pack.ids.combatants
        .filter((id) => trialId(id) in trials)
        .map((id) => ({ id: trialId(id), name: cards.combatants[id]?.name ?? id })),
      problems: problems.filter(({ file }) => file.startsWith(`${pack.folder}/`)),
    }));
}
