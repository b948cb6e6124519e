/** *Play this position*: from a rule to its game. */
import { useState } from 'react';
import { messageOf } from '../../../stores/message-of.ts';
import { type SceneId, sceneOfGame } from '../../../stores/middara/scenes.ts';
import { goTo } from '../../page/use-route.ts';
import { useTable } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useScenes } from './scenes-context.ts';

interface PlayingScene {
  /** Lays a position out as a game of its own and goes there. */
  readonly play: (scene: SceneId, name: string) => Promise<void>;
  readonly busy: boolean;
  /** Why it did not come. */
  readonly fault: string | null;
}

/** How positions are played; null where there are none. */
export function usePlayScene(): PlayingScene | null {
  const scenes = useScenes();
  const table = useTable();
  const { seats } = useWholeWords().ui.screens;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (!scenes) return null;
  const shelf = scenes;
  async function play(id: SceneId, name: string) {
    setBusy(true);
    setFault(null);
    try {
      const [scenes, { sessionOfScene }] = await Promise.all([
        shelf.fetch(),
        import('../../../stores/middara/scene-session.ts'),
      ]);
      const scene = scenes[id];
      const last = table.current();
      if (last && sceneOfGame(last.session) === null)
        shelf.left = { id: last.id, name: last.store.getState().name };
      const game = await table.beginWith((content) => sessionOfScene(scene, seats.player(1), content), name);
      goTo('play', game.id);
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  }
  return { play, busy, fault };
}
