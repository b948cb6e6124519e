import { use, useEffect, useRef, useState } from 'react';
import { FIRST_FIGHT } from '../../stores/lesson/first-fight.ts';
import { beginFirstFight } from '../../stores/lesson/first-fight-ready.ts';
import { messageOf } from '../../stores/message-of.ts';
import { Notice } from '../kit/Notice.tsx';
import { Wait } from '../opening/Wait.tsx';
import { FirstFightContext, LessonsContext } from '../page/use-lessons.ts';
import { goOnTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/** *Learn to play*: sets the guided first fight up, its hints from the first, and goes on to it. */
export function LearnScreen() {
  const table = useTable();
  const lessons = use(LessonsContext);
  const ready = use(FirstFightContext);
  const { lesson, screens } = useWords().ui;
  const begun = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    lessons?.getState().again(FIRST_FIGHT.id);
    table
      .beginWith((content) => beginFirstFight(content, ready), lesson.gameName)
      .then(
        (game) => goOnTo('play', game.id),
        (error: unknown) => setFault(messageOf(error)),
      );
  }, [table, lessons, ready, lesson.gameName]);
  if (fault === null) return <Wait text={screens.first.settingTable} />;
  return (
    <main className="page">
      <Notice alone title={screens.setUp.notSet(fault)}>
        <a className="btn" href="#/">
          {screens.ways.backToGames}
        </a>
      </Notice>
    </main>
  );
}
