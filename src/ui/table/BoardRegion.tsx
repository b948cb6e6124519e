/** The board, or the turn laid out on it, with what lies on and beside it. */
import type { OpenedWith } from '../opening/OpenedNotices.tsx';
import { latePart } from '../page/part.tsx';
import { LitSpaceContext } from '../page/use-lessons.ts';
import { BoardNotes } from './BoardNotes.tsx';
import { useBoardPress } from './context/use-board-press.ts';
import { useHeld } from './context/use-hand.ts';
import { useRuler } from './context/use-ruler.ts';
import { GameStage } from './GameStage.tsx';
import { useHere } from './here.ts';
import { ForesightLayer, PlanBoard } from './late-on-table.ts';
import { LessonHint } from './lesson/LessonHint.tsx';
import { useLesson } from './lesson/use-lesson.ts';
import { TableBoard } from './TableBoard.tsx';

// What lies there comes of something done.
const FootNotes = latePart(async () => (await import('./FootNotes.tsx')).FootNotes);

export function BoardRegion({ opened }: { readonly opened: OpenedWith }) {
  const { position, pending, subject, onTake, isOthers, plans, voice, over, by } = useHere();
  const { planning, striking } = plans;
  const ruler = useRuler(position, subject);
  const choice = useHeld('choice', pending);
  const sure = useHeld('sure', pending);
  const askedAgain = pending?.options.find(({ id }) => id === sure?.answer) ?? null;
  const lesson = useLesson(choice, askedAgain, planning !== null);
  const press = useBoardPress(by, position, onTake ? null : pending, over.inspect, isOthers);
  return (
    <div
      className="board-region absolute inset-0"
      data-ghost={planning ? true : undefined}
      onPointerDownCapture={({ pointerType }) => {
        by.current = pointerType === 'touch' ? 'touch' : 'mouse';
      }}
      onKeyDownCapture={() => {
        by.current = 'keys';
      }}
    >
      <LitSpaceContext value={lesson?.lit ?? null}>
        {planning ? (
          <PlanBoard
            planning={planning}
            ahead={ForesightLayer}
            striking={striking}
            onSpace={press.onSpace}
            onFigure={press.onFigure}
          />
        ) : (
          <TableBoard press={press} ruler={ruler} lesson={lesson} />
        )}
      </LitSpaceContext>
      {!planning && <GameStage speech={voice.speech} />}
      <BoardNotes opened={opened} />
      <FootNotes ruler={ruler} />
      {lesson && <LessonHint position={position} lesson={lesson} />}
    </div>
  );
}
