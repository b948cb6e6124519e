import { shortLessonIn } from '../../../stores/lesson/short-lessons.ts';
import { sceneOfGame } from '../../../stores/middara/scenes.ts';
import { hashTo } from '../../page/use-route.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useOpenRule } from '../../rules/rules-context.ts';
import { ShortLessonSteps } from './ShortLessonSteps.tsx';
import { useScenes } from './scenes-context.ts';
import { usePlayScene } from './use-play-scene.ts';
import '../../frame/bar/scene-bar.css';

/** Over a game that began in a position: the rule it shows, and the ways on from it. Nothing over other games. */
export function SceneBar() {
  const { rules: words, shortLessons } = useWholeWords().ui;
  const game = useGame();
  const name = useGameState((state) => state.name);
  const openRule = useOpenRule();
  const shelf = useScenes();
  const playing = usePlayScene();
  const scene = sceneOfGame(game.session);
  if (!scene) return null;
  const lesson = shortLessonIn(scene);
  const left = shelf?.left;
  const address = left ? hashTo('play', left.id) : hashTo('rules');
  return (
    <section
      className="scene-bar flex rigid wrap middle between gap-2-3 pad-2-3 panel"
      aria-label={words.scene}
    >
      <p className="grid lead-1_2">
        <small className="faint">{lesson ? shortLessons.lesson : words.scene}</small>
        <strong>{name}</strong>
      </p>
      <p className="flex wrap gap-6px">
        {openRule && (
          <button type="button" className="btn btn-small" onClick={() => openRule(scene)}>
            {words.readRule}
          </button>
        )}
        {playing && (
          <button
            type="button"
            className="btn btn-small"
            disabled={playing.busy}
            onClick={() => void playing.play(scene, name)}
          >
            {words.again}
          </button>
        )}
        <a className="btn btn-small btn-quiet" href={address}>
          {left ? words.toGame(left.name) : words.toRules}
        </a>
      </p>
      {lesson && <ShortLessonSteps lesson={lesson} />}
    </section>
  );
}
