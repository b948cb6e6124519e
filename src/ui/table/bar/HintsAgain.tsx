/** In the menu of a game that has a lesson: its hints from the first, or none. */
import { use } from 'react';
import { lessonFor } from '../../../stores/lesson/lessons.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { LessonsContext } from '../../page/use-lessons.ts';
import { useStore } from '../../page/use-store.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';

const NONE = { getState: () => ({ quiet: false }), subscribe: () => () => {} };

export function HintsAgain() {
  const progress = use(LessonsContext);
  const { hintsAgain, noHints } = useWords().ui.lesson;
  const quiet = useStore(progress ?? NONE, ({ quiet }) => quiet);
  const lesson = lessonFor(useGame().session.setup.encounter);
  if (!progress || !lesson) return null;
  return (
    <MenuLine onChoose={() => (quiet ? progress.getState().again(lesson.id) : progress.getState().hush())}>
      {quiet ? hintsAgain : noHints}
    </MenuLine>
  );
}
