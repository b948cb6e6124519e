import type { SceneId } from '../../stores/middara/scenes.ts';
import { useWholeWords } from '../page/use-words.ts';
import { usePlayScene } from '../table/lesson/use-play-scene.ts';

interface Props {
  readonly scene: SceneId;
  /** What its game is called. */
  readonly name: string;
  /** It is on its way to the screen. */
  readonly onLeave: () => void;
}

/** The way from a rule into a position of it. */
export function PlayScene({ scene, name, onLeave }: Props) {
  const words = useWholeWords().ui.rules;
  const playing = usePlayScene();
  if (!playing) return null;
  return (
    <p className="m-2-0 flex wrap middle gap-2-3">
      <button
        type="button"
        className="btn btn-primary"
        disabled={playing.busy}
        onClick={() => void playing.play(scene, name).then(onLeave)}
      >
        {playing.busy ? words.playing : words.play}
      </button>
      <small className="soft">{playing.fault ? words.noPlay(playing.fault) : words.playAbout}</small>
    </p>
  );
}
