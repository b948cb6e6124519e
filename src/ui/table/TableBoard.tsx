/** The board of the game on the table, with what the question and the hand light on it. */
import { memo, useMemo } from 'react';
import type { MoveDestination } from '../../engine/index.ts';
import { nearOf, waysOf } from '../../stores/middara/at-hand.ts';
import { pointedAt } from '../../stores/middara/hand-press.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import type { SpaceHint } from '../board/marks/space-hint.ts';
import { useGame, useGameState } from '../page/use-table.ts';
import { useArea } from './context/use-area.ts';
import type { BoardPress } from './context/use-board-press.ts';
import { useDeedAtTable } from './context/use-deed.ts';
import { useLit } from './context/use-lit.ts';
import { usePointing } from './context/use-pointing.ts';
import type { Ruler } from './context/use-ruler.ts';
import { useHere } from './here.ts';
import { BoardPlates, ForesightLayer } from './late-on-table.ts';
import type { LessonAtTable } from './lesson/use-lesson.ts';

const Board = memo(WholeBoard);
const NO_REACH: readonly MoveDestination[] = [];
const NO_HINTS: readonly SpaceHint[] = [];

interface Props {
  readonly press: BoardPress;
  readonly ruler: Ruler | null;
  readonly lesson: LessonAtTable | null;
}

export function TableBoard({ press, ruler, lesson }: Props) {
  const { position, pending: asks, isOthers, subject, hinting, over } = useHere();
  // What is lit can be pressed.
  const pending = isOthers ? null : asks;
  const showing = useGameState((state) => state.showing);
  const pointing = usePointing(pending);
  const { choice, gathered, card, selected } = pointing;
  const { show, walk, aim, framed, hints } = useLit(position, pending, showing, pointing);
  const deed = useDeedAtTable(useGame(), showing);
  // While something is measured, nothing is asked of the board.
  const asked = ruler ? null : pending;
  const area = useArea(position, asked, choice);
  const approach = choice?.kind === 'approach' ? choice : null;
  const plates = useMemo(
    () => <BoardPlates {...{ position, pending: asked, showing, card, chosen: selected, approach, area }} />,
    [position, asked, showing, card, selected, approach, area],
  );
  return (
    <Board
      position={position}
      {...deed}
      reach={asked ? waysOf(position, asked, card) : NO_REACH}
      near={asked && nearOf(position, asked)}
      chosen={choice && choice.kind !== 'answer' ? choice.to : null}
      hints={ruler ? NO_HINTS : hints}
      way={walk?.slice(1) ?? hinting?.hint?.way ?? show.way}
      wayFrom={walk ? walk[0] : show.from}
      ahead={ForesightLayer}
      quiet={choice?.kind === 'answer'}
      highlight={framed}
      marks={plates}
      selected={selected}
      picked={gathered?.figures}
      area={area?.spaces}
      active={subject}
      line={ruler ? ruler.line : (aim ?? show.line)}
      onHoverSpace={press.onPoint}
      cursor={pointedAt(choice) ?? lesson?.cursor}
      onSpace={press.onSpace}
      onFigure={press.onFigure}
      onLook={over.inspect}
      onToken={press.onToken}
      onCarry={press.onCarry}
    />
  );
}
