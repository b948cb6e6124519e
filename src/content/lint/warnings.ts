import type { NewMember } from '../../campaign/model/content.ts';
import type { Warning } from '../../check/problem.ts';
import { FOLDERS, type Folder, isStory } from '../files/folders.ts';
import { bareId } from '../files/pack-space.ts';
import type { Content } from '../load-content.ts';
import { isShelf } from '../loaded-of.ts';
import { type Doubted, eachObject } from './doubted.ts';
import { tokenColoursIn } from './doubts-of-board.ts';
import { doubtsOfCard } from './doubts-of-card.ts';
import { doubtsOfEncounter } from './doubts-of-encounter.ts';
import { doubtsOfScene } from './doubts-of-scenes.ts';
import { doubtsOfLoadout } from './doubts-of-sums.ts';

/**
 * What is legal in the loaded files of some packs and surely wrong, in the order of their folders. Apart from loading:
 * only whoever writes a pack asks.
 */
export function warningsOf(content: Content, packs: Content['packs']): Warning[] {
  return packs.flatMap((pack) =>
    FOLDERS.flatMap((folder) =>
      pack.ids[folder].flatMap((id) => {
        const file = [pack.folder, folder, `${bareId(id)}.json`].filter(Boolean).join('/');
        return doubtsOf(content, folder, id).map((doubted) => ({ file, ...doubted }));
      }),
    ),
  );
}

function doubtsOf(content: Content, folder: Folder, id: string): Doubted[] {
  if (folder === 'adventures') return doubtsOfAdventure(content, id);
  if (folder === 'scenes') return doubtsOfTold(content, id);
  if (folder === 'tiles' || isStory(folder)) return [];
  if (folder === 'encounters') {
    const encounter = content.encounters[id];
    return encounter
      ? doubtsOfEncounter(encounter, content.cards, new Set(Object.keys(content.encounters)))
      : [];
  }
  const card = isShelf(folder) ? content.cards[folder][id] : undefined;
  return card ? doubtsOfCard(card, content.cards, tokenColoursIn(content.encounters)) : [];
}

/** What those of an Adventure bring as it begins. */
const doubtsOfAdventure = ({ stories, cards }: Content, id: string): Doubted[] =>
  (stories.adventures[id]?.party ?? []).flatMap(({ card, loadout }, i) =>
    doubtsOfLoadout(card, loadout, ['party', i], cards),
  );

/** Of a scene, and of whoever joins in it. */
function doubtsOfTold({ stories: { scenes }, cards }: Content, id: string): Doubted[] {
  const scene = scenes[id]!;
  const found = doubtsOfScene(scene, scenes);
  eachObject(scene.do, (one, keys) => {
    if (one.do !== 'join') return;
    const { card, loadout } = one.member as NewMember;
    found.push(...doubtsOfLoadout(card, loadout, ['do', ...keys, 'member'], cards));
  });
  return found;
}
