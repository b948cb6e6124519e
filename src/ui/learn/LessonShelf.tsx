import { SHORT_LESSONS } from '../../stores/lesson/short-lessons.ts';
import { CheckIcon } from '../icons/index.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { type ScenesShelf, useScenes } from '../table/lesson/scenes-context.ts';
import { usePlayScene } from '../table/lesson/use-play-scene.ts';
import '../table/lesson/lessons.css';

/** The lessons of two minutes, each with what it is for and whether one has been through it. */
export function LessonShelf() {
  const shelf = useScenes();
  return shelf && <Shelf shelf={shelf} />;
}

function Shelf({ shelf }: { shelf: ScenesShelf }) {
  const { shortLessons: words, rules } = useWholeWords().ui;
  const finished = useStore(shelf.finished, ({ lessons }) => lessons);
  const playing = usePlayScene();
  return (
    <section className="lesson-shelf grid gap-2" aria-label={words.shelf}>
      <h2>{words.shelf}</h2>
      <p className="soft most-66ch">{words.shelfAbout}</p>
      <ul className="grid gap-3 pad-2-0-3 scroll-x flush unlisted">
        {SHORT_LESSONS.map((lesson) => {
          const { title, about } = words.lessons[lesson];
          const isDone = finished.includes(lesson);
          return (
            <li key={lesson} className="paper flex column-wise gap-2 pad-3" data-done={isDone || undefined}>
              <h3 className="flex wrap on-line between gap-0-2 flush lg">
                {title}
                {isDone && (
                  <span className="text-face sm one-line">
                    <CheckIcon aria-hidden="true" /> {words.isDone}
                  </span>
                )}
              </h3>
              <p className="grow">{about}</p>
              <button
                type="button"
                className="btn btn-small self-top"
                aria-label={words.beginLesson(title)}
                disabled={playing?.busy}
                onClick={() => void playing?.play(lesson, title)}
              >
                {isDone ? words.again : words.begin}
              </button>
            </li>
          );
        })}
      </ul>
      {playing?.fault && (
        <p className="soft most-66ch" role="alert">
          {rules.noPlay(playing.fault)}
        </p>
      )}
    </section>
  );
}
