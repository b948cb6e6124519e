import { useEffect } from 'react';
import { DEEDS, deedsDone } from '../../../stores/lesson/lesson-deeds.ts';
import { SHORT_LESSONS, type ShortLesson } from '../../../stores/lesson/short-lessons.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useScenes } from './scenes-context.ts';
import { usePlayScene } from './use-play-scene.ts';

/** What to do now in a lesson of two minutes, then what was seen, and the way to the next. */
export function ShortLessonSteps({ lesson }: { lesson: ShortLesson }) {
  const { shortLessons: words } = useWholeWords().ui;
  const { deeds, done: seen } = words.lessons[lesson];
  const game = useGame();
  const shown = useGameState((state) => state.shown);
  const playing = usePlayScene();
  const finished = useScenes()?.finished;
  const done = deedsDone(lesson, game.session.events.slice(0, shown));
  const all = DEEDS[lesson].length;
  const isOver = done === all;
  useEffect(() => {
    if (isOver) finished?.getState().finish(lesson);
  }, [isOver, finished, lesson]);
  const next = SHORT_LESSONS[SHORT_LESSONS.indexOf(lesson) + 1];
  return (
    <div
      className="lesson-now grid gap-2 pad-t-2 line-above whole-line from-left"
      data-over={isOver || undefined}
    >
      <p role="status">
        <strong className="bright">{isOver ? words.finished : words.step(done + 1, all)}</strong>{' '}
        {isOver ? seen : deeds[done]}
      </p>
      {isOver && next && playing && (
        <button
          type="button"
          className="btn btn-small btn-primary"
          disabled={playing.busy}
          onClick={() => void playing.play(next, words.lessons[next].title)}
        >
          {words.next(words.lessons[next].title)}
        </button>
      )}
    </div>
  );
}
