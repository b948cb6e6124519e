import { use } from 'react';
import { lessonFor } from '../../stores/lesson/lessons.ts';
import { LessonsContext } from '../hooks/use-lessons.ts';
import { useGame } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { MenuItem } from '../panels/Menu.tsx';

/** In the menu of a game that has a lesson: all its hints, from the first. */
export function HintsAgain() {
  const progress = use(LessonsContext);
  const { hintsAgain } = useWords().ui.lesson;
  const lesson = lessonFor(useGame().session.setup.encounter);
  if (!progress || !lesson) return null;
  return <MenuItem onChoose={() => progress.getState().again(lesson.id)}>{hintsAgain}</MenuItem>;
}
